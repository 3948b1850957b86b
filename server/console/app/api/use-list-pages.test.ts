import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeBrowser, playBrowser } from '../testing/play-browser.ts';
import type { renderHook as RenderHook } from '../testing/render-hook.ts';

let renderHook: typeof RenderHook;
let useListPages: typeof import('./use-list-pages.ts').useListPages;
beforeEach(async () => {
  playBrowser();
  ({ renderHook } = await import('../testing/render-hook.ts'));
  ({ useListPages } = await import('./use-list-pages.ts'));
});
afterEach(() => closeBrowser());

type Read = (page: number) => { total: number; data: unknown[] };

/** A list of entries that name their index. */
async function open(
  read: Read = (page) => ({ total: 250, data: Array.from({ length: 100 }, (_, at) => 100 * (page - 1) + at) }),
) {
  const pages: number[] = [];
  const hook = await renderHook(() =>
    useListPages(({ page, pageSize }) => ({
      queryKey: ['list', { page, pageSize }] as const,
      queryFn: async () => {
        pages.push(page);
        return read(page);
      },
    })),
  );
  return { hook, pages };
}

test('only the pages in sight are read', async () => {
  const { hook, pages } = await open();
  await vi.waitFor(() => expect(hook.current.total).toBe(250));
  expect([pages, hook.current.getItem(0), hook.current.getItem(99), hook.current.getItem(100)]).toEqual([
    [1],
    0,
    99,
    undefined,
  ]);
  await hook.act(({ show }) => show({ first: 95, last: 105 }));
  await vi.waitFor(() => expect(hook.current.getItem(105)).toBe(105));
  expect(hook.current.getItem(99)).toBe(99);
  await hook.act(({ show }) => show({ first: 220, last: 240 }));
  // The list keeps its length meanwhile.
  expect(hook.current.total).toBe(250);
  await vi.waitFor(() => expect(hook.current.getItem(230)).toBe(230));
  expect([pages, hook.current.getItem(99)]).toEqual([[1, 2, 3], undefined]);
  await hook.act(({ show }) => show({ first: -20, last: -1 }));
  expect(hook.current.getItem(5)).toBe(5);
});

test('an error of a page is that of the list, which can be read again', async () => {
  let isBroken = true;
  const { hook, pages } = await open(() => {
    if (isBroken) throw new Error('It broke.');
    return { total: 1, data: ['a'] };
  });
  await vi.waitFor(() => expect(hook.current.error?.message).toBe('It broke.'));
  expect(hook.current.total).toBeUndefined();
  isBroken = false;
  await hook.act(({ refetch }) => refetch());
  await vi.waitFor(() => expect(hook.current).toMatchObject({ total: 1, error: null }));
  expect(pages).toEqual([1, 1]);
});
