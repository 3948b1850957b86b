import { expect, it } from 'vitest';
import { replayActions, type Correction } from './replay-actions.ts';
import type { UnsentAction } from '../outbox.ts';
import { createUndoHistory } from './undo-history.ts';

const extracted = {
  total: 6,
  note: null,
  items: [
    { name: 'a', parts: [{ size: 1 }] },
    { name: 'b', parts: [] },
  ],
};

const steps: [name: string, actions: UnsentAction[]][] = [
  ['a correction', [{ path: '/total', action: 'correct', value: 7 }]],
  ['a value for none', [{ path: '/note', action: 'correct', value: 'x' }]],
  ['an accepted value', [{ path: '/total', action: 'confirm' }]],
  ['a cleared value', [{ path: '/items/0/name', action: 'clear' }]],
  ['an added row', [{ path: '/items/1', action: 'addRow', value: { name: null, parts: [] } }]],
  ['a row removed in a list of a list', [{ path: '/items/0/parts/0', action: 'removeRow' }]],
  [
    'a moved row',
    [
      { path: '/items/0', action: 'removeRow' },
      { path: '/items/1', action: 'addRow', value: extracted.items[0] },
    ],
  ],
];

it('the first row of a list that is absent is undone with its list', () => {
  const history = createUndoHistory();
  const actions: UnsentAction[] = [{ path: '/note', action: 'addRow', value: 'x' }];
  history.add(replayActions(extracted, []), actions);
  expect(replayActions(extracted, actions as Correction[]).data).toMatchObject({ note: ['x'] });
  const undone = history.undo() as Correction[];
  expect(replayActions(extracted, [...(actions as Correction[]), ...undone]).data).toEqual(extracted);
});

it.each(steps)('%s is undone and redone, with its marks', (_, actions) => {
  // What was decided before comes back.
  const earlier: Correction[] = [
    { path: '/items/0/parts/0/size', action: 'confirm', value: undefined },
    { path: '/items/1/name', action: 'correct', value: 'c' },
  ];
  const before = replayActions(extracted, earlier);
  const history = createUndoHistory();
  history.add(before, actions);
  const all = [...earlier, ...(actions as Correction[])];
  const done = replayActions(extracted, all);
  const undone = history.undo() as Correction[];
  const sorted = ({ data, decisions, origins }: typeof before) => ({
    data,
    decisions: [...decisions].map(([path, { action }]) => `${path} ${action}`).toSorted(),
    origins: [...origins].toSorted(),
  });
  const after = replayActions(extracted, [...all, ...undone]);
  expect(sorted(after)).toEqual(sorted(before));
  const redone = history.redo() as Correction[];
  expect(sorted(replayActions(extracted, [...all, ...undone, ...redone]))).toEqual(sorted(done));
  expect(history.redo()).toBeNull();
});
