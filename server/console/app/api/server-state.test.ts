import { ExcerptError } from '@excerpt/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeBrowser, playBrowser, type PlayedBrowser } from '../testing/play-browser.ts';

let browser: PlayedBrowser;
beforeEach(() => void (browser = playBrowser()));
afterEach(() => {
  vi.useRealTimers();
  closeBrowser();
});

test('a pause ends with its time, or as soon as the network is back', async () => {
  const { pause } = await import('./outage.ts');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let ended = 0;
  const begin = () => void pause(1_000).then(() => (ended += 1));
  begin();
  await vi.advanceTimersByTimeAsync(999);
  expect(ended).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect([ended, browser.countListeners('online')]).toEqual([1, 0]);
  begin();
  browser.dispatch('online');
  await vi.advanceTimersByTimeAsync(0);
  expect([ended, browser.countListeners('online'), vi.getTimerCount()]).toEqual([2, 0, 0]);
});

test('an error has a status only if the server answered', async () => {
  const { hasStatus } = await import('./outage.ts');
  const answered = (status: number) => new ExcerptError({ code: 'c', message: 'm', status });
  expect([answered(401), answered(403), new Error('401')].map((error) => hasStatus(error, 401))).toEqual([
    true,
    false,
    false,
  ]);
});

test('errors are the sentences of the server, or that it is out of reach', async () => {
  const { describeError } = await import('./query-client.ts');
  const error = (status?: number) => new ExcerptError({ code: 'c', message: 'It is gone.', status });
  expect([error(404), error(), new Error('Other.'), 'text'].map(describeError)).toEqual([
    'It is gone.',
    'The server cannot be reached. Check the connection, then try again.',
    'Other.',
    'text',
  ]);
});

test('what another user saw is forgotten, and what the same user sees is read again', async () => {
  const { queryClient, forgetOnSignOut } = await import('./query-client.ts');
  const { keep, wasRefused } = await import('./console-session.ts');
  const session = (userId: string, writeToken = 'token') => ({ userId, apiKeyId: null, writeToken });
  keep(session('usr_1'));
  forgetOnSignOut();
  const put = () => queryClient.setQueryData(['a'], 1);
  const state = () => queryClient.getQueryState(['a']);
  put();
  keep(session('usr_1', 'other'));
  expect(state()).toMatchObject({ data: 1, isInvalidated: false });
  wasRefused.value = true;
  expect(state()?.isInvalidated).toBe(false);
  wasRefused.value = false;
  expect(state()).toMatchObject({ data: 1, isInvalidated: true });
  keep(session('usr_2'));
  expect(state()).toBeUndefined();
  put();
  keep(null);
  expect(state()).toBeUndefined();
});

test('what a role may not do is hidden, and nothing is asked before the role is known', async () => {
  class PlayedSheet {
    text = '';
    replaceSync(text: string) {
      this.text = text;
    }
  }
  vi.stubGlobal('CSSStyleSheet', PlayedSheet);
  const { forbidden, mayRead, offerFor } = await import('./rights.ts');
  const sheets = () => (document.adoptedStyleSheets as unknown as PlayedSheet[]).map(({ text }) => text);
  expect([mayRead('getUsage'), forbidden.value.size]).toEqual([false, 0]);
  await offerFor('owner');
  expect([mayRead('getUsage'), forbidden.value.size]).toEqual([true, 0]);
  await offerFor('reviewer');
  expect(mayRead('getUsage')).toBe(false);
  expect(forbidden.value).toContain('getUsage');
  expect(sheets()).toEqual([expect.stringContaining('[data-needs="getUsage"]')]);
  expect(sheets()[0]).toMatch(/^\[data-needs="\w+"\](,\[data-needs="\w+"\])* \{ display: none !important; \}$/);
  // A role that this console does not know: the server decides.
  await offerFor('later');
  expect([mayRead('getUsage'), forbidden.value.size]).toEqual([true, 0]);
});
