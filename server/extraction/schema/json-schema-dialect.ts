import { Ajv, type AnySchemaObject, type Options, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonObject } from '../../lib/json-value.ts';

export type Dialect = '2020-12' | 'draft-07';

const DIALECTS: Record<string, Dialect> = {
  'json-schema.org/draft/2020-12/schema': '2020-12',
  'json-schema.org/draft-07/schema': 'draft-07',
};

/** The dialect that a definition declares: 2020-12 when it declares none, undefined when it is one that we do not know. */
export function dialectOf(definition: JsonObject): Dialect | undefined {
  const declared = definition['$schema'];
  if (declared === undefined) return '2020-12';
  if (typeof declared !== 'string') return undefined;
  return DIALECTS[declared.replace(/^https?:\/\//, '').replace(/#$/, '')];
}

export function createAjv(dialect: Dialect, options: Options): Ajv {
  const settings: Options = { strict: false, logger: false, validateSchema: false, ...options };
  return dialect === '2020-12' ? new Ajv2020(settings) : new Ajv(settings);
}

const META: Record<Dialect, string> = {
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
  'draft-07': 'http://json-schema.org/draft-07/schema',
};
const metaValidators = new Map<string, ValidateFunction>();

/**
 * Validates a schema against the dialect's meta-schema. Formats are left out: their expressions are not all linear.
 * `all`: go on after the first error, which costs the square of their number.
 */
export function metaValidator(dialect: Dialect, all: boolean): ValidateFunction {
  const key = `${dialect} ${all}`;
  let validator = metaValidators.get(key);
  if (validator === undefined) {
    validator = createAjv(dialect, { allErrors: all, validateFormats: false }).getSchema<AnySchemaObject>(
      META[dialect],
    );
    if (validator === undefined) throw new Error(`Ajv has no meta-schema for ${dialect}.`);
    metaValidators.set(key, validator);
  }
  return validator;
}
