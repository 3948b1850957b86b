import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeBrowser, playBrowser, refuse, type PlayedBrowser } from '../../../testing/play-browser.ts';
import type { renderHook as RenderHook } from '../../../testing/render-hook.ts';
import { VERSION } from '../../../testing/schema-version.ts';
import type { Draft } from '../stored-drafts.ts';
import type { TryOutRequest } from './try-drafts.ts';

interface Tried extends TryOutRequest {
  end: (result: unknown) => void;
  fail: (error: Error) => void;
}
const { tried, tryDraft } = vi.hoisted(() => {
  const list: Tried[] = [];
  const run = (request: TryOutRequest) =>
    new Promise((resolve, reject) => list.push({ ...request, end: resolve, fail: reject }));
  return { tried: list, tryDraft: run };
});
vi.mock('./try-drafts.ts', () => ({ tryDraft }));

const STORED = 'GET /workspaces/acme/schemas/invoice/versions/3';
const documents = [
  { id: 'doc_1', name: 'a.pdf' },
  { id: 'doc_2', name: 'b.pdf' },
];
let browser: PlayedBrowser;
let renderHook: typeof RenderHook;
let useTryAll: typeof import('./use-try-all.ts').useTryAll;
let stored: Draft;

beforeEach(async () => {
  tried.length = 0;
  browser = playBrowser({ [STORED]: VERSION });
  ({ renderHook } = await import('../../../testing/render-hook.ts'));
  ({ useTryAll } = await import('./use-try-all.ts'));
  const { toDraft } = await import('../draft-input.ts');
  stored = toDraft(VERSION);
});
afterEach(() => closeBrowser());

const open = (draft: Draft) =>
  renderHook(() => useTryAll({ slug: 'acme', schemaKey: 'invoice', env: 'staging', draft }));
/** Starts, and waits until so many runs are under way. */
const start = async (hook: Awaited<ReturnType<typeof open>>, runs: number) => {
  const before = tried.length;
  await hook.act(async ({ start: begin }) => {
    begin(documents);
    await vi.waitUntil(() => tried.length === before + runs);
  });
};
const named = () => tried.map(({ documentId, draft }) => [documentId, draft.instructions]);

test('a draft and the version that it changes are tried, two at a time', async () => {
  const hook = await open({ ...stored, instructions: 'Read.' });
  expect(hook.current.all).toBeNull();
  await start(hook, 2);
  expect(named()).toEqual([
    ['doc_1', 'Read.'],
    ['doc_1', ''],
  ]);
  expect(tried[0]).toMatchObject({ slug: 'acme', env: 'staging' });
  expect(hook.current.all).toMatchObject({ documents, versionNumber: 3, left: 4, problem: null });
  await hook.act(async () => {
    tried[1]?.end({ id: 'before' });
    await vi.waitUntil(() => tried.length === 3);
  });
  expect(named()[2]).toEqual(['doc_2', 'Read.']);
  expect(hook.current.all).toMatchObject({ left: 3, tried: [{ now: null, before: { id: 'before' } }, {}] });
  await hook.act(async () => {
    tried[0]?.end({ id: 'now' });
    await vi.waitUntil(() => tried.length === 4);
    for (const { end } of tried) end({ id: 'last' });
    await vi.waitUntil(() => hook.current.all?.left === 0 || true);
  });
  await vi.waitUntil(() => hook.current.all?.left === 0);
  expect(hook.current.all?.tried).toEqual([
    { now: { id: 'now' }, before: { id: 'before' } },
    { now: { id: 'last' }, before: { id: 'last' } },
  ]);
  await hook.act(({ close }) => close());
  expect(hook.current.all).toBeNull();
});

test('a draft without changes is tried without a comparison', async () => {
  const hook = await open(stored);
  await start(hook, 2);
  expect(named()).toEqual([
    ['doc_1', ''],
    ['doc_2', ''],
  ]);
  expect(hook.current.all).toMatchObject({ versionNumber: null, left: 2 });
});

test('a failure ends the others, and is told', async () => {
  const hook = await open({ ...stored, instructions: 'Read.' });
  await start(hook, 2);
  await hook.act(async () => {
    tried[0]?.fail(new Error('The draft is not valid.'));
    await vi.waitUntil(() => tried[1]?.signal.aborted === true);
  });
  expect(hook.current.all).toMatchObject({ left: 0, problem: expect.stringContaining('The draft is not valid.') });
  tried[1]?.end({ id: 'late' });
  await hook.rerender();
  expect([tried.length, hook.current.all?.tried[0]?.before]).toEqual([2, null]);
});

test('a version that cannot be read is told, and nothing is tried', async () => {
  browser.answers[STORED] = () => refuse(404, 'not_found', 'There is no version 3.');
  const hook = await open(stored);
  await hook.act(({ start: begin }) => begin(documents));
  await vi.waitUntil(() => hook.current.all?.problem !== null);
  expect([hook.current.all?.problem, tried.length]).toEqual([expect.stringContaining('There is no version 3.'), 0]);
});

test('another start, and leaving the page, end what is tried', async () => {
  const hook = await open({ ...stored, instructions: 'Read.' });
  await start(hook, 2);
  await start(hook, 2);
  expect(tried.map(({ signal }) => signal.aborted)).toEqual([true, true, false, false]);
  hook.unmount();
  expect(tried.every(({ signal }) => signal.aborted)).toBe(true);
});
