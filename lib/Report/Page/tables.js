// Words and tables: totals, the peak, the map of model parts, actions.

function fillTotals() {
  byId('title').textContent = plan.title || plan.name;
  document.title = 'Remat: ' + (plan.title || plan.name);
  const saved = plan.keepAll.peakBytes - plan.peakBytes, extra = plan.timeNs - plan.keepAll.timeNs;
  byId('verdict').textContent = `This plan needs ${formatBytes(plan.peakBytes)} at its peak, ` +
    (saved > 0 ? `${formatBytes(saved)} (${formatPercent(saved, plan.keepAll.peakBytes)}) less than keeping everything, ` : 'as keeping everything does, ') +
    (extra > 0 ? `for ${formatTime(extra)} (${formatPercent(extra, plan.keepAll.timeNs)}) more time a step.`
      : extra < 0 ? `and is ${formatTime(-extra)} a step faster.` : 'at no extra time.') + (plan.advice ? ' ' + plan.advice + '.' : '');
  const gap = plan.timeNs - plan.bounds.timeNs;
  const totals = [
    ['Peak', formatBytes(plan.peakBytes), plan.peakBytes + ' bytes'],
    ['Budget', plan.budgetBytes === undefined ? 'none' : formatBytes(plan.budgetBytes), ''],
    ['Keep-all peak', formatBytes(plan.keepAll.peakBytes), formatTime(plan.keepAll.timeNs) + ' a step'],
    ['Floor, proved', formatBytes(plan.bounds.peakBytes), 'no plan needs less'],
    ['Time a step', formatTime(plan.timeNs), 'estimated on ' + (plan.device || 'the device')],
    ['Fastest possible, proved', formatTime(plan.bounds.timeNs), `at most ${formatPercent(gap, plan.timeNs) || '0 %'} to gain`],
    ['Strategy', plan.strategy, ''],
  ];
  byId('totals').replaceChildren(...totals.map(([term, value, note]) => make('div', {},
    make('dt', {}, term), make('dd', {}, value, make('small', {}, note)))));
}

function fillPeak() {
  const step = plan.peak.step;
  byId('peak-text').textContent = (step === undefined ? 'The peak stands before the first kernel' : `The peak is at step ${step + 1}: ${view.describeStep(step)}`) +
    `, with ${plan.peak.live.length} tensors` + (plan.peak.workspaceBytes ? ` and ${formatBytes(plan.peak.workspaceBytes)} of workspace.` : '.');
  byId('peak-table').replaceChildren(makeTable('Live at the peak', [
    {head: 'Bytes', number: true, value: id => view.bytesOf(id), show: id => formatBytes(view.bytesOf(id))},
    {head: 'of the peak', number: true, value: id => view.bytesOf(id), show: id => formatPercent(view.bytesOf(id), plan.peakBytes)},
    {head: 'Tensor', wide: true, value: id => view.nameOf(id)},
    {head: 'Class', value: id => view.classOf(id)},
    {head: 'Model part', value: id => view.layerOf(id)},
    {head: 'Made by', value: id => view.makerOf(id)},
    {head: 'Location', wide: true, value: id => view.locationOf(id)},
  ], plan.peak.live));
}

const fateMarks = {saved: 'S', recomputed: 'R', inlined: 'I', offloaded: 'O'};

// Cells by part and maker: bytes at the peak, and how many values have each fate.
function collectMap(view) {
  const live = new Set(view.plan.peak.live), cells = new Map(), rows = new Map(), columns = new Map();
  view.plan.values.bytes.forEach((bytes, id) => {
    const fate = view.fateOf(id);
    if (!live.has(id) && !fate) return;
    const part = view.layerOf(id) || (view.plan.values.maker[id] < 0 ? 'arguments' : 'no part named'), maker = view.makerOf(id);
    const key = part + '\n' + maker;
    if (!cells.has(key)) cells.set(key, {bytes: 0, fates: {}});
    const cell = cells.get(key), atPeak = live.has(id) ? bytes : 0;
    cell.bytes += atPeak;
    if (fate) cell.fates[fate] = (cell.fates[fate] || 0) + 1;
    rows.set(part, (rows.get(part) || 0) + atPeak);
    columns.set(maker, (columns.get(maker) || 0) + atPeak);
  });
  return {cells, rows, columns};
}

function fillMap() {
  const {cells, rows, columns} = collectMap(view), mostColumns = 14;
  const makers = [...columns].sort((a, b) => b[1] - a[1]).slice(0, mostColumns).map(([name]) => name);
  const most = Math.max(1, ...[...cells.values()].map(cell => cell.bytes));
  const head = make('tr', {}, make('th', {scope: 'col'}, 'Model part'), make('th', {scope: 'col', class: 'number'}, 'all'),
    ...makers.map(name => make('th', {scope: 'col'}, name)));
  const body = [...rows].map(([part, bytes]) => make('tr', {}, make('th', {scope: 'row'}, part), make('td', {}, formatBytes(bytes)),
    ...makers.map(maker => {
      const cell = cells.get(part + '\n' + maker);
      if (!cell) return make('td', {});
      const share = cell.bytes / most, marks = Object.entries(cell.fates).map(([fate, count]) => fateMarks[fate] + count).join(' ');
      return make('td', {class: share > 0.45 ? 'hot' : '', style: `background: rgba(213, 94, 0, ${(0.9 * share).toFixed(3)})`},
        cell.bytes ? formatBytes(cell.bytes) : '–', make('span', {class: 'marks'}, marks));
    })));
  byId('map-table').replaceChildren(make('table', {class: 'map'}, make('caption', {},
    columns.size > mostColumns ? `The ${mostColumns} largest of ${columns.size} columns` : 'Bytes at the peak'), make('thead', {}, head), make('tbody', {}, ...body)));
}

function fillActions() {
  const {actions} = plan, rows = actions.value.map((value, index) => index);
  const time = actions.timeNs.reduce((sum, ns) => sum + ns, 0);
  const count = name => actions.fate.filter(fate => plan.texts[fate] === name).length;
  byId('actions-text').textContent = rows.length
    ? `${count('recomputed')} times a kernel makes a dropped tensor again, ${count('inlined')} times the kernel that reads it does so inside, ` +
      `${count('offloaded')} tensors come back from the host. Together they take ${formatTime(time)}.`
    : 'Nothing: every tensor stays until its last use.';
  byId('actions-table').replaceChildren(makeTable('In the order of the step', [
    {head: 'Step', number: true, value: row => actions.step[row] + 1},
    {head: 'Tensor', wide: true, value: row => view.nameOf(actions.value[row])},
    {head: 'How', value: row => plan.texts[actions.fate[row]]},
    {head: 'For', value: row => view.opName(actions.reader[row]) + ' (' + view.opPhase(actions.reader[row]) + ')'},
    {head: 'Costs', number: true, value: row => actions.timeNs[row], show: row => formatTime(actions.timeNs[row])},
    {head: 'Bytes', number: true, value: row => view.bytesOf(actions.value[row]), show: row => formatBytes(view.bytesOf(actions.value[row]))},
    {head: 'Frees at the peak', number: true, value: row => actions.freedAtPeakBytes[row], show: row => formatBytes(actions.freedAtPeakBytes[row])},
    {head: 'Away for', number: true, value: row => actions.absentSteps[row], show: row => actions.absentSteps[row] + ' steps'},
    {head: 'Model part', value: row => view.layerOf(actions.value[row])},
    {head: 'Location', wide: true, value: row => view.locationOf(actions.value[row])},
  ], rows));
}
