import type { Review } from '@excerpt/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  closeBrowser,
  playBrowser,
  refuse,
  type Answers,
  type PlayedBrowser,
  type SentRequest,
} from '../../testing/play-browser.ts';

const notify = vi.hoisted(() => vi.fn<(text: string, options?: object) => void>());
vi.mock('../../parts/notices.tsx', () => ({ notify }));

let browser: PlayedBrowser;
beforeEach(() => notify.mockReset());
afterEach(() => closeBrowser());

const REVIEWS = 'GET /workspaces/acme/reviews';
const current = { id: 'rev_5', runId: 'run_5' } as Review;
const review = (number: number, fields: object = {}) => ({
  id: `rev_${number}`,
  runId: `run_${number}`,
  claimedBy: null,
  ...fields,
});

/** Where the page goes next, from an address. */
async function goOn(search: string, answers: Answers, decided: string[] = []): Promise<string> {
  browser = playBrowser(answers, `/console/acme/reviews/run_5${search}`);
  const { href } = browser.location;
  const { renderHook } = await import('../../testing/render-hook.ts');
  const { recordDecision } = await import('./decisions.ts');
  const { useNextReview } = await import('./use-next-review.ts');
  for (const runId of decided) recordDecision({ runId, href: '', documentName: '', reason: null });
  const hook = await renderHook(() => useNextReview('acme', current));
  hook.current();
  await vi.waitFor(() => expect(browser.location.href === href && notify.mock.calls.length === 0).toBe(false));
  hook.unmount();
  return browser.location.href.slice(browser.location.origin.length);
}

/** The queue, by status. */
const queue = (needed: object[], inReview: object[] = []) => ({
  [REVIEWS]: ({ query }: SentRequest) => ({ data: query['status'] === 'needed' ? needed : inReview }),
});

test.each<[string, object[], object[], string]>([
  ['the next one in time', [review(9), review(7), review(2)], [], 'run_7'],
  ['one that its reviewer left', [review(9)], [review(6)], 'run_6'],
  ['none that another person has claimed', [review(6, { claimedBy: 'usr_2' }), review(8)], [], 'run_8'],
  ['the oldest one after the last', [review(4), review(2), review(5)], [], 'run_2'],
])('the queue goes on with %s', async (_, needed, inReview, runId) => {
  expect(await goOn('?env=staging&schema=invoice', queue(needed, inReview))).toBe(
    `/console/acme/reviews/${runId}?schema=invoice&env=staging&at=0`,
  );
  expect(browser.requests.map(({ query }) => query)).toEqual([
    { env: 'staging', status: 'needed', pageSize: '100', schemaKey: 'invoice' },
    { env: 'staging', status: 'in_review', pageSize: '100', schemaKey: 'invoice' },
  ]);
});

test('after the last review, the list is shown', async () => {
  expect(await goOn('', queue([review(5)]))).toBe('/console/acme/reviews');
  expect(browser.requests[0]?.query).not.toHaveProperty('schemaKey');
  expect(await goOn('?env=staging', queue([]))).toBe('/console/acme/reviews?env=staging');
  expect(await goOn('?queue=needed&at=3', queue([]))).toBe('/console/acme/reviews?at=3&status=needed');
});

test('a refusal of the server is said', async () => {
  expect(await goOn('', { [REVIEWS]: () => refuse(403, 'forbidden', 'Not for you.') })).toContain('run_5');
  expect(notify.mock.calls).toEqual([['Not for you.', { isError: true }]]);
});

/** A list of runs, with what became of their reviews since it was read. */
function runs(listed: [runId: string, status: string | null][], now: Record<string, object> = {}): Answers {
  const data = listed.map(([id, reviewStatus]) => ({ id, reviewStatus }));
  const reviews = listed.map(([id]) => [`GET /runs/${id}/review`, { status: 'needed', claimedBy: null, ...now[id] }]);
  const answers = Object.fromEntries(reviews) as Answers;
  return { 'GET /workspaces/acme/schemas/invoice/runs': { total: data.length, data }, ...answers };
}
const IN_RUNS = '?schema=invoice&at=1';
const LISTED: [string, string | null][] = [
  ['run_1', 'needed'],
  ['run_5', 'needed'],
  ['run_2', 'approved'],
  ['run_3', null],
  ['run_4', 'in_review'],
];

test.each<[string, Record<string, object>, string[], string]>([
  ['the next that waits', {}, [], 'run_4?schema=invoice&at=4'],
  ['the one after one that was decided here', {}, ['run_4'], 'run_1?schema=invoice&at=0'],
  ['the one after one that was decided since', { run_4: { status: 'approved' } }, [], 'run_1?schema=invoice&at=0'],
  ['the one after one that is claimed', { run_4: { claimedBy: 'usr_2' } }, [], 'run_1?schema=invoice&at=0'],
])('a list of runs goes on with %s', async (_, now, decided, to) => {
  expect(await goOn(IN_RUNS, runs(LISTED, now), decided)).toBe(`/console/acme/reviews/${to}`);
});

test('a list of which nothing waits is shown again', async () => {
  expect(await goOn(IN_RUNS, runs(LISTED), ['run_1', 'run_4'])).toBe('/console/acme/runs?schema=invoice&at=1');
});

test('at most 50 documents of a list are asked for', async () => {
  const many = Array.from({ length: 60 }, (_, at): [string, string] => [`run_m${at}`, 'needed']);
  const now = Object.fromEntries(many.map(([id]) => [id, { status: 'approved' }]));
  expect(await goOn(IN_RUNS, runs(many, now))).toBe('/console/acme/runs?schema=invoice&at=1');
  expect(browser.requests.filter(({ to }) => to.endsWith('/review'))).toHaveLength(50);
});
