import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeBrowser, playBrowser, type PlayedBrowser, type SentRequest } from '../../testing/play-browser.ts';

let browser: PlayedBrowser;
let items: typeof import('./find-next-item.ts');
beforeEach(async () => {
  browser = playBrowser();
  items = await import('./find-next-item.ts');
});
afterEach(() => closeBrowser());

/** Items by page, of which each page counts for a hundred. */
function answer(...pages: string[][]): void {
  const total = 100 * (pages.length - 1) + (pages.at(-1)?.length ?? 0);
  browser.answers['GET /datasets/dts_1/items'] = ({ query }: SentRequest) => ({
    total,
    data: (pages[Number(query['page']) - 1] ?? []).map((id) => ({ id })),
  });
}
const find = (isSecond = false) => items.findNextItem('dts_1', { sort: 'added', isSecond });

test('what was skipped comes again after all others', async () => {
  answer(['a', 'b'], ['c']);
  expect(await find()).toBe('a');
  items.skipItem('dts_1', 'a');
  items.skipItem('other', 'b');
  expect(await find()).toBe('b');
  items.skipItem('dts_1', 'b');
  expect(await find()).toBe('c');
  items.skipItem('dts_1', 'c');
  expect(await find()).toBe('a');
  items.skipItem('dts_1', 'a');
  expect(await find()).toBe('b');
});

test('an empty list has no next item', async () => {
  answer([]);
  expect(await find()).toBeNull();
  expect(browser.requests).toHaveLength(1);
});

test('open items are asked for in an order, and second labels without one', async () => {
  answer(['a']);
  await find();
  await find(true);
  expect(browser.requests.map(({ query }) => query)).toEqual([
    { label: 'open', sort: 'added', page: '1', pageSize: '100' },
    { second: 'needed', page: '1', pageSize: '100' },
  ]);
});
