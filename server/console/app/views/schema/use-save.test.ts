import type { SchemaFamily } from '@excerpt/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeBrowser, playBrowser, refuse, type PlayedBrowser } from '../../testing/play-browser.ts';
import type { renderHook as RenderHook } from '../../testing/render-hook.ts';
import { VERSION } from '../../testing/schema-version.ts';

const notify = vi.hoisted(() => vi.fn<(text: string, options?: object) => void>());
vi.mock('../../parts/notices.tsx', () => ({ notify }));

let browser: PlayedBrowser;
let renderHook: typeof RenderHook;
let useSave: typeof import('./use-save.ts').useSave;
let useDraft: typeof import('./use-draft.ts').useDraft;
const GET = 'GET /workspaces/acme/schemas/invoice';
const CREATE = 'POST /workspaces/acme/schemas';

beforeEach(async () => {
  notify.mockReset();
  browser = playBrowser({ [GET]: { latestVersionNumber: 3, name: 'Invoice' }, [CREATE]: { latestVersionNumber: 4 } });
  ({ renderHook } = await import('../../testing/render-hook.ts'));
  ({ useSave } = await import('./use-save.ts'));
  ({ useDraft } = await import('./use-draft.ts'));
});
afterEach(() => closeBrowser());

const family = { schemaKey: 'invoice' } as SchemaFamily;

async function open() {
  const hook = await renderHook(() => {
    const draft = useDraft('acme', 'invoice', VERSION);
    return { draft, ...useSave('acme', family, draft) };
  });
  await hook.act(({ draft }) => draft.change({ instructions: 'Read.' }));
  const save = (whileSaving: () => unknown = () => undefined) =>
    hook.act(async (current) => {
      current.save();
      await whileSaving();
      await vi.waitFor(() => expect(notify).toHaveBeenCalled());
    });
  return { hook, save };
}
const created = () => browser.requests.filter(({ to }) => to === CREATE).map(({ body }) => body);

test('a draft becomes the next VERSION, under the name that the schema has now', async () => {
  const { hook, save } = await open();
  for (const name of ['listSchemas', 'getSchema', 'getSchemaVersion', 'listSchemaVersions', 'listRuns'])
    hook.queries.setQueryData([name], 1);
  await save();
  expect(created()).toEqual([
    { schemaKey: 'invoice', name: 'Invoice', definition: { type: 'object' }, instructions: 'Read.' },
  ]);
  expect(notify.mock.calls).toEqual([['Version 4 is saved.']]);
  expect(hook.current).toMatchObject({ isSaving: false, draft: { isDirty: false } });
  const isStale = (name: string) => hook.queries.getQueryState([name])?.isInvalidated;
  expect(['listSchemas', 'getSchema', 'getSchemaVersion', 'listSchemaVersions', 'listRuns'].map(isStale)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});

test('without a new VERSION, that is said', async () => {
  browser.answers[CREATE] = { latestVersionNumber: 3 };
  const { save } = await open();
  await save();
  expect(notify.mock.calls[0]?.[0]).toMatch(/^There is no new version: only the order or the spacing/);
});

test('what was typed meanwhile is a draft of the version that was saved', async () => {
  const { hook, save } = await open();
  browser.answers[CREATE] = () => {
    hook.current.draft.change({ instructions: 'Read more.' });
    return { latestVersionNumber: 4 };
  };
  await save();
  expect(hook.current.draft).toMatchObject({
    isDirty: true,
    draft: { instructions: 'Read more.', baseVersionNumber: 4 },
  });
});

test('a version that another person saved is not overwritten unseen', async () => {
  browser.answers[GET] = { latestVersionNumber: 5, name: 'Invoice' };
  const { hook, save } = await open();
  await save();
  expect([created(), notify.mock.calls]).toEqual([
    [],
    [[expect.stringMatching(/^Version 5 was saved by another user\./), { isError: true }]],
  ]);
  expect(hook.current.draft.draft.baseVersionNumber).toBe(5);
  browser.answers[CREATE] = { latestVersionNumber: 6 };
  notify.mockReset();
  await save();
  expect(notify.mock.calls).toEqual([['Version 6 is saved.']]);
});

test.each([
  [{ definition: '{' }, undefined, /^Definition: this is not JSON/],
  [{}, () => refuse(422, 'invalid_schema', 'It is invalid.'), /^It is invalid\.$/],
])('a draft with %j that cannot be saved stays', async (changes, answer, message) => {
  if (answer !== undefined) browser.answers[CREATE] = answer;
  const { hook, save } = await open();
  await hook.act(({ draft }) => draft.change(changes));
  await save();
  expect(notify.mock.calls).toEqual([[expect.stringMatching(message), { isError: true }]]);
  expect(hook.current.draft.isDirty).toBe(true);
});
