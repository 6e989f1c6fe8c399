// Bytes against time: the plan, keep-all, policies, the curve and what is proven.

function drawTradeOff(marks) {
  const width = chartWidth('tradeoff-chart'), height = 340, left = 84, bottom = 44, top = 14, right = 16;
  const peaks = marks.map(mark => mark.peakBytes), times = marks.map(mark => mark.timeNs);
  const bounds = marks.filter(mark => mark.boundTimeNs !== undefined);
  const lowest = 0.96 * Math.min(...times, ...bounds.map(mark => mark.boundTimeNs)), highest = 1.02 * Math.max(...times);
  const most = 1.05 * Math.max(...peaks), least = 0.9 * Math.min(...peaks, ...plan.bounds ? [plan.bounds.peakBytes] : []);
  const x = bytes => left + (width - left - right) * (bytes - least) / (most - least);
  const y = time => height - bottom - (height - bottom - top) * (time - lowest) / (highest - lowest || 1);
  const parts = [];
  const ticks = width < 600 ? 2 : 4;
  for (let tick = 0; tick <= ticks; ++tick) {
    const bytes = least + (most - least) * tick / ticks, time = lowest + (highest - lowest) * tick / ticks;
    parts.push(make('line', {x1: left, x2: width - right, y1: y(time), y2: y(time), stroke: 'var(--line)'}),
      make('text', {x: left - 6, y: y(time) + 4, 'text-anchor': 'end'}, formatTime(Math.round(time))),
      make('text', {x: x(bytes), y: height - 24, 'text-anchor': tick === ticks ? 'end' : 'middle'}, formatBytes(Math.round(bytes))));
  }
  const curve = marks.filter(mark => mark.kind === 'curve').sort((a, b) => a.peakBytes - b.peakBytes);
  if (curve.length > 1)
    parts.push(make('path', {d: 'M' + curve.map(mark => `${x(mark.peakBytes)} ${y(mark.timeNs)}`).join('L'), fill: 'none',
      stroke: 'var(--accent)', 'stroke-width': 2}));
  if (bounds.length > 1)
    parts.push(make('path', {d: 'M' + [...bounds].sort((a, b) => a.peakBytes - b.peakBytes)
      .map(mark => `${x(mark.peakBytes)} ${y(mark.boundTimeNs)}`).join('L'), fill: 'none', stroke: 'var(--faint)', 'stroke-dasharray': '5 4'}));
  const floor = plan.bounds && plan.bounds.peakBytes;
  if (floor) parts.push(make('line', {x1: x(floor), x2: x(floor), y1: top, y2: height - bottom, stroke: 'var(--alarm)', 'stroke-dasharray': '2 3'}),
    make('text', {x: x(floor) + 4, y: top + 10, fill: 'var(--alarm)'}, 'floor: no plan needs less'));
  for (const mark of marks) {
    const place = {fill: mark.kind === 'plan' ? 'var(--alarm)' : mark.kind === 'curve' ? 'var(--accent)' : 'var(--ink)'};
    const title = make('title', {}, `${mark.name}: ${formatBytes(mark.peakBytes)}, ${formatTime(mark.timeNs)}`);
    parts.push(mark.kind === 'measured'
      ? make('rect', {x: x(mark.peakBytes) - 5, y: y(mark.timeNs) - 5, width: 10, height: 10, ...place}, title)
      : make('circle', {cx: x(mark.peakBytes), cy: y(mark.timeNs), r: mark.kind === 'plan' ? 7 : mark.kind === 'curve' ? 3 : 5, ...place}, title));
    // Marks of one place share a text, which the first of them writes.
    const same = marks.filter(other => other.name !== 'curve' && other.peakBytes === mark.peakBytes && other.timeNs === mark.timeNs);
    if (mark.name !== 'curve' && same[0] === mark)
      parts.push(make('text', {x: x(mark.peakBytes) + (x(mark.peakBytes) > width - 160 ? -9 : 9), y: y(mark.timeNs) - 7,
        'text-anchor': x(mark.peakBytes) > width - 160 ? 'end' : 'start'}, same.map(each => each.name).join(', ')));
  }
  parts.push(make('text', {x: width - right, y: height - 6, 'text-anchor': 'end', fill: 'var(--faint)'}, 'peak bytes'));
  byId('tradeoff-chart').replaceChildren(make('svg', {viewBox: `0 0 ${width} ${height}`, role: 'img', xmlns: svgSpace,
    'font-family': 'system-ui, sans-serif', 'font-size': 12, fill: 'var(--ink)', 'aria-label': 'Time of a step against its peak'}, ...parts));
}

// The cheapest known way to need at most `bytes`.
function cheapestWithin(marks, bytes) {
  const fitting = marks.filter(mark => mark.peakBytes <= bytes);
  return fitting.length ? fitting.reduce((a, b) => b.timeNs < a.timeNs ? b : a) : null;
}

function fillTradeOff() {
  const marks = data.marks;
  drawTradeOff(marks);
  const target = 0.8 * plan.peakBytes, found = cheapestWithin(marks, target);
  const overhead = found ? found.timeNs - plan.timeNs : 0;
  byId('tradeoff-text').textContent = plan.bounds && target < plan.bounds.peakBytes
    ? `A peak 20 % below this plan's (${formatBytes(Math.round(target))}) is proved impossible: the floor ${plan.loops ? 'with loops built like these ' : ''}is ${formatBytes(plan.bounds.peakBytes)}.`
    : found
      ? `A peak 20 % below this plan's (${formatBytes(Math.round(target))}) costs ${formatTime(overhead)} a step more ` +
        `(${formatPercent(overhead, plan.timeNs)}), by ${found.name}.`
      : `No known plan has a peak 20 % below this plan's (${formatBytes(Math.round(target))}); ${view.stepCount ? 'add a curve with --pareto=N' : 'add other plans, or a curve,'} to look for one.`;
  byId('tradeoff-table').replaceChildren(makeTable('Known plans', [
    {head: 'Plan', value: mark => mark.name},
    {head: 'Peak', number: true, value: mark => mark.peakBytes, show: mark => formatBytes(mark.peakBytes)},
    {head: 'of keep-all', number: true, value: mark => mark.peakBytes, show: mark => plan.keepAll ? formatPercent(mark.peakBytes, plan.keepAll.peakBytes) : ''},
    {head: 'Time', number: true, value: mark => mark.timeNs, show: mark => formatTime(mark.timeNs)},
    {head: 'of keep-all', number: true, value: mark => mark.timeNs, show: mark => plan.keepAll ? formatPercent(mark.timeNs, plan.keepAll.timeNs) : ''},
    {head: 'proved bound', number: true, value: mark => mark.boundTimeNs || 0,
      show: mark => mark.boundTimeNs === undefined ? '' : formatTime(mark.boundTimeNs)},
  ], marks));
}
