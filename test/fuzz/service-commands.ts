import fc from 'fast-check';
import { expect } from 'vitest';
import { choose, removeDocument, runsOf, type KnownRun, type ServiceModel } from './service-model.ts';

export interface Answer {
  status: number;
  isReplayed: boolean;
  body: Record<string, unknown>;
}

/** The service, with one workspace for each sequence of commands. */
export interface RealService {
  workspace: string;
  send(method: string, path: string, body?: unknown, idempotencyKey?: string): Promise<Answer>;
}

type Command = fc.AsyncCommand<ServiceModel, RealService>;
type Work = (model: ServiceModel, real: RealService) => Promise<void>;

/** A command that is tried whenever its subject exists; `work` does nothing otherwise. */
function command(name: string, work: Work): Command {
  return { check: () => true, run: work, toString: () => name };
}

const definitionOf = (kind: number): object => ({
  type: 'object',
  properties: { invoiceNumber: { type: ['string', 'null'] }, [`field${kind}`]: { type: ['string', 'null'] } },
});

const putSchema = (key: string, kind: number): Command =>
  command(`put schema ${key} ${kind}`, async (model, { workspace, send }) => {
    const versions = model.schemas.get(key) ?? [];
    const body = { schemaKey: key, name: key, definition: definitionOf(kind) };
    const { status } = await send('POST', `${workspace}/schemas`, body);
    expect(status).toBeLessThan(300);
    model.schemas.set(key, versions.at(-1) === String(kind) ? versions : [...versions, String(kind)]);
  });

const deleteSchema = (key: string): Command =>
  command(`delete schema ${key}`, async (model, { workspace, send }) => {
    const { status } = await send('DELETE', `${workspace}/schemas/${key}`);
    const documents = [...model.documents].filter(([, schema]) => schema === key).map(([id]) => id);
    if (!model.schemas.has(key)) expect(status).toBe(404);
    else if (status === 409) expect(documents.some((id) => isMaybeActive(runsOf(model, id)))).toBe(true);
    else {
      expect(status).toBe(204);
      model.schemas.delete(key);
      for (const id of documents) removeDocument(model, id);
    }
  });

const isMaybeActive = (runs: KnownRun[]): boolean => runs.some((run) => run.status === 'open');

async function addRun(model: ServiceModel, { send }: RealService, runId: string): Promise<KnownRun> {
  const { status, body } = await send('GET', `/runs/${runId}`);
  expect(status).toBe(200);
  const documentId = String(body['documentId']);
  const schemaKey = model.documents.get(documentId) ?? '';
  const version = Number(body['schemaVersionNumber']);
  const run: KnownRun = { documentId, schemaKey, version, status: 'open', review: null };
  model.runs.set(runId, run);
  return run;
}

const extract = (schema: string, name: string): Command =>
  command(`extract by ${schema} as ${name}`, async (model, real) => {
    // A refusal is repeated too.
    const key = `key-${(model.extractions += 1)}`;
    const path = `${real.workspace}/schemas/${schema}/extract`;
    const { status, body } = await real.send('POST', path, { name, content: `Number ${name}` }, key);
    const versions = model.schemas.get(schema);
    if (versions === undefined) return expect(status).toBe(404);
    expect(status).toBe(202);
    const runId = String(body['runId']);
    const detail = await real.send('GET', `/runs/${runId}`);
    model.documents.set(String(detail.body['documentId']), schema);
    const run = await addRun(model, real, runId);
    expect(run.version).toBe(versions.length);
    model.answers.set(key, { request: JSON.stringify([path, name]), runId });
  });

const repeat = (number: number, isSame: boolean): Command =>
  command(`repeat ${number}${isSame ? '' : ' with another body'}`, async (model, { send }) => {
    const known = [...model.answers].filter(([, { runId }]) => model.runs.has(runId));
    const [key, { request, runId }] = choose(known, number) ?? ['', { request: '', runId: '' }];
    if (key === '') return;
    const [path, name] = JSON.parse(request) as [string, string];
    const content = isSame ? `Number ${name}` : 'Another number';
    const { status, isReplayed, body } = await send('POST', path, { name, content }, key);
    if (!isSame) return expect([status, body['code']]).toEqual([422, 'idempotency_mismatch']);
    expect([status, isReplayed, body['runId']]).toEqual([202, true, runId]);
  });

