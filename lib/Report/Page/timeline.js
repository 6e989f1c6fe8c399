// Memory over the step: bytes by class, stacked, in as many columns as fit.

const classes = ['parameter', 'optimizer-state', 'batch', 'constant', 'activation', 'gradient', 'other', 'workspace'];

// Each class has a pattern besides its colour.
function makePatterns(prefix) {
  const marks = {
    'optimizer-state': 'M0 8L8 0', batch: 'M0 4H8', constant: 'M4 0V8', gradient: 'M0 0L8 8',
    other: 'M0 4H8M4 0V8', workspace: 'M0 0L8 8M0 8L8 0',
  };
  return make('defs', {}, ...classes.map(name => make('pattern',
    {id: prefix + name, width: 8, height: 8, patternUnits: 'userSpaceOnUse'},
    make('rect', {width: 8, height: 8, fill: `var(--${name})`}),
    ...(marks[name] ? [make('path', {d: marks[name], stroke: 'var(--ground)', 'stroke-width': 1, fill: 'none'})] : []))));
}

// Bytes of each class at each time 0...steps.
function computeClassBytes(view) {
  const {begin, end, bytes} = view.plan.allocations;
  const times = view.stepCount + 2;
  const table = Object.fromEntries(classes.map(name => [name, new Float64Array(times)]));
  for (let index = 0; index < begin.length; ++index) {
    const column = table[view.allocationClass(index)];
    column[begin[index]] += bytes[index];
    column[Math.min(end[index], times - 1)] -= bytes[index];
  }
  for (const column of Object.values(table))
    for (let time = 1; time < times; ++time) column[time] += column[time - 1];
  return table;
}

class Timeline {
  constructor(view) {
    this.view = view;
    this.height = 330; this.left = 84; this.bottom = 34; this.top = 18;
    this.times = view.stepCount + 1;
    this.classBytes = computeClassBytes(view);
    this.used = classes.filter(name => this.classBytes[name].some(bytes => bytes > 0));
    this.total = new Float64Array(this.times);
    for (const name of this.used)
      for (let time = 0; time < this.times; ++time) this.total[time] += this.classBytes[name][time];
    const step = view.plan.peak.step;
    this.peakTime = step === undefined ? 0 : step + 1;
    this.limit = 1.06 * Math.max(view.plan.peakBytes, view.plan.budgetBytes || 0);
    this.time = this.peakTime;
    this.listen();
    this.resize();
  }
  resize() {
    this.width = chartWidth('timeline-chart');
    this.draw();
    this.moveTo(this.time);
  }
  listen() {
    const chart = byId('timeline-chart');
    chart.addEventListener('pointermove', event => this.follow(event));
    chart.addEventListener('pointerdown', event => this.follow(event));
    chart.addEventListener('keydown', event => this.key(event));
  }
  x(time) { return this.left + (this.width - this.left - 8) * time / Math.max(1, this.times - 1); }
  y(bytes) { return this.height - this.bottom - (this.height - this.bottom - this.top) * bytes / this.limit; }

  // Of each pixel column the time with the most bytes, so that no peak is lost.
  pickTimes() {
    const columns = Math.min(this.times, 900), picked = [];
    for (let column = 0; column < columns; ++column) {
      const from = Math.floor(column * this.times / columns);
      const to = Math.max(from + 1, Math.floor((column + 1) * this.times / columns));
      let best = from;
      for (let time = from; time < to; ++time) if (this.total[time] > this.total[best]) best = time;
      picked.push(best);
    }
    return picked;
  }

  draw() {
    const times = this.pickTimes();
    const base = times.map(() => 0), areas = [];
    for (const name of this.used) {
      const upper = times.map((time, index) => base[index] + this.classBytes[name][time]);
      const there = times.map((time, index) => `${this.x(time).toFixed(1)} ${this.y(upper[index]).toFixed(1)}`);
      const back = times.map((time, index) => `${this.x(time).toFixed(1)} ${this.y(base[index]).toFixed(1)}`).reverse();
      areas.push(make('path', {d: 'M' + there.concat(back).join('L') + 'Z', fill: `url(#class-${name})`},
        make('title', {}, name)));
      upper.forEach((bytes, index) => { base[index] = bytes; });
    }
    this.cursorLine = make('line', {y1: this.top, y2: this.height - this.bottom, stroke: 'var(--ink)', 'stroke-width': 1.5});
    this.svg = make('svg', {viewBox: `0 0 ${this.width} ${this.height}`, role: 'img', xmlns: svgSpace,
      'font-family': 'system-ui, sans-serif', 'font-size': 12, fill: 'var(--ink)',
      'aria-label': `Live bytes over ${this.view.stepCount} steps, at most ${formatBytes(this.view.plan.peakBytes)}`},
      makePatterns('class-'), ...this.drawAxis(), ...areas, ...this.drawPhases(), ...this.drawBudget(), this.cursorLine);
    const chart = byId('timeline-chart');
    chart.replaceChildren(this.svg);
    chart.setAttribute('aria-valuemax', this.times - 1);
    byId('timeline-legend').replaceChildren(...this.used.map(name => make('li', {},
      make('svg', {viewBox: '0 0 16 12', 'aria-hidden': 'true'}, make('rect', {width: 16, height: 12, fill: `url(#class-${name})`})), name)));
  }

