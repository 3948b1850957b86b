/** The parts of an OpenAPI document that the SDK is generated from. */
export interface MediaType {
  schema?: SchemaObject;
  /** The name of the operation with this content type, if it has several. */
  'x-operation-id'?: string;
}

export interface SchemaObject {
  $ref?: string;
  type?: string | string[];
  items?: SchemaObject;
  properties?: Record<string, SchemaObject>;
  [keyword: string]: unknown;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
}

export interface Operation {
  operationId: string;
  /** The function of the SDK that does the same, if the operation has none of its own. */
  'x-sdk-function'?: string;
  tags: string[];
  summary?: string;
  description?: string;
  deprecated?: boolean;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, { $ref?: string; content?: Record<string, MediaType> }>;
}

export type PathItem = { parameters?: Parameter[] } & Partial<Record<Method, Operation>>;

export interface Contract {
  info: { version: string };
  paths: Record<string, PathItem>;
  /** Webhook requests by event type. */
  webhooks?: Record<string, PathItem>;
  components: Record<string, Record<string, unknown>>;
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

export function listOperations(
  contract: Contract,
): { path: string; method: Method; item: PathItem; operation: Operation }[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, item, operation }] : [];
    }),
  );
}

/** Resolves a local `$ref`; returns other values unchanged. */
export function resolve<T extends object>(contract: Contract, value: T | { $ref: string }): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T;
  const [, , section = '', name = ''] = value.$ref.split('/');
  const found = contract.components[section]?.[name];
  if (!found) throw new Error(`Nothing is at ${value.$ref}.`);
  return found as T;
}
