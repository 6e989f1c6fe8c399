// Two plans: what moved at their peaks, by class, part and source line.

function sumAtPeak(view, key) {
  const sums = new Map();
  for (const id of view.plan.peak.live) {
    const name = key(view, id) || 'not named';
    sums.set(name, (sums.get(name) || 0) + view.bytesOf(id));
  }
  return sums;
}

function compareBy(title, key) {
  const before = sumAtPeak(views[0], key), after = sumAtPeak(views[1], key);
  const rows = [...new Set([...before.keys(), ...after.keys()])]
    .map(name => ({name, before: before.get(name) || 0, after: after.get(name) || 0}))
    .filter(row => row.before !== row.after)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
  const bytes = (head, value) => ({head, number: true, value, show: row => formatBytes(value(row))});
  return make('div', {class: 'scroll'}, makeTable(rows.length ? title : title + ': no difference', [
    {head: title, wide: true, value: row => row.name}, bytes('first', row => row.before), bytes('second', row => row.after),
    bytes('change', row => row.after - row.before)], rows, 100));
}

function fillComparison() {
  if (views.length < 2) return;
  byId('comparison').hidden = byId('comparison-link').hidden = false;
  const [a, b] = data.plans, bytes = b.peakBytes - a.peakBytes, time = b.timeNs - a.timeNs;
  byId('comparison-text').textContent = `${b.title} against ${a.title}: peak ${formatBytes(b.peakBytes)} ` +
    `(${bytes >= 0 ? '+' : ''}${formatBytes(bytes)}), time ${formatTime(b.timeNs)} (${time >= 0 ? '+' : ''}${formatTime(time)}). ` +
    'Bytes at the peak of each:';
  byId('comparison-tables').replaceChildren(compareBy('By model part', (view, id) => view.layerOf(id)),
    compareBy('By class', (view, id) => view.classOf(id)), compareBy('By source line', (view, id) => view.locationOf(id)),
    compareBy('By tensor', (view, id) => view.nameOf(id)));
}
