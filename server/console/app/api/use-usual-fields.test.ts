import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeBrowser, playBrowser, type PlayedBrowser } from '../testing/play-browser.ts';
import type { renderHook as RenderHook } from '../testing/render-hook.ts';

let browser: PlayedBrowser;
let renderHook: typeof RenderHook;
let useUsualFields: typeof import('./use-usual-fields.ts').useUsualFields;
beforeEach(async () => {
  browser = playBrowser();
  ({ renderHook } = await import('../testing/render-hook.ts'));
  ({ useUsualFields } = await import('./use-usual-fields.ts'));
});
afterEach(() => closeBrowser());

const runs = (count: number, batchId: string | null, extractedData: object | null) =>
  Array.from({ length: count }, () => ({ batchId, extractedData }));
async function find(data: object[], exceptBatch?: string) {
  browser.answers['GET /workspaces/acme/schemas/invoice/runs'] = { total: data.length, data };
  const place = { slug: 'acme', schemaKey: 'invoice', env: 'staging' as const, exceptBatch };
  const hook = await renderHook(() => useUsualFields(place));
  expect(hook.current).toEqual([]);
  await vi.waitFor(() => expect(hook.queries.isFetching()).toBe(0));
  await hook.act(() => undefined);
  return hook.current;
}

test('usual fields are those of the completed documents', async () => {
  const data = [...runs(5, null, { total: 1, date: null }), ...runs(1, null, null)];
  expect(await find(data)).toEqual(['total']);
  expect(browser.requests[0]?.query).toEqual({ env: 'staging', status: 'completed', pageSize: '100' });
});

test('an upload is compared with earlier documents, or with itself where there are too few', async () => {
  const upload = runs(9, 'bat_1', { total: 1 });
  const earlier = runs(5, 'bat_0', { date: 1 });
  expect(await find([...upload, ...earlier], 'bat_1')).toEqual(['date']);
  expect(await find([...upload, ...earlier.slice(1)], 'bat_1')).toEqual([]);
  expect(await find([...upload, ...earlier.slice(3)], 'bat_1')).toEqual(['total']);
  expect(await find(runs(4, null, { total: 1 }))).toEqual([]);
});
