import { describe, expect, test } from 'vitest';
import {
  addField,
  addLacking,
  changeAt,
  changeRequired,
  checkName,
  findFreeName,
  moveField,
  removeField,
  renameField,
} from './edit-fields.ts';
import { changeKind, changeNullable, findKind, listOtherKeywords } from './field-kinds.ts';

const definition = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: {
    number: { type: 'string', pattern: '^A', description: 'Number' },
    seller: { anyOf: [{ $ref: '#/$defs/party' }, { type: 'null' }] },
    'lines/all': {
      type: 'array',
      minItems: 1,
      items: { type: 'object', properties: { amount: { type: 'number' } }, required: ['amount'] },
    },
  },
  required: ['number', 'seller'],
  $defs: { party: { type: 'object', properties: { name: { type: 'string' } } } },
};

describe('edits of fields', () => {
  test('a renamed field keeps its place, its schema and whether it is required', () => {
    const renamed = renameField('number', 'invoiceNumber')(definition);
    expect(Object.keys(renamed['properties'] as object)).toEqual(['invoiceNumber', 'seller', 'lines/all']);
    expect(renamed['required']).toEqual(['invoiceNumber', 'seller']);
    expect(renamed).toMatchObject({ $schema: definition.$schema, $defs: definition.$defs });
  });

  test('of a set of fields those are added that are not there', () => {
    const total = { type: ['number', 'null'] };
    const added = addLacking({ number: { type: 'integer' }, total })(definition);
    expect(added['properties']).toEqual({ ...definition.properties, total });
    expect(added['required']).toEqual(['number', 'seller', 'total']);
    expect(addLacking({ number: total })(definition)).toEqual(definition);
  });

  test('fields of rows are added and removed at their pointer, and all else stays', () => {
    const pointer = '/properties/lines~1all/items';
    const added = changeAt(definition, pointer, addField('unit'));
    expect(added['properties']).toMatchObject({
      'lines/all': { minItems: 1, items: { required: ['amount', 'unit'] } },
    });
    expect(changeAt(added, pointer, removeField('unit'))).toEqual(definition);
  });

  test('a field is moved by one, and not beyond the ends', () => {
    const keys = (schema: object) => Object.keys((schema as typeof definition).properties);
    expect(keys(moveField('seller', -1)(definition))).toEqual(['seller', 'number', 'lines/all']);
    expect(moveField('number', -1)(definition)).toBe(definition);
    expect(moveField('lines/all', 1)(definition)).toBe(definition);
  });

  test('a name is neither empty nor taken', () => {
    expect(checkName(definition, 'number', 'seller')).toContain('seller already');
    expect(checkName(definition, 'number', ' ')).not.toBeNull();
    expect(checkName(definition, 'number', 'number')).toBeNull();
    expect(findFreeName(definition, 'seller')).toBe('seller2');
  });

  test('required is a list of names', () => {
    expect(changeRequired('lines/all', true)(definition)['required']).toEqual(['number', 'seller', 'lines/all']);
    expect(changeRequired('number', false)(definition)['required']).toEqual(['seller']);
  });
});

describe('kinds of fields', () => {
  const { number, seller, 'lines/all': lines } = definition.properties;

  test.each([
    [number, 'text'],
    [lines, 'rows'],
    [{ type: ['string', 'null'], format: 'date' }, 'date'],
    [{ type: ['string', 'null'], enum: ['a', null] }, 'choice'],
    [{ type: 'string', enum: ['a', 1] }, null],
    [{ type: 'array', items: { type: 'array', items: { type: 'string' } } }, null],
    [{ type: ['string', 'number'] }, null],
    [seller, null],
    [{}, null],
  ] as const)('%j is %s', (schema, kind) => {
    expect(findKind(schema)).toBe(kind);
  });

  test('another kind keeps what no kind decides', () => {
    expect(changeKind(number, 'date')).toEqual({
      type: 'string',
      format: 'date',
      pattern: '^A',
      description: 'Number',
    });
    expect(changeKind({ type: ['string', 'null'], format: 'date', title: 'Day' }, 'number')).toEqual({
      type: ['number', 'null'],
      title: 'Day',
    });
    expect(changeKind(lines, 'group')).toEqual({ ...lines.items, minItems: 1 });
    expect(changeKind(changeKind(lines, 'group'), 'rows')).toMatchObject({ items: lines.items, type: 'array' });
  });

  test('a choice that may be null has null among its values', () => {
    const choice = { type: 'string', enum: ['a'] };
    expect(changeNullable(choice, true)).toEqual({ type: ['string', 'null'], enum: ['a', null] });
    expect(changeNullable(changeNullable(choice, true), false)).toEqual(choice);
  });

  test('keywords that the form does not show are listed', () => {
    expect(listOtherKeywords(number)).toEqual(['pattern']);
    expect(listOtherKeywords(lines)).toEqual(['minItems']);
    expect(listOtherKeywords(seller)).toEqual(['anyOf']);
  });
});
