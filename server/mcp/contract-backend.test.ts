import { describe, expect, test } from 'vitest';
import type { WorkspacePlace } from './backend.ts';
import { backendOf, IN_ACME, listOf, PLACE, schema, type Calls } from './testing/contract-fake.ts';

const FIRST_PAGE = { page: 1, pageSize: 10 };

describe('the workspace of a call', () => {
  const slugs = (...names: string[]) => names.map((slug) => ({ slug }));
  const find = (data: { slug: string }[], total: number, workspace?: string, place: Partial<WorkspacePlace> = {}) => {
    const { backend, calls } = backendOf(
      {
        listWorkspaces: async () => listOf(data, total),
        getSchema: async () => schema,
        listRuns: async () => listOf([]),
      },
      { workspace },
    );
    return backend
      .listRuns({ env: 'production', schemaKey: 'invoice', page: 1, pageSize: 5, ...place })
      .then(() => [calls['listRuns']?.mock.calls[0]?.[0 as never], calls['listWorkspaces']?.mock.calls]);
  };
  const placeOf = (slug: string) => ({ slug, schemaKey: 'invoice', env: 'production' });

  test('is the one that it names, else the usual one, else the only one', async () => {
    expect(await find([], 0, 'usual', { workspace: 'named' })).toEqual([placeOf('named'), []]);
    expect(await find([], 0, 'usual')).toEqual([placeOf('usual'), []]);
    expect(await find(slugs('only'), 1)).toEqual([placeOf('only'), [[FIRST_PAGE]]]);
  });

  test('has to be named where there are several, and created where there is none', async () => {
    await expect(find(slugs('a', 'b'), 2)).rejects.toThrow('There are 2 workspaces. Pass one as workspace: a, b');
    await expect(find(slugs('a', 'b'), 10)).rejects.toThrow(/: a, b$/);
    await expect(find(slugs('a', 'b'), 11)).rejects.toThrow(/^There are 11 workspaces\. Pass .* workspace: a, b, …$/);
    await expect(find([], 0)).rejects.toThrow('There is no workspace. Ask the user to create one');
  });

  test('may be missing where schemas are listed', async () => {
    const { backend } = backendOf({ listWorkspaces: async () => listOf([]) });
    expect(await backend.listSchemas({ env: 'production', page: 1, pageSize: 5 })).toEqual({ total: 0, data: [] });
    const { backend: other, calls } = backendOf({ listSchemas: async () => listOf([schema]) });
    expect(await other.listSchemas({ ...IN_ACME, page: 2, pageSize: 5 })).toEqual(listOf([schema]));
    expect(calls['listSchemas']?.mock.calls).toEqual([['acme', { page: 2, pageSize: 5 }]]);
  });
});

describe('a schema that does not exist', () => {
  const fail = (all: () => Promise<unknown>) =>
    backendOf({
      getSchema: async () => {
        throw new Error('There is no schema x.');
      },
      listSchemas: all,
    }).backend.findDocuments({ ...IN_ACME, schemaKey: 'x', words: '', page: 1, pageSize: 5 });

  test('names those that do', async () => {
    await expect(fail(async () => listOf([schema, { ...schema, schemaKey: 'b' }]))).rejects.toThrow(
      'There is no schema x. The schemas of acme are: invoice, b',
    );
    await expect(fail(async () => listOf([schema], 10))).rejects.toThrow(/: invoice$/);
    await expect(fail(async () => listOf([schema], 11))).rejects.toThrow(/: invoice, …$/);
  });

  test('is the error itself where there are none, or they cannot be listed', async () => {
    await expect(fail(async () => listOf([]))).rejects.toThrow(/^There is no schema x\.$/);
    await expect(fail(() => Promise.reject(new Error('No.')))).rejects.toThrow(/^There is no schema x\.$/);
  });
});

describe('the schema of a run', () => {
  const template = { key: 'bill', name: 'Bill', description: 'A bill', definition: { type: 'object' } };
  const document = { kind: 'text', name: 'a.txt', text: 'x' } as const;
  const operations: Calls = {
    getSchema: async () => schema,
    createSchema: async () => 3,
    listTemplates: async () => [template],
    extract: async () => 'run_1',
  };

  test('is the version that is named, else the latest', async () => {
    const { backend, calls } = backendOf(operations);
    const start = (versionNumber?: number) =>
      backend.startRun({
        ...IN_ACME,
        document,
        schema: { kind: 'key', schemaKey: 'invoice', versionNumber },
        model: 'a/b',
        pages: '1',
      });
    expect(await start()).toBe('run_1');
    await start(2);
    expect(calls['extract']?.mock.calls).toEqual([
      [PLACE, document, { versionNumber: 7, model: 'a/b', pages: '1' }],
      [PLACE, document, { versionNumber: 2, model: 'a/b', pages: '1' }],
    ]);
    expect(calls['createSchema']).not.toHaveBeenCalled();
  });

  test('is created from a template, a definition or a file, with its guidance', async () => {
    const guidance = {
      instructions: 'Look.',
      examples: [{ excerpt: 'x', values: {} }],
      parameters: { seed: 1 },
      rules: [],
    };
    const file = { schemaKey: 'own', name: 'Own', description: 'Mine', definition: { a: 1 }, guidance };
    const { backend, calls } = backendOf(operations, { files: { readSchema: async () => file } });
    const start = (source: Parameters<typeof backend.startRun>[0]['schema']) =>
      backend.startRun({ ...IN_ACME, document, schema: source });
    await start({ kind: 'template', name: 'bill' });
    await start({ kind: 'definition', definition: { title: 'My bill' } });
    await start({ kind: 'path', path: 'own.json' });
    expect(calls['createSchema']?.mock.calls).toEqual([
      ['acme', { schemaKey: 'template-bill', name: 'Bill', description: 'A bill', definition: { type: 'object' } }],
      ['acme', { schemaKey: 'my-bill', name: 'My bill', definition: { title: 'My bill' } }],
      [
        'acme',
        {
          schemaKey: 'own',
          name: 'Own',
          description: 'Mine',
          definition: { a: 1 },
          instructions: 'Look.',
          examples: guidance.examples,
          parameters: { seed: 1 },
        },
      ],
    ]);
    expect(calls['extract']?.mock.calls.at(-1)).toEqual([
      { ...PLACE, schemaKey: 'own' },
      document,
      { versionNumber: 3 },
    ]);
    await expect(start({ kind: 'template', name: 'x' })).rejects.toThrow('There is no template x. There are: bill');
  });

  test('is read by its version, with its instructions', async () => {
    const { backend, calls } = backendOf({
      ...operations,
      getSchemaVersion: async (_slug: string, _key: string, versionNumber: number) => ({
        versionNumber,
        definition: { v: versionNumber },
        instructions: 'Look.',
      }),
    });
    const read = (versionNumber?: number) =>
      backend.getSchema(IN_ACME, { kind: 'key', schemaKey: 'invoice', versionNumber });
    expect(await read()).toEqual({
      schemaKey: 'invoice',
      name: 'Invoice',
      description: undefined,
      definition: { v: 7 },
      versionNumber: 7,
      instructions: 'Look.',
    });
    expect(await read(2)).toMatchObject({ versionNumber: 2 });
    expect(calls['getSchemaVersion']?.mock.calls[1]).toEqual(['acme', 'invoice', 2]);
    expect(await backend.getSchema(IN_ACME, { kind: 'template', name: 'bill' })).toMatchObject({
      schemaKey: 'template-bill',
      versionNumber: null,
      instructions: null,
    });
    expect(await backend.listTemplates()).toEqual([{ name: 'bill', description: 'A bill' }]);
  });
});
