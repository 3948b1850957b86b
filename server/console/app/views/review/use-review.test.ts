import type { Review } from '@excerpt/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeBrowser, playBrowser, refuse, type PlayedBrowser } from '../../testing/play-browser.ts';
import type { renderHook as RenderHook, RenderedHook } from '../../testing/render-hook.ts';
import type { ReviewSession } from './use-review.ts';

const notify = vi.hoisted(() => vi.fn<(text: string, options?: object) => void>());
vi.mock('../../parts/notices.tsx', () => ({ notify }));

let browser: PlayedBrowser;
let renderHook: typeof RenderHook;
let useReview: typeof import('./use-review.ts').useReview;
let queryClient: typeof import('../../api/query-client.ts').queryClient;
let session: typeof import('../../api/console-session.ts');
let hook: RenderedHook<ReviewSession> | undefined;

const ada = { userId: 'usr_1', apiKeyId: null, writeToken: 'token' };
const AT = '/runs/run_1/review';
const makeReview = (fields: object = {}) =>
  ({
    id: 'rev_1',
    runId: 'run_1',
    status: 'needed',
    claimedBy: null,
    decidedBy: null,
    actions: [],
    ...fields,
  }) as unknown as Review;
const claimed = makeReview({ status: 'in_review', claimedBy: 'usr_1' });

beforeEach(async () => {
  browser = playBrowser({
    'GET /me': { id: 'usr_1' },
    [`GET ${AT}`]: makeReview(),
    [`POST ${AT}/claim`]: claimed,
    [`DELETE ${AT}/claim`]: makeReview(),
  });
  notify.mockReset();
  session = await import('../../api/console-session.ts');
  ({ renderHook } = await import('../../testing/render-hook.ts'));
  ({ queryClient } = await import('../../api/query-client.ts'));
  ({ useReview } = await import('./use-review.ts'));
  session.keep(ada);
});
afterEach(async () => {
  hook?.unmount();
  hook = undefined;
  // Each claim is given back, which is a request of this test.
  const isGivenBack = () => sent(`DELETE ${AT}/claim`).length >= sent(`POST ${AT}/claim`).length;
  await vi.waitFor(() => expect(isGivenBack()).toBe(true));
  closeBrowser();
});

const sent = (to: string) => browser.requests.filter((one) => one.to === to);
const writes = () => browser.requests.map(({ to }) => to).filter((to) => !to.startsWith('GET'));

async function open(review?: Review): Promise<RenderedHook<ReviewSession>> {
  if (review !== undefined) browser.answers[`GET ${AT}`] = review;
  hook = await renderHook(() => useReview('run_1'), queryClient);
  await vi.waitFor(() => expect(sent('GET /me')).toHaveLength(1));
  await vi.waitFor(() => expect(hook?.current.review).toBeDefined());
  await hook.act(() => undefined);
  return hook;
}

test('a review is claimed while it is shown, and released when it is left', async () => {
  const review = await open();
  await vi.waitFor(() => expect(review.current.review).toMatchObject({ claimedBy: 'usr_1' }));
  expect(review.current).toMatchObject({ isOpen: true, otherReviewer: null, isDecisionWaiting: false, unsent: [] });
  const before = writes();
  review.unmount();
  await vi.waitFor(() => expect(writes()).toHaveLength(before.length + 1));
  expect(writes()).toEqual([`POST ${AT}/claim`, `DELETE ${AT}/claim`]);
});

test.each([
  ['that another person has claimed', makeReview({ status: 'in_review', claimedBy: 'usr_2' }), 'usr_2'],
  ['that is decided', makeReview({ status: 'approved' }), null],
])('a review %s is not claimed', async (_, review, otherReviewer) => {
  const { current } = await open(review);
  expect(current).toMatchObject({ isOpen: false, otherReviewer });
  expect(writes()).toEqual([]);
});

test('a person without the right to review can only look', async () => {
  const { forbidden } = await import('../../api/rights.ts');
  forbidden.value = new Set(['updateReview']);
  expect((await open()).current.isOpen).toBe(false);
  expect(writes()).toEqual([]);
});

const correction = { path: '/total', action: 'correct' as const, value: 1 };

test('corrections are sent before the decision', async () => {
  browser.answers[`PATCH ${AT}`] = { ...claimed, actions: [correction] };
  browser.answers[`POST ${AT}/approve`] = makeReview({ status: 'approved', decidedBy: 'usr_1' });
  const review = await open();
  await review.act(({ correct }) => correct(correction));
  let isApproved = false;
  await review.act(async ({ approve }) => void (isApproved = await approve()));
  expect(isApproved).toBe(true);
  const decisions = browser.requests.filter(({ to }) => !to.startsWith('GET') && !to.includes('claim'));
  expect(decisions[0]?.body).toEqual({ revision: 0, actions: [correction] });
  expect(decisions[1]?.to).toBe(`POST ${AT}/approve`);
  await vi.waitFor(() => expect(review.current.review?.status).toBe('approved'));
});

