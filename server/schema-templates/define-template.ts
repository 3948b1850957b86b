import type { JsonObject } from '../lib/json-value.ts';
import type { SchemaRule } from '../lib/models/schema-guidance.ts';

/** A starting schema: a definition to copy and change. */
export interface SchemaTemplate {
  key: string;
  name: string;
  description: string;
  definition: JsonObject;
  /** What is usually true of such documents. */
  rules: SchemaRule[];
}

type Property = JsonObject;
type Properties = Record<string, Property>;

export const text = (description: string): Property => ({ type: ['string', 'null'], description });
export const date = (description: string): Property => ({ type: ['string', 'null'], format: 'date', description });
export const number = (description: string): Property => ({ type: ['number', 'null'], description });
export const integer = (description: string): Property => ({ type: ['integer', 'null'], description });
export const flag = (description: string): Property => ({ type: ['boolean', 'null'], description });
export const choice = (description: string, values: readonly string[]): Property => ({
  type: ['string', 'null'],
  enum: [...values, null],
  description,
});

/** An object whose fields are all required: a field that a document lacks is null. */
export function group(description: string, properties: Properties): Property {
  return { type: 'object', description, properties, required: Object.keys(properties), additionalProperties: false };
}

/** A list with one object for each row. */
export function rows(description: string, properties: Properties): Property {
  const required = Object.keys(properties);
  return {
    type: 'array',
    description,
    items: { type: 'object', properties, required, additionalProperties: false },
  };
}

export const texts = (description: string): Property => ({ type: 'array', description, items: { type: 'string' } });

export const currency = (): Property => text('Currency of the amounts, as an ISO 4217 code such as EUR');

/** A company or person with a postal address. */
export function party(description: string, others: Properties = {}): Property {
  return group(description, {
    name: text('Name of the company or person'),
    address: text('Postal address: street, postal code, city, country'),
    ...others,
  });
}

/** A rule that many documents keep; others have a discount, or several rates. */
export const usually = (name: string, check: string, when?: string): SchemaRule => ({
  name,
  check,
  ...(when !== undefined && { when }),
  severity: 'warning',
});

/** The amount of a line, where prices are printed rounded. */
export const linesMultiply = (list: string): SchemaRule =>
  usually(
    'Amounts of lines',
    `every line in ${list} satisfies ` +
      'near(line.quantity * line.unitPrice, line.amount, 0.01 + abs(line.quantity) * 0.005)',
  );

export function defineTemplate({
  properties,
  rules = [],
  ...template
}: Omit<SchemaTemplate, 'definition' | 'rules'> & {
  properties: Properties;
  rules?: SchemaRule[];
}): SchemaTemplate {
  const definition: JsonObject = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: template.name,
    ...group(template.description, properties),
  };
  return { ...template, definition, rules };
}
