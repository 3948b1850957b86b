import type { Run } from '@excerpt/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeBrowser, playBrowser, type PlayedBrowser } from '../../testing/play-browser.ts';
import type { renderHook as RenderHook } from '../../testing/render-hook.ts';

let browser: PlayedBrowser;
let renderHook: typeof RenderHook;
let useCheckedRules: typeof import('./use-checked-rules.ts').useCheckedRules;
const CHECK = 'POST /workspaces/acme/schemas/invoice/rules/check';

beforeEach(async () => {
  browser = playBrowser();
  ({ renderHook } = await import('../../testing/render-hook.ts'));
  ({ useCheckedRules } = await import('./use-checked-rules.ts'));
});
afterEach(() => closeBrowser());

const rule = (result: string) => ({ name: 'sum', result, severity: 'error', message: 'No.', paths: ['/total'] });
const extracted = { total: 1 };
const run = {
  rules: [rule('violated')],
  schemaVersionNumber: 3,
  completedAt: '2026-01-31T10:00:00Z',
  extractedData: extracted,
} as unknown as Run;

async function open(data: object, fields: { run?: object; schemaKey?: string | undefined } = { schemaKey: 'invoice' }) {
  let shown = data;
  const path = { slug: 'acme', schemaKey: fields.schemaKey };
  const hook = await renderHook(() =>
    useCheckedRules(path, { ...run, ...fields.run }, shown as Record<string, unknown>),
  );
  return {
    get current() {
      return hook.current;
    },
    async correct(next: object) {
      shown = next;
      await hook.rerender();
    },
  };
}
const isHere = (hook: { current: { isCurrent: boolean } }) =>
  vi.waitFor(() => expect(hook.current.isCurrent).toBe(true));

test('the rules of a run are shown as they were, without a request', async () => {
  const { current } = await open(extracted);
  expect(current).toMatchObject({ isCurrent: true, filled: null, rules: [{ result: 'violated' }] });
  expect([...current.violations.keys()]).toEqual(['/total']);
  expect(browser.requests).toEqual([]);
});

test('corrected data is checked once the person pauses, for the day of the run', async () => {
  browser.answers[CHECK] = { rules: [rule('holds')], data: { total: 2, net: 1 } };
  const checked = await open(extracted);
  await checked.correct({ total: 2 });
  expect(checked.current).toMatchObject({ isCurrent: false, filled: null, rules: [{ result: 'violated' }] });
  await isHere(checked);
  expect(checked.current).toMatchObject({ filled: { total: 2, net: 1 }, rules: [{ result: 'holds' }] });
  expect(checked.current.violations.size).toBe(0);
  expect(browser.requests[0]?.body).toEqual({ data: { total: 2 }, versionNumber: 3, date: '2026-01-31' });
  // What was checked last is shown until the next answer.
  await checked.correct({ total: 3 });
  expect(checked.current).toMatchObject({ isCurrent: false, filled: null, rules: [{ result: 'holds' }] });
  await isHere(checked);
  expect(browser.requests).toHaveLength(2);
  // The data of the run needs no check.
  await checked.correct(extracted);
  expect(checked.current).toMatchObject({ isCurrent: true, filled: null, rules: [{ result: 'violated' }] });
});

test('nothing is checked without a schema or data, and without a date for a run that has not ended', async () => {
  browser.answers[CHECK] = { rules: [], data: {} };
  expect((await open({ total: 2 }, { schemaKey: undefined })).current.isCurrent).toBe(false);
  expect((await open({}, { schemaKey: 'invoice', run: { extractedData: null } })).current.isCurrent).toBe(true);
  expect(browser.requests).toEqual([]);
  await isHere(await open({ total: 2 }, { schemaKey: 'invoice', run: { completedAt: null } }));
  expect(browser.requests.map(({ body }) => body)).toEqual([{ data: { total: 2 }, versionNumber: 3 }]);
});
