import type { Contract, Operation, Parameter, PathItem, SchemaObject } from './contract.ts';
import { listOperations, resolve } from './contract.ts';
import { ERROR_CLASSES } from './hover-texts.ts';
import { toCamelCase, toMethodName, toPascalCase } from './operation-names.ts';
import { listAnswers, isBinary, VARIANT } from './prepare-contract.ts';

/** Names of call options, which share an object with the parameters. */
const OPTIONS = ['signal', 'timeout', 'maxRetries', 'headers', 'idempotencyKey', 'fetchOptions'];

interface Declared {
  name: string;
  text: string;
}

interface Method {
  name: string;
  text: string;
  /** The types that it imports. */
  types: string[];
  /** The types of its parameters, with their declarations. */
  declared: Declared[];
  /** The type of the contract that they are made of. */
  data: string;
}

const INDENT = '  ';

function comment(lines: string[]): string {
  return ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].map((line) => `${INDENT}${line}\n`).join('');
}

/** What every request may be answered with, and so is not said of each. */
const COMMON = '400';

function documentErrors(responses: Operation['responses']): string[] {
  const classes = Object.keys(responses).flatMap((status) => (status === COMMON ? [] : (ERROR_CLASSES[status] ?? [])));
  return classes.length === 0 ? [] : ['', `@throws ${classes.join(', ')}`];
}

function documentation({ summary = '', description = '', deprecated, responses }: Operation): string {
  const text = description.trim().replaceAll('*/', '*\\/').split('\n');
  const tags = [...documentErrors(responses), ...(deprecated ? ['', '@deprecated It will be removed.'] : [])];
  return comment([summary, '', ...text, ...tags]);
}

/** The item type of a list; undefined if the response is not a list. */
function findItemType(contract: Contract, operation: Operation): string | undefined {
  const ok = operation.responses['200'];
  const schema = ok && resolve(contract, ok).content?.['application/json']?.schema;
  if (!schema) return undefined;
  const { properties = {} } = resolve<SchemaObject>(contract, schema);
  if (!['total', 'page', 'pageSize', 'data'].every((name) => name in properties)) return undefined;
  return `${toPascalCase(operation.operationId)}Response['data'][number]`;
}

/** The core function for a call, its return type, and its imports. */
function describeAnswer(contract: Contract, operation: Operation): { call: string; type: string; imports: string[] } {
  const response = `${toPascalCase(operation.operationId)}Response`;
  const item = findItemType(contract, operation);
  if (item) return { call: 'list', type: `PagePromise<${item}>`, imports: [response] };
  if (listAnswers(contract, operation).includes('text/event-stream'))
    return { call: 'stream', type: `AsyncGenerator<${response}, void, undefined>`, imports: [response] };
  if (isBinary(contract, operation)) return { call: 'download', type: 'FilePromise', imports: [] };
  const hasBody = listAnswers(contract, operation).length > 0;
  return { call: 'call', type: `ApiPromise<${hasBody ? response : 'void'}>`, imports: hasBody ? [response] : [] };
}

function listParameters(contract: Contract, item: PathItem, operation: Operation): Parameter[] {
  return [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => resolve<Parameter>(contract, one));
}

interface Signatures {
  /** The overloads of a method without their return type. */
  overloads: string[];
  /** The types that they name. */
  declared: Declared[];
}

/** @param name of the method with its noun: `DocumentsUpload` */
function writeSignatures(
  { name, data }: { name: string; data: string },
  parameters: Parameter[],
  operation: Operation,
): Signatures {
  const path = parameters.filter((one) => one.in === 'path').map(({ name: one }) => one);
  const query = parameters.filter((one) => one.in === 'query');
  const { requestBody, operationId } = operation;
  const isOptional =
    requestBody?.required !== true &&
    query.every(({ required }) => required !== true) &&
    path.every((one) => one === 'slug');
  const hasMore = query.length > 0 || requestBody !== undefined;
  const declare = (helper: string, about: string): Declared => ({
    name: name + helper,
    text: `/** What \`${operationId}\` takes${about}. */\nexport type ${name}${helper} = ${helper}<${data}>;\n`,
  });
  const all = declare('Params', '');
  if (path.length === 1 && path[0] === 'id') {
    if (!hasMore) return { overloads: ['id: string, options?: RequestOptions'], declared: [] };
    const optional = requestBody?.required === true ? '' : '?';
    const overloads = [
      requestBody
        ? `id: string, params${optional}: ${name}ParamsBesideId, options?: RequestOptions`
        : `id: string, options?: ${name}ParamsBesideId & RequestOptions`,
      `params: ${name}Params, options?: RequestOptions`,
    ];
    return { overloads, declared: [all, declare('ParamsBesideId', ' beside the id')] };
  }
  if (path.length === 0 && !hasMore) return { overloads: ['options?: RequestOptions'], declared: [] };
  return { overloads: [`params${isOptional ? '?' : ''}: ${name}Params, options?: RequestOptions`], declared: [all] };
}

