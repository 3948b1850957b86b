import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { RequestSchemas } from './request-validators.ts';

/** An Ajv that writes its validators as code, with the options of the server's. */
function createWriter(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    coerceTypes,
    code: { source: true, esm: true, lines: true },
  });
  addFormats.default(ajv);
  ajv.addFormat('binary', true);
  return ajv;
}

/** The code of a module that exports a validator for each name. */
export function writeValidators(schemas: ReadonlyMap<string, object>, { coerceTypes = false } = {}): string {
  const ajv = createWriter(coerceTypes);
  for (const [name, schema] of schemas) ajv.addSchema({ ...schema, $id: `https://validators.invalid/${name}` });
  const ids = [...schemas.keys()].map((name) => [name, `https://validators.invalid/${name}`]);
  return standaloneCode.default(ajv, Object.fromEntries(ids) as Record<string, string>);
}

/** The modules of a contract's request validators: those of parameters coerce, those of bodies do not. */
export function writeRequestValidators(operations: ReadonlyMap<string, RequestSchemas>): {
  parameters: string;
  bodies: string;
} {
  const parameters = new Map<string, object>();
  const bodies = new Map<string, object>();
  for (const [id, schemas] of operations) {
    parameters.set(id, schemas.parameters);
    if (schemas.body) bodies.set(`${id}Body`, schemas.body);
    if (schemas.form) bodies.set(`${id}Form`, schemas.form);
  }
  return { parameters: writeValidators(parameters, { coerceTypes: true }), bodies: writeValidators(bodies) };
}
