import { describe, expect, it } from 'vitest';
import { inlineScalars } from './inline-scalars.ts';

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const schemas = {
  Name: { type: 'string', maxLength: 200, description: 'A name.' },
  Moment: { type: ['string', 'null'], format: 'date-time' },
  Kind: { type: 'string', enum: ['a', 'b'] },
  Box: { type: 'array', items: { type: 'number' } },
  Thing: {
    type: 'object',
    properties: {
      name: reference('Name'),
      label: { ...reference('Name'), description: 'A label.' },
      at: reference('Moment'),
      kind: reference('Kind'),
      boxes: { type: 'array', items: reference('Box') },
    },
  },
};

describe('inlineScalars', () => {
  const inlined = inlineScalars({ paths: {}, components: { schemas } }).components.schemas;

  it('inlines schemas of plain strings and numbers', () => {
    expect(inlined.Thing.properties).toMatchObject({
      name: schemas.Name,
      label: { type: 'string', maxLength: 200, description: 'A label.' },
      at: schemas.Moment,
    });
  });

  it('keeps references to enumerations, lists and objects', () => {
    expect(Object.keys(inlined)).toEqual(['Kind', 'Box', 'Thing']);
    expect(inlined.Thing.properties.kind).toEqual(reference('Kind'));
  });

  it('does not modify its argument', () => {
    expect(schemas.Thing.properties.name).toEqual(reference('Name'));
  });
});
