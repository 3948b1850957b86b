/** The parts of an OpenAPI 3.1 document that the comparison reads, as plain JSON. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

export interface Operation {
  path: string;
  method: string;
  operationId: string;
  /** Whether a resource may lack what the operation reads (`x-may-be-absent`). */
  mayBeAbsent: boolean;
  parameters: Map<string, JsonObject>;
  requestBody: JsonObject | undefined;
  responses: Map<string, JsonObject>;
  security: JsonObject[];
}

export function asObject(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

export function asArray(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/** Follows local `$ref`s to an object. */
export function resolve(document: JsonObject, value: Json | undefined): JsonObject {
  let current = asObject(value);
  for (let depth = 0; typeof current['$ref'] === 'string'; depth++) {
    if (depth > 50) throw new Error(`A $ref leads to itself: ${current['$ref']}`);
    const tokens = current['$ref'].replace(/^#\//, '').split('/');
    let target: Json | undefined = document;
    for (const token of tokens) target = asObject(target)[token.replaceAll('~1', '/').replaceAll('~0', '~')];
    if (target === undefined) throw new Error(`A $ref leads nowhere: ${current['$ref']}`);
    current = asObject(target);
  }
  return current;
}

/** All operations by `METHOD path`, including the parameters of their paths. */
export function listOperations(document: JsonObject): Map<string, Operation> {
  const operations = new Map<string, Operation>();
  for (const [path, item] of Object.entries(asObject(document['paths']))) {
    const pathItem = resolve(document, item);
    for (const method of methods) {
      if (pathItem[method] === undefined) continue;
      const operation = asObject(pathItem[method]);
      const parameters = new Map<string, JsonObject>();
      for (const entry of [...asArray(pathItem['parameters']), ...asArray(operation['parameters'])]) {
        const parameter = resolve(document, entry);
        parameters.set(`${String(parameter['in'])} ${String(parameter['name'])}`, parameter);
      }
      const responses = Object.entries(asObject(operation['responses'])).map(
        ([status, response]) => [status, resolve(document, response)] as const,
      );
      operations.set(`${method.toUpperCase()} ${path}`, {
        path,
        method,
        operationId: String(operation['operationId']),
        mayBeAbsent: operation['x-may-be-absent'] === true,
        parameters,
        requestBody: operation['requestBody'] === undefined ? undefined : resolve(document, operation['requestBody']),
        responses: new Map(responses),
        security: asArray(operation['security'] ?? document['security']).map(asObject),
      });
    }
  }
  return operations;
}
