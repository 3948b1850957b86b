import { expect, test } from 'vitest';
import { listTyped } from './refill-derived.ts';

test('what was typed or cleared is known by its present path', () => {
  expect(
    listTyped([
      { path: '/items/2/name', action: 'correct' },
      { path: '/items/1/name', action: 'clear' },
      { path: '/total', action: 'confirm' },
      { path: '/items/0', action: 'removeRow' },
      { path: '/items/0', action: 'addRow' },
      { path: '/items/-', action: 'addRow' },
    ]),
  ).toEqual(['/items/2/name', '/items/1/name']);
  expect(
    listTyped([
      { path: '/items/1/name', action: 'correct' },
      { path: '/items/1', action: 'removeRow' },
      { path: '/others/0/name', action: 'correct' },
      { path: '/items/0', action: 'removeRow' },
    ]),
  ).toEqual(['/others/0/name']);
});
