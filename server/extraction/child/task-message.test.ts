import { expect, test } from 'vitest';
import type { Layout } from '../../parsing/layout.ts';
import { createLayout, createPlainPage } from '../grounding/testing/pages.ts';
import { packTask, unpackTask, type TaskMessage } from './task-message.ts';

const createReview = (layout: Layout) =>
  ({ kind: 'review', schema: { type: 'object' }, value: { name: 'Zoë' }, layout }) as const;
/** As the channel between two processes. */
const send = (message: TaskMessage): TaskMessage => structuredClone(message);

test('a task arrives as it was sent', () => {
  const task = createReview(createLayout(createPlainPage(['Name: Zoë'])));
  expect(unpackTask(send(packTask(task)))).toEqual(task);
});

test('an equal document is read once', () => {
  const [first, second, other] = ['A', 'A', 'B'].map((text) => {
    const unpacked = unpackTask(send(packTask(createReview(createLayout(createPlainPage([text]))))));
    return 'layout' in unpacked ? unpacked.layout : null;
  });
  expect(second).toBe(first);
  expect(other).not.toEqual(first);
});

test('an example of the memory is read once, and each task has those of its own', () => {
  const layout = createLayout(createPlainPage(['Sum 7']));
  const example = { id: 'mex_1', fingerprint: [7], values: [], absent: [] };
  const other = { ...example, id: 'mex_2' };
  const forModels = { excerpt: 'Sum 7', data: { total: 7 } };
  const unpack = (examples: (typeof example)[]) => {
    const memory = examples.map((one) => ({ ...one, ...forModels }));
    const unpacked = unpackTask(send(packTask({ kind: 'local', definition: { type: 'object' }, layout, memory })));
    return 'memory' in unpacked ? (unpacked.memory ?? []) : [];
  };
  const [first] = unpack([example]);
  const both = unpack([other, { ...example }]);
  expect(both).toEqual([other, example]);
  expect(both[1]).toBe(first);
});
