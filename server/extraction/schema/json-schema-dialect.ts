import { _, Ajv, str, type AnySchemaObject, type Options, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonObject } from '../../lib/json-value.ts';

export type Dialect = '2020-12' | 'draft-07';

const DIALECTS: Record<string, Dialect> = {
  'json-schema.org/draft/2020-12/schema': '2020-12',
  'json-schema.org/draft-07/schema': 'draft-07',
};

/** The dialect that a definition declares, 2020-12 by default. Undefined if it is not supported. */
export function detectDialect(definition: JsonObject): Dialect | undefined {
  const declared = definition['$schema'];
  if (declared === undefined) return '2020-12';
  if (typeof declared !== 'string') return undefined;
  return DIALECTS[declared.replace(/^https?:\/\//, '').replace(/#$/, '')];
}

export function createAjv(dialect: Dialect, options: Options): Ajv {
  // `strictNumbers`: JSON has no infinity, and a number such as 1e400 becomes null when it is written.
  const settings: Options = {
    strict: false,
    strictNumbers: true,
    logger: false,
    validateSchema: false,
    ...options,
  };
  const ajv = dialect === '2020-12' ? new Ajv2020(settings) : new Ajv(settings);
  // Ajv divides binary numbers, for which 19.99 is no multiple of 0.01.
  return ajv.removeKeyword('multipleOf').addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    validate: (divisor: number, value: number) => isMultipleOf(value, divisor),
    errors: false,
    error: {
      message: ({ schemaCode }) => str`must be multiple of ${schemaCode}`,
      params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}`,
    },
  });
}

const META_SCHEMA_IDS: Record<Dialect, string> = {
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
  'draft-07': 'http://json-schema.org/draft-07/schema',
};
const metaValidators = new Map<string, ValidateFunction>();

/**
 * Validates a schema against the meta-schema of the dialect. Formats are not checked: some of their regular expressions
 * do not run in linear time.
 * @param allErrors report all errors instead of the first one, in time quadratic in their number
 */
export function getMetaValidator(dialect: Dialect, allErrors: boolean): ValidateFunction {
  const key = `${dialect} ${allErrors}`;
  let validator = metaValidators.get(key);
  if (validator === undefined) {
    validator = createAjv(dialect, { allErrors, validateFormats: false }).getSchema<AnySchemaObject>(
      META_SCHEMA_IDS[dialect],
    );
    if (validator === undefined) throw new Error(`Ajv has no meta-schema for ${dialect}.`);
    metaValidators.set(key, validator);
  }
  return validator;
}

/** Whether a number is a multiple of another one, both as they are written: 19.99 is a multiple of 0.01. */
function isMultipleOf(value: number, divisor: number): boolean {
  const [a, b] = [readDecimal(value), readDecimal(divisor)];
  const scale = Math.max(a.decimals, b.decimals);
  const divisorDigits = b.digits * 10n ** BigInt(scale - b.decimals);
  return divisorDigits !== 0n && (a.digits * 10n ** BigInt(scale - a.decimals)) % divisorDigits === 0n;
}

/** A finite number as `digits / 10 ** decimals`. */
function readDecimal(value: number): { digits: bigint; decimals: number } {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const decimals = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return decimals >= 0 ? { digits, decimals } : { digits: digits * 10n ** BigInt(-decimals), decimals: 0 };
}
