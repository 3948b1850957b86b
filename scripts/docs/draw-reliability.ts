/**
 * Draws how often values of a confidence were right, from the JSON of an evaluation:
 * `npx excerpt eval --dataset DIRECTORY --json eval.json`, then `npm run docs:reliability -- eval.json`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { EvaluationSummary } from '../../server/entry.ts';

const [source] = process.argv.slice(2);
if (source === undefined) {
  console.error('Name the file of `excerpt eval --json`.');
  process.exit(1);
}
const { summary } = JSON.parse(readFileSync(source, 'utf8')) as { summary: EvaluationSummary };
const { bins, auroc, ece } = summary.values;

const SIZE = { width: 640, height: 400, left: 64, right: 24, top: 24, bottom: 64 };
const BIN_WIDTH = 0.1;
const round = (value: number) => Math.round(value * 10) / 10;
const toX = (confidence: number) => round(SIZE.left + confidence * (SIZE.width - SIZE.left - SIZE.right));
const toY = (share: number) => round(SIZE.height - SIZE.bottom - share * (SIZE.height - SIZE.top - SIZE.bottom));
const percent = (share: number | null) => (share === null ? '–' : `${Math.round(share * 100)} %`);

const STYLE = [
  'text { fill: #444; font: 13px sans-serif }',
  '.axis { stroke: #999; fill: none }',
  '.ideal { stroke: #999; stroke-dasharray: 4 4 }',
  '.bar { fill: #1f5eff; opacity: .18 }',
  '.line { stroke: #1f5eff; fill: none; stroke-width: 2 }',
  '.dot { fill: #1f5eff }',
  '@media (prefers-color-scheme: dark) {',
  '  text { fill: #bbb } .bar, .dot { fill: #7aa2ff } .line { stroke: #7aa2ff }',
  '}',
].join('\n');

const most = Math.max(...bins.map(({ count }) => count));
const total = bins.reduce((sum, { count }) => sum + count, 0);

function element(name: string, attributes: Record<string, string | number>, content = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join('')}>${content}</${name}>`;
}

const label = (x: number, y: number, anchor: string, words: string) =>
  element('text', { x, y, 'text-anchor': anchor }, words);

const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((tick) => [
  label(toX(tick), toY(0) + 18, 'middle', percent(tick)),
  label(toX(0) - 8, toY(tick) + 4, 'end', percent(tick)),
]);
const bars = bins.map(({ from, count }) => {
  const top = toY(count / most);
  const width = round(toX(from + BIN_WIDTH) - toX(from) - 4);
  return element('rect', { class: 'bar', x: toX(from) + 2, y: top, width, height: round(toY(0) - top) });
});
const dots = bins.map(({ confidence, accuracy, count }) => {
  const title = element('title', {}, `${count} values: ${percent(accuracy)} right`);
  return element('circle', { class: 'dot', r: 4, cx: toX(confidence), cy: toY(accuracy) }, title);
});
const line = bins.map(({ confidence, accuracy }) => `${toX(confidence)},${toY(accuracy)}`).join(' L');
const measured = `AUROC ${auroc?.toFixed(2) ?? '–'}, mean error ${percent(ece)}`;
const caption = `confidence of ${total.toLocaleString('en')} values (bars: how many); ${measured}`;

const drawing = [
  element('title', {}, `Share of right values by confidence, over ${total} values`),
  element('style', {}, STYLE),
  element('path', { class: 'axis', d: `M${toX(0)},${toY(1)} L${toX(0)},${toY(0)} L${toX(1)},${toY(0)}` }),
  element('path', { class: 'ideal', d: `M${toX(0)},${toY(0)} L${toX(1)},${toY(1)}` }),
  ...ticks,
  ...bars,
  element('path', { class: 'line', d: `M${line}` }),
  ...dots,
  label(toX(0.5), SIZE.height - 24, 'middle', caption),
  label(toX(0) + 8, SIZE.top + 4, 'start', 'right'),
].join('\n');
const svg = element(
  'svg',
  { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${SIZE.width} ${SIZE.height}`, role: 'img' },
  `\n${drawing}\n`,
);
writeFileSync(fileURLToPath(new URL('../../docs/images/reliability.svg', import.meta.url)), `${svg}\n`);
