import { QueryClient } from '@tanstack/preact-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeBrowser, playBrowser, type PlayedBrowser, type SentRequest } from '../testing/play-browser.ts';
import type { renderHook as RenderHook } from '../testing/render-hook.ts';

let browser: PlayedBrowser;
let renderHook: typeof RenderHook;
let lists: typeof import('./use-document-list.ts');

const RUNS = 'GET /workspaces/acme/schemas/invoice/runs';
const REVIEWS = 'GET /workspaces/acme/reviews';
/** 205 documents in pages of 100. */
const page = ({ query }: SentRequest) => {
  const first = 100 * (Number(query['page']) - 1);
  const count = Math.min(100, 205 - first);
  const data = Array.from({ length: count }, (_, at) => ({
    id: `run_${first + at}`,
    runId: `run_${first + at}`,
    reviewStatus: 'needed',
    status: 'in_review',
  }));
  return { total: 205, data };
};

async function load(search: string): Promise<void> {
  browser = playBrowser({ [RUNS]: page, [REVIEWS]: page }, `/console/acme/runs/run_0${search}`);
  ({ renderHook } = await import('../testing/render-hook.ts'));
  lists = await import('./use-document-list.ts');
}
beforeEach(() => load(''));
afterEach(() => closeBrowser());

async function open(search: string, runId: string) {
  await load(search);
  const hook = await renderHook(() => lists.useDocumentList('acme', runId));
  const isOpen = /[?&]at=\d/.test(search) && /schema|queue/.test(search);
  if (isOpen) await vi.waitFor(() => expect(hook.current?.next ?? hook.current?.previous).toBeDefined());
  return hook;
}
const idsOf = (list: ReturnType<typeof lists.useDocumentList>) =>
  list && [list.previous?.runId, list.at, list.next?.runId, list.total];

test.each([
  ['?schema=invoice&at=0', 'run_0', [undefined, 0, 'run_1', 205]],
  ['?schema=invoice&at=99', 'run_99', ['run_98', 99, 'run_100', 205]],
  ['?schema=invoice&at=100', 'run_100', ['run_99', 100, 'run_101', 205]],
  ['?schema=invoice&at=204', 'run_204', ['run_203', 204, undefined, 205]],
  // The document has moved within its page since.
  ['?schema=invoice&at=7', 'run_9', ['run_8', 9, 'run_10', 205]],
  ['?schema=invoice&at=7', 'run_999', ['run_6', 7, 'run_8', 205]],
  ['?queue=needed&at=3', 'run_3', ['run_2', 3, 'run_4', 205]],
])('%s with %s is beside its neighbours', async (search, runId, expected) => {
  const hook = await open(search, runId);
  await vi.waitFor(() => expect(idsOf(hook.current)).toEqual(expected));
});

test.each(['', '?at=3', '?schema=invoice', '?schema=invoice&at=-1'])('%j names no list', async (search) => {
  const hook = await open(search, 'run_3');
  expect([hook.current, browser.requests]).toEqual([undefined, []]);
});

test('the list of runs is read with its filters, and that of reviews with its status', async () => {
  await open('?schema=invoice&at=3&env=staging&status=failed', 'run_3');
  expect(browser.requests[0]).toMatchObject({
    to: RUNS,
    query: { env: 'staging', page: '1', pageSize: '100', status: 'failed' },
  });
  const reviews = await open('?queue=needed&schema=invoice&at=3', 'run_3');
  expect(browser.requests[0]?.query).toEqual({
    env: 'production',
    page: '1',
    pageSize: '100',
    status: 'needed',
    schemaKey: 'invoice',
  });
  expect(reviews.current?.next).toEqual({ runId: 'run_4', reviewStatus: 'in_review' });
  const all = await open('?queue=all&at=3', 'run_3');
  expect(browser.requests[0]?.query).toEqual({ env: 'production', page: '1', pageSize: '100' });
  all.unmount();
});

test('a document is looked for after its place, and then from the first one', async () => {
  const client = new QueryClient();
  const parameters = new URLSearchParams('schema=invoice&at=203');
  const found: string[] = [];
  for await (const { runId, at } of lists.readFrom(client, 'acme', parameters)) {
    found.push(`${runId} at ${at}`);
    if (found.length === 3) break;
  }
  expect(found).toEqual(['run_204 at 204', 'run_0 at 0', 'run_1 at 1']);
  let count = 0;
  for await (const _ of lists.readFrom(client, 'acme', parameters)) count += 1;
  expect(count).toBe(204);
  // Each page is read once, as long as the list is open.
  expect(browser.requests).toHaveLength(3);
  lists.forgetOpenList(client);
  await lists.readFrom(client, 'acme', parameters).next();
  expect(browser.requests.length).toBeGreaterThan(3);
});
