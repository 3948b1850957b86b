import {
  createLookup,
  createSchema,
  deleteLookup,
  extract,
  getLookup,
  getRun,
  listAuditLog,
  listLookupRows,
  listLookups,
  listLookupVersions,
  lintSchema,
  replaceLookup,
  type Run,
} from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

const text = { type: ['string', 'null'] };
const number = { type: ['number', 'null'] };
const VENDORS =
  'vatId;name;vendorNumber;discount\r\nDE 136695976;Example GmbH;070012;2.5\r\nATU13585627;Beispiel AG;070013;3\r\n';

describe('lookups', () => {
  let app: TestApp;
  let slug: string;
  beforeAll(async () => {
    app = await startTestApp();
    ({ slug } = await workspaceWithSchema(app.admin));
  });
  afterAll(() => app.close());

  const file = (csv: string | Uint8Array<ArrayBuffer>) => new File([csv], 'vendors.csv', { type: 'text/csv' });
  const create = (key: string, csv: string) =>
    createLookup({ client: app.admin.client, path: { slug }, body: { key, file: file(csv) } });
  const replace = (key: string, csv: string | Uint8Array<ArrayBuffer>) =>
    replaceLookup({ client: app.admin.client, path: { slug, key }, body: { file: file(csv) } });

  async function extractSeller(schemaKey: string, lines: string): Promise<Run> {
    const { client } = app.admin;
    const { runId } = ok(await extract({ client, path: { slug, schemaKey }, body: { name: 'a.txt', content: lines } }));
    return ok(await getRun({ client, path: { id: runId }, query: { wait: 30 } }));
  }

  it('are stored with their columns, replaced at once, and deleted', async () => {
    const { client } = app.admin;
    const created = ok(await create('stored', VENDORS));
    expect(created).toMatchObject({
      key: 'stored',
      columns: ['vatId', 'name', 'vendorNumber', 'discount'],
      rows: 2,
      version: 1,
    });
    expect(failure(await create('stored', VENDORS))).toMatchObject({ status: 409, code: 'lookup_exists' });
    const western = new Uint8Array([
      ...new TextEncoder().encode('name\nM'),
      0xfc,
      ...new TextEncoder().encode('ller\n'),
    ]);
    expect(ok(await replace('stored', western))).toMatchObject({ columns: ['name'], rows: 1, version: 2 });
    expect(failure(await replace('none', VENDORS))).toMatchObject({ status: 404 });
    expect(ok(await listLookups({ client, path: { slug } })).data.map(({ key }) => key)).toEqual(['stored']);
    const gone = await deleteLookup({ client, path: { slug, key: 'stored' } });
    expect(gone.response?.status).toBe(204);
    expect(failure(await getLookup({ client, path: { slug, key: 'stored' } })).status).toBe(404);
    const { data } = ok(await listAuditLog({ client, query: { workspace: slug } }));
    expect(data.slice(0, 3).map(({ action }) => action)).toEqual([
      'lookup.deleted',
      'lookup.replaced',
      'lookup.created',
    ]);
  });

  it('keep their versions, count what changed, and list and search rows', async () => {
    const { client } = app.admin;
    const path = { slug, key: 'kept' };
    const rows = async (query: object) => ok(await listLookupRows({ client, path, query }));
    const table = (names: string[]) => `name,n\n${names.map((name) => `${name},1\n`).join('')}`;
    expect(ok(await create('kept', table(['Ärzte', 'B', 'B']))).changes).toBeNull();
    const second = ok(await replace('kept', 'n,name\n1,B\n1,Ärzte\n2,D\n'));
    expect(second).toMatchObject({ version: 2, changes: { rowsAdded: 1, rowsRemoved: 1 }, usedBy: [] });
    const current = { version: 2, total: 3, columns: ['n', 'name'] };
    expect(await rows({})).toMatchObject({
      ...current,
      data: [
        ['1', 'B'],
        ['1', 'Ärzte'],
        ['2', 'D'],
      ],
    });
    expect(await rows({ search: ' ärz' })).toMatchObject({ total: 1, data: [['1', 'Ärzte']] });
    expect(await rows({ version: 1, page: 2, pageSize: 2 })).toMatchObject({ total: 3, data: [['B', '1']] });
    for (let version = 3; version <= 12; version += 1) ok(await replace('kept', table([`v${version}`])));
    expect(failure(await listLookupRows({ client, path, query: { version: 2 } }))).toMatchObject({ status: 404 });
    expect(await rows({ version: 3 })).toMatchObject({ data: [['v3', '1']] });
    const pages = [1, 2].map(async (page) => listLookupVersions({ client, path, query: { page, pageSize: 7 } }));
    const lists = (await Promise.all(pages)).map(ok);
    expect(lists.map(({ total }) => total)).toEqual([12, 12]);
    const listed = lists.flatMap(({ data }) => data);
    expect(listed.map(({ version }) => version)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(
      listed
        .filter(({ isKept }) => isKept)
        .map(({ version }) => version)
        .at(-1),
    ).toBe(3);
    expect(listed.at(-2)).toMatchObject({ rows: 3, changes: { rowsAdded: 1, rowsRemoved: 1 } });
    expect((await deleteLookup({ client, path })).response?.status).toBe(204);
    ok(await create('kept', table(['again'])));
    expect(ok(await listLookupVersions({ client, path })).total).toBe(1);
  });

  it('name the schemas that use them, and are not deleted before', async () => {
    const { client } = app.admin;
    const path = { slug, key: 'used' };
    ok(await create('used', 'name\nA\n'));
    const definition = { type: 'object', properties: { seller: text } };
    const rules = [{ name: 'known', check: 'lookup("used", "name", seller) != null', severity: 'error' as const }];
    const body = { schemaKey: 'user', name: 'User', definition };
    ok(await createSchema({ client, path: { slug }, body: { ...body, rules } }));
    expect(ok(await getLookup({ client, path })).usedBy).toEqual([{ schemaKey: 'user', name: 'User' }]);
    const refused = failure(await deleteLookup({ client, path }));
    expect(refused).toMatchObject({ status: 409, code: 'in_use' });
    expect(refused.message).toContain('user');
    ok(await createSchema({ client, path: { slug }, body: { ...body, rules: [] } }));
    expect(ok(await getLookup({ client, path })).usedBy).toEqual([]);
    expect((await deleteLookup({ client, path })).response?.status).toBe(204);
  });

  it.each([
    ['', 'no header'],
    ['a,,b\n1,2,3\n', 'Column 2 has no name'],
    ['a,a\n1,2\n', 'Two columns are named “a”'],
    ['a,b\n1,2,3\n', 'Line 2 has 3 cells'],
    [`a\n${'1\n'.repeat(100_001)}`, 'more than 100,000 rows'],
  ])('that are no tables are refused (%#)', async (csv, words) => {
    const refused = failure(await create('refused', csv));
    expect(refused).toMatchObject({ status: 422, code: 'lookup_invalid', details: [{ path: '/file' }] });
    expect(refused.message).toContain(words);
  });

  it('answer rules, and fill derived fields that are not extracted', async () => {
    const { client } = app.admin;
    ok(await create('vendors', VENDORS));
    const number = 'lookup("vendors", "vatId", vatId).vendorNumber';
    const definition = {
      type: 'object',
      properties: {
        vatId: text,
        vendorNumber: { ...text, 'x-derived': number },
        discount: { type: ['number', 'null'], 'x-derived': 'lookup("vendors", "name", seller, 0.7).discount' },
        seller: text,
      },
      required: ['vatId', 'vendorNumber', 'discount', 'seller'],
    };
    const known = { name: 'known', check: 'lookup("vendors", "vatId", vatId) != null', severity: 'error' as const };
    const gone = { name: 'gone', check: 'lookup("buyers", "vatId", vatId) != null', severity: 'error' as const };
    const rules = [known, gone];
    ok(await createSchema({ client, path: { slug }, body: { schemaKey: 'bill', name: 'Bill', definition, rules } }));

    const run = await extractSeller('bill', 'VAT ID: DE136695976\nSeller: Example Gmbh & Co\nVendor number: 9\n');
    expect(run.extractedData).toMatchObject({ vatId: 'DE136695976', vendorNumber: '070012', discount: 2.5 });
    expect(Object.keys(run.extractedData ?? {})).toEqual(['vatId', 'vendorNumber', 'discount', 'seller']);
    expect(run.evidence.find(({ path }) => path === '/vendorNumber')).toMatchObject({ match: 'derived', page: null });
    expect(run.rules.map(({ result, message }) => [result, message])).toEqual([
      ['holds', null],
      ['unknown', 'There is no lookup “buyers”.'],
    ]);
    expect(run.lookups).toEqual([{ key: 'vendors', version: 1 }]);

    ok(await replace('vendors', 'vatId,vendorNumber,name,discount\nATU13585627,1,A,1\n'));
    const later = await extractSeller('bill', 'VAT ID: DE136695976\nSeller: Example\n');
    expect(later.extractedData).toMatchObject({ vendorNumber: null, discount: null });
    expect(later.rules[0]).toMatchObject({ result: 'violated', message: '“DE136695976” is not in vendors' });
    expect(later.lookups).toEqual([{ key: 'vendors', version: 2 }]);
  });

  it('are known to lint, and a derived field that cannot be read is refused', async () => {
    const { client } = app.admin;
    ok(await create('linted', 'name\nA\n'));
    const derived = (expression: string) => ({
      type: 'object',
      properties: { seller: text, net: number, number: { ...text, 'x-derived': expression } },
    });
    const lint = async (expression: string) => {
      const body = { definition: derived(expression) };
      const { warnings } = ok(await lintSchema({ client, path: { slug, schemaKey: 'any' }, body }));
      return warnings.filter(({ code }) => code.startsWith('rule_')).map(({ path, code }) => [path, code]);
    };
    expect(await lint('lookup("linted", "name", seller).name')).toEqual([]);
    expect(await lint('lookup("linted", "name", seller).iban')).toEqual([
      ['/properties/number/x-derived', 'rule_unknown_lookup'],
    ]);
    const body = { schemaKey: 'broken', name: 'Broken', definition: derived('lookup(') };
    expect(failure(await createSchema({ client, path: { slug }, body }))).toMatchObject({
      code: 'invalid_schema',
      details: [{ path: '/definition/properties/number/x-derived' }],
    });
  });
});
