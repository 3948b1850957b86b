import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Contract } from '../../codegen/sdk/contract.ts';
import { listErrorCodes } from '../../codegen/sdk/write-error-codes.ts';
import { inject } from 'vitest';
import contract from '../../server/generated/openapi.json' with { type: 'json' };
import { fetchThroughPrism } from './prism/fetch-through-prism.ts';

interface DeclaredResponse {
  content?: Record<string, { schema?: object }>;
}

interface DeclaredOperation {
  operationId: string;
  responses: Record<string, DeclaredResponse | { $ref: string }>;
}

interface Route {
  id: string;
  method: string;
  pattern: RegExp;
  responses: Record<string, DeclaredResponse>;
}

/** Statuses that any operation may return, which the contract declares once. */
const GENERAL = new Set([405, 406, 413, 415, 503]);

const components = (contract as { components: { responses: Record<string, DeclaredResponse> } }).components;

function resolved(response: DeclaredResponse | { $ref: string }): DeclaredResponse {
  if (!('$ref' in response)) return response;
  const found = components.responses[response.$ref.split('/').at(-1) ?? ''];
  if (found === undefined) throw new Error(`Unknown response ${response.$ref}`);
  return found;
}

const routes: Route[] = Object.entries(contract.paths as Record<string, Record<string, unknown>>).flatMap(
  ([path, item]) =>
    ['get', 'post', 'patch', 'put', 'delete'].flatMap((method) => {
      const operation = item[method] as DeclaredOperation | undefined;
      if (operation === undefined) return [];
      const responses = Object.fromEntries(
        Object.entries(operation.responses).map(([status, response]) => [status, resolved(response)]),
      );
      const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      return [{ id: operation.operationId, method: method.toUpperCase(), pattern, responses }];
    }),
);

export const operationIds: readonly string[] = routes.map(({ id }) => id);

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addFormat('binary', true);
ajv.addSchema(contract, 'contract');
const validators = new Map<object, ValidateFunction>();

function validatorOf(schema: object): ValidateFunction {
  const known = validators.get(schema);
  if (known !== undefined) return known;
  const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/')) as object;
  const validate = ajv.compile(absolute);
  validators.set(schema, validate);
  return validate;
}

const errorCodes = listErrorCodes(contract as unknown as Contract);

const errorSchema = { $ref: '#/components/schemas/ApiError' };

/** The tested responses: `operationId status`. */
export const exercised = new Set<string>();

async function check(route: Route, response: Response): Promise<void> {
  const { status } = response;
  exercised.add(`${route.id} ${status}`);
  const complain = (problem: string): never => {
    throw new Error(`${route.id} answered ${status}: ${problem}`);
  };
  if (!response.headers.get('x-request-id')) complain('without x-request-id');
  const declared = route.responses[String(status)];
  if (declared === undefined && !GENERAL.has(status))
    return complain(`which the contract does not declare: ${await response.clone().text()}`);
  const mediaType = response.headers.get('content-type')?.split(';')[0] ?? '';
  const media = declared?.content?.[mediaType];
  if (status >= 400 && mediaType !== 'application/json')
    return complain(`with ${mediaType || 'nothing'} in place of an error body`);
  if (mediaType !== 'application/json') {
    const isDeclared =
      media !== undefined ||
      declared?.content?.['*/*'] !== undefined ||
      (declared?.content === undefined && mediaType === '');
    return isDeclared ? undefined : complain(`with ${mediaType || 'nothing'}`);
  }
  const schema = status >= 400 && declared === undefined ? errorSchema : media?.schema;
  if (schema === undefined) {
    if (declared?.content?.['*/*'] !== undefined) return undefined;
    return complain('with JSON that the contract does not describe');
  }
  const validate = validatorOf(schema);
  const body: unknown = await response.clone().json();
  if (!validate(body)) complain(ajv.errorsText(validate.errors));
  const { code } = body as { code: string };
  if (declared !== undefined && status >= 400 && !errorCodes.get(route.id)?.includes(code))
    complain(`with the code ${code}, which it does not declare`);
}

/** `send`, which fails when an answer is not what the contract says. */
export function validating(
  send: (input: Request | URL | string, init?: RequestInit) => Promise<Response>,
): typeof fetch {
  return async (input, init) => {
    // Its body may be read only once.
    const request = input instanceof Request ? input.clone() : new Request(input, { ...init, body: null });
    const response = await send(input, init);
    const { pathname } = new URL(request.url);
    const candidates = routes.filter(({ pattern }) => pattern.test(pathname));
    const route = candidates.find(({ method }) => method === (init?.method ?? request.method).toUpperCase());
    if (route !== undefined) await check(route, response);
    return response;
  };
}

/** How tests reach a server: directly, or through a validator that is not ours. */
export const fetchFromServer: typeof fetch = inject('prism') === undefined ? fetch : fetchThroughPrism;

/** `fetchFromServer`, which fails when an answer is not what the contract says. */
export const fetchAndValidate = validating(fetchFromServer);