/** `workspace` is the slug of a path. */
function refuseReserved(operationId: string, path: string, names: string[]): void {
  const options = path.includes('{slug}') ? [...OPTIONS, 'workspace'] : OPTIONS;
  const reserved = names.filter((name) => options.includes(name));
  if (reserved.length > 0)
    throw new Error(`${operationId} has fields that options of a request are called by: ${reserved.join(', ')}.`);
}

function writeMethod(
  contract: Contract,
  { path, method, item, operation }: ReturnType<typeof listOperations>[number],
): Method {
  const { operationId, requestBody, tags } = operation;
  const [url = ''] = path.split(VARIANT);
  const data = `${toPascalCase(operationId)}Data`;
  const parameters = listParameters(contract, item, operation);
  const query = parameters.filter((one) => one.in === 'query').map((one) => one.name);
  const [media] = Object.values(requestBody?.content ?? {});
  const fields = media?.schema ? Object.keys(resolve<SchemaObject>(contract, media.schema).properties ?? {}) : [];
  refuseReserved(operationId, path, fields);
  const { call, type, imports } = describeAnswer(contract, operation);
  const tag = tags[0] ?? '';
  const name = toMethodName(operationId, tag);
  const named = { name: toPascalCase(tag) + name.charAt(0).toUpperCase() + name.slice(1), data };
  const { overloads: signatures, declared } = writeSignatures(named, parameters, operation);
  const docs = documentation(operation);
  const beside = requestBody ? `, ${JSON.stringify(query).replaceAll('"', "'")}` : '';
  const body = `return this.core.${call}('${method.toUpperCase()} ${url}', args${beside});`;
  const overloads = signatures.map((signature) => `${docs}${INDENT}${name}(${signature}): ${type};\n`).join('');
  return {
    name,
    types: imports,
    declared,
    data,
    text: `${overloads}${INDENT}${name}(...args: unknown[]): ${type} {\n${INDENT}${INDENT}${body}\n${INDENT}}\n`,
  };
}

export interface ResourceModules {
  /** Resource classes: one per tag of the contract, and `Resources` with all of them. */
  resources: string;
  /** The types of their parameters. */
  params: string;
}

export function writeResources(contract: Contract, header: string): ResourceModules {
  const resources = new Map<string, Method[]>();
  for (const found of listOperations(contract)) {
    const tag = found.operation.tags[0];
    if (tag === undefined) throw new Error(`${found.operation.operationId} has no tag.`);
    const methods = resources.get(tag) ?? [];
    const made = writeMethod(contract, found);
    if (methods.some(({ name }) => name === made.name))
      throw new Error(`${tag} has two operations that would be called ${made.name}.`);
    resources.set(tag, [...methods, made]);
  }
  const all = [...resources.values()].flat();
  const declared = all.flatMap((method) => method.declared);
  const types = [...new Set(all.flatMap((method) => method.types))].toSorted();
  const data = [...new Set(all.flatMap((method) => (method.declared.length > 0 ? [method.data] : [])))].toSorted();
  const classes = [...resources].map(
    ([tag, methods]) =>
      `export class ${toPascalCase(tag)} extends Resource {\n${methods.map(({ text }) => text).join('\n')}}\n`,
  );
  const fields = [...resources.keys()].map((tag) => `${INDENT}readonly ${toCamelCase(tag)}: ${toPascalCase(tag)};\n`);
  const made = [...resources.keys()].map((tag) => `    this.${toCamelCase(tag)} = new ${toPascalCase(tag)}(core);\n`);
  const importTypes = (names: string[], file: string) =>
    `import type {\n${names.map((name) => `  ${name},\n`).join('')}} from '${file}';\n`;
  const helpers = ['Params', 'ParamsBesideId'].filter((one) => declared.some(({ text }) => text.includes(`${one}<`)));
  const params = [
    `${header}\n`,
    `import type { ${helpers.join(', ')} } from '../resources/resource.ts';`,
    importTypes(data, './types.gen.ts'),
    ...declared.map(({ text }) => text),
  ].join('\n');
  const classesOf = [
    `${header}\n`,
    `import type { RequestOptions } from '../http/client-settings.ts';`,
    `import type { ApiPromise, FilePromise } from '../resources/api-promise.ts';`,
    `import type { Core } from '../resources/core.ts';`,
    `import type { PagePromise } from '../resources/page.ts';`,
    `import { Resource } from '../resources/resource.ts';`,
    importTypes(declared.map(({ name }) => name).toSorted(), './params.gen.ts').trimEnd(),
    importTypes(types, './types.gen.ts'),
    ...classes,
    `/** Every operation of the contract, by its noun. */\nexport class Resources {\n${fields.join('')}`,
    `  constructor(core: Core) {\n${made.join('')}  }\n}\n`,
  ].join('\n');
  return { resources: classesOf, params };
}
