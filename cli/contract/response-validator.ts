import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { asObject, type Json, type JsonObject, type Operation } from '../../codegen/compat/document.ts';

export interface ResponseValidator {
  /** `problem` is null for an answer as the contract describes it; `value` is its JSON. */
  validate(
    operation: Operation,
    response: Response,
    expected: number,
  ): Promise<{ problem: string | null; value?: unknown }>;
}

/** Open enumerations may grow: the contract tells clients to take values that they do not know. */
function openEnumerations(node: Json): Json {
  if (Array.isArray(node)) return node.map(openEnumerations);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(([key]) => !(key === 'enum' && node['x-extensible-enum'] === true));
  return Object.fromEntries(entries.map(([key, value]) => [key, openEnumerations(value)]));
}

/** References within the contract, for a schema that is compiled outside of it. */
function referToContract(node: Json): Json {
  if (Array.isArray(node)) return node.map(referToContract);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' ? `contract${value}` : referToContract(value),
    ]),
  );
}

/** Holds answers against a contract. */
export function createResponseValidator(contract: JsonObject): ResponseValidator {
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { binary: true } });
  addFormats.default(ajv);
  ajv.addSchema(asObject(openEnumerations(contract)), 'contract');

  function validateJson(schema: Json | undefined, value: unknown): string | null {
    const validate = ajv.compile(asObject(openEnumerations(referToContract(schema ?? {}))));
    return validate(value) ? null : ajv.errorsText(validate.errors, { dataVar: 'body' });
  }

  return {
    async validate({ responses }, response, expected) {
      const mediaType = response.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
      // Not awaited: a copy of a response ends only with the original.
      const discard = () => void response.body?.cancel();
      if (response.status !== expected) {
        discard();
        return { problem: `answered ${response.status}, expected ${expected}` };
      }
      const content = asObject(responses.get(String(expected))?.['content']);
      if (Object.keys(content).length === 0) {
        discard();
        return { problem: null };
      }
      const declared = content[mediaType] ?? content['*/*'];
      if (declared === undefined || mediaType !== 'application/json' || content[mediaType] === undefined) {
        discard();
        return { problem: declared === undefined ? `answered with ${mediaType || 'no media type'}` : null };
      }
      const value: unknown = await response.json().catch(() => undefined);
      if (value === undefined) return { problem: 'answered with a body that is not JSON' };
      return { problem: validateJson(asObject(declared)['schema'], value), value };
    },
  };
}
