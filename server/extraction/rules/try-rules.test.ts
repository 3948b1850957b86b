import { expect, test } from 'vitest';
import { checkData } from './apply-rules.ts';
import { tryRules } from './try-rules.ts';

const number = { type: ['number', 'null'] };
const definition = {
  type: 'object',
  properties: {
    total: number,
    rows: { type: 'array', items: { type: 'object', properties: { amount: number } } },
  },
};
const positive = { name: 'positive', check: 'total > 0', severity: 'error' as const };
const pairs = { ...positive, name: 'pairs', check: 'every a in rows, b in rows, c in rows satisfies a.amount > 0' };

test('documents share the steps of a trial: what takes too many is unknown, and the rest is answered', () => {
  const rows = Array.from({ length: 30 }, () => ({ amount: 1 }));
  const documents = Array.from({ length: 12 }, (_, index) => ({
    data: JSON.stringify({ total: index, rows }),
    today: '2026-01-31',
  }));
  const results = tryRules({ definition, rules: [pairs, positive], documents, tables: {} }, 20_000);
  expect(results.map(([first]) => first?.result)).toEqual(documents.map(() => 'unknown'));
  expect(results.map(([, second]) => second?.result)).toEqual(
    documents.map((_, index) => (index === 0 ? 'violated' : 'holds')),
  );
});

test('a derived field that takes too many steps is null, and the document keeps its rules', () => {
  const flag = { type: ['boolean', 'null'], 'x-derived': pairs.check };
  const derived = { ...definition, properties: { ...definition.properties, flag } };
  const rows = Array.from({ length: 30 }, () => ({ amount: 1 }));
  const rules = [positive, { ...positive, name: 'flag', check: 'flag = null' }];
  const task = { definition: derived, rules, data: { total: 1, rows }, today: '2026-01-31', tables: {} };
  expect(checkData(task, 1_000).data).toMatchObject({ flag: null });
  expect(checkData(task).data).toMatchObject({ flag: true });
});
