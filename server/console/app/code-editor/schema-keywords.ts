/** What is offered while a definition is typed. */

/** How keywords are inserted: `${}` is where typing goes on. */
const TEXT = '"${}"';
const LIST = '[${}]';
const OBJECT = '{${}}';
const VALUE = '${}';

export interface Keyword {
  name: string;
  value: string;
  detail: string;
}

const toKeyword = ([name, value, detail]: [string, string, string]): Keyword => ({ name, value, detail });

export const KEYWORDS: Keyword[] = (
  [
    ['type', VALUE, 'type of the value, or several'],
    ['description', TEXT, 'what the field means, for the extractor'],
    ['properties', OBJECT, 'fields of the object'],
    ['required', LIST, 'fields that the result always has'],
    ['items', OBJECT, 'schema of the entries of a list'],
    ['enum', LIST, 'values to choose from'],
    ['format', TEXT, 'notation of a text'],
    ['title', TEXT, 'label for people'],
    ['additionalProperties', 'false', 'whether other fields are allowed'],
    ['pattern', TEXT, 'regular expression for a text'],
    ['minimum', VALUE, 'smallest number'],
    ['maximum', VALUE, 'largest number'],
    ['exclusiveMinimum', VALUE, 'the number is greater'],
    ['exclusiveMaximum', VALUE, 'the number is smaller'],
    ['multipleOf', VALUE, 'the number is a multiple'],
    ['minLength', VALUE, 'fewest characters'],
    ['maxLength', VALUE, 'most characters'],
    ['minItems', VALUE, 'fewest entries'],
    ['maxItems', VALUE, 'most entries'],
    ['uniqueItems', 'true', 'no entry twice'],
    ['const', VALUE, 'the only value'],
    ['default', VALUE, 'annotation; nothing is filled in'],
    ['examples', LIST, 'values as they may look'],
    ['$ref', TEXT, 'a shared schema of $defs'],
    ['$defs', OBJECT, 'shared schemas'],
    ['anyOf', LIST, 'at least one of several schemas'],
    ['oneOf', LIST, 'exactly one of several schemas'],
    ['allOf', LIST, 'all of several schemas'],
    ['$schema', '"https://json-schema.org/draft/2020-12/schema"', 'dialect'],
  ] as [string, string, string][]
).map(toKeyword);

export const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
export const FORMATS = [
  'date',
  'date-time',
  'time',
  'duration',
  'email',
  'uri',
  'uuid',
  'hostname',
  'ipv4',
  'ipv6',
] as const;
export const BOOLEAN_KEYWORDS = new Set(['additionalProperties', 'uniqueItems', 'unevaluatedProperties']);

/** What an object at a path of a definition is: a schema, a map of schemas by name, or something else. */
export type Role = 'schema' | 'map' | 'list' | 'other';

const MAPS = new Set(['properties', '$defs', 'definitions', 'patternProperties', 'dependentSchemas']);
const LISTS = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems']);
const SCHEMAS = new Set(['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames']);

function stepInto(role: Role, key: string): Role {
  if (role === 'map' || role === 'list') return 'schema';
  if (role === 'other') return 'other';
  if (MAPS.has(key)) return 'map';
  if (LISTS.has(key)) return 'list';
  return SCHEMAS.has(key) ? 'schema' : 'other';
}

export const findRole = (keys: string[]): Role => keys.reduce(stepInto, 'schema');
