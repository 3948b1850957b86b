import { expect, test } from 'vitest';
import { leaveOut, leaveOutRules } from './leave-out.ts';

test('a field that is left out is neither described nor required', () => {
  const definition = { type: 'object', properties: { a: { type: 'string' }, 'b/c': {} }, required: ['a', 'b/c'] };
  expect(leaveOut(definition, new Set(['/properties/b~1c']))).toEqual({
    type: 'object',
    properties: { a: { type: 'string' } },
    required: ['a'],
  });
  expect(leaveOut(definition, new Set())).toEqual(definition);
});

test('rules that name a field that is left out go with it', () => {
  const rule = (check: string) => ({ name: check, check, severity: 'warning' as const });
  const rules = [rule('net + tax = total'), rule('netto <= total'), rule('iban(seller.iban)')];
  const checks = (...names: string[]) =>
    leaveOutRules(rules, new Set(names.map((name) => `/properties/${name}`))).map(({ check }) => check);
  expect(checks('net')).toEqual(['netto <= total', 'iban(seller.iban)']);
  expect(checks('seller')).toEqual(['net + tax = total', 'netto <= total']);
  expect(checks()).toHaveLength(3);
});
