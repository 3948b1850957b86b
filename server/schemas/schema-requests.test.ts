import type { LintWarning, SchemaFamily, SchemaVersion } from '@excerpt/sdk';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  INVOICE,
  openServices,
  refusalOf,
  START,
  type OpenServices,
  type Person,
} from '../app/testing/open-services.ts';
import { createSchemaHandlers } from './handlers.ts';
import { findLookupUses } from './lookup-uses.ts';

let open: OpenServices;
let handlers: ReturnType<typeof createSchemaHandlers>;
let deletedFiles: string[];
beforeEach(async () => {
  deletedFiles = [];
  const blobs = { list: () => [], delete: (key: string) => Promise.resolve(void deletedFiles.push(key)) };
  open = await openServices({ blobs: blobs as never });
  handlers = createSchemaHandlers(open.services.schemas);
});

type Created = SchemaFamily & { latestVersion: SchemaVersion };
const at = (schemaKey = 'order') => ({ slug: 'acme', schemaKey });
const ORDER = { type: 'object', properties: { total: { type: ['number', 'null'] } } };
const create = (body: object = {}, person: Person = 'ann') =>
  open.ask<Created>(handlers.createSchema, person, { body: { schemaKey: 'order', definition: ORDER, ...body } });
const get = (schemaKey = 'order', person: Person = 'bob') =>
  open.ask<SchemaFamily>(handlers.getSchema, person, { path: at(schemaKey) });
const list = (query: object = {}, person: Person = 'bob') =>
  open.ask<{ data: SchemaFamily[]; total: number }>(handlers.listSchemas, person, { query });
const versions = (query: object = {}, person: Person = 'bob') =>
  open.ask<{ data: SchemaVersion[]; total: number }>(handlers.listSchemaVersions, person, { path: at(), query });
const version = (versionNumber: number, person: Person = 'bob') =>
  open.ask<SchemaVersion>(handlers.getSchemaVersion, person, { path: { ...at(), versionNumber } });
const remove = (person: Person = 'ann', query: object = {}) =>
  open.ask(handlers.deleteSchema, person, { path: at('invoice'), query });
const RULE = { name: 'positive', check: 'total > 0', severity: 'error' };

describe('a schema', () => {
  test('is stored with its first version', async () => {
    const made = await create({ description: 'Ours', instructions: 'Net.', rules: [RULE] });
    const family = { id: made.id, schemaKey: 'order', name: 'order', description: 'Ours', latestVersionNumber: 1 };
    expect(made).toMatchObject({
      ...family,
      createdAt: START,
      updatedAt: START,
      latestVersion: { versionNumber: 1, definition: ORDER, instructions: 'Net.', rules: [RULE], examples: [] },
    });
    expect(await get()).toMatchObject(family);
    expect(await version(1)).toMatchObject({ definition: ORDER, rules: [RULE], parameters: null, familyId: made.id });
    expect(await refusalOf(version(2))).toBe('not_found');
  });

  test('gets a version for each change of what is extracted, and none for the same', async () => {
    const first = await create({ name: 'Orders' });
    open.clock.time += 1_000;
    const reordered = { properties: ORDER.properties, type: 'object' };
    const same = await create({ definition: reordered });
    expect(same).toMatchObject({ latestVersionNumber: 1, name: 'Orders', updatedAt: START });
    expect(same.latestVersion).toEqual(first.latestVersion);
    const numbers = [];
    for (const change of [
      { definition: { ...ORDER, required: ['total'] } },
      { definition: { ...ORDER, required: ['total'] }, instructions: 'Net.' },
      { definition: { ...ORDER, required: ['total'] }, instructions: 'Net.', rules: [RULE] },
      { definition: ORDER },
    ])
      numbers.push((await create(change)).latestVersionNumber);
    expect(numbers).toEqual([2, 3, 4, 5]);
    expect(await versions()).toMatchObject({
      total: 5,
      data: [5, 4, 3, 2, 1].map((versionNumber) => ({ versionNumber })),
    });
    expect((await versions({ page: 2, pageSize: 3 })).data.map((one) => one.versionNumber)).toEqual([2, 1]);
    expect((await get()).updatedAt).toBe('2026-03-01T10:00:01.000Z');
  });

  test('is renamed without a new version', async () => {
    await create({ name: 'Orders' });
    expect(await create({ name: 'Purchases' })).toMatchObject({ name: 'Purchases', latestVersionNumber: 1 });
    expect(await create({ description: 'All.' })).toMatchObject({ name: 'Purchases', description: 'All.' });
    const both = await create({ name: 'Both', definition: { ...ORDER, required: ['total'] } });
    expect(both).toMatchObject({ name: 'Both', description: 'All.', latestVersionNumber: 2 });
  });

  test.each<[string, object, string]>([
    ['of no object', { definition: { type: 'nonsense' } }, 'invalid_schema /definition/type'],
    ['with a rule that cannot be read', { rules: [{ ...RULE, check: 'total >' }] }, 'invalid_schema /rules/0/check'],
    [
      'with a derived field that cannot be read',
      { definition: { ...ORDER, properties: { total: { type: ['number', 'null'], 'x-derived': '1 +' } } } },
      'invalid_schema /definition/properties/total/x-derived',
    ],
  ])('is refused %s', async (_, body, code) => {
    expect(await refusalOf(create(body))).toBe(code);
    expect((await list()).total).toBe(1);
  });

  test('is told of up to fifty faults of its rules', async () => {
    const rules = Array.from({ length: 51 }, (_, index) => ({ ...RULE, name: `r${index}`, check: 'total >' }));
    expect((await refusalOf(create({ rules }))).split(' ')).toHaveLength(51);
  });

  test('is seen by members of its workspace only', async () => {
    await create();
    await open.rows.insert('schema_families', { id: 'far', workspace_id: 'other', schema_key: 'far' });
    expect((await list()).data.map(({ schemaKey }) => schemaKey).toSorted()).toEqual(['invoice', 'order']);
    expect(await list({ page: 2, pageSize: 1 })).toMatchObject({ total: 2, page: 2, pageSize: 1 });
    for (const work of [
      get('order', 'eve'),
      list({}, 'eve'),
      versions({}, 'eve'),
      version(1, 'eve'),
      create({}, 'eve'),
      get('far'),
    ])
      expect(await refusalOf(work)).toBe('not_found');
  });
});

