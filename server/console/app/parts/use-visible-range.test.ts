import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeBrowser, playBrowser } from '../testing/play-browser.ts';
import type { renderHook as RenderHook } from '../testing/render-hook.ts';

let renderHook: typeof RenderHook;
let useVisibleRange: typeof import('./use-visible-range.ts').useVisibleRange;
let observed: { element: unknown; measure: () => void }[] = [];

class PlayedObserver {
  #measure: () => void;
  constructor(measure: () => void) {
    this.#measure = measure;
  }
  observe(element: unknown) {
    observed.push({ element, measure: this.#measure });
  }
  disconnect() {
    observed = observed.filter(({ measure }) => measure !== this.#measure);
  }
}

beforeEach(async () => {
  playBrowser();
  observed = [];
  vi.stubGlobal('ResizeObserver', PlayedObserver);
  ({ renderHook } = await import('../testing/render-hook.ts'));
  ({ useVisibleRange } = await import('./use-visible-range.ts'));
});
afterEach(() => closeBrowser());

async function open(count: number, fields: object = {}, hasElement = true) {
  const element = { scrollTop: 0, scrollLeft: 0, clientHeight: 100, clientWidth: 50 };
  const options = { count, itemSize: 10, overscan: 2, ...fields };
  const hook = await renderHook(() => {
    const range = useVisibleRange<HTMLElement>(options);
    if (hasElement) range.scroller.current = element as unknown as HTMLElement;
    return range;
  });
  return { hook, element, range: () => [hook.current.first, hook.current.last], options };
}

test('the items in sight are those between the edges, and some beyond', async () => {
  const list = await open(1_000);
  expect(list.range()).toEqual([0, 12]);
  list.element.scrollTop = 495;
  await list.hook.act(({ measure }) => measure());
  expect(list.range()).toEqual([47, 62]);
  list.element.clientHeight = 200;
  expect(observed).toMatchObject([{ element: list.element }]);
  await list.hook.act(() => observed.forEach(({ measure }) => measure()));
  expect(list.range()).toEqual([47, 72]);
  list.options.count = 60;
  await list.hook.rerender();
  expect([list.range(), observed.length]).toEqual([[47, 59], 1]);
  list.hook.unmount();
  expect(observed).toEqual([]);
});

test('items of a row are measured by their width', async () => {
  const row = await open(1_000, { isRow: true });
  row.element.scrollLeft = 100;
  row.element.scrollTop = 900;
  await row.hook.act(({ measure }) => measure());
  expect(row.range()).toEqual([8, 17]);
});

test('before there is an element, the first items are shown', async () => {
  const list = await open(8, {}, false);
  expect([list.range(), observed]).toEqual([[0, 7], []]);
  expect((await open(0)).range()).toEqual([0, -1]);
});
