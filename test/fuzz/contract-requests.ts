import fc from 'fast-check';
import contract from '../../server/generated/openapi.json' with { type: 'json' };
import { createValues, oddValue, spoil, type Schema } from './contract-values.ts';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

interface DeclaredOperation {
  operationId: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
}

/** A request as a test sends it. `{name}` in the path is replaced by an id that exists. */
export interface FuzzedRequest {
  operation: string;
  method: string;
  /** Path with `{name}` where a known value belongs. */
  path: string;
  query: [string, string][];
  body: { json: unknown } | { form: [string, string][]; file: string | null } | null;
}

/** An open stream has no end. */
const LEFT_OUT = new Set(['streamRunEvents']);
const ANY_TEXT = fc.string({ unit: 'binary', minLength: 1, maxLength: 30 });

const { parameters, schemas } = contract.components as unknown as {
  parameters: Record<string, Parameter>;
  schemas: Record<string, Schema>;
};
const create = createValues(schemas);

const resolve = (parameter: Parameter | { $ref: string }): Parameter =>
  '$ref' in parameter ? (parameters[parameter.$ref.split('/').at(-1) ?? ''] as Parameter) : parameter;

const toText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed().slice(0, 2_000);

/** Mostly a value that exists, sometimes any text that a path can hold. */
const pathValue = (name: string) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(`{${name}}`) },
    { weight: 1, arbitrary: fc.constantFrom('..%2f..', '%00', '%ff', '0', '-1', '1e3', '9007199254740993', ' ', "'") },
    { weight: 1, arbitrary: ANY_TEXT.map((text) => encodeURIComponent(text.toWellFormed()).replaceAll('.', '%2e')) },
  );

/** Once in this number of times, otherwise null. */
const sometimes = <T>(times: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

function createQuery(declared: Parameter[]): fc.Arbitrary<[string, string][]> {
  const known = declared.map(({ name, schema = {} }) =>
    sometimes(
      3,
      fc.oneof({ weight: 7, arbitrary: create(schema) }, { weight: 1, arbitrary: oddValue }).map(
        // A long poll would only take time.
        (value): [string, string] => [name, name === 'wait' ? '0' : toText(value)],
      ),
    ),
  );
  const unknown = sometimes(12, fc.tuple(fc.constantFrom('unknown', 'Page', 'env[]'), fc.constant('1')));
  return fc.tuple(...known, unknown).map((all) => all.filter((one) => one !== null) as [string, string][]);
}

function createBody({ requestBody }: DeclaredOperation): fc.Arbitrary<FuzzedRequest['body']> {
  if (requestBody === undefined) return fc.constant(null);
  const { 'application/json': json, 'multipart/form-data': form } = requestBody.content;
  const choices: fc.Arbitrary<FuzzedRequest['body']>[] = [];
  if (json !== undefined) {
    const valid = create(json.schema);
    choices.push(fc.oneof(valid, spoil(valid)).map((value) => ({ json: value })));
  }
  if (form !== undefined) {
    const fields = fc.oneof(create(form.schema), spoil(create(form.schema)));
    choices.push(
      fc.tuple(fields, fc.option(ANY_TEXT)).map(([value, file]) => ({
        form: Object.entries((value ?? {}) as object)
          .filter(([name]) => name !== 'file')
          .map(([name, field]): [string, string] => [name, toText(field)]),
        file,
      })),
    );
  }
  return fc.oneof(...choices);
}

const operations = Object.entries(contract.paths as unknown as Record<string, Record<string, unknown>>).flatMap(
  ([path, item]) =>
    ['get', 'post', 'patch', 'put', 'delete'].flatMap((method) => {
      const operation = item[method] as DeclaredOperation | undefined;
      if (operation === undefined || LEFT_OUT.has(operation.operationId)) return [];
      const shared = (item['parameters'] ?? []) as (Parameter | { $ref: string })[];
      const declared = [...shared, ...(operation.parameters ?? [])].map(resolve);
      return [{ method: method.toUpperCase(), path, operation, declared }];
    }),
);

/** Requests for every operation: valid ones, often at the edges of the contract, and ones that break it somewhere. */
export const fuzzedRequest: fc.Arbitrary<FuzzedRequest> = fc
  .constantFrom(...operations)
  .chain(({ method, path, operation, declared }) => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    return fc.record({
      operation: fc.constant(operation.operationId),
      method: fc.constant(method),
      path: fc.tuple(...names.map(pathValue)).map((values) => {
        let next = 0;
        return path.replaceAll(/\{\w+\}/g, () => values[next++] ?? '');
      }),
      query: createQuery(declared.filter((one) => one.in === 'query')),
      body: createBody(operation),
    });
  });
