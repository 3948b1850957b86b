import { expect, test } from 'vitest';
import { describeAction, listChanges, toChangeText, toTimes } from './audit-words.ts';

test('known actions have words, and later ones their own name', () => {
  expect(['member.added', 'made.later'].map(describeAction)).toEqual(['Member added', 'made.later']);
});

test('days are whole, the last one too', () => {
  const at = (day: string) => new Date(`${day}T00:00:00`).toISOString();
  expect(toTimes('2026-01-30', '2026-01-31')).toEqual({ from: at('2026-01-30'), to: at('2026-02-01') });
  expect(toTimes('', '2026-01-31')).toEqual({ to: at('2026-02-01') });
  expect(toTimes('2026-01-30', '2026-13-01')).toEqual({ from: at('2026-01-30') });
});

test('changes are listed by their fields, and values are texts', () => {
  expect(listChanges({ model: 1, verify: 2 })).toBe('model, verify');
  expect([null, undefined, 'text', 1, { a: 1 }].map(toChangeText)).toEqual(['', '', 'text', '1', '{"a":1}']);
});