  drawAxis() {
    const parts = [], step = Math.pow(2, Math.floor(Math.log2(this.limit / 4)));
    for (let bytes = 0; bytes <= this.limit; bytes += step)
      parts.push(make('line', {x1: this.left, x2: this.width - 8, y1: this.y(bytes), y2: this.y(bytes), stroke: 'var(--line)'}),
        make('text', {x: this.left - 6, y: this.y(bytes) + 4, 'text-anchor': 'end'}, formatBytes(bytes)));
    return parts;
  }
  drawBudget() {
    const budget = this.view.plan.budgetBytes;
    if (budget === undefined) return [];
    return [make('line', {x1: this.left, x2: this.width - 8, y1: this.y(budget), y2: this.y(budget), stroke: 'var(--alarm)',
      'stroke-width': 1.5, 'stroke-dasharray': '6 4'}),
    make('text', {x: this.width - 10, y: this.y(budget) - 4, 'text-anchor': 'end', fill: 'var(--alarm)'}, 'budget ' + formatBytes(budget))];
  }
  // Where the phases begin, by the first runs of ops: reruns of forward ops leave a step in its backward phase. Of phases
  // too narrow for their names only the first is drawn.
  drawPhases() {
    const {kind, id} = this.view.plan.steps, begun = new Set(), phases = [];
    for (let step = 0; step < kind.length; ++step) {
      if (kind[step] !== 0 || begun.has(id[step])) continue;
      begun.add(id[step]);
      const name = this.view.opPhase(id[step]);
      if (!phases.length || phases[phases.length - 1].name !== name) phases.push({name, from: step});
    }
    const drawn = new Set(), parts = [];
    let last = null;
    phases.forEach(({name, from}, index) => {
      const to = index + 1 < phases.length ? phases[index + 1].from : kind.length;
      if (name === last || (drawn.has(name) && this.x(to) - this.x(from) < 8 * name.length)) return;
      drawn.add(last = name);
      parts.push(make('line', {x1: this.x(from), x2: this.x(from), y1: this.top, y2: this.height - this.bottom + 6, stroke: 'var(--faint)'}),
        make('text', {x: this.x(from) + 3, y: this.height - 12, fill: 'var(--faint)', class: 'phase'}, name));
    });
    return parts;
  }

  follow(event) {
    const box = this.svg.getBoundingClientRect();
    const x = (event.clientX - box.left) / box.width * this.width;
    this.moveTo(Math.round((x - this.left) / (this.width - this.left - 8) * (this.times - 1)));
  }
  key(event) {
    const far = Math.max(1, Math.round(this.times / 40));
    const targets = {ArrowLeft: this.time - 1, ArrowRight: this.time + 1, PageUp: this.time + far, PageDown: this.time - far,
      Home: 0, End: this.times - 1, p: this.peakTime, P: this.peakTime};
    if (!(event.key in targets)) return;
    event.preventDefault();
    this.moveTo(targets[event.key]);
  }
  moveTo(time) {
    this.time = Math.min(this.times - 1, Math.max(0, time));
    this.cursorLine.setAttribute('x1', this.x(this.time));
    this.cursorLine.setAttribute('x2', this.x(this.time));
    const what = this.time ? this.view.describeStep(this.time - 1) : 'before the first kernel';
    const live = this.view.liveAt(this.time), {bytes} = this.view.plan.allocations;
    live.sort((a, b) => bytes[b] - bytes[a]);
    const chart = byId('timeline-chart');
    chart.setAttribute('aria-valuenow', this.time);
    chart.setAttribute('aria-valuetext', `${what}: ${formatBytes(this.total[this.time])}`);
    byId('cursor').replaceChildren(
      make('p', {}, make('b', {}, `${formatBytes(this.total[this.time])} in ${live.length} buffers`),
        ` at step ${this.time} of ${this.view.stepCount}: ${what}${this.time === this.peakTime ? ' (the peak)' : ''}`),
      make('ol', {}, ...live.slice(0, 8).map(index => make('li', {}, this.describe(index)))));
  }
  describe(index) {
    const value = this.view.plan.allocations.value[index];
    const where = value < 0 ? '' : [this.view.layerOf(value), this.view.locationOf(value)].filter(Boolean).join(', ');
    return `${formatBytes(this.view.plan.allocations.bytes[index])}  ${this.view.allocationName(index)} ` +
      `(${this.view.allocationClass(index)}${where ? '; ' + where : ''})`;
  }
}
