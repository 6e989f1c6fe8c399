fillTotals();
// Summaries and measurements have no steps.
const timeline = view.stepCount ? new Timeline(view) : null;
for (const id of ['timeline', 'actions']) {
  byId(id).hidden = !timeline;
  document.querySelector(`nav a[href="#${id}"]`).hidden = !timeline;
}
fillPeak();
fillTradeOff();
fillShort();
fillMap();
fillActions();
fillComparison();
new ResizeObserver(() => { if (timeline) timeline.resize(); drawTradeOff(data.marks); }).observe(byId('tradeoff-table'));

byId('save-data').addEventListener('click', () => save((plan.name || 'remat') + '.report.json', 'application/json', JSON.stringify(data)));
for (const button of document.querySelectorAll('[data-save]'))
  button.addEventListener('click', () => savePicture(button.dataset.save, byId(button.dataset.save).querySelector('svg')));
byId('save-map').addEventListener('click', () => savePicture('map', drawMapSvg(Number(byId('map-depth').value))));
byId('theme').addEventListener('click', () => {
  const root = document.documentElement, dark = root.dataset.theme
    ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'light' : 'dark';
});
