import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Excerpt } from '@excerpt/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deriveSchemaKey } from '../extract/schema-source.ts';
import { compareSchemas, readSchemaFolder, writeSchemaFile, type NamedSchema } from './schema-folder.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'excerpt-schemas-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const definition = { type: 'object', title: 'Invoice', properties: { total: { type: 'number' } } };
const stored = { definition, instructions: null, examples: [], parameters: null, rules: [] };

/** A server with one schema, `invoice`. */
function connectionTo(version: object, family: object = {}) {
  const families = [{ schemaKey: 'invoice', name: 'Invoice', description: null, latestVersionNumber: 3, ...family }];
  const schemas = {
    list: async function* () {
      yield* families;
    },
    getVersion: async () => ({ ...stored, ...version }),
  };
  return { client: { schemas } as unknown as Excerpt, workspace: 'ws' };
}

describe('compareSchemas', () => {
  const local: NamedSchema = { schemaKey: 'invoice', definition };
  const stateOf = async (one: NamedSchema, version: object = {}, family: object = {}) =>
    (await compareSchemas(connectionTo(version, family), [one]))[0];

  it('finds new ones', async () => {
    expect(await stateOf({ ...local, schemaKey: 'other' })).toMatchObject({ state: 'new', versionNumber: null });
  });

  it('finds equal ones, in any order of keys', async () => {
    const reordered = { properties: { total: { type: 'number' } }, title: 'Invoice', type: 'object' };
    expect(await stateOf(local)).toMatchObject({ state: 'same', versionNumber: 3 });
    expect(await stateOf({ ...local, definition: reordered })).toMatchObject({ state: 'same' });
    expect(await stateOf({ ...local, name: 'Invoice', examples: [] })).toMatchObject({ state: 'same' });
    expect(await stateOf(local, {}, { name: 'Renamed', description: 'd' })).toMatchObject({ state: 'same' });
  });

  it.each<[string, Partial<NamedSchema>, object, object]>([
    ['definition', {}, { definition: { type: 'object' } }, {}],
    ['instructions of the server', {}, { instructions: 'i' }, {}],
    ['instructions of the folder', { instructions: 'i' }, {}, {}],
    ['rules', {}, { rules: [{ name: 'r', check: 'total > 0' }] }, {}],
    ['parameters', {}, { parameters: { temperature: 0 } }, {}],
    ['name', { name: 'Other' }, {}, {}],
    ['description', { description: 'd' }, {}, { description: 'e' }],
  ])('finds another %s', async (_, changes, version, family) => {
    expect(await stateOf({ ...local, ...changes }, version, family)).toMatchObject({ state: 'changed' });
  });
});

describe('a folder of schemas', () => {
  it('has a schema a file, by their keys', async () => {
    for (const name of ['b.json', 'a.json', '.hidden.json', 'notes.txt'])
      await writeFile(join(folder, name), JSON.stringify(definition));
    expect((await readSchemaFolder(folder)).map(({ schemaKey }) => schemaKey)).toEqual(['a', 'b']);
    expect((await readSchemaFolder(join(folder, 'b.json'))).map(({ schemaKey }) => schemaKey)).toEqual(['b']);
  });

  it('that is missing or empty is refused with advice', async () => {
    await expect(readSchemaFolder(join(folder, 'none'))).rejects.toThrow('excerpt schemas pull --folder');
    await mkdir(join(folder, 'empty'));
    await expect(readSchemaFolder(join(folder, 'empty'))).rejects.toThrow('they are files KEY.json');
  });

  it('is written with the definition by itself, or with what else a schema has', async () => {
    const write = (schema: Partial<NamedSchema>) =>
      writeSchemaFile(join(folder, 'new'), { schemaKey: 'invoice', name: 'Invoice', definition, ...schema });
    const read = async (): Promise<unknown> => JSON.parse(await readFile(join(folder, 'new', 'invoice.json'), 'utf8'));
    expect(await write({})).toBe(true);
    expect(await read()).toEqual(definition);
    expect(await write({})).toBe(false);
    expect(await write({ instructions: 'i' })).toBe(true);
    expect(await read()).toEqual({ name: 'Invoice', instructions: 'i', definition });
    expect(await write({ name: 'Other' })).toBe(true);
    expect(await read()).toEqual({ name: 'Other', definition });
    expect(await write({ name: 'invoice', definition: { type: 'object' } })).toBe(true);
    expect(await read()).toEqual({ type: 'object' });
  });
});

describe('deriveSchemaKey', () => {
  it.each([
    ['x/invoice.json', 'invoice'],
    ['Invoice 2026 (new).JSON', 'Invoice-2026-new-'],
    [`${'a'.repeat(70)}.json`, 'a'.repeat(64)],
  ])('of %s is %s', (path, key) => expect(deriveSchemaKey(path)).toBe(key));

  it.each(['.json', '---.json', '..'])('refuses %s', (path) => {
    expect(() => deriveSchemaKey(path)).toThrow('No schema key can be derived');
  });
});
