import {
  applyReviewSettings,
  createBatch,
  createExport,
  createSchema,
  extract,
  extractFile,
  getBatchResults,
  getExportResults,
  getReview,
  getRun,
  getSchemaVersion,
  lintSchema,
  updateReviewSettings,
  type Run,
} from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

const number = { type: ['number', 'null'] };
const definition = { type: 'object', properties: { net: number, tax: number, total: number } };
const sum = { name: 'sum', check: 'net + tax = total', severity: 'error' as const };

describe('rules of a schema', () => {
  let app: TestApp;
  let slug: string;
  beforeAll(async () => {
    app = await startTestApp();
    ({ slug } = await workspaceWithSchema(app.admin));
  });
  afterAll(() => app.close());

  const create = (schemaKey: string, rules: (typeof sum)[]) =>
    createSchema({ client: app.admin.client, path: { slug }, body: { schemaKey, name: schemaKey, definition, rules } });

  async function extractTotals(schemaKey: string, total: string): Promise<Run> {
    const { client } = app.admin;
    const body = { name: 'a.txt', content: `Net: 2,530.00\nTax: 531.30\nTotal: ${total}\n` };
    const { runId } = ok(await extract({ client, path: { slug, schemaKey }, body }));
    return ok(await getRun({ client, path: { id: runId }, query: { wait: 30 } }));
  }

  it('are part of its version', async () => {
    const { client } = app.admin;
    const first = ok(await create('versioned', [sum]));
    expect(first.latestVersion?.rules).toEqual([sum]);
    expect(ok(await create('versioned', [sum])).latestVersionNumber).toBe(1);
    expect(ok(await create('versioned', [{ ...sum, check: 'near(net + tax, total)' }])).latestVersionNumber).toBe(2);
    expect(ok(await create('versioned', [])).latestVersionNumber).toBe(3);
    const path = { slug, schemaKey: 'versioned', versionNumber: 1 };
    expect(ok(await getSchemaVersion({ client, path })).rules).toEqual([sum]);
  });

  it('are checked in each run, and violations show their numbers', async () => {
    ok(await create('checked', [sum, { ...sum, name: 'positive', check: 'total > 0' }]));
    expect((await extractTotals('checked', '3,061.30')).rules.map(({ result }) => result)).toEqual(['holds', 'holds']);
    const run = await extractTotals('checked', '3,061.31');
    expect(run).toMatchObject({ status: 'completed', extractedData: { total: 3061.31 } });
    expect(run.rules[0]).toEqual({
      name: 'sum',
      severity: 'error',
      result: 'violated',
      paths: ['/net', '/tax', '/total'],
      message: '2,530.00 + 531.30 ≠ 3,061.31',
    });
  });

  it('send runs to review where the settings say so, stored runs too', async () => {
    const { client } = app.admin;
    const path = { slug, schemaKey: 'reviewed' };
    ok(await create('reviewed', [sum]));
    const stored = await extractTotals('reviewed', '3,061.31');
    expect(stored.reviewStatus).toBeNull();
    ok(await updateReviewSettings({ client, path, body: { rules: 'violated' } }));
    expect((await extractTotals('reviewed', '3,061.30')).reviewStatus).toBeNull();
    const needy = await extractTotals('reviewed', '3,061.32');
    expect(needy.reviewStatus).toBe('needed');
    const { reasons } = ok(await getReview({ client, path: { id: needy.id } }));
    expect(reasons[0]).toEqual({ code: 'rule_violated', path: '/net', rule: 'sum' });
    const settings = { rules: 'violated_or_unknown' as const };
    const preview = ok(await applyReviewSettings({ client, path, body: { dryRun: true, settings } }));
    expect(preview).toEqual({ runs: 3, needed: 2, begun: 0 });
    expect(ok(await applyReviewSettings({ client, path, body: {} })).begun).toBe(1);
    expect(ok(await getReview({ client, path: { id: stored.id } })).reasons).toHaveLength(3);
  });

  it('are columns of exports and of the results of batches', async () => {
    const { client } = app.admin;
    const path = { slug, schemaKey: 'tables' };
    ok(await create('tables', [sum]));
    const { id, documentId } = await extractTotals('tables', '3,061.31');
    const cell = '"rule: sum"\r\n';
    const chosen = ok(await createExport({ client, path, body: { runIds: [id] } }));
    const exported = (format: 'csv' | 'ndjson') => getExportResults({ client, path: chosen, query: { format } });
    const table = await (ok(await exported('csv')) as Blob).text();
    expect(table.replaceAll('"', '')).toContain(`total,${cell.replaceAll('"', '')}`);
    expect(table).toContain('violated: 2,530.00 + 531.30 ≠ 3,061.31');
    expect(JSON.parse(await (ok(await exported('ndjson')) as Blob).text())).toMatchObject({
      rules: [{ name: 'sum', result: 'violated' }],
    });

    const batch = ok(await createBatch({ client, path, body: { documents: [{ documentId }] } }));
    await app.app.idle();
    const results = async (format: 'csv' | 'ndjson') =>
      (ok(await getBatchResults({ client, path: { id: batch.id }, query: { format } })) as Blob).text();
    expect(JSON.parse(await results('ndjson'))).toMatchObject({ rules: [{ name: 'sum', result: 'violated' }] });
    expect(await results('csv')).toContain('violated: 2,530.00 + 531.30 ≠ 3,061.31');
  });

  it('go with an inline schema, also as a part of a form', async () => {
    const { client } = app.admin;
    const body = {
      file: new File(['Net: 1.00\nTax: 2.00\nTotal: 4.00\n'], 'a.txt'),
      schema: JSON.stringify(definition),
      rules: JSON.stringify([sum]),
    };
    const { runId } = ok(await extractFile({ client, path: { slug, schemaKey: 'inline' }, body }));
    const run = ok(await getRun({ client, path: { id: runId }, query: { wait: 30 } }));
    expect(run.rules).toMatchObject([{ name: 'sum', result: 'violated', message: '1 + 2 ≠ 4' }]);
  });

  it('that cannot be read are refused, with the place', async () => {
    expect(failure(await create('broken', [sum, { ...sum, check: 'net + = 3' }]))).toMatchObject({
      status: 422,
      code: 'invalid_schema',
      details: [{ in: 'body', path: '/rules/1/check' }],
    });
  });

  it('are linted', async () => {
    const { client } = app.admin;
    const rules = [sum, { ...sum, check: 'totl > 0' }, { ...sum, check: 'total = "x"' }];
    const { warnings } = ok(
      await lintSchema({ client, path: { slug, schemaKey: 'any' }, body: { definition, rules } }),
    );
    expect(warnings.filter(({ path }) => path.startsWith('/rules')).map(({ path, code }) => [path, code])).toEqual([
      ['/rules/1/check', 'rule_unknown_field'],
      ['/rules/2/check', 'rule_types_differ'],
    ]);
  });
});
