import { expect, it } from 'vitest';
import type { JsonObject } from '../../../lib/json-value.ts';
import { buildFieldTree } from '../field-tree.ts';
import { createValidator } from '../validate.ts';
import { fitValue } from './fit-value.ts';

const fit = (definition: JsonObject, value: JsonObject) =>
  fitValue(value, createValidator(definition), buildFieldTree(definition), { dropsInvalid: false });

it('removes nulls of absent values where exactly one property is required', () => {
  const text = { type: ['string', 'null'] };
  const definition: JsonObject = {
    type: 'object',
    properties: { user: text, code: text, note: text },
    oneOf: [{ required: ['user'] }, { required: ['code'] }],
  };
  const fitted = fit(definition, { user: 'U-7', code: null, note: null });
  expect(fitted).toEqual({ value: { user: 'U-7' }, changes: [], problems: [] });
  expect(fit(definition, { user: 'U-7', code: 'C-1', note: null }).value).toHaveProperty('note', null);
});
