import { expect, test } from 'vitest';
import { changesBetween } from './service.ts';

test('a creation and a deletion list every field that has a value', () => {
  const webhook = { id: 'whe_1', url: 'https://a.example/', description: null, createdAt: 'now' };
  expect(changesBetween(null, webhook)).toEqual({ url: { before: null, after: 'https://a.example/' } });
  expect(changesBetween(webhook, null)).toEqual({ url: { before: 'https://a.example/', after: null } });
});

test('an update lists the fields that differ', () => {
  const before = { events: ['*'], name: 'A', updatedAt: 'then' };
  expect(changesBetween(before, { ...before, updatedAt: 'now' })).toEqual({});
  expect(changesBetween(before, { ...before, events: ['run.failed'] })).toEqual({
    events: { before: ['*'], after: ['run.failed'] },
  });
});
