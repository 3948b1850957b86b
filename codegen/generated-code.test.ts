/** The generated code is what the contract says: `npm run generate -- --check` compares all, which takes longer. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { writeQueries } from './console/write-queries.ts';
import { writeRights } from './console/write-rights.ts';
import { inlineScalars } from './inline-scalars.ts';
import { listOperations, type Contract } from './sdk/contract.ts';
import { isBinary, prepareContract } from './sdk/prepare-contract.ts';
import { writeErrorCodes } from './sdk/write-error-codes.ts';
import { writeEvents } from './sdk/write-events.ts';
import { writeResources } from './sdk/write-resources.ts';
import { listProviders } from './testing/list-providers.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const contract = JSON.parse(read('server/generated/openapi.json')) as Contract;
const prepared = prepareContract(contract);
const header = '// Generated from openapi/ by `npm run generate`. Do not edit.';
const scratch = mkdtempSync(join(tmpdir(), 'excerpt-generated-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

it('the resources of the SDK are those of the contract', () => {
  const { resources, params } = writeResources(prepared, header);
  expect(resources).toBe(read('sdk/src/generated/resources.gen.ts'));
  expect(params).toBe(read('sdk/src/generated/params.gen.ts'));
});

it('the events and error codes of the SDK are those of the contract', () => {
  expect(writeEvents(contract, header)).toBe(read('sdk/src/generated/events.gen.ts'));
  expect(writeErrorCodes(prepared, header)).toBe(read('sdk/src/generated/error-codes.gen.ts'));
});

it('the queries and rights of the console are those of the contract', () => {
  writeQueries(contract, { directory: scratch, header });
  writeRights({ directory: scratch, header });
  for (const file of ['queries.gen.ts', 'rights.gen.ts'])
    expect(readFileSync(join(scratch, file), 'utf8'), file).toBe(read(`server/console/generated/${file}`));
});

it('the fake of the SDK lists the providers of the server', async () => {
  expect(read('sdk/src/testing/generated/providers.gen.ts')).toContain(JSON.stringify(await listProviders(), null, 2));
});

it('a prepared contract has one operation for each body, and says which answers are bytes', () => {
  const operations = listOperations(prepared);
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(['createDocument', 'uploadDocument']));
  for (const { operation } of operations)
    expect(Object.keys(operation.requestBody?.content ?? { one: 1 }), operation.operationId).toHaveLength(1);
  const files = operations.filter(({ operation }) => isBinary(prepared, operation));
  expect(files.map(({ operation }) => operation.operationId)).toContain('getSchemaTemplateDocument');
  // What is inlined once stays as it is.
  expect(inlineScalars(contract)).toEqual(contract);
});
