// Words and tables: totals, the peak, the map of model parts, actions.

function fillTotals() {
  byId('title').textContent = plan.title || plan.name;
  document.title = 'Remat: ' + (plan.title || plan.name);
  const peak = plan.promisedBytes === undefined ? plan.peakBytes : plan.promisedBytes;
  const {keepAll, bounds} = plan, saved = keepAll && keepAll.peakBytes - peak, extra = keepAll && plan.timeNs - keepAll.timeNs;
  byId('verdict').textContent = !keepAll ? `${formatBytes(peak)} were measured at the peak, and ${formatTime(plan.timeNs)} a step.`
    : `This plan needs ${formatBytes(peak)} at its peak, ` + (saved > 0 ? `${formatBytes(saved)} (${formatPercent(saved, plan.keepAll.peakBytes)}) less than keeping everything, ` : 'as keeping everything does, ') +
    (extra > 0 ? `for ${formatTime(extra)} (${formatPercent(extra, plan.keepAll.timeNs)}) more time a step.`
      : extra < 0 ? `and is ${formatTime(-extra)} a step faster.` : 'at no extra time.') + (plan.advice ? ' ' + plan.advice + '.' : '');
  const totals = [
    ['Peak', formatBytes(peak), peak === plan.peakBytes ? peak + ' bytes' : formatBytes(plan.peakBytes) + ' live at once'],
    ['Budget', plan.budgetBytes === undefined ? 'none' : formatBytes(plan.budgetBytes), ''],
    ...keepAll ? [['Keep-all peak', formatBytes(keepAll.peakBytes), formatTime(keepAll.timeNs) + ' a step']] : [],
    ...bounds ? [['Floor, proved', formatBytes(bounds.peakBytes), plan.loops ? 'no plan with loops built like these needs less' : 'no plan needs less']] : [],
    ['Time a step', formatTime(plan.timeNs), (keepAll ? 'estimated on ' : 'measured on ') + (plan.device || 'the device')],
    ...bounds ? [['Fastest possible, proved', formatTime(bounds.timeNs),
      `at most ${formatPercent(plan.timeNs - bounds.timeNs, plan.timeNs) || '0 %'} to gain` + (plan.loops ? ' with loops built like these' : '')]] : [],
    ['Strategy', plan.strategy, ''],
  ];
  byId('totals').replaceChildren(...totals.map(([term, value, note]) => make('div', {},
    make('dt', {}, term), make('dd', {}, value, make('small', {}, note)))));
}