test('a schema and its rules are linted', async () => {
  const lint = (body: object, person: Person = 'bob') =>
    open.ask<{ warnings: LintWarning[] }>(handlers.lintSchema, person, { body: { definition: INVOICE, ...body } });
  expect((await lint({})).warnings.filter(({ code }) => code.startsWith('rule_'))).toEqual([]);
  const rules = [
    { ...RULE, check: 'sum > 0' },
    { ...RULE, name: 'other', check: 'total >' },
  ];
  const found = (await lint({ rules })).warnings.filter(({ code }) => code.startsWith('rule_'));
  expect(found.map(({ path }) => path.split('/').slice(0, 3).join('/'))).toEqual(
    expect.arrayContaining(['/rules/0', '/rules/1']),
  );
  expect(found.map(({ code }) => code)).toContain('rule_invalid');
  expect(await refusalOf(lint({ definition: { type: 'nonsense' } }))).toBe('invalid_schema /definition/type');
  expect(await refusalOf(lint({}, 'eve'))).toBe('not_found');
});

describe('a schema is deleted', () => {
  const inWorkspace = { workspace_id: 'ws', environment_id: 'env' };
  const document = (id: string, schema_family_id = 'fam') => ({
    ...inWorkspace,
    id,
    schema_family_id,
    blob_hash: `hash-${id}`,
  });
  const run = (id: string, more: object = {}) => ({
    ...inWorkspace,
    id,
    document_id: 'd1',
    schema_family_id: 'fam',
    status: 'completed',
    created_at: START,
    completed_at: START,
    ...more,
  });

  test('by the owner, with its documents and runs', async () => {
    await open.rows.insert('documents', document('d1'), document('d2', 'other'));
    await open.rows.insert('runs', run('r1'));
    expect(await refusalOf(remove('bob'))).toBe('forbidden');
    expect(await refusalOf(remove('eve'))).toBe('not_found');
    await remove();
    expect(await refusalOf(get('invoice'))).toBe('not_found');
    expect(await refusalOf(remove())).toBe('not_found');
    const entries = await open.rows.db
      .selectFrom('audit_entries')
      .select(['action', 'target_id'])
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { action: 'schema.deleted', target_id: 'invoice' },
      { action: 'document.deleted', target_id: 'd1' },
    ]);
  });

  test.each<[string, () => Promise<void>]>([
    ['runs', () => open.rows.insert('runs', run('r1', { status: 'processing' }))],
    [
      'batches',
      () => open.rows.insert('batches', { ...inWorkspace, id: 'b', schema_family_id: 'fam', status: 'processing' }),
    ],
    [
      'evaluations',
      () => open.rows.insert('evaluations', { ...inWorkspace, id: 'e', schema_family_id: 'fam', status: 'processing' }),
    ],
  ])('unless %s of it are under way', async (_, begin) => {
    await begin();
    expect(await refusalOf(remove())).toBe('in_use');
    expect((await get('invoice')).schemaKey).toBe('invoice');
  });

  test('with runs of other schemas over its documents only where that is wanted', async () => {
    await open.rows.insert('documents', document('d1'));
    await open.rows.insert('runs', run('foreign', { schema_family_id: 'other' }));
    const refused = remove();
    await expect(refused).rejects.toThrow('The run foreign of another schema uses a document of this schema');
    expect(await refusalOf(refused)).toBe('in_use');
    await remove('ann', { cascade: true });
    expect(await refusalOf(get('invoice'))).toBe('not_found');
  });
});

test('which schemas use a table follows from their latest and pinned versions', async () => {
  const check = (table: string) => `lookup("${table}", "name", total) != null`;
  const rules = (...tables: string[]) =>
    tables.map((table, index) => ({ ...RULE, name: `r${index}`, check: check(table) }));
  await create({ rules: rules('first', 'both') });
  await create({ rules: rules('second', 'both') });
  const uses = async () => Object.fromEntries(await findLookupUses(open.rows.db, 'ws'));
  const order = [{ schemaKey: 'order', name: 'order' }];
  expect(await uses()).toEqual({ second: order, both: order });
  const { id } = await get();
  await open.rows.insert('schema_pins', { schema_family_id: id, environment_id: 'env', version_number: 1 });
  expect(await uses()).toEqual({ first: order, second: order, both: order });
  const derived = {
    ...ORDER,
    properties: { total: { type: ['number', 'null'], 'x-derived': 'lookup("third", "a", 1).b' } },
  };
  await create({ schemaKey: 'another', definition: derived });
  expect((await uses())['third']).toEqual([{ schemaKey: 'another', name: 'another' }]);
  expect((await findLookupUses(open.rows.db, 'other')).size).toBe(0);
});
