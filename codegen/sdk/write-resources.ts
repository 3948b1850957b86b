import type { Contract, Operation, Parameter, PathItem, SchemaObject } from './contract.ts';
import { listOperations, resolve } from './contract.ts';
import { toCamelCase, toMethodName, toPascalCase } from './operation-names.ts';
import { listAnswers, isBinary, VARIANT } from './prepare-contract.ts';

/** Names of call options, which share an object with the parameters. */
const OPTIONS = ['signal', 'timeout', 'maxRetries', 'headers', 'idempotencyKey', 'workspace'];

interface Method {
  name: string;
  text: string;
  types: string[];
  params: string[];
}

const INDENT = '  ';

function comment(lines: string[]): string {
  return ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].map((line) => `${INDENT}${line}\n`).join('');
}

/** What an operation throws beside what every request may. */
const ERROR_CLASSES: Record<string, string> = {
  '403': 'PermissionDeniedError',
  '404': 'NotFoundError',
  '409': 'ConflictError',
  '410': 'GoneError',
  '412': 'PreconditionFailedError',
  '413': 'PayloadTooLargeError',
  '415': 'UnsupportedMediaTypeError',
  '422': 'UnprocessableEntityError',
};

function documentErrors(responses: Operation['responses']): string[] {
  const classes = Object.keys(responses).flatMap((status) => ERROR_CLASSES[status] ?? []);
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
  if (isBinary(contract, operation)) return { call: 'download', type: 'ApiPromise<Blob>', imports: [] };
  const hasBody = listAnswers(contract, operation).length > 0;
  return { call: 'call', type: `ApiPromise<${hasBody ? response : 'void'}>`, imports: hasBody ? [response] : [] };
}

function listParameters(contract: Contract, item: PathItem, operation: Operation): Parameter[] {
  return [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => resolve<Parameter>(contract, one));
}

/** The overloads of a method without its return type. */
function writeSignatures(data: string, parameters: Parameter[], operation: Operation): string[] {
  const path = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  const query = parameters.filter((one) => one.in === 'query');
  const { requestBody } = operation;
  const isOptional =
    requestBody?.required !== true &&
    query.every(({ required }) => required !== true) &&
    path.every((name) => name === 'slug');
  const hasMore = query.length > 0 || requestBody !== undefined;
  if (path.length === 1 && path[0] === 'id') {
    if (!hasMore) return ['id: string, options?: RequestOptions'];
    const optional = requestBody?.required === true ? '' : '?';
    return [
      requestBody
        ? `id: string, params${optional}: ParamsBesideId<${data}>, options?: RequestOptions`
        : `id: string, options?: ParamsBesideId<${data}> & RequestOptions`,
      `params: Params<${data}>, options?: RequestOptions`,
    ];
  }
  if (path.length === 0 && !hasMore) return ['options?: RequestOptions'];
  return [`params${isOptional ? '?' : ''}: Params<${data}>, options?: RequestOptions`];
}

function refuseReserved(operationId: string, names: string[]): void {
  const reserved = names.filter((name) => OPTIONS.includes(name));
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
  refuseReserved(operationId, fields);
  const { call, type, imports } = describeAnswer(contract, operation);
  const signatures = writeSignatures(data, parameters, operation);
  const name = toMethodName(operationId, tags[0] ?? '');
  const docs = documentation(operation);
  const beside = requestBody ? `, queryBesideBody: ${JSON.stringify(query).replaceAll('"', "'")}` : '';
  const body = `return this.core.${call}({ method: '${method.toUpperCase()}', url: '${url}', args${beside} });`;
  const overloads = signatures.map((signature) => `${docs}${INDENT}${name}(${signature}): ${type};\n`).join('');
  return {
    name,
    types: [...imports, ...(signatures.some((one) => one.includes(data)) ? [data] : [])],
    params: signatures,
    text: `${overloads}${INDENT}${name}(...args: unknown[]): ${type} {\n${INDENT}${INDENT}${body}\n${INDENT}}\n`,
  };
}

/** Generates the module of resource classes: one per tag of the contract, and `Resources` with all of them. */
export function writeResources(contract: Contract, header: string): string {
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
  const uses = (name: string) => all.some(({ params }) => params.some((one) => one.includes(`${name}<`)));
  const helpers = ['Params', 'ParamsBesideId'].filter(uses).map((name) => `type ${name}`);
  const types = [...new Set(all.flatMap((method) => method.types))].toSorted();
  const classes = [...resources].map(
    ([tag, methods]) =>
      `export class ${toPascalCase(tag)} extends Resource {\n${methods.map(({ text }) => text).join('\n')}}\n`,
  );
  const fields = [...resources.keys()].map((tag) => `${INDENT}readonly ${toCamelCase(tag)}: ${toPascalCase(tag)};\n`);
  const made = [...resources.keys()].map((tag) => `    this.${toCamelCase(tag)} = new ${toPascalCase(tag)}(core);\n`);
  return [
    `${header}\n`,
    `import type { RequestOptions } from '../http/client-settings.ts';`,
    `import type { ApiPromise } from '../resources/api-promise.ts';`,
    `import type { Core } from '../resources/core.ts';`,
    `import type { PagePromise } from '../resources/page.ts';`,
    `import { Resource, ${helpers.join(', ')} } from '../resources/resource.ts';`,
    `import type {\n${types.map((name) => `  ${name},\n`).join('')}} from './types.gen.ts';\n`,
    ...classes,
    `/** Every operation of the contract, by its noun. */\nexport class Resources {\n${fields.join('')}`,
    `  constructor(core: Core) {\n${made.join('')}  }\n}\n`,
  ].join('\n');
}
