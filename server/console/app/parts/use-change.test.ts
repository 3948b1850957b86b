import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeBrowser, playBrowser, refuse, type PlayedBrowser } from '../testing/play-browser.ts';
import type { renderHook as RenderHook } from '../testing/render-hook.ts';

const notify = vi.hoisted(() => vi.fn<(text: string, options?: object) => void>());
vi.mock('./notices.tsx', () => ({ notify }));

let browser: PlayedBrowser;
let renderHook: typeof RenderHook;
let useChange: typeof import('./use-change.ts').useChange;
let updateWorkspace: typeof import('@excerpt/sdk').updateWorkspace;
beforeEach(async () => {
  notify.mockReset();
  browser = playBrowser();
  ({ renderHook } = await import('../testing/render-hook.ts'));
  ({ useChange } = await import('./use-change.ts'));
  ({ updateWorkspace } = await import('@excerpt/sdk'));
});
afterEach(() => closeBrowser());

const RENAMED = 'PATCH /workspaces/acme';
type Options = Omit<Parameters<typeof useChange>[1], 'after'> & { after?: (answer: unknown) => void };

/** A change of a workspace's name, beside two queries that have been read. */
async function openChange(options: Options) {
  const hook = await renderHook(() =>
    useChange(
      (sending, name: string) => updateWorkspace({ ...sending, path: { slug: 'acme' }, body: { name } }),
      options,
    ),
  );
  for (const operation of ['getWorkspace', 'listWorkspaces', 'getRun'])
    hook.queries.setQueryData([operation, { id: 1 }], {});
  const staleOnes = () =>
    hook.queries
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey }) => queryKey[0]);
  return { hook, staleOnes };
}

const TOUCHES = ['getWorkspace', 'listWorkspaces'];

test('a change sends its input, tells what came of it, and has read again what it touches', async () => {
  const after = vi.fn<(answer: unknown) => void>();
  browser.answers[RENAMED] = { slug: 'acme', name: 'New' };
  const { hook, staleOnes } = await openChange({ touches: TOUCHES, done: 'It was renamed.', after });
  expect(staleOnes()).toEqual([]);
  await hook.act(({ mutateAsync }) => mutateAsync('New'));
  expect(browser.requests.map(({ to, body }) => [to, body])).toEqual([[RENAMED, { name: 'New' }]]);
  await vi.waitFor(() => expect(hook.current.isSuccess).toBe(true));
  expect(hook.current).toMatchObject({ data: { slug: 'acme', name: 'New' } });
  expect(after.mock.calls).toEqual([[{ slug: 'acme', name: 'New' }]]);
  expect(notify.mock.calls).toEqual([['It was renamed.']]);
  expect(staleOnes()).toEqual(TOUCHES);
});

test('a change without a sentence for its success says nothing', async () => {
  browser.answers[RENAMED] = { slug: 'acme' };
  const { hook, staleOnes } = await openChange({ touches: [], notifiesErrors: true });
  await hook.act(({ mutateAsync }) => mutateAsync('New'));
  await vi.waitFor(() => expect(hook.current.isSuccess).toBe(true));
  expect([notify.mock.calls, staleOnes()]).toEqual([[], []]);
});

test.each([
  [true, [['Refused.', { isError: true }]]],
  [false, []],
  [undefined, []],
])('a change that is refused is read again too, and notifies if no form does (%s)', async (notifiesErrors, notices) => {
  const after = vi.fn<(answer: unknown) => void>();
  browser.answers[RENAMED] = () => refuse(409);
  const { hook, staleOnes } = await openChange({
    touches: TOUCHES,
    done: 'It was renamed.',
    after,
    ...(notifiesErrors !== undefined && { notifiesErrors }),
  });
  await hook.act(({ mutate }) => mutate('New'));
  await vi.waitFor(() => expect(hook.current.isError).toBe(true));
  expect([after.mock.calls, notify.mock.calls]).toEqual([[], notices]);
  expect(staleOnes()).toEqual(TOUCHES);
});
