import {
  createSchema,
  deleteDocument,
  extract,
  getRun,
  listAuditLog,
  tryRules,
  type Run,
  type RuleTrialInput,
} from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

const number = { type: ['number', 'null'] };
const definition = { type: 'object', properties: { net: number, tax: number, total: number } };
const sum = { name: 'sum', check: 'net + tax = total', severity: 'error' as const };

describe('a trial of rules', () => {
  let app: TestApp;
  let slug: string;
  beforeAll(async () => {
    app = await startTestApp();
    ({ slug } = await workspaceWithSchema(app.admin));
  });
  afterAll(() => app.close());

  const create = (schemaKey: string, properties: object = definition.properties) =>
    createSchema({
      client: app.admin.client,
      path: { slug },
      body: { schemaKey, name: schemaKey, definition: { ...definition, properties } },
    });

  async function extractTotals(schemaKey: string, total: string): Promise<Run> {
    const { client } = app.admin;
    const body = { name: `${total}.txt`, content: `Net: 2,530.00\nTax: 531.30\nTotal: ${total}\n` };
    const { runId } = ok(await extract({ client, path: { slug, schemaKey }, body }));
    return ok(await getRun({ client, path: { id: runId }, query: { wait: 30 } }));
  }

  const trial = (schemaKey: string, body: RuleTrialInput, headers: Record<string, string> = {}) =>
    tryRules({ client: app.admin.client, path: { slug, schemaKey }, body, headers });

  it('counts and shows what rules say of stored runs, newest first, and stores nothing', async () => {
    ok(await create('tried'));
    const right = await extractTotals('tried', '3,061.30');
    const wrong = await extractTotals('tried', '3,061.31');
    const rules = [sum, { ...sum, name: 'small', check: 'total < 10', severity: 'warning' as const }];
    const tried = ok(await trial('tried', { rules }));
    expect(tried.rules).toEqual([
      { name: 'sum', severity: 'error', holds: 1, violated: 1, unknown: 0 },
      { name: 'small', severity: 'warning', holds: 0, violated: 2, unknown: 0 },
    ]);
    expect(tried.runs.map(({ runId }) => runId)).toEqual([wrong.id, right.id]);
    expect(tried.runs[0]).toMatchObject({
      documentId: wrong.documentId,
      documentName: '3,061.31.txt',
      versionNumber: 1,
    });
    expect(tried.runs[0]?.results[0]).toEqual({
      name: 'sum',
      severity: 'error',
      result: 'violated',
      paths: ['/net', '/tax', '/total'],
      message: '2,530.00 + 531.30 ≠ 3,061.31',
    });
    expect(ok(await trial('tried', { rules, limit: 1 })).runs.map(({ runId }) => runId)).toEqual([wrong.id]);
    expect(ok(await getRun({ client: app.admin.client, path: { id: right.id } })).rules).toEqual([]);
    const recorded = ok(await listAuditLog({ client: app.admin.client, query: { workspace: slug } })).data;
    expect(recorded.map(({ action }) => action)).toContain('rules.tried');
  });

  it('counts nothing for a schema without runs', async () => {
    ok(await create('unused'));
    expect(ok(await trial('unused', { rules: [sum] }))).toMatchObject({
      rules: [{ name: 'sum', severity: 'error', holds: 0, violated: 0, unknown: 0 }],
      runs: [],
    });
  });

  it('takes the runs of a version, and a definition that is not stored', async () => {
    ok(await create('versions'));
    const first = await extractTotals('versions', '3,061.30');
    ok(await create('versions', { total: number }));
    await extractTotals('versions', '9.00');
    const tried = ok(await trial('versions', { rules: [sum], versionNumber: 1 }));
    expect(tried.runs.map(({ runId, results }) => [runId, results[0]?.result])).toEqual([[first.id, 'holds']]);
    expect(failure(await trial('versions', { rules: [sum], versionNumber: 3 })).code).toBe('not_found');

    const flag = { type: ['boolean', 'null'], 'x-derived': 'net > 1000' };
    const derived = { ...definition, properties: { ...definition.properties, isLarge: flag } };
    const large = { ...sum, name: 'large', check: 'isLarge' };
    const withFlag = ok(await trial('versions', { rules: [large], definition: derived, versionNumber: 1 }));
    expect(withFlag.rules).toMatchObject([{ holds: 1, violated: 0 }]);
  });

  it('refuses rules that cannot be read, with their place, and a definition that is none', async () => {
    ok(await create('refused'));
    expect(failure(await trial('refused', { rules: [sum, { ...sum, check: 'net + = 3' }] }))).toMatchObject({
      status: 422,
      code: 'invalid_schema',
      details: [{ in: 'body', path: '/rules/1/check' }],
    });
    expect(failure(await trial('refused', { rules: [sum], definition: { type: 'nothing' } }))).toMatchObject({
      status: 422,
      details: [{ in: 'body', path: '/definition/type' }],
    });
    expect(failure(await trial('refused', { rules: [sum], limit: 101 })).status).toBe(400);
    expect(ok(await trial('refused', { rules: [sum] }))).toMatchObject({ rules: [{ holds: 0 }], runs: [] });
    expect(ok(await trial('refused', { rules: [] })).rules).toEqual([]);
  });

  it('is not repeated once a run that it showed is deleted', async () => {
    ok(await create('deleted'));
    const { documentId } = await extractTotals('deleted', '3,061.31');
    const key = { 'Idempotency-Key': 'once' };
    const shown = ok(await trial('deleted', { rules: [sum] }, key));
    expect(ok(await trial('deleted', { rules: [sum] }, key))).toEqual(shown);
    await deleteDocument({ client: app.admin.client, path: { id: documentId } });
    expect(failure(await trial('deleted', { rules: [sum] }, key)).code).toBe('content_expired');
    expect(ok(await trial('deleted', { rules: [sum] })).runs).toEqual([]);
  });
});
