import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeBrowser, playBrowser } from '../../../testing/play-browser.ts';
import type { renderHook as RenderHook } from '../../../testing/render-hook.ts';
import type { UnsentAction } from '../outbox.ts';
import { replayActions, type Correction } from './replay-actions.ts';

let renderHook: typeof RenderHook;
let useCorrections: typeof import('./use-corrections.ts').useCorrections;
let useReplayedFields: typeof import('./use-replayed-fields.ts').useReplayedFields;
beforeEach(async () => {
  playBrowser();
  ({ renderHook } = await import('../../../testing/render-hook.ts'));
  ({ useCorrections } = await import('./use-corrections.ts'));
  ({ useReplayedFields } = await import('./use-replayed-fields.ts'));
});
afterEach(() => closeBrowser());

async function open(key = 'run_1', isOpen = true) {
  const sent: UnsentAction[] = [];
  const correct = (...actions: UnsentAction[]) => void sent.push(...actions);
  const hook = await renderHook(() =>
    useCorrections(key, replayActions({ total: 1 }, sent as Correction[]), { isOpen, correct }),
  );
  const act = async <T>(work: (current: typeof hook.current) => T): Promise<T> => {
    const result = work(hook.current);
    await hook.rerender();
    return result;
  };
  return { act, sent, values: () => sent.map(({ value }) => value) };
}
const set = (value: number): UnsentAction => ({ path: '/total', action: 'correct', value });

test('corrections are undone and done again by further corrections', async () => {
  const { act, values } = await open();
  await act(({ apply }) => apply(set(2)));
  await act(({ apply }) => apply());
  expect(await act(({ undo }) => undo())).toBe(true);
  expect(await act(({ undo }) => undo())).toBe(false);
  expect(await act(({ redo }) => redo())).toBe(true);
  expect(await act(({ redo }) => redo())).toBe(false);
  expect(values()).toEqual([2, 1, 2]);
});

test('what can be undone outlives the view, and belongs to its run', async () => {
  const first = await open();
  await first.act(({ apply }) => apply(set(2)));
  const other = await open('run_2');
  expect(await other.act(({ undo }) => undo())).toBe(false);
  const again = await open();
  expect(await again.act(({ undo }) => undo())).toBe(true);
});

test('nothing is corrected in a review that is not open', async () => {
  const first = await open();
  await first.act(({ apply }) => apply(set(2)));
  const { act, sent } = await open('run_1', false);
  await act(({ apply }) => apply(set(3)));
  expect([await act(({ undo }) => undo()), await act(({ redo }) => redo()), sent]).toEqual([false, false, []]);
});

test('derived values are shown as the server filled them, but for what a person decided', async () => {
  const schema = { properties: { a: {}, sum: {}, tax: {}, rows: { items: { properties: { x: {}, y: {} } } } } };
  const data = { a: 1, sum: 1, tax: 5, rows: [{ x: 1, y: null }] };
  const actions: Correction[] = [
    { path: '/a', action: 'correct', value: 2 },
    { path: '/tax', action: 'clear' },
    { path: '/rows/0/x', action: 'confirm' },
  ];
  let filled: { of: object; data: Record<string, unknown> } | null = null;
  const source = { schema, data, evidence: [], lists: [], actions };
  const hook = await renderHook(() => useReplayedFields({ ...source, filled }));
  const shown = () => Object.fromEntries(hook.current.leaves.map(({ path, value }) => [path, value]));
  expect(shown()).toEqual({ '/a': 2, '/sum': 1, '/tax': null, '/rows/0/x': 1, '/rows/0/y': null });
  filled = { of: hook.current.data, data: { a: 3, sum: 2, tax: 9, rows: [{ x: 7, y: 8 }], more: null } };
  await hook.rerender();
  expect(shown()).toEqual({ '/a': 2, '/sum': 2, '/tax': null, '/rows/0/x': 7, '/rows/0/y': 8 });
  expect(hook.current.data).toMatchObject({ sum: 1 });
  // What was filled for other data is not shown.
  filled = { of: {}, data: { a: 3, sum: 2 } };
  await hook.rerender();
  expect(shown()['/sum']).toBe(1);
});
