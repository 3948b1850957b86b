import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeBrowser, playBrowser, type PlayedBrowser } from '../testing/play-browser.ts';
import type { renderHook as RenderHook } from '../testing/render-hook.ts';
import type { Shortcut } from './shortcuts.ts';

class PlayedElement {
  tagName = 'DIV';
  isContentEditable = false;
}
class PlayedInput extends PlayedElement {
  override tagName = 'INPUT';
  type = 'text';
}
const element = (fields: object, of: PlayedElement = new PlayedElement()) => Object.assign(of, fields);

let browser: PlayedBrowser;
let renderHook: typeof RenderHook;
let parts: typeof import('./shortcuts.ts');
let rights: typeof import('../api/rights.ts');
const pressed: string[] = [];

beforeEach(async () => {
  browser = playBrowser();
  vi.stubGlobal('HTMLElement', PlayedElement);
  vi.stubGlobal('HTMLInputElement', PlayedInput);
  pressed.length = 0;
  ({ renderHook } = await import('../testing/render-hook.ts'));
  rights = await import('../api/rights.ts');
  parts = await import('./shortcuts.ts');
});
afterEach(() => closeBrowser());

const shortcut = (keys: string, fields: Partial<Shortcut> = {}): Shortcut => ({
  keys,
  label: keys,
  run: () => pressed.push(keys),
  ...fields,
});
const offer = (...keys: string[]) =>
  renderHook(() =>
    parts.useShortcuts(
      'Test',
      keys.map((one) => shortcut(one)),
    ),
  );

interface Key {
  key: string;
  target?: PlayedElement | null;
  [other: string]: unknown;
}

/** Presses a key; true if the page took it from the browser. */
function press({ key, target = null, ...fields }: Key): boolean {
  const preventDefault = vi.fn<() => void>();
  const event = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, defaultPrevented: false };
  browser.dispatch('keydown', { ...event, key, timeStamp: 0, composedPath: () => [target], preventDefault, ...fields });
  return preventDefault.mock.calls.length > 0;
}

test.each<[string, Key, string[]]>([
  ['a key', { key: 'j' }, ['j']],
  ['another key', { key: 'k' }, []],
  ['a key that is taken already', { key: 'j', defaultPrevented: true }, []],
  ['a key with Alt', { key: 'ArrowUp', altKey: true }, ['Alt+ArrowUp']],
  ['an arrow without Alt', { key: 'ArrowUp' }, []],
  ['a key with Control', { key: 's', ctrlKey: true }, ['Mod+s']],
  ['a key with Command and Caps Lock', { key: 'S', metaKey: true }, ['Mod+s']],
  ['a key with Control and Shift', { key: 'z', ctrlKey: true, shiftKey: true }, ['Mod+Z']],
  ['a named key with Control', { key: 'Enter', ctrlKey: true }, ['Mod+Enter']],
  ['a key in a text', { key: 'j', target: new PlayedInput() }, []],
  ['a key in a long text', { key: 'j', target: element({ tagName: 'TEXTAREA' }) }, []],
  ['a key in an editor', { key: 'j', target: element({ isContentEditable: true }) }, []],
  ['a key in a box to tick', { key: 'j', target: element({ type: 'checkbox' }, new PlayedInput()) }, ['j']],
  ['a key on a button', { key: 'j', target: element({ tagName: 'BUTTON' }) }, ['j']],
  ['a key with Control in a text', { key: 's', ctrlKey: true, target: new PlayedInput() }, ['Mod+s']],
])('%s', async (_, key, run) => {
  await offer('j', 'Alt+ArrowUp', 'Mod+s', 'Mod+Z', 'Mod+Enter');
  expect(press(key)).toBe(run.length > 0);
  expect(pressed).toEqual(run);
});

test('two keys in a row are one shortcut, if they follow soon', async () => {
  await offer('g r', 'r');
  press({ key: 'g', timeStamp: 0 });
  press({ key: 'r', timeStamp: 1_199 });
  press({ key: 'r', timeStamp: 1_200 });
  press({ key: 'g', timeStamp: 2_000 });
  press({ key: 'r', timeStamp: 3_200 });
  expect(pressed).toEqual(['g r', 'r', 'r']);
});

test('an open dialog has keys of its own', async () => {
  await offer('j');
  vi.stubGlobal('document', { querySelector: (selector: string) => (selector === 'dialog[open]' ? {} : null) });
  expect(press({ key: 'j' })).toBe(false);
});

test('the newest view wins, until it is left', async () => {
  const names: string[] = [];
  const offerNamed = (name: string) =>
    renderHook(() => parts.useShortcuts(name, [shortcut('j', { run: () => names.push(name) })]));
  await offerNamed('list');
  const detail = await offerNamed('detail');
  press({ key: 'j' });
  detail.unmount();
  press({ key: 'j' });
  expect(names).toEqual(['detail', 'list']);
  expect(browser.countListeners('keydown')).toBe(1);
});

test('a shortcut runs as the page was rendered last', async () => {
  let round = 1;
  const hook = await renderHook(() =>
    parts.useShortcuts('Test', [shortcut('j', { run: () => pressed.push(`${round}`) })]),
  );
  const [group] = parts.shortcutGroups.value;
  round = 2;
  await hook.rerender();
  press({ key: 'j' });
  expect(pressed).toEqual(['2']);
  expect(parts.shortcutGroups.value).toEqual([group]);
});

test('what the role does not allow is not offered', async () => {
  const list = [shortcut('a', { needs: 'extract' }), shortcut('b', { needs: 'getUsage' }), shortcut('c')];
  rights.forbidden.value = new Set(['getUsage']);
  const hook = await renderHook(() => parts.useShortcuts('Test', list));
  const offered = () => parts.shortcutGroups.value.flatMap(({ shortcuts }) => shortcuts.map(({ keys }) => keys));
  expect(offered()).toEqual(['a', 'c']);
  press({ key: 'b' });
  press({ key: 'c' });
  expect(pressed).toEqual(['c']);
  rights.forbidden.value = new Set(['extract']);
  await hook.rerender();
  expect(offered()).toEqual(['b', 'c']);
});

test('keys go through the rows of a list, and open one', async () => {
  const { useRowKeys } = await import('./use-row-keys.ts');
  const opened: number[] = [];
  const open = (index: number) => opened.push(index);
  const rows = await renderHook(() => useRowKeys({ name: 'Runs', noun: 'run', total: 3, open }));
  const go = async (...keys: string[]) => {
    for (const key of keys) await rows.act(() => press({ key }));
    return rows.current;
  };
  expect(rows.current).toBe(-1);
  await go('o');
  expect(await go('j')).toBe(0);
  expect(await go('ArrowDown', 'j', 'j')).toBe(2);
  await go('o');
  expect(await go('k')).toBe(1);
  expect(await go('ArrowUp', 'k')).toBe(0);
  expect(opened).toEqual([0, 2]);
  rows.unmount();
  const fixed = await renderHook(() => useRowKeys({ name: 'Runs', noun: 'run', total: undefined, first: 4 }));
  expect(fixed.current).toBe(4);
  expect(parts.shortcutGroups.value[0]?.shortcuts.map(({ keys }) => keys)).toEqual(['j', 'k', 'ArrowDown', 'ArrowUp']);
});
