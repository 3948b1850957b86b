import type { Run } from '@excerpt/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeBrowser, playBrowser, type PlayedBrowser } from '../../testing/play-browser.ts';
import type { renderHook as RenderHook } from '../../testing/render-hook.ts';

let browser: PlayedBrowser;
let renderHook: typeof RenderHook;
beforeEach(async () => {
  browser = playBrowser();
  ({ renderHook } = await import('../../testing/render-hook.ts'));
});
afterEach(() => closeBrowser());

const makeRun = (status: string) =>
  ({ id: 'run_1', status, schemaFamilyId: 'fam_2', environmentId: 'env_2' }) as unknown as Run;
const stream =
  (...events: object[]) =>
  () =>
    new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''), {
      headers: { 'content-type': 'text/event-stream' },
    });

test('the newest event of an active run is shown, and then the run is read', async () => {
  const { useRunProgress } = await import('./use-run-progress.ts');
  browser.answers['GET /runs/run_1/events'] = stream({ stage: 'parsing' }, { stage: 'extracting' });
  let run: Run | undefined = makeRun('processing');
  const hook = await renderHook(() => useRunProgress(run));
  hook.queries.setQueryData(['getRun', 'run_1'], 1);
  hook.queries.setQueryData(['listRuns'], 1);
  await vi.waitFor(() => expect(hook.current).toEqual({ stage: 'extracting' }));
  await vi.waitFor(() => expect(hook.queries.getQueryState(['getRun', 'run_1'])?.isInvalidated).toBe(true));
  expect(hook.queries.getQueryState(['listRuns'])?.isInvalidated).toBe(false);
  run = makeRun('completed');
  await hook.rerender();
  expect(hook.current).toBeNull();
  expect(browser.requests).toHaveLength(1);
});

test.each([undefined, makeRun('completed'), makeRun('failed')])(
  'nothing is followed of a run that has ended',
  async (run) => {
    const { useRunProgress } = await import('./use-run-progress.ts');
    const hook = await renderHook(() => useRunProgress(run));
    expect([hook.current, browser.requests]).toEqual([null, []]);
  },
);

test('a connection that is cut is no error, and the run is read', async () => {
  const { useRunProgress } = await import('./use-run-progress.ts');
  browser.answers['GET /runs/run_1/events'] = () => new Response('{}', { status: 403 });
  const hook = await renderHook(() => useRunProgress(makeRun('pending')));
  hook.queries.setQueryData(['getRun'], 1);
  await vi.waitFor(() => expect(hook.queries.getQueryState(['getRun'])?.isInvalidated).toBe(true));
  expect(hook.current).toBeNull();
});

test('the schema and the environment of a run are found by their ids', async () => {
  const { useRunPlace } = await import('./use-run-place.ts');
  browser.answers['GET /workspaces/acme/schemas'] = {
    data: [
      { id: 'fam_1', schemaKey: 'a' },
      { id: 'fam_2', schemaKey: 'b' },
    ],
  };
  const environments = [
    { id: 'env_1', slug: 'production' },
    { id: 'env_2', slug: 'staging' },
  ];
  browser.answers['GET /workspaces/acme/environments'] = { data: environments };
  const hook = await renderHook(() => useRunPlace('acme', makeRun('completed')));
  expect(hook.current).toEqual({ place: undefined, error: null });
  await vi.waitFor(() => expect(hook.current.place).toEqual({ schemaKey: 'b', env: 'staging' }));
  const other = await renderHook(() => useRunPlace('acme', { ...makeRun('completed'), schemaFamilyId: 'fam_9' }));
  await vi.waitFor(() => expect(browser.requests).toHaveLength(4));
  expect(other.current.place).toBeUndefined();
});
