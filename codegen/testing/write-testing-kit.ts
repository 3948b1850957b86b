import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listOperations, resolve, type Contract, type MediaType } from '../sdk/contract.ts';
import { bundleModule } from './bundle-module.ts';
import { answerSchemas } from './answer-validators.ts';
import { listProviders } from './list-providers.ts';
import { requestSchemas, type RequestSchemas } from './request-validators.ts';
import { writeLicenses } from './write-licenses.ts';
import { writeRequestValidators, writeValidators } from './write-validators.ts';

import type { PinnedOperation } from '../../sdk/src/testing/pinned-contract.ts';

type Found = ReturnType<typeof listOperations>[number];

type WithExamples = MediaType & { examples?: Record<string, { value: unknown } | { $ref: string }> };

function firstExample(contract: Contract, media: MediaType | undefined): { value: unknown } | undefined {
  const [first] = Object.values((media as WithExamples | undefined)?.examples ?? {});
  return first && resolve<{ value: unknown }>(contract, first);
}

/** The contract's first example of each webhook event. */
function eventExamples(contract: Contract): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(contract.webhooks ?? {}).map(([kind, { post }]) => {
      const example = firstExample(contract, post?.requestBody?.content['application/json']);
      if (example === undefined) throw new Error(`The event ${kind} has no example.`);
      return [kind, example.value];
    }),
  );
}

type Example = PinnedOperation['examples'][number];

/**
 * The contract's first example of each success of the operation. One that begins work (202) comes before what only
 * says how much work it would be (200).
 */
function examplesOf(contract: Contract, { operation }: Found): Example[] {
  const successes = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  if (successes.length === 0) throw new Error(`${operation.operationId} has no success.`);
  const begun = successes.toSorted(([a], [b]) => Number(b === '202') - Number(a === '202'));
  return begun.map(([status, response]) => {
    const { content = {} } = resolve(contract, response);
    const type = content['application/json'] === undefined ? Object.keys(content)[0] : 'application/json';
    const first = type === undefined ? undefined : firstExample(contract, content[type]);
    const isText = type !== 'application/json' && typeof first?.value === 'string';
    return {
      status: Number(status),
      ...(first && { body: first.value }),
      ...(isText && { headers: { 'content-type': String(type) } }),
    };
  });
}

function describe(contract: Contract, found: Found, { multipart, declared, body, form }: RequestSchemas): string {
  const { path, method, operation } = found;
  const { operationId, requestBody, responses } = operation;
  const content = Object.entries(requestBody?.content ?? {});
  const variants = content.flatMap(([type, media]) =>
    media['x-operation-id'] ? [[type, media['x-operation-id']]] : [],
  );
  const producesJson = Object.entries(responses).some(
    ([status, response]) =>
      status.startsWith('2') && resolve(contract, response).content?.['application/json'] !== undefined,
  );
  const facts = {
    id: operationId,
    method: method.toUpperCase(),
    path,
    variants: Object.fromEntries(variants) as Record<string, string>,
    body: requestBody ? { types: content.map(([type]) => type), isRequired: requestBody.required === true } : null,
    producesJson,
    declared,
    multipart,
    examples: examplesOf(contract, found),
  };
  const validator = (exists: object | null, suffix: string) => (exists ? `bodies.${operationId}${suffix}` : 'null');
  return (
    `{ ...${JSON.stringify(facts)}, checkParameters: parameters.${operationId}, ` +
    `checkBody: ${validator(body, 'Body')}, checkForm: ${validator(form, 'Form')} }`
  );
}

async function pinnedModule(contract: Contract) {
  const schemas = await requestSchemas(contract);
  const operations = listOperations(contract).map((found) => {
    const { operationId } = found.operation;
    const own = schemas.get(operationId);
    if (own === undefined) throw new Error(`${operationId} has no validators.`);
    return describe(contract, found, own);
  });
  const entry = [
    `import * as parameters from 'generated:parameters';`,
    `import * as bodies from 'generated:bodies';`,
    `export const contract = { version: '${contract.info.version}', operations: [\n${operations.join(',\n')}\n],`,
    `events: ${JSON.stringify(eventExamples(contract))} };`,
  ].join('\n');
  return { entry, modules: { ...writeRequestValidators(schemas) } };
}

const fileOf = (version: string) => version.replaceAll('.', '-');
const nameOf = (version: string) => version.replaceAll('.', '_');

interface PinList {
  /** The name of the list. */
  list: string;
  /** What each module exports, and its type. */
  name: string;
  type: string;
  about: string;
}

/** A list of what is pinned: a module for each version. */
function writePins(header: string, versions: string[], { list, name, type, about }: PinList): string {
  return [
    header,
    `import type { ${type} } from '../pinned-contract.ts';`,
    ...versions.map((one) => `import { ${name} as ${name}${nameOf(one)} } from './${name}-${fileOf(one)}.gen.ts';`),
    `\n/** ${about}, by their versions. */`,
    `export const ${list}: ReadonlyMap<string, ${type}> = new Map<string, ${type}>([`,
    ...versions.map((one) => `  ['${one}', ${name}${nameOf(one)}],`),
    `]);\n`,
  ].join('\n');
}

export interface TestingKitTarget {
  root: string;
  /** The folder of what is generated. */
  directory: string;
  /** The file with the licences of the packages whose code is in there. */
  licenses: string;
  header: string;
}

/** Writes what the SDK's testing kit is made of: the server's rules, and each pinned contract with its validators. */
export async function writeTestingKit(
  pinned: readonly { version: string; document: object }[],
  { root, directory, licenses, header }: TestingKitTarget,
): Promise<void> {
  mkdirSync(directory, { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(directory, file), text);
  const bundle = (source: Parameters<typeof bundleModule>[0]) => bundleModule(source, { root, header });
  const rules = await bundle({
    entry: `export { rules } from './codegen/testing/rules-entry.ts';`,
    name: 'rules',
    type: { name: 'Rules', from: '../rules.ts' },
  });
  write('rules.gen.ts', rules.code);
  writeFileSync(licenses, writeLicenses(root, rules.metafile));
  write(
    'providers.gen.ts',
    `${header}\nimport type { Provider } from '../../generated/types.gen.ts';\n\n` +
      `/** What \`GET /providers\` answers where the built-in extractor is the system fallback. */\n` +
      `export const PROVIDERS: readonly Provider[] = ${JSON.stringify(await listProviders(), null, 2)};\n`,
  );
  for (const { version, document } of pinned) {
    const contract = document as Contract;
    const requests = await bundle({
      ...(await pinnedModule(contract)),
      name: 'contract',
      type: { name: 'PinnedContract', from: '../pinned-contract.ts' },
    });
    write(`contract-${fileOf(version)}.gen.ts`, requests.code);
    const answers = await bundle({
      entry:
        `import * as validators from 'generated:answers';\n` +
        `export const answers = ${answerSchemas(contract).entry};`,
      modules: { answers: writeValidators(answerSchemas(contract).schemas) },
      name: 'answers',
      type: { name: 'AnswerValidators', from: '../pinned-contract.ts' },
    });
    write(`answers-${fileOf(version)}.gen.ts`, answers.code);
  }
  const versions = pinned.map(({ version }) => version);
  const contracts = { name: 'contract', type: 'PinnedContract', about: 'The pinned contracts' };
  write('pins.gen.ts', writePins(header, versions, { list: 'PINS', ...contracts }));
  const answers = {
    name: 'answers',
    type: 'AnswerValidators',
    about: "The validators of the pinned contracts' answers",
  };
  write('answer-pins.gen.ts', writePins(header, versions, { list: 'ANSWERS', ...answers }));
}