const onRun = (
  name: string,
  work: (run: [string, KnownRun], model: ServiceModel, real: RealService) => Promise<void>,
) =>
  fc.nat(20).map((number) =>
    command(`${name} ${number}`, async (model, real) => {
      const run = choose(model.runs, number);
      if (run !== undefined) await work(run, model, real);
    }),
  );

/** The state of a final run never changes. */
async function look([id, run]: [string, KnownRun], { send }: RealService, wait: number): Promise<void> {
  const { status, body } = await send('GET', `/runs/${id}?wait=${wait}`);
  expect(status).toBe(200);
  const seen = body['status'] === 'pending' || body['status'] === 'processing' ? 'open' : body['status'];
  if (run.status !== 'open') expect(seen).toBe(run.status);
  expect(body['schemaVersionNumber']).toBe(run.version);
  expect(body['reviewStatus']).toBe(run.review);
  run.status = seen as KnownRun['status'];
}

const waitForRun = onRun('wait for run', async (run, _, real) => {
  await look(run, real, 30);
  expect(run[1].status).not.toBe('open');
});

const cancelRun = onRun('cancel run', async ([id, run], _, real) => {
  const { status } = await real.send('POST', `/runs/${id}/cancel`);
  if (status === 200) expect(run.status).toBe('open');
  else expect(status).toBe(409);
  if (status === 200) run.status = 'cancelled';
  else await look([id, run], real, 0);
  expect(run.status).not.toBe('open');
});

const rerunRun = onRun('rerun run', async ([id, run], model, real) => {
  const { status, body } = await real.send('POST', `/runs/${id}/rerun`);
  expect(status).toBe(202);
  expect(await addRun(model, real, String(body['runId']))).toMatchObject({
    documentId: run.documentId,
    version: run.version,
  });
});

const deleteRun = onRun('delete run', async ([id, run], model, { send }) => {
  const { status } = await send('DELETE', `/runs/${id}`);
  if (status === 409) return expect(run.status).toBe('open');
  expect(status).toBe(204);
  model.runs.delete(id);
  expect((await send('GET', `/runs/${id}`)).status).toBe(404);
});

const deleteDocument = fc.nat(20).map((number) =>
  command(`delete document ${number}`, async (model, { send }) => {
    const [id] = choose(model.documents, number) ?? [];
    if (id === undefined) return;
    const { status } = await send('DELETE', `/documents/${id}`);
    if (status === 409) return expect(isMaybeActive(runsOf(model, id))).toBe(true);
    expect(status).toBe(204);
    removeDocument(model, id);
  }),
);

type ReviewState = KnownRun['review'];
/** The states in which an action is accepted, and the one that it leads to. */
const REVIEW_ACTIONS: [action: string, from: ReviewState[], to: (from: ReviewState) => ReviewState][] = [
  ['', [null, 'needed', 'in_review', 'approved', 'rejected'], (from) => from ?? 'needed'],
  ['/claim', [null, 'needed', 'in_review'], () => 'in_review'],
  ['/approve', [null, 'needed', 'in_review'], () => 'approved'],
  ['/reject', [null, 'needed', 'in_review'], () => 'rejected'],
];

const reviewRun = fc.constantFrom(...REVIEW_ACTIONS).chain(([action, from, to]) =>
  onRun(`review${action}`, async ([id, run], _, real) => {
    if (run.status === 'open') await look([id, run], real, 30);
    const body = action === '/reject' ? { reason: 'Wrong page' } : undefined;
    const { status } = await real.send('POST', `/runs/${id}/review${action}`, body);
    const isAllowed = run.status === 'completed' && from.includes(run.review);
    expect([status, run.status, run.review]).toEqual([isAllowed ? 200 : 409, run.status, run.review]);
    if (isAllowed) run.review = to(run.review);
  }),
);

