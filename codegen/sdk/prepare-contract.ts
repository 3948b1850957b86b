import { describeForEditors } from './hover-texts.ts';
import { listOperations, resolve, type Contract, type Operation, type SchemaObject } from './contract.ts';

/** Suffix of a path that makes it unique among operations with the same address. Removed from the generated code. */
export const VARIANT = '#';

/** Type of values that later versions of the contract may add to an enumeration. */
const OTHER_VALUE = 'OtherValue';

/** Splits operations with several content types, since generators use the first one only. */
function splitByBody(contract: Contract): void {
  for (const { path, method, item, operation } of listOperations(contract)) {
    for (const [mediaType, media] of Object.entries(operation.requestBody?.content ?? {})) {
      const operationId = media['x-operation-id'];
      if (operationId === undefined || operation.requestBody === undefined) continue;
      delete operation.requestBody.content[mediaType];
      const requestBody = { ...operation.requestBody, content: { [mediaType]: media } };
      contract.paths[`${path}${VARIANT}${operationId}`] = {
        ...(item.parameters && { parameters: item.parameters }),
        [method]: { ...operation, operationId, requestBody },
      };
    }
  }
}

/** Removes operations that exist for other generators. */
function removeAliases(contract: Contract): void {
  for (const { path, method, item, operation } of listOperations(contract)) {
    if (operation['x-sdk-function'] === undefined) continue;
    const { [method]: _alias, parameters: _shared, ...others } = item;
    if (Object.keys(others).length === 0) delete contract.paths[path];
    else delete item[method];
  }
}

/** The content types of successful responses. */
export function listAnswers(contract: Contract, { responses }: Operation): string[] {
  return Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => Object.keys(resolve(contract, response).content ?? {}));
}

/** Whether an operation returns bytes: neither JSON nor events. */
export function isBinary(contract: Contract, operation: Operation): boolean {
  return listAnswers(contract, operation).some((type) => !/^(application\/json|text\/event-stream)$/.test(type));
}

function declareBytes(contract: Contract): void {
  for (const { operation } of listOperations(contract).filter(({ operation: one }) => isBinary(contract, one)))
    for (const response of Object.values(operation.responses))
      for (const [type, media] of Object.entries(response.content ?? {}))
        if (type !== 'application/json') media.schema = { type: 'string', format: 'binary' };
}

/** Adds strings to enumerations that later versions may extend. */
function openEnumerations(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  const schema = node as SchemaObject;
  if (schema['x-extensible-enum'] === true && Array.isArray(schema['enum'])) {
    const { enum: values, type } = schema;
    delete schema['enum'];
    delete schema.type;
    schema['anyOf'] = [{ type, enum: values }, { $ref: `#/components/schemas/${OTHER_VALUE}` }];
  }
  for (const child of Object.values(schema)) openEnumerations(child);
}

/** Allows the JSON parts of a form as values, which the client serialises. */
function openJsonParts(contract: Contract): void {
  for (const { operation } of listOperations(contract)) {
    const { schema } = operation.requestBody?.content['multipart/form-data'] ?? {};
    if (!schema) continue;
    const { properties = {} } = resolve<SchemaObject>(contract, schema);
    for (const part of Object.values(properties)) {
      if (part['contentMediaType'] !== 'application/json') continue;
      delete part.type;
      const content = part['contentSchema'] as SchemaObject | undefined;
      const isList = content !== undefined && resolve<SchemaObject>(contract, content).type === 'array';
      const value = { type: 'object', additionalProperties: true };
      part['anyOf'] = [{ type: 'string' }, isList ? { type: 'array', items: value } : value];
    }
  }
}

/** Adapts the contract to the SDK's generator. Returns a copy. */
export function prepareContract(contract: Contract): Contract {
  const prepared = structuredClone(contract);
  removeAliases(prepared);
  splitByBody(prepared);
  describeForEditors(prepared);
  declareBytes(prepared);
  openJsonParts(prepared);
  openEnumerations(prepared.paths);
  openEnumerations(prepared.components);
  (prepared.components['schemas'] ??= {})[OTHER_VALUE] = {
    type: 'string',
    description: 'A value that a later version of the contract has added.',
  };
  return prepared;
}
