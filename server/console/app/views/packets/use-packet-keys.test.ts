import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeBrowser, playBrowser } from '../../testing/play-browser.ts';
import type { renderHook as RenderHook } from '../../testing/render-hook.ts';
import type { EditedParts } from './edit-parts.ts';
import type { PacketEditor } from './use-packet-editor.ts';

let renderHook: typeof RenderHook;
let keys: typeof import('./use-packet-keys.ts');
let shortcuts: typeof import('../../parts/shortcuts.ts');
const focus = vi.fn<() => void>();

beforeEach(async () => {
  playBrowser();
  const getElementById = (id: string) => (id === 'part-kind' ? { focus } : null);
  vi.stubGlobal('document', { querySelector: () => null, getElementById });
  ({ renderHook } = await import('../../testing/render-hook.ts'));
  shortcuts = await import('../../parts/shortcuts.ts');
  keys = await import('./use-packet-keys.ts');
});
afterEach(() => closeBrowser());

const PARTS: EditedParts = [
  { pages: [1, 2, 3], category: 'Invoice' },
  { pages: [4, 5], category: null },
  { pages: [8, 9], category: 'Letter' },
];

/** What the keys do with five pages in two parts, two that are left out, and two in a third part. */
async function play(page: number, { canEdit = true } = {}) {
  let parts = PARTS;
  const selected: number[] = [];
  const called: string[] = [];
  const editor = {
    parts,
    change: (work: (before: EditedParts) => EditedParts) => void (parts = work(parts)),
    undo: () => called.push('undo'),
    redo: () => called.push('redo'),
    save: () => called.push('save'),
    approve: () => called.push('approve'),
  } as unknown as PacketEditor;
  const categories = Array.from({ length: 11 }, (_, index) => ({ name: `Kind ${index + 1}` }));
  const select = (to: number) => void selected.push(to);
  const hook = await renderHook(() => {
    keys.usePacketKeys({ editor, pageCount: 9, categories: categories as never, page, select, canEdit });
  });
  const all = shortcuts.shortcutGroups.value.flatMap((group) => group.shortcuts);
  return {
    press: (key: string) => all.find((one) => one.keys === key)?.run(),
    names: all.map((one) => one.keys),
    labels: all.map((one) => one.label),
    selected,
    called,
    show: () => parts.map(({ pages, category }) => `${pages.join()} ${category}`),
    end: () => hook.unmount(),
  };
}

test.each([
  [1, 'ArrowLeft', 1],
  [1, 'ArrowRight', 2],
  [9, 'ArrowRight', 9],
  [9, 'ArrowLeft', 8],
  [1, 'j', 4],
  [4, 'j', 8],
  [8, 'j', 8],
  [9, 'k', 8],
  [8, 'k', 4],
  [1, 'k', 1],
])('from page %i, %s goes to page %i', async (page, key, to) => {
  const packet = await play(page, { canEdit: false });
  packet.press(key);
  expect(packet.selected).toEqual([to]);
  expect(packet.names).toEqual(['ArrowRight', 'ArrowLeft', 'j', 'k']);
  packet.end();
});

test.each<[number, string, string[], number[]]>([
  [2, 'c', ['1 Invoice', '2,3 Invoice', '4,5 null', '8,9 Letter'], []],
  [5, 'm', ['1,2,3,4,5 Invoice', '8,9 Letter'], []],
  [5, 'h', ['1,2 Invoice', '3,4,5 null', '8,9 Letter'], [5]],
  [4, 'h', ['1,2 Invoice', '3,4,5 null', '8,9 Letter'], [3]],
  [4, 'l', ['1,2,3,4 Invoice', '5 null', '8,9 Letter'], [5]],
  [5, 'x', ['1,2,3 Invoice', '4 null', '8,9 Letter'], []],
  [6, 'x', ['1,2,3 Invoice', '4,5 null', '6 null', '8,9 Letter'], []],
  [5, '2', ['1,2,3 Invoice', '4,5 Kind 2', '8,9 Letter'], []],
  [6, '2', ['1,2,3 Invoice', '4,5 null', '8,9 Letter'], []],
  [1, '0', ['1,2,3 null', '4,5 null', '8,9 Letter'], []],
  [6, '0', ['1,2,3 Invoice', '4,5 null', '8,9 Letter'], []],
])('at page %i, %s changes the parts', async (page, key, parts, selected) => {
  const packet = await play(page);
  packet.press(key);
  expect([packet.show(), packet.selected]).toEqual([parts, selected]);
  packet.end();
});

test('the kinds have the digits, and the rest has keys as elsewhere', async () => {
  const packet = await play(1);
  expect(
    packet.names
      .filter((name) => /^\d$/.test(name))
      .toSorted()
      .join(''),
  ).toBe('0123456789');
  for (const key of ['Mod+z', 'Mod+Z', 'Mod+y', 'Mod+s', 'Mod+Enter']) packet.press(key);
  expect(packet.called).toEqual(['undo', 'redo', 'redo', 'save', 'approve']);
  packet.press('i');
  expect(focus).toHaveBeenCalledTimes(1);
  packet.end();
});
