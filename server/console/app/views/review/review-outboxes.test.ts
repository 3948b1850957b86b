import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeBrowser, playBrowser, refuse, type PlayedBrowser } from '../../testing/play-browser.ts';

let browser: PlayedBrowser;
let outboxes: typeof import('./review-outboxes.ts');
let session: typeof import('../../api/console-session.ts');
const AT = '/runs/run_1/review';
const correction = { path: '/total', action: 'confirm' as const };
const ada = { userId: 'usr_1', apiKeyId: null, writeToken: 'token' };

beforeEach(async () => {
  browser = playBrowser({ [`GET ${AT}`]: { actions: [] } });
  session = await import('../../api/console-session.ts');
  outboxes = await import('./review-outboxes.ts');
  session.keep(ada);
});
afterEach(() => closeBrowser());

function leave(): boolean {
  const preventDefault = vi.fn<() => void>();
  browser.dispatch('beforeunload', { preventDefault });
  return preventDefault.mock.calls.length > 0;
}
const send = () => browser.requests.filter(({ to }) => to === `PATCH ${AT}`).map(({ body }) => body);

test('corrections of a user are sent in the background, and what they are known by is read again', async () => {
  const { queryClient } = await import('../../api/query-client.ts');
  for (const name of ['listReviews', 'getRun', 'listRuns', 'other']) queryClient.setQueryData([name], 1);
  browser.answers[`PATCH ${AT}`] = { actions: [correction] };
  const outbox = outboxes.getOutbox('usr_1', 'run_1');
  expect(outboxes.getOutbox('usr_1', 'run_1')).toBe(outbox);
  expect(outboxes.getOutbox('usr_2', 'run_1')).not.toBe(outbox);
  outbox.add([correction], 0);
  expect(leave()).toBe(true);
  expect(await outbox.flush()).toBe(true);
  expect([send(), leave()]).toEqual([[{ revision: 0, actions: [correction] }], false]);
  const isStale = (name: string) => queryClient.getQueryState([name])?.isInvalidated;
  expect(['listReviews', 'getRun', 'listRuns', 'other'].map(isStale)).toEqual([true, true, true, false]);
  const stored = queryClient.getQueryCache().findAll({ queryKey: ['getReview'] });
  expect(stored.map(({ state }) => state.data)).toEqual([{ actions: [correction] }]);
});

test('what an ended session left is sent when its user signs in again, and nobody else', async () => {
  browser.answers[`PATCH ${AT}`] = () => refuse(401, 'unauthorized', 'Sign in.');
  const outbox = outboxes.getOutbox('usr_1', 'run_1');
  outbox.add([correction], 0);
  await outbox.flush();
  expect(session.wasRefused.value).toBe(true);
  vi.stubGlobal('sessionStorage', Object.assign(sessionStorage, { 'excerpt.unsent.usr_1.run_1': '' }));
  const { UNSENT_PREFIX } = await import('./unsent-reviews.ts');
  Object.assign(sessionStorage, { [`${UNSENT_PREFIX}usr_1.run_1`]: '', other: '' });
  browser.answers[`PATCH ${AT}`] = { actions: [correction] };
  const before = send().length;
  session.keep({ ...ada, userId: 'usr_2', writeToken: 'other' });
  await outboxes.getOutbox('usr_2', 'run_1').flush();
  expect(send()).toHaveLength(before);
  session.keep({ ...ada, writeToken: 'new' });
  await vi.waitFor(() => expect(send().length).toBeGreaterThan(before));
  await outbox.flush();
});
