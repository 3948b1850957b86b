import { expect, test } from 'vitest';
import { leaveOut } from './leave-out.ts';

test('a field that is left out is neither described nor required', () => {
  const definition = { type: 'object', properties: { a: { type: 'string' }, 'b/c': {} }, required: ['a', 'b/c'] };
  expect(leaveOut(definition, new Set(['/properties/b~1c']))).toEqual({
    type: 'object',
    properties: { a: { type: 'string' } },
    required: ['a'],
  });
  expect(leaveOut(definition, new Set())).toEqual(definition);
});
