import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeBrowser, playBrowser, type PlayedBrowser } from '../../testing/play-browser.ts';

const notify = vi.hoisted(() => vi.fn<(text: string, options?: object) => void>());
vi.mock('../../parts/notices.tsx', () => ({ notify }));

let browser: PlayedBrowser;
beforeEach(() => {
  browser = playBrowser();
  notify.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  closeBrowser();
});
const KEY = 'excerpt.seen';
const stored = () => JSON.parse(browser.stored.get(KEY) ?? 'null') as string[] | null;

test('opened runs are remembered with those of other tabs, the newest last', async () => {
  browser.stored.set(KEY, '["a"]');
  const { markSeen, seenRuns } = await import('./seen-runs.ts');
  expect([...seenRuns.value]).toEqual(['a']);
  browser.stored.set(KEY, '["a","b"]');
  markSeen('a');
  expect(stored()).toEqual(['a', 'b']);
  markSeen('c');
  expect([stored(), [...seenRuns.value]]).toEqual([
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
  ]);
});

test.each(['{', '{}', 'null', '"a"'])('what is stored as %s counts as nothing', async (text) => {
  browser.stored.set(KEY, text);
  const { markSeen, seenRuns } = await import('./seen-runs.ts');
  expect(seenRuns.value.size).toBe(0);
  markSeen('a');
  expect(stored()).toEqual(['a']);
});

test('the newest five thousand are kept', async () => {
  browser.stored.set(KEY, JSON.stringify(Array.from({ length: 5_000 }, (_, at) => at)));
  const { markSeen } = await import('./seen-runs.ts');
  markSeen('new');
  expect([stored()?.length, stored()?.[0], stored()?.at(-1)]).toEqual([5_000, '1', 'new']);
});

test('a file is downloaded under its name, and its address given back later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const link = { href: '', download: '', click: vi.fn<() => void>() };
  vi.stubGlobal('document', { createElement: () => link });
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const { saveFile } = await import('../save-file.ts');
  saveFile('a.csv', 'x;y', 'text/csv');
  const [[blob] = []] = create.mock.calls as Blob[][];
  expect([link.href, link.download, blob?.type, await blob?.text()]).toEqual(['blob:1', 'a.csv', 'text/csv', 'x;y']);
  expect([link.click.mock.calls.length, revoke.mock.calls]).toEqual([1, []]);
  vi.advanceTimersByTime(10_000);
  expect(revoke.mock.calls).toEqual([['blob:1']]);
  vi.restoreAllMocks();
});

test('what is copied is said, and what the browser refuses', async () => {
  const writeText = vi
    .fn<(text: string) => Promise<void>>()
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new Error('no'));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const { copyText } = await import('../save-file.ts');
  await copyText('text', 'The id is');
  await copyText('text', 'The id is');
  expect(writeText).toHaveBeenCalledWith('text');
  expect(notify.mock.calls).toEqual([
    ['The id is copied.'],
    ['The browser does not allow copying here.', { isError: true }],
  ]);
});