function fillPeak() {
  const step = plan.peak.step;
  byId('peak-text').textContent = (plan.peak.op ? `The peak is at ${plan.peak.op}` : step === undefined ? 'The peak stands before the first kernel' : `The peak is at step ${step + 1}: ${view.describeStep(step)}`) +
    `, with ${plan.peak.live.length} tensors` + (plan.peak.workspaceBytes ? ` and ${formatBytes(plan.peak.workspaceBytes)} of workspace.`
      : plan.peak.notListedBytes ? ` and ${formatBytes(plan.peak.notListedBytes)} that the file does not list.` : '.');
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

// What people ask first, above everything else.
function fillShort() {
  const step = plan.peak.step;
  const largest = [...plan.peak.live].sort((a, b) => view.bytesOf(b) - view.bytesOf(a)).slice(0, 3).map(id => {
    const part = view.layerOf(id);
    return `${view.nameOf(id)}${part && !view.nameOf(id).includes(part) ? ' in ' + part : ''} (${formatBytes(view.bytesOf(id))})`;
  });
  byId('short').replaceChildren(...[
    ['At the peak runs ', plan.peak.op || step === undefined ? plan.peak.op || 'nothing yet: arguments and results stand there' : view.describeStep(step)],
    ['The largest tensors there are ', largest.join(', ')],
    ['Less: ', byId('tradeoff-text').textContent],
  ].map(([what, text]) => make('li', {}, make('b', {}, what), text)));
}

const fateMarks = {saved: 'S', recomputed: 'R', inlined: 'I', offloaded: 'O'};

// The first `depth` names of a model part: parts are paths.
const shorten = (part, depth) => part.split('/').slice(0, depth).join('/');

// Cells by part and maker: bytes at the peak, and how many values have each fate.
function collectMap(view, depth) {
  const live = new Set(view.plan.peak.live), cells = new Map(), rows = new Map(), columns = new Map();
  view.plan.values.bytes.forEach((bytes, id) => {
    const fate = view.fateOf(id);
    if (!live.has(id) && !fate) return;
    const part = shorten(view.layerOf(id), depth) || (view.plan.values.maker[id] < 0 ? 'arguments' : 'no part named');
    const maker = view.makerOf(id), key = part + '\n' + maker;
    if (!cells.has(key)) cells.set(key, {bytes: 0, fates: {}});
    const cell = cells.get(key), atPeak = live.has(id) ? bytes : 0;
    cell.bytes += atPeak;
    if (fate) cell.fates[fate] = (cell.fates[fate] || 0) + 1;
    rows.set(part, (rows.get(part) || 0) + atPeak);
    columns.set(maker, (columns.get(maker) || 0) + atPeak);
  });
  return {cells, rows, columns};
}

const heat = share => `rgba(213, 94, 0, ${(0.9 * share).toFixed(3)})`;

// What the map shows: rows in the order of the step, the largest columns, and a cell of each.
function layOutMap(depth) {
  const {cells, rows, columns} = collectMap(view, depth), mostColumns = 14;
  const makers = [...columns].sort((a, b) => b[1] - a[1]).slice(0, mostColumns).map(([name]) => name);
  const most = Math.max(1, ...[...cells.values()].map(cell => cell.bytes));
  const find = (part, maker) => {
    const cell = cells.get(part + '\n' + maker);
    return cell && {share: cell.bytes / most, text: cell.bytes ? formatBytes(cell.bytes) : '–',
      marks: Object.entries(cell.fates).map(([fate, count]) => fateMarks[fate] + count).join(' ')};
  };
  return {rows: [...rows], makers, find, columnCount: columns.size};
}

function drawMap(depth) {
  const map = layOutMap(depth);
  const head = make('tr', {}, make('th', {scope: 'col'}, 'Model part'), make('th', {scope: 'col', class: 'number'}, 'all'),
    ...map.makers.map(name => make('th', {scope: 'col'}, name)));
  const body = map.rows.map(([part, bytes]) => make('tr', {}, make('th', {scope: 'row'}, part), make('td', {}, formatBytes(bytes)),
    ...map.makers.map(maker => {
      const cell = map.find(part, maker);
      return cell ? make('td', {class: cell.share > 0.45 ? 'hot' : '', style: 'background: ' + heat(cell.share)},
        cell.text, make('span', {class: 'marks'}, cell.marks)) : make('td', {});
    })));
  byId('map-table').replaceChildren(make('table', {class: 'map'}, make('caption', {},
    map.columnCount > map.makers.length ? `The ${map.makers.length} largest of ${map.columnCount} columns` : 'Bytes at the peak'),
  make('thead', {}, head), make('tbody', {}, ...body)));
}

// The map as a picture: its table with a cell every 92 by 34 points.
function drawMapSvg(depth) {
  const map = layOutMap(depth), left = 260, width = 92, height = 34, parts = [];
  const words = (x, y, text, anchor = 'middle') => parts.push(make('text', {x, y, 'text-anchor': anchor}, text));
  map.makers.forEach((name, column) => words(left + (column + 0.5) * width, 20, name.length > 14 ? name.slice(0, 13) + '…' : name));
  map.rows.forEach(([part, bytes], row) => {
    const y = 34 + row * height;
    words(left - 96, y + 20, part.length > 26 ? '…' + part.slice(-25) : part, 'end');
    words(left - 8, y + 20, formatBytes(bytes), 'end');
    map.makers.forEach((maker, column) => {
      const cell = map.find(part, maker), x = left + column * width;
      if (!cell) return;
      parts.push(make('rect', {x, y, width: width - 2, height: height - 2, fill: heat(cell.share), stroke: 'var(--line)'}));
      words(x + width / 2, y + 14, cell.text);
      words(x + width / 2, y + 27, cell.marks);
    });
  });
  return make('svg', {viewBox: `0 0 ${left + map.makers.length * width} ${40 + map.rows.length * height}`, xmlns: svgSpace, role: 'img',
    'aria-label': 'Bytes at the peak by model part and kernel', 'font-family': 'system-ui, sans-serif', 'font-size': 11, fill: 'var(--ink)'}, ...parts);
}

// As deep as forty rows allow, at least one name.
function fillMap() {
  const depthOf = part => part.split('/').length;
  const deepest = Math.max(1, ...new Set(plan.values.layer.map(text => depthOf(plan.texts[text]))));
  const select = byId('map-depth');
  for (let depth = 1; depth <= deepest; ++depth) select.append(make('option', {value: depth}, String(depth)));
  let depth = deepest;
  while (depth > 1 && collectMap(view, depth).rows.size > 40) --depth;
  select.value = String(depth);
  select.addEventListener('change', () => drawMap(Number(select.value)));
  drawMap(depth);
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
