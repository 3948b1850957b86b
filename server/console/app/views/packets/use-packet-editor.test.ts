import type { Packet } from '@excerpt/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeBrowser, playBrowser, refuse, type PlayedBrowser } from '../../testing/play-browser.ts';
import type { renderHook as RenderHook } from '../../testing/render-hook.ts';
import { setCategory, toggleCut, type EditedParts } from './edit-parts.ts';

const notify = vi.hoisted(() => vi.fn<(text: string, options?: object) => void>());
vi.mock('../../parts/notices.tsx', () => ({ notify }));

let browser: PlayedBrowser;
let renderHook: typeof RenderHook;
let usePacketEditor: typeof import('./use-packet-editor.ts').usePacketEditor;
let packet: Packet;

const makePacket = (fields: object = {}) =>
  ({
    id: 'pkt_1',
    status: 'needs_review',
    revision: 3,
    parts: [{ pages: '1-3', category: 'Invoice' }],
    ...fields,
  }) as Packet;

beforeEach(async () => {
  browser = playBrowser();
  packet = makePacket();
  notify.mockReset();
  ({ renderHook } = await import('../../testing/render-hook.ts'));
  ({ usePacketEditor } = await import('./use-packet-editor.ts'));
});
afterEach(() => closeBrowser());

const open = () => renderHook(() => usePacketEditor(packet));
const cutAt = (page: number) => (parts: EditedParts) => toggleCut(parts, page);
const pagesOf = (parts: EditedParts) => parts.map(({ pages }) => pages.join());
const kept = () => sessionStorage.getItem('excerpt.packet.pkt_1');
const SAVE = 'PUT /packets/pkt_1';
const UPDATE = 'PATCH /packets/pkt_1';
const APPROVE = 'POST /packets/pkt_1/approve';
/** An answer of the server to either way of writing. */
const saved = (fields: object) => ({ [SAVE]: makePacket(fields), [UPDATE]: makePacket(fields) });
const writes = () => browser.requests.filter(({ to }) => !to.startsWith('GET')).map(({ to, body }) => [to, body]);

test('cuts are undone and done again', async () => {
  const editor = await open();
  expect(editor.current).toMatchObject({ isChanged: false, canUndo: false, canRedo: false });
  await editor.act(({ change }) => change(cutAt(2)));
  await editor.act(({ change }) => change(cutAt(3)));
  await editor.act(({ change }) => change((parts) => setCategory(parts, 9, 'none')));
  expect(pagesOf(editor.current.parts)).toEqual(['1', '2', '3']);
  expect(editor.current).toMatchObject({ isChanged: true, canUndo: true, canRedo: false });
  await editor.act(({ undo }) => undo());
  expect([pagesOf(editor.current.parts), editor.current.canRedo]).toEqual([['1', '2,3'], true]);
  await editor.act(({ undo }) => undo());
  await editor.act(({ undo }) => undo());
  expect([pagesOf(editor.current.parts), editor.current.isChanged]).toEqual([['1,2,3'], false]);
  await editor.act(({ redo }) => redo());
  await editor.act(({ redo }) => redo());
  await editor.act(({ redo }) => redo());
  expect(pagesOf(editor.current.parts)).toEqual(['1', '2', '3']);
  await editor.act(({ undo }) => undo());
  await editor.act(({ change }) => change(cutAt(3)));
  expect(editor.current.canRedo).toBe(false);
});

test('cuts that are not saved are there after a reload, with those of the server below', async () => {
  const first = await open();
  await first.act(({ change }) => change(cutAt(2)));
  first.unmount();
  const second = await open();
  expect(second.current).toMatchObject({ isChanged: true, isOvertaken: false, canUndo: true });
  expect(pagesOf(second.current.parts)).toEqual(['1', '2,3']);
  await second.act(({ undo }) => undo());
  expect([pagesOf(second.current.parts), kept()]).toEqual([['1,2,3'], null]);
  await second.act(({ change }) => change(cutAt(2)));
  second.unmount();
  // A packet that is decided is shown as it is.
  packet = makePacket({ status: 'completed' });
  expect(pagesOf((await open()).current.parts)).toEqual(['1,2,3']);
});

