import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeBrowser, playBrowser } from '../../../testing/play-browser.ts';
import type { renderHook as RenderHook } from '../../../testing/render-hook.ts';
import type { Hit } from './text-search.ts';

let renderHook: typeof RenderHook;
let usePageScroll: typeof import('./use-page-scroll.ts').usePageScroll;
let resized: (() => void)[] = [];

/** Calls back when its element is resized, until it is disconnected. */
class PlayedObserver {
  #measure: () => void;
  constructor(measure: () => void) {
    this.#measure = measure;
  }
  observe() {
    resized.push(this.#measure);
  }
  disconnect() {
    resized = resized.filter((one) => one !== this.#measure);
  }
}

beforeEach(async () => {
  playBrowser();
  resized = [];
  vi.stubGlobal('ResizeObserver', PlayedObserver);
  ({ renderHook } = await import('../../../testing/render-hook.ts'));
  ({ usePageScroll } = await import('./use-page-scroll.ts'));
});
afterEach(() => closeBrowser());

/** Three square pages of 100 px in a window of 132 × 200 px: they begin at 16, 132 and 248. */
async function open(fields: object = {}) {
  const listeners = new Map<string, () => void>();
  const element = {
    clientWidth: 132,
    clientHeight: 200,
    scrollTop: 0,
    scrollTo: ({ top }: { top: number }) => void (element.scrollTop = top),
    addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
    removeEventListener: (type: string) => void listeners.delete(type),
  };
  let options = {
    numbers: [1, 2, 3],
    ratios: [1, 1, 1],
    zoom: 1,
    turns: 0,
    target: null as Hit | null,
    hit: undefined as Hit | undefined,
    ...fields,
  };
  const hook = await renderHook(() => {
    const scroll = usePageScroll(options);
    scroll.scroller.current = element as unknown as HTMLDivElement;
    return scroll;
  });
  return {
    element,
    listeners,
    get current() {
      return hook.current;
    },
    act: hook.act,
    unmount: () => hook.unmount(),
    async set(changes: object) {
      options = { ...options, ...changes };
      await hook.rerender();
    },
    /** As a person does. */
    async scroll(top: number) {
      listeners.get('wheel')?.();
      element.scrollTop = top;
      await hook.act(({ measure }) => measure());
    },
  };
}
const hit = (page: number, box: readonly number[] | null = null) => ({ page, box }) as unknown as Hit;

test('pages fill the width, and what is in sight follows the scrolling', async () => {
  const pages = await open();
  expect(pages.current).toMatchObject({ width: 100, height: 364, visible: { first: 0, last: 1 }, current: 0 });
  expect(pages.current.places.map(({ top }) => top)).toEqual([16, 132, 248]);
  await pages.scroll(150);
  expect(pages.current).toMatchObject({ visible: { first: 1, last: 2 }, current: 1 });
  await pages.set({ zoom: 2 });
  expect([pages.current.width, pages.current.height]).toEqual([200, 664]);
  pages.unmount();
  expect([pages.listeners.size, resized]).toEqual([0, []]);
});

test('a page is never narrower than can be read, and an empty document has no height', async () => {
  expect((await open({ zoom: 0.1 })).current.width).toBe(80);
  expect((await open({ numbers: [], ratios: [] })).current).toMatchObject({ height: 0, places: [] });
});

test('the page that is read stays in sight while sizes change', async () => {
  const pages = await open();
  // A quarter of the second page is above the edge.
  await pages.scroll(132 + 25 - 16);
  await pages.set({ zoom: 2 });
  expect(pages.element.scrollTop).toBe(232 + 50 - 16);
  pages.element.clientWidth = 232;
  await pages.act(() => resized.forEach((measure) => measure()));
  expect(pages.current.width).toBe(400);
  expect(pages.element.scrollTop).toBe(432 + 100 - 16);
});

test('a selected value is kept in sight until a person scrolls', async () => {
  const pages = await open({ target: hit(3, [0, 0.5, 1, 0.6]) });
  expect(pages.element.scrollTop).toBeCloseTo(248 + 50 - 200 / 3);
  await pages.set({ ratios: [2, 1, 1] });
  expect(pages.element.scrollTop).toBeCloseTo(348 + 50 - 200 / 3);
  await pages.scroll(0);
  await pages.set({ ratios: [1, 1, 1] });
  expect(pages.element.scrollTop).toBeLessThan(10);
  await pages.set({ target: hit(3, [0, 0.7, 1, 0.8]) });
  expect(pages.element.scrollTop).toBeCloseTo(248 + 70 - 200 / 3);
});

test('what is in sight already stays where it is', async () => {
  const pages = await open();
  await pages.set({ target: hit(1, [0, 0.2, 1, 0.3]) });
  expect(pages.element.scrollTop).toBe(0);
  await pages.set({ target: hit(2, [0, 0.68, 1, 0.69]) });
  expect(pages.element.scrollTop).toBeCloseTo(132 + 68 - 200 / 3);
  await pages.scroll(150);
  await pages.set({ target: hit(2, [0, 0, 1, 0.1]) });
  expect(pages.element.scrollTop).toBeCloseTo(132 - 200 / 3);
});

test('without a box, or on turned pages, the page is shown', async () => {
  const pages = await open();
  await pages.set({ target: hit(3) });
  expect(pages.element.scrollTop).toBeCloseTo(248 - 200 / 3);
  await pages.scroll(0);
  await pages.set({ turns: 1, target: hit(2, [0, 0.9, 1, 1]) });
  expect(pages.element.scrollTop).toBeLessThan(132);
  await pages.set({ target: hit(9) });
  expect(pages.element.scrollTop).toBeLessThan(132);
});

test('a hit of the search is shown, and then the selected value is left', async () => {
  const pages = await open({ target: hit(1) });
  await pages.set({ hit: hit(3, [0, 0, 1, 0.1]) });
  const { scrollTop } = pages.element;
  expect(scrollTop).toBeCloseTo(248 - 200 / 3);
  await pages.set({ numbers: [1, 2, 3] });
  expect(pages.element.scrollTop).toBe(scrollTop);
});

test.each([
  [1, 132 - 16],
  [-1, 0],
  [9, 248 - 16],
])('page %i begins at %i', async (index, top) => {
  const pages = await open({ target: hit(2) });
  await pages.act(({ goTo }) => goTo(index));
  expect(pages.element.scrollTop).toBe(top);
  await pages.set({ numbers: [1, 2, 3] });
  expect(pages.element.scrollTop).toBe(top);
});
