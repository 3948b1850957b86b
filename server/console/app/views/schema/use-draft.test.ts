import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeBrowser, playBrowser, type PlayedBrowser } from '../../testing/play-browser.ts';
import type { renderHook as RenderHook } from '../../testing/render-hook.ts';
import { VERSION } from '../../testing/schema-version.ts';

let browser: PlayedBrowser;
let renderHook: typeof RenderHook;
let useDraft: typeof import('./use-draft.ts').useDraft;
beforeEach(async () => {
  browser = playBrowser();
  ({ renderHook } = await import('../../testing/render-hook.ts'));
  ({ useDraft } = await import('./use-draft.ts'));
});
afterEach(() => closeBrowser());

const open = (slug = 'acme', key = 'invoice') => renderHook(() => useDraft(slug, key, VERSION));
const withTitle = (title: string) => (definition: Record<string, unknown>) => ({ ...definition, title });

test('a draft is the stored version until something differs', async () => {
  const draft = await open();
  expect(draft.current).toMatchObject({ isDirty: false, definition: { type: 'object' }, undo: undefined });
  await draft.act(({ change }) => change({ instructions: 'Read.' }));
  expect(draft.current).toMatchObject({ isDirty: true, draft: { baseVersionNumber: 3, instructions: 'Read.' } });
  expect(draft.current.readLatest().instructions).toBe('Read.');
  expect(browser.countListeners('beforeunload')).toBe(1);
  await draft.act(({ change }) => change({ instructions: '' }));
  expect(draft.current.isDirty).toBe(false);
  expect(browser.countListeners('beforeunload')).toBe(0);
});

test('the page is left only after a question while something is not saved', async () => {
  const draft = await open();
  await draft.act(({ change }) => change({ rules: '[1]' }));
  const preventDefault = vi.fn<() => void>();
  browser.dispatch('beforeunload', { preventDefault });
  expect(preventDefault).toHaveBeenCalledTimes(1);
});

test('a draft is there after a reload, for its schema only', async () => {
  const first = await open();
  await first.act(({ change }) => change({ instructions: 'Read.' }));
  first.unmount();
  expect((await open()).current).toMatchObject({ isDirty: true, draft: { instructions: 'Read.' } });
  expect((await open('acme', 'order')).current.isDirty).toBe(false);
  expect((await open('other')).current.isDirty).toBe(false);
  const again = await open();
  await again.act(({ discard }) => discard());
  expect(again.current).toMatchObject({ isDirty: false, draft: { instructions: '' } });
  again.unmount();
  expect((await open()).current.isDirty).toBe(false);
});

test('changes of the form are undone one by one, those of one step together', async () => {
  const draft = await open();
  const edit = (title: string, step?: string) => draft.act((current) => current.edit(withTitle(title), step));
  const title = () => draft.current.definition?.['title'];
  await edit('a');
  await edit('b', 'title');
  await edit('bc', 'title');
  await edit('d', 'other');
  await edit('e');
  await edit('f');
  const seen = [];
  while (draft.current.undo !== undefined) {
    await draft.act(({ undo }) => undo?.());
    seen.push(title());
  }
  expect(seen).toEqual(['e', 'd', 'bc', 'a', undefined]);
  expect(draft.current.isDirty).toBe(false);
  await edit('a');
  await draft.act(({ discard }) => discard());
  expect(draft.current.undo).toBeUndefined();
});

test('a text that is no object is not changed by the form', async () => {
  const draft = await open();
  await draft.act(({ change }) => change({ definition: '{' }));
  expect(draft.current.definition).toBeNull();
  await draft.act(({ edit }) => edit(withTitle('a')));
  expect(draft.current).toMatchObject({ draft: { definition: '{' }, undo: undefined });
});

test('the last hundred changes can be undone', async () => {
  const draft = await open();
  for (let at = 0; at < 102; at += 1) await draft.act(({ edit }) => edit(withTitle(String(at))));
  let steps = 0;
  for (; draft.current.undo !== undefined; steps += 1) await draft.act(({ undo }) => undo?.());
  expect([steps, draft.current.definition?.['title']]).toEqual([100, '1']);
});
