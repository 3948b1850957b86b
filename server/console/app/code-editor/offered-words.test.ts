import { expect, test } from 'vitest';
import { listRuleFields, RULE_FUNCTIONS, RULE_KEYWORDS, RULE_PARTS, type RuleWord } from './rule-language.ts';
import { BOOLEAN_KEYWORDS, findRole, FORMATS, KEYWORDS, TYPES } from './schema-keywords.ts';

const namesOf = (words: readonly { name: string }[]) => words.map(({ name }) => name);
const withoutRest = (words: readonly RuleWord[]) => namesOf(words.filter(({ rest }) => rest === ''));
const withoutHelp = (words: readonly RuleWord[]) => namesOf(words.filter(({ detail }) => detail === ''));

test('each function says what it takes and gives', () => {
  expect([withoutRest(RULE_FUNCTIONS), withoutHelp(RULE_FUNCTIONS)]).toEqual([['today'], []]);
  expect(new Set(namesOf(RULE_FUNCTIONS)).size).toBe(RULE_FUNCTIONS.length);
  expect(namesOf(RULE_FUNCTIONS).filter((name) => !/^[a-z][a-z ]+$/.test(name))).toEqual([]);
  const rests = RULE_FUNCTIONS.filter(({ rest }) => !/^(?:[a-z]+|[\d.]+)?(?:, (?:[a-z]+|[\d.]+))*$/.test(rest));
  expect(rests).toEqual([]);
});

test('each keyword goes on where it needs more words', () => {
  const plain = ['and', 'or', 'null', 'true', 'false'];
  expect([withoutRest(RULE_KEYWORDS), withoutHelp(RULE_KEYWORDS)]).toEqual([plain, ['true', 'false']]);
  expect(namesOf(RULE_KEYWORDS)).toEqual([
    'and',
    'or',
    'between',
    'in',
    'null',
    'true',
    'false',
    'every',
    'some',
    'if',
  ]);
  expect(RULE_KEYWORDS.filter(({ rest }) => rest !== '' && !/^ .*\$\{\w*\}/.test(rest))).toEqual([]);
});

test('each part of a rule is written as a text', () => {
  expect(namesOf(RULE_PARTS)).toEqual(['name', 'check', 'when', 'severity', 'message']);
  expect([...new Set(RULE_PARTS.map(({ rest }) => rest))]).toEqual(['"${}"', '"${error}"']);
  expect(withoutHelp(RULE_PARTS)).toEqual([]);
});

test('each keyword of a schema begins the kind of value that it takes', () => {
  expect(KEYWORDS.filter(({ detail }) => detail === '')).toEqual([]);
  const namesWith = (value: string) => KEYWORDS.filter((one) => one.value === value).map(({ name }) => name);
  expect(namesWith('"${}"')).toEqual(['description', 'format', 'title', 'pattern', '$ref']);
  expect(namesWith('[${}]')).toEqual(['required', 'enum', 'examples', 'anyOf', 'oneOf', 'allOf']);
  expect(namesWith('{${}}')).toEqual(['properties', 'items', '$defs']);
  expect(namesWith('${}')).toEqual([
    'type',
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
    'multipleOf',
    'minLength',
    'maxLength',
    'minItems',
    'maxItems',
    'const',
    'default',
  ]);
  const others = KEYWORDS.filter(({ value }) => !value.includes('${}')).map(({ name, value }) => [name, value]);
  expect(others).toEqual([
    ['additionalProperties', 'false'],
    ['uniqueItems', 'true'],
    ['$schema', '"https://json-schema.org/draft/2020-12/schema"'],
  ]);
  expect([...TYPES, ...FORMATS].filter((word) => word === '')).toEqual([]);
  expect(namesOf(KEYWORDS).filter((name) => BOOLEAN_KEYWORDS.has(name))).toEqual([
    'additionalProperties',
    'uniqueItems',
  ]);
});

test.each([
  [[], 'schema'],
  [['properties'], 'map'],
  [['properties', 'type'], 'schema'],
  [['properties', 'type', 'items'], 'schema'],
  [['$defs', 'a', 'patternProperties'], 'map'],
  [['definitions'], 'map'],
  [['dependentSchemas', 'a'], 'schema'],
  [['anyOf'], 'list'],
  [['oneOf', '0'], 'schema'],
  [['allOf', '0', 'properties'], 'map'],
  [['prefixItems', '1', 'not'], 'schema'],
  [['if', 'then'], 'schema'],
  [['else', 'contains', 'propertyNames'], 'schema'],
  [['additionalProperties'], 'schema'],
  [['default'], 'other'],
  [['default', 'properties'], 'other'],
])('%j is a %s', (keys, role) => {
  expect(findRole(keys)).toBe(role);
});

const kindOf = (schema: object) => listRuleFields({ type: 'object', properties: { field: schema } })[0];

test.each([
  [{ type: 'string' }, 'text', 'string'],
  [{ type: ['string', 'null'], title: 'Name' }, 'text', 'string, Name'],
  [{ type: 'string', format: 'date' }, 'date', 'string'],
  [{ type: 'string', format: 'date-time' }, 'date', 'string'],
  [{ type: 'string', format: 'email' }, 'text', 'string'],
  [{ type: 'number' }, 'number', 'number'],
  [{ type: ['string', 'integer'] }, 'number', 'string or integer'],
  [{ type: ['string', 'boolean'] }, 'other', 'string or boolean'],
  [{ type: 'boolean' }, 'other', 'boolean'],
  [{ type: 'array', items: { type: 'string' }, title: 'Names' }, 'list', 'list, Names'],
  [{}, 'other', ''],
])('a field of %j is of the kind %s', (schema, kind, detail) => {
  expect(kindOf(schema)).toEqual({ path: 'field', kind, detail, lists: [] });
});

test('fields of rows name their lists, the outermost first', () => {
  const rows = (properties: object) => ({ type: 'array', items: { type: 'object', properties } });
  const root = { type: 'object', properties: { a: rows({ b: rows({ c: { type: 'string' } }) }) } };
  expect(listRuleFields(root).map(({ path, lists }) => [path, lists])).toEqual([
    ['a', []],
    ['a.b', ['a']],
    ['a.b.c', ['a', 'a.b']],
  ]);
});

test('a schema that contains itself, or is very wide, has an end', () => {
  const root = { type: 'object', properties: { self: { $ref: '#' } } };
  expect(listRuleFields(root).map(({ path }) => path.split('.').length)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const wide = Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`f${at}`, { type: 'string' }]));
  expect(listRuleFields({ type: 'object', properties: wide })).toHaveLength(500);
});