test('nothing is decided while a correction is refused, which can be given up', async () => {
  const details = [{ in: 'body', path: '/actions/0/value', message: 'does not fit' }];
  const answer = () => refuse(422, 'correction_invalid', 'It does not fit.', details);
  Object.assign(browser.answers, { [`PATCH ${AT}`]: answer, [`POST ${AT}/approve`]: claimed });
  const review = await open();
  await review.act(({ correct }) => correct(correction));
  let isApproved = true;
  await review.act(async ({ approve }) => void (isApproved = await approve()));
  expect([isApproved, sent(`POST ${AT}/approve`)]).toEqual([false, []]);
  expect(notify).toHaveBeenCalledWith('Some corrections are not saved. Look at them first.', { isError: true });
  expect(review.current.refused).toMatchObject([{ path: '/total' }]);
  await review.act(({ dismiss }) => dismiss('/total'));
  expect(review.current.refused).toEqual([]);
});

test('a rejection has its reason, and a decision can be taken back', async () => {
  browser.answers[`POST ${AT}/reject`] = makeReview({ status: 'rejected', decidedBy: 'usr_1' });
  browser.answers[`POST ${AT}/reopen`] = makeReview({ status: 'in_review' });
  const review = await open();
  const results: boolean[] = [];
  await review.act(async ({ reject }) => void results.push(await reject('Not an invoice')));
  await review.act(async ({ reopen }) => void results.push(await reopen()));
  expect([results, sent(`POST ${AT}/reject`)[0]?.body]).toEqual([[true, true], { reason: 'Not an invoice' }]);
  expect(sent(`POST ${AT}/reopen`)).toHaveLength(1);
});

test('a refused decision is said, and the review read again', async () => {
  browser.answers[`POST ${AT}/approve`] = () => refuse(409, 'review_decided', 'Eva has decided.');
  const review = await open();
  const reads = sent(`GET ${AT}`).length;
  let isApproved = true;
  await review.act(async ({ approve }) => void (isApproved = await approve()));
  expect([isApproved, notify.mock.calls]).toEqual([false, [['Eva has decided.', { isError: true }]]]);
  await vi.waitFor(() => expect(sent(`GET ${AT}`).length).toBeGreaterThan(reads));
});

test('a second press of the key decides nothing', async () => {
  let answer: (review: Review) => void = () => undefined;
  browser.answers[`POST ${AT}/approve`] = () => new Promise((resolve) => (answer = resolve));
  const review = await open();
  const results: boolean[] = [];
  await review.act(async ({ approve }) => {
    const first = approve();
    await vi.waitFor(() => expect(sent(`POST ${AT}/approve`)).toHaveLength(1));
    results.push(await approve());
    answer(makeReview({ status: 'approved', decidedBy: 'usr_1' }));
    results.push(await first);
  });
  expect([results, sent(`POST ${AT}/approve`).length]).toEqual([[false, true], 1]);
});

test('a decision whose answer was lost is found again, if it was made here', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 100 });
  try {
    const decide = async (decidedBy: string) => {
      const review = await open(makeReview());
      browser.answers[`POST ${AT}/approve`] = () => {
        browser.answers[`GET ${AT}`] = makeReview({ status: 'approved', decidedBy });
        // The client sends three times by itself.
        if (sent(`POST ${AT}/approve`).length > 3) return refuse(409, 'review_decided', 'It is decided.');
        throw new TypeError('The connection was cut.');
      };
      let isApproved = false;
      await review.act(async ({ approve }) => {
        const approving = approve();
        for (let turn = 0; turn < 20; turn += 1) await vi.advanceTimersByTimeAsync(1_000);
        isApproved = await approving;
      });
      return isApproved;
    };
    expect(await decide('usr_1')).toBe(true);
    hook?.unmount();
    queryClient.clear();
    browser.requests.length = 0;
    expect(await decide('usr_2')).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

test('another person that has signed in meanwhile does not send the decision', async () => {
  browser.answers[`POST ${AT}/approve`] = () => refuse(401, 'unauthorized', 'Sign in.');
  const review = await open();
  let isApproved = true;
  await review.act(async ({ approve }) => {
    const approving = approve();
    await vi.waitFor(() => expect(session.wasRefused.value).toBe(true));
    session.keep({ ...ada, userId: 'usr_2', writeToken: 'other' });
    isApproved = await approving;
  });
  expect(isApproved).toBe(false);
  expect(notify.mock.calls[0]?.[0]).toBe('Another person has signed in. The decision was not sent.');
});
