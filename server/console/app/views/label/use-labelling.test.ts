import type { DatasetItemDetail, DocumentLayout } from '@excerpt/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeBrowser, playBrowser, type PlayedBrowser } from '../../testing/play-browser.ts';
import type { renderHook as RenderHook } from '../../testing/render-hook.ts';

let browser: PlayedBrowser;
let renderHook: typeof RenderHook;
let useLabelling: typeof import('./use-labelling.ts').useLabelling;
async function openBrowser(path = '/console/label'): Promise<void> {
  closeBrowser();
  browser = playBrowser({}, path);
  ({ renderHook } = await import('../../testing/render-hook.ts'));
  ({ useLabelling } = await import('./use-labelling.ts'));
}
beforeEach(() => openBrowser());
afterEach(() => closeBrowser());

const schema = {
  type: 'object',
  properties: {
    number: { type: 'string' },
    total: { type: 'number' },
    rows: { type: 'array', items: { type: 'object', properties: { text: { type: 'string' } } } },
  },
};
const ITEM = {
  id: 'itm_1',
  runId: 'run_1',
  label: 'draft',
  expected: { number: 'A-1', total: 7 },
  misfits: ['/total'],
  unreadable: [],
  createdAt: '2024-05-06T00:00:00.000Z',
} as unknown as DatasetItemDetail;
const evidence = (path: string, quote: string) => ({ path, quote, page: 1, boxes: [], confidence: 1, match: 'exact' });
const RUN = {
  id: 'run_1',
  extractedData: { number: 'A-1', total: 8, rows: [] },
  reviewedData: null,
  evidence: [evidence('/number', 'A-1'), evidence('/total', '8')],
};

async function open(item: Partial<DatasetItemDetail> = {}, isSecond = false, layout?: DocumentLayout) {
  browser.answers['GET /runs/run_1'] = RUN;
  const given = { item: { ...ITEM, ...item }, schema, isSecond, layout };
  const hook = await renderHook(() => useLabelling(given));
  await vi.waitFor(() => expect(hook.queries.isFetching()).toBe(0));
  await hook.act(() => undefined);
  const { values, steps } = hook.current;
  return {
    hook,
    values,
    steps,
    data: values.data,
    quotes: values.leaves.map(({ path, evidence: found }) => [path, found?.quote ?? null]),
    decided: [...values.decisions].map(([path, { action }]) => [path, action]),
  };
}
const EMPTY = { number: null, total: null, rows: [] };

test('a draft begins with its values, without those that no longer fit, and shows where they are', async () => {
  const { data, quotes, decided, values } = await open();
  expect(data).toEqual({ ...EMPTY, number: 'A-1' });
  // The run read another total, and its place is not that of the label.
  expect(quotes).toEqual([
    ['/number', 'A-1'],
    ['/total', null],
  ]);
  expect(decided).toEqual([]);
  expect(values.violations.size).toBe(0);
  expect(values.leaves.map((leaf) => values.isDoubtful(leaf))).toEqual([true, true]);
});

test('a label begins as it was saved', async () => {
  const { data, decided, values } = await open({
    label: 'labelled',
    expected: { number: 'A-1', rows: [] },
    misfits: [],
    unreadable: ['/total'],
  });
  expect(data).toEqual({ number: 'A-1', total: null, rows: null });
  expect(decided).toEqual([
    ['/number', 'confirm'],
    ['/rows', 'clear'],
    ['/total', 'unreadable'],
  ]);
  expect(values.leaves.map((leaf) => values.isDoubtful(leaf))).toEqual([false, false, false]);
});

test.each<[string, string, Partial<DatasetItemDetail>, boolean]>([
  ['a second labeller, from whom labels are hidden', '/console/label', { label: 'labelled' }, true],
  ['a labeller that starts with an empty form', '/console/label?start=empty', {}, false],
  ['an item without values', '/console/label', { expected: null, runId: null }, false],
])('begins without values for %s', async (_, path, item, isSecond) => {
  await openBrowser(path);
  const { data, decided, quotes } = await open(item, isSecond);
  expect([data, decided]).toEqual([EMPTY, []]);
  expect(quotes).toEqual([
    ['/number', null],
    ['/total', null],
  ]);
  expect(browser.requests).toEqual([]);
});

test('an empty start is none for what is labelled already', async () => {
  await openBrowser('/console/label?start=empty');
  const { data, decided } = await open({ label: 'labelled', misfits: [] });
  expect(data).toEqual({ ...EMPTY, number: 'A-1', total: 7 });
  expect(decided).toHaveLength(2);
  expect(browser.requests.map(({ to }) => to)).toEqual(['GET /runs/run_1']);
});

test('decisions of the first and the second person are kept apart, and are no longer doubtful', async () => {
  const first = await open();
  await first.hook.act(({ steps }) => steps.apply({ path: '/total', action: 'correct', value: 9 } as never));
  const { values } = first.hook.current;
  expect(values.data).toEqual({ ...EMPTY, number: 'A-1', total: 9 });
  expect(values.leaves.map((leaf) => values.isDoubtful(leaf))).toEqual([true, false]);
  first.hook.unmount();
  expect((await open({}, true)).data).toEqual(EMPTY);
  expect((await open()).data).toEqual({ ...EMPTY, number: 'A-1', total: 9 });
});

test('numbers and dates are read as the document writes them, in the year of the item', async () => {
  const page = (text: string) => ({ pages: [{ number: 1, text }] }) as unknown as DocumentLayout;
  const german = await open({}, false, page('Summe 1.234,50 am 31/12 und 30/12/2023'));
  expect(german.values.conventions).toMatchObject({ decimal: ',', isDayFirst: true });
  const american = await open({}, false, page('Sum 1,234.50 on 12/31/2023'));
  expect(american.values.conventions).toMatchObject({ decimal: '.', isDayFirst: false });
  expect((await open()).values.conventions.year).toBe(2024);
});
