import { expect, it } from 'vitest';
import { replayActions, type Correction } from './replay-actions.ts';

const replay = (...actions: [action: string, path: string][]) =>
  [...replayActions(actions.map(([action, path]): Correction => ({ action, path })))].map(([path, { action }]) => [
    path,
    action,
  ]);

it('the last decision about a field counts', () => {
  expect(replay(['confirm', '/total'], ['correct', '/total'], ['clear', '/date'])).toEqual([
    ['/total', 'correct'],
    ['/date', 'clear'],
  ]);
});

it('decisions move with their rows', () => {
  const rows: [string, string][] = [
    ['confirm', '/items/0/name'],
    ['correct', '/items/1/name'],
    ['clear', '/items/2'],
    ['confirm', '/itemsTotal/1'],
  ];
  expect(replay(...rows, ['removeRow', '/items/1'])).toEqual([
    ['/items/0/name', 'confirm'],
    ['/items/1', 'clear'],
    ['/itemsTotal/1', 'confirm'],
  ]);
  expect(replay(...rows, ['addRow', '/items/1']).map(([path]) => path)).toEqual([
    '/items/0/name',
    '/items/2/name',
    '/items/3',
    '/itemsTotal/1',
  ]);
  expect(replay(...rows, ['addRow', '/items'])).toHaveLength(4);
});
