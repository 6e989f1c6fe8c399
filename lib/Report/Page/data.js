'use strict';
// The page's data is packed (lib/Report/Columns.h): columns as differences and runs, texts
// without what they share with the text before, no bytes by step.
function unpackColumn(column) {
  if (Array.isArray(column)) return column;
  const listed = column.d || [];
  const runs = column.r || column.dr || [];
  for (let index = 0; index < runs.length; index += 2)
    for (let count = 0; count < runs[index + 1]; ++count) listed.push(runs[index]);
  if (!column.r)
    for (let index = 1; index < listed.length; ++index) listed[index] += listed[index - 1];
  return listed;
}
function unpackTexts({shared, rest}) {
  const lengths = unpackColumn(shared);
  let before = '';
  return rest.map((text, index) => (before = before.slice(0, lengths[index]) + text));
}
function addUpAllocations({steps, allocations}) {
  const change = new Array(steps.kind.length + 3).fill(0);
  allocations.bytes.forEach((bytes, index) => {
    change[allocations.begin[index]] += bytes;
    change[Math.min(allocations.end[index], change.length - 1)] -= bytes;
  });
  for (let time = 1; time < change.length; ++time) change[time] += change[time - 1];
  return steps.kind.map((kind, step) => change[step + 1]);
}
function unpack({plans}) {
  for (const plan of plans) {
    for (const table of [plan.values, plan.ops, plan.steps, plan.allocations, plan.actions])
      for (const name of Object.keys(table)) table[name] = unpackColumn(table[name]);
    plan.texts = unpackTexts(plan.texts);
    plan.steps.bytes = addUpAllocations(plan);
  }
}

// What the page shows: the JSON of docs/report.md, with texts looked up.

const data = JSON.parse(document.getElementById('data').textContent);
unpack(data);
const byId = id => document.getElementById(id);

const units = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB'];
function formatBytes(bytes) {
  let unit = 0, amount = Math.abs(bytes);
  while (amount >= 1024 && unit < units.length - 1) { amount /= 1024; ++unit; }
  return (bytes < 0 ? '-' : '') + (unit ? amount.toFixed(2) : amount) + ' ' + units[unit];
}
function formatTime(ns) {
  const size = Math.abs(ns);
  if (size >= 1e9) return (ns / 1e9).toFixed(3) + ' s';
  if (size >= 1e6) return (ns / 1e6).toFixed(3) + ' ms';
  if (size >= 1e3) return (ns / 1e3).toFixed(1) + ' us';
  return ns + ' ns';
}
const formatPercent = (part, whole) => whole ? (100 * part / whole).toFixed(1) + ' %' : '';

// An element with attributes and children; texts are never read as markup.
const svgSpace = 'http://www.w3.org/2000/svg';
function make(name, attributes = {}, ...children) {
  const isSvg = ['svg', 'g', 'path', 'rect', 'line', 'text', 'circle', 'title', 'pattern', 'defs'].includes(name);
  const element = isSvg ? document.createElementNS(svgSpace, name) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (key === 'onclick') element.addEventListener('click', value);
    else element.setAttribute(key, value);
  element.append(...children);
  return element;
}

// A plan with its columns as functions of a row's number.
class PlanView {
  constructor(plan) {
    this.plan = plan;
    const text = column => id => plan.texts[column[id]];
    this.nameOf = text(plan.values.name);
    this.classOf = text(plan.values.class);
    this.locationOf = text(plan.values.location);
    this.layerOf = text(plan.values.layer);
    this.fateOf = text(plan.values.fate);
    this.opName = text(plan.ops.name);
    this.opPhase = text(plan.ops.phase);
    this.opLayer = text(plan.ops.layer);
    this.stepCount = plan.steps.kind.length;
  }
  bytesOf(value) { return this.plan.values.bytes[value]; }
  // The op that makes a value, or what kind of argument it is.
  makerOf(value) {
    const maker = this.plan.values.maker[value];
    // Of a name stack the last part: what is done, not where.
    return maker < 0 ? this.classOf(value) : this.opName(maker).split('/').pop().split('#')[0];
  }
  isKernel(step) { return this.plan.steps.kind[step] < 2; }
  // In words: what happens at a step.
  describeStep(step) {
    const kind = this.plan.steps.kind[step], id = this.plan.steps.id[step];
    if (kind < 3) {
      const layer = this.opLayer(id);
      return (kind ? 'again: ' : '') + this.opName(id) + (layer ? ' in ' + layer : '') + ' (' + this.opPhase(id) + ')';
    }
    return ['drop ', 'copy to the host: ', 'copy back: '][kind - 3] + this.nameOf(id);
  }
  // Numbers of the allocations that are live at a time (step + 1).
  liveAt(time) {
    const {begin, end} = this.plan.allocations, live = [];
    for (let index = 0; index < begin.length && begin[index] <= time; ++index)
      if (time < end[index]) live.push(index);
    return live;
  }
  allocationName(index) {
    const value = this.plan.allocations.value[index];
    return value < 0 ? 'workspace' : this.nameOf(value);
  }
  allocationClass(index) {
    const value = this.plan.allocations.value[index];
    return value < 0 ? 'workspace' : this.classOf(value);
  }
}

const views = data.plans.map(plan => new PlanView(plan));
const view = views[0], plan = data.plans[0];

// Charts are drawn for the width they get, so that their texts keep their size.
const chartWidth = id => Math.max(320, Math.round(byId(id).clientWidth));

// A table whose columns sort. columns: {head, number?, wide?, value(row), show?(row)}.
function makeTable(caption, columns, rows, most = 500) {
  const body = make('tbody');
  let order = null, falling = true;
  const fill = () => {
    const sorted = order === null ? rows : [...rows].sort((a, b) => {
      const x = columns[order].value(a), y = columns[order].value(b);
      return (x < y ? -1 : x > y ? 1 : 0) * (falling ? -1 : 1);
    });
    body.replaceChildren(...sorted.slice(0, most).map(row => make('tr', {}, ...columns.map(column =>
      make('td', {class: column.number ? 'number' : column.wide ? 'wide' : ''},
        String((column.show || column.value)(row)))))));
    if (rows.length > most)
      body.append(make('tr', {}, make('td', {colspan: columns.length}, `${rows.length - most} more; the saved data has all`)));
  };
  const heads = columns.map((column, index) => {
    const head = make('th', {scope: 'col', class: column.number ? 'number' : ''});
    head.append(make('button', {type: 'button', onclick: () => {
      falling = order === index ? !falling : Boolean(column.number);
      order = index;
      heads.forEach(each => each.removeAttribute('aria-sort'));
      head.setAttribute('aria-sort', falling ? 'descending' : 'ascending');
      fill();
    }}, column.head));
    return head;
  });
  fill();
  return make('table', {}, make('caption', {}, caption), make('thead', {}, make('tr', {}, ...heads)), body);
}

function save(name, type, text) {
  const link = make('a', {href: URL.createObjectURL(new Blob([text], {type})), download: name});
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

// A picture as a file of its own: colours by value, since the page's style stays behind.
function savePicture(name, svg) {
  const style = getComputedStyle(document.documentElement);
  const text = new XMLSerializer().serializeToString(svg)
    .replace(/var\((--[a-z-]+)\)/g, (whole, name) => style.getPropertyValue(name).trim());
  save(name + '.svg', 'image/svg+xml', text);
}
