import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeBrowser, playBrowser, refuse, type PlayedBrowser } from '../testing/play-browser.ts';
import type { UploadItem, UploadTarget } from './upload-item.ts';

let browser: PlayedBrowser;
let uploads: typeof import('./batch-uploads.ts');
beforeEach(async () => {
  browser = playBrowser();
  uploads = await import('./batch-uploads.ts');
});
afterEach(() => closeBrowser());

const TARGET: UploadTarget = { slug: 'acme', env: 'staging', schemaKey: 'invoice', template: null };
const BATCH = { key: 'k', name: 'Upload', id: null, isStarted: false };
const CREATE = 'POST /workspaces/acme/schemas/invoice/batches';
const created = { id: 'bat_1', schemaVersionNumber: 2, provider: 'a', model: 'b' };

test('a template becomes a schema before its batch, with keys that name both requests', async () => {
  browser.answers['POST /workspaces/acme/schemas'] = {};
  browser.answers[CREATE] = created;
  const template = { name: 'T', definition: { type: 'object' } };
  expect(await uploads.findBatch(BATCH, { ...TARGET, template })).toEqual({
    id: 'bat_1',
    used: 'invoice · version 2 · a/b',
  });
  expect(browser.requests.map(({ to, body, headers }) => [to, body, headers.get('idempotency-key')])).toEqual([
    [
      'POST /workspaces/acme/schemas',
      { schemaKey: 'invoice', name: 'T', definition: { type: 'object' }, rules: [] },
      'k-schema',
    ],
    [CREATE, { name: 'Upload' }, 'k'],
  ]);
});

test('the files of an upload share its batch, which is asked for again only after a failure', async () => {
  browser.answers[CREATE] = () => refuse(503, 'unavailable', 'Later.');
  await expect(uploads.findBatch(BATCH, TARGET)).rejects.toThrow('Later.');
  browser.answers[CREATE] = created;
  const [one, other] = [uploads.findBatch(BATCH, TARGET), uploads.findBatch(BATCH, TARGET)];
  expect(await one).toBe(await other);
  expect(browser.requests).toHaveLength(2);
});

test('an added file has its document, and an archive has none of its own', async () => {
  const send = (documents: object[]) => {
    browser.answers['POST /batches/bat_1/documents'] = { documents };
    return uploads.sendToBatch({ id: 'bat_1', used: '' }, { id: 'u', file: new File([''], 'a') } as UploadItem);
  };
  expect(await send([{ documentId: 'doc_1' }])).toBe('doc_1');
  expect(await send([{ documentId: null }])).toBeNull();
  expect(await send([{ documentId: 'doc_1' }, { documentId: 'doc_2' }])).toBeNull();
  expect(await send([])).toBeNull();
  expect(browser.requests[0]?.headers.get('idempotency-key')).toBe('u');
});

test('what became of the documents is read over all pages', async () => {
  const document = (status: string, page: string) => ({
    documentId: `${status} on ${page}`,
    runId: 'run_1',
    status,
    errorMessage: status === 'failed' ? 'Empty.' : null,
  });
  browser.answers['GET /batches/bat_1/documents'] = ({ query }: { query: Record<string, string> }) => {
    const page = query['page'] ?? '';
    const states = page === '1' ? ['waiting', 'pending', 'processing'] : ['completed', 'failed', 'cancelled'];
    return { total: 101, data: [{ documentId: null }, ...states.map((state) => document(state, page))] };
  };
  const outcomes = await uploads.readOutcomes('bat_1');
  expect([...outcomes].map(([id, { status, problem }]) => [id, status, problem])).toEqual([
    ['waiting on 1', 'running', null],
    ['pending on 1', 'running', null],
    ['processing on 1', 'running', null],
    ['completed on 2', 'completed', null],
    ['failed on 2', 'failed', 'Empty.'],
    ['cancelled on 2', 'cancelled', null],
  ]);
  expect(browser.requests.map(({ query }) => query)).toEqual([
    { page: '1', pageSize: '100' },
    { page: '2', pageSize: '100' },
  ]);
});
