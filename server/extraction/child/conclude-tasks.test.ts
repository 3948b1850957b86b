import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../lib/json-value.ts';
import { createLayout, createPlainPage } from '../grounding/testing/pages.ts';
import { performTask, type ExtractionTask } from './extraction-tasks.ts';
import { packTask, unpackTask } from './task-message.ts';

const number = { type: 'number' };
const definition: JsonObject = {
  type: 'object',
  properties: { net: number, tax: number, total: number },
  required: ['total'],
};
const layout = createLayout(createPlainPage(['Net: 10.00', 'Tax: 2.00', 'Total: 12.00']));
const stretches = [{ page: 1, start: 0, end: 100 }];
const answer = (value: JsonObject) => ({ value, leaves: [], changes: [], part: 0, stretches });

describe('what a child sends of a conclusion', () => {
  it('is its evidence as JSON', async () => {
    const concluded = await performTask({
      kind: 'conclude',
      definition,
      answers: [answer({ total: 12 })],
      checks: [],
      layout,
    });
    expect(concluded).toMatchObject({ extractedData: { total: 12 }, evidence: expect.any(String) });
    expect(JSON.parse((concluded as { evidence: string }).evidence)).toMatchObject([{ path: '/total' }]);
  });

  it('is its problems where it is invalid', async () => {
    const concluded = await performTask({
      kind: 'conclude',
      definition,
      answers: [answer({ net: 10 })],
      checks: [],
      layout,
    });
    expect(concluded).toMatchObject({ problems: [{ keyword: 'required' }], partialData: { net: 10 } });
    expect(concluded).not.toHaveProperty('evidence');
  });

  it('is what was corrected, or nothing', async () => {
    const task: Extract<ExtractionTask, { kind: 'correct' }> = {
      kind: 'correct',
      definition,
      schema: definition,
      answers: [answer({ net: 11, tax: 2, total: 12 })],
      checks: [],
      layout,
      data: { net: 11, tax: 2, total: 12 },
      rules: [{ name: 'sum', check: 'net + tax = total', severity: 'error' }],
      today: '2026-01-01',
      tables: {},
      replacements: [{ path: '/net', value: 10 }],
    };
    expect(await performTask(task)).toMatchObject({
      paths: ['/net'],
      conclusion: { extractedData: { net: 10, tax: 2, total: 12 }, evidence: expect.stringContaining('/net') },
    });
    expect(await performTask({ ...task, replacements: [] })).toBe(null);
  });

  it('has the lists as they were counted', async () => {
    const rows = { type: 'array', items: { type: 'object', properties: { name: { type: 'string' }, amount: number } } };
    const names = ['Bolts', 'Nuts', 'Screws', 'Pins'];
    const task = {
      kind: 'review-and-conclude' as const,
      schema: { type: 'object', properties: { rows } },
      value: { rows: names.map((name, n) => ({ name, amount: n + 2.5 })) },
      layout: createLayout(createPlainPage(names.map((name, n) => `${name}   ${n + 1}   ${n + 2}.50`))),
      stretches,
    };
    expect(await performTask(task)).toMatchObject({
      conclusion: { lists: [{ path: '/rows', complete: true, found: 4 }] },
    });
  });
});

it('documents are scored by the fields that the definition still has', async () => {
  const predicted = { net: 10, total: 13 };
  const evidence = [{ path: '/total', confidence: 0.9 }];
  const documents = [{ expected: { net: 10, total: 12, gone: 'x' }, predicted, evidence }];
  const scored = await performTask({ kind: 'score', definition, comparators: {}, documents });
  expect(scored).toMatchObject([
    { isExact: false, counts: { '/net': [1, 0, 0, 0, 0, 0], '/total': [0, 1, 0, 0, 0, 0] } },
  ]);
  expect(scored).not.toHaveProperty(['0', 'counts', '/gone']);
});

it.each<[ExtractionTask, object]>([
  [
    { kind: 'merge', answers: [answer({ total: 12 }), answer({ net: 10 })] },
    { total: 12, net: 10 },
  ],
  [{ kind: 'learn', definition, layout, data: { total: 12, tax: null } }, { data: { total: 12, tax: null } }],
  [{ kind: 'infer', layouts: [layout], templates: [], wish: null }, { definition: { type: 'object' } }],
  [
    { kind: 'compare-scores', pairs: [] },
    { fields: [], score: { verdict: expect.any(String) } },
  ],
])('a child does %j', async (task, result) => {
  expect(await performTask(task)).toMatchObject(result);
});

describe('what is large', () => {
  const send = (task: ExtractionTask) => unpackTask(structuredClone(packTask(task)));
  const review = (text: string) =>
    send({ kind: 'review', schema: definition, value: null, layout: createLayout(createPlainPage([text])) });
  const layoutOf = (task: ExtractionTask) => ('layout' in task ? task.layout : null);

  it('is read again where it is too large to be kept', () => {
    const [small, large] = ['x'.repeat(1_000), 'x'.repeat(300_000)];
    expect(layoutOf(review(small))).toBe(layoutOf(review(small)));
    expect(layoutOf(review(large))).not.toBe(layoutOf(review(large)));
    expect(layoutOf(review(large))).toEqual(layoutOf(review(large)));
  });

  it('is read once: schemas and tables, too', () => {
    const tables = { vendors: { columns: ['name'], rows: [['A']] } };
    const task = { kind: 'find-violations', definition, data: {}, rules: [], today: '2026-01-01' } as const;
    const [first, second] = [send({ ...task, tables }), send({ ...task, tables: structuredClone(tables) })];
    if (first.kind !== task.kind || second.kind !== task.kind) throw new Error('It is another task.');
    expect(first).toEqual({ ...task, tables });
    expect(second.tables).toBe(first.tables);
    expect(second.definition).toBe(first.definition);
  });

  it('is read once however large the tables, and however many other tables there are', () => {
    const task = { kind: 'find-violations', definition, data: {}, rules: [], today: '2026-01-01' } as const;
    const read = (name: string, rows: number) => {
      const sent = send({
        ...task,
        tables: { [name]: { columns: ['a'], rows: Array.from({ length: rows }, () => [name]) } },
      });
      return 'tables' in sent ? sent.tables : null;
    };
    const name = 'x'.repeat(1_000);
    expect(read(name, 600)).toBe(read(name, 600));
    const readSchema = () => {
      const sent = send({ kind: 'check-data', definition: structuredClone(definition), data: {} });
      return 'definition' in sent ? sent.definition : null;
    };
    const first = readSchema();
    for (let n = 0; n < 12; n++) read(`table${n}`, 1);
    expect(readSchema()).toBe(first);
  });

  it('is sent once', () => {
    const memory = [{ id: 'mex_1', fingerprint: [], values: [], absent: [], excerpt: '', data: {} }];
    const { task, json } = packTask({ kind: 'local', definition, layout, memory });
    expect(Object.keys(task)).toEqual(['kind']);
    expect(Object.keys(json)).toEqual(['definition', 'layout']);
  });

  it('may be missing', () => {
    const task = { kind: 'local', definition, layout, memory: undefined } as never;
    expect(send(task)).toEqual({ kind: 'local', definition, layout });
  });
});