test('changes are saved for the revision that they began with', async () => {
  const editor = await open();
  await editor.act(({ save }) => save());
  expect(writes()).toEqual([]);
  await editor.act(({ change }) => change(cutAt(2)));
  Object.assign(browser.answers, saved({ revision: 4 }));
  await editor.act(async ({ save }) => {
    save();
    await vi.waitFor(() => expect(notify).toHaveBeenCalledWith('Saved.'));
  });
  const parts = [
    { pages: '1', category: 'Invoice' },
    { pages: '2-3', category: 'Invoice' },
  ];
  expect(writes().map(([, body]) => body)).toEqual([{ revision: 3, parts }]);
  expect(editor.current).toMatchObject({ isChanged: false, isSending: false });
  expect(kept()).toBeNull();
});

test('what another person saved is shown, and asked about where it would be lost', async () => {
  const editor = await open();
  packet = makePacket({ revision: 4, parts: [{ pages: '1', category: null }] });
  await editor.rerender();
  expect([pagesOf(editor.current.parts), editor.current.isOvertaken]).toEqual([['1'], false]);
  packet = makePacket({ revision: 5 });
  await editor.rerender();
  await editor.act(({ change }) => change(cutAt(2)));
  packet = makePacket({ revision: 6 });
  await editor.rerender();
  expect([pagesOf(editor.current.parts), editor.current.isOvertaken]).toEqual([['1', '2,3'], true]);
  await editor.act(({ save, approve }) => [save(), approve()]);
  expect(writes()).toEqual([]);
  Object.assign(browser.answers, saved({ revision: 7 }));
  await editor.act(async ({ saveOver }) => {
    saveOver();
    await vi.waitFor(() => expect(notify).toHaveBeenCalledWith('Your cuts are saved.'));
  });
  expect(writes().map(([, body]) => body)).toMatchObject([{ revision: 6 }]);
  await editor.act(({ change }) => change(cutAt(3)));
  packet = makePacket({ revision: 7, status: 'completed' });
  await editor.rerender();
  expect(editor.current.isOvertaken).toBe(true);
  await editor.act(({ discard }) => discard());
  expect([pagesOf(editor.current.parts), editor.current.isChanged]).toEqual([['1,2,3'], false]);
});

test('a packet is approved as it is shown, after its changes are saved', async () => {
  const editor = await open();
  Object.assign(browser.answers, saved({ revision: 4 }), { [APPROVE]: makePacket({ status: 'processing' }) });
  const approve = () =>
    editor.act(async (current) => {
      notify.mockReset();
      current.approve();
      await vi.waitFor(() => expect(notify).toHaveBeenCalledWith('Approved. The parts become documents.'));
    });
  await approve();
  expect(writes()).toEqual([[APPROVE, { revision: 3 }]]);
  await editor.act(({ change }) => change(cutAt(2)));
  await approve();
  expect(
    writes()
      .slice(1)
      .map(([, body]) => body),
  ).toMatchObject([{ revision: 3, parts: {} }, { revision: 4 }]);
  expect(editor.queries.getQueryCache().getAll().at(0)?.state.data).toMatchObject({ status: 'processing' });
});

test('a refused change stays, and what the server has is read', async () => {
  const editor = await open();
  await editor.act(({ change }) => change(cutAt(2)));
  const answer = () => refuse(409, 'packet_changed', 'Somebody was faster.');
  Object.assign(browser.answers, {
    [SAVE]: answer,
    [UPDATE]: answer,
    'GET /packets/pkt_1': makePacket({ revision: 9 }),
  });
  await editor.act(async ({ save }) => {
    save();
    await vi.waitFor(() => expect(browser.requests.at(-1)?.to).toBe('GET /packets/pkt_1'));
  });
  expect(notify.mock.calls).toEqual([['Somebody was faster.', { isError: true }]]);
  await vi.waitFor(() =>
    expect(editor.queries.getQueryCache().getAll().at(0)?.state.data).toMatchObject({ revision: 9 }),
  );
  expect(editor.current).toMatchObject({ isChanged: true, isSending: false });
});