const createEntry = (kind: 'webhooks' | 'apiKeys', path: (real: RealService) => string, body: object): Command =>
  command(`create one of ${kind}`, async (model, real) => {
    const { status, body: created } = await real.send('POST', path(real), body);
    expect(status).toBe(201);
    model[kind].add(String(created['id']));
  });

const deleteEntry = (kind: 'webhooks' | 'apiKeys', path: string) =>
  fc.nat(20).map((number) =>
    command(`delete one of ${kind}`, async (model, { send }) => {
      const id = choose(model[kind], number);
      if (id === undefined) return;
      expect((await send('DELETE', `${path}/${id}`)).status).toBe(204);
      expect((await send('DELETE', `${path}/${id}`)).status).toBe(404);
      model[kind].delete(id);
    }),
  );

async function listIds(path: string, { send }: RealService): Promise<unknown[]> {
  const { status, body } = await send('GET', `${path}${path.includes('?') ? '&' : '?'}pageSize=100`);
  expect(status).toBe(200);
  const ids = (body['data'] as { id: string }[]).map(({ id }) => id);
  expect(body['total']).toBe(ids.length);
  return ids.toSorted();
}

/** Every list has what the model has, and nothing else. */
export const compareLists: Command = command('compare lists', async (model, real) => {
  const { workspace, send } = real;
  for (const [key, versions] of model.schemas) {
    const path = `${workspace}/schemas/${key}`;
    const documents = [...model.documents].filter(([, schema]) => schema === key).map(([id]) => id);
    const runs = [...model.runs].filter(([, run]) => run.schemaKey === key).map(([id]) => id);
    expect(await listIds(`${path}/documents`, real)).toEqual(documents.toSorted());
    expect(await listIds(`${path}/runs`, real)).toEqual(runs.toSorted());
    const { body } = await send('GET', `${path}/versions`);
    expect(body['total']).toBe(versions.length);
  }
  expect(await listIds(`${workspace}/webhooks`, real)).toEqual([...model.webhooks].toSorted());
  const keys = await listIds('/api-keys', real);
  expect([...model.apiKeys].filter((id) => !keys.includes(id))).toEqual([]);
  const reviewed = [...model.runs].filter(([, run]) => run.review !== null);
  expect((await send('GET', `${workspace}/reviews`)).body['total']).toBe(reviewed.length);
});

const schemaKey = fc.constantFrom('a', 'b');
const setRetention = fc.constantFrom(null, 1, 30).map((retentionDays) =>
  command(`set retention to ${retentionDays}`, async (_, { workspace, send }) => {
    const path = `${workspace}/environments/production`;
    expect((await send('PATCH', path, { retentionDays })).body['retentionDays']).toBe(retentionDays);
    expect((await send('GET', path)).body['retentionDays']).toBe(retentionDays);
  }),
);

export const serviceCommands: fc.Arbitrary<Command>[] = [
  fc.tuple(schemaKey, fc.nat(2)).map(([key, kind]) => putSchema(key, kind)),
  schemaKey.map(deleteSchema),
  fc
    .tuple(schemaKey, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }))
    .map(([key, name]) => extract(key, name)),
  fc.tuple(schemaKey, fc.constantFrom('one.txt', 'two.txt')).map(([key, name]) => extract(key, name)),
  fc.tuple(fc.nat(20), fc.boolean()).map(([number, isSame]) => repeat(number, isSame)),
  waitForRun,
  cancelRun,
  rerunRun,
  deleteRun,
  deleteDocument,
  reviewRun,
  setRetention,
  fc.constant(createEntry('webhooks', ({ workspace }) => `${workspace}/webhooks`, { url: 'http://127.0.0.1:9/' })),
  deleteEntry('webhooks', '/webhooks'),
  fc.constant(createEntry('apiKeys', () => '/api-keys', { name: 'Another' })),
  deleteEntry('apiKeys', '/api-keys'),
  fc.constant(compareLists),
];
