import { describe, expect, it, test } from 'vitest';
import { ChildPoolError, ChildTaskError, type ChildPoolErrorReason } from '../../children/child-pool-error.ts';
import type { ChildPool } from '../../children/child-pool.ts';
import type { JsonObject } from '../../lib/json-value.ts';
import { ExtractionError } from '../engine.ts';
import { createLayout, createPlainPage } from '../grounding/testing/pages.ts';
import { createExtractionPool } from './extraction-pool.ts';
import { performTask, type ExtractionTask } from './extraction-tasks.ts';
import { createSchemaTasks } from './schema-tasks.ts';
import { unpackTask, type TaskMessage } from './task-message.ts';

interface Sent {
  task: unknown;
  options: unknown;
}

/** A pool whose children do nothing but fail, or return. */
function createPool(answer: () => Promise<unknown>) {
  const sent: Sent[] = [];
  const calls: string[] = [];
  const pool = {
    run(message: TaskMessage, options: unknown) {
      sent.push({ task: unpackTask(message), options });
      return answer();
    },
    prestart: () => void calls.push('prestart'),
    close() {
      calls.push('close');
      return Promise.resolve();
    },
  } as unknown as ChildPool<TaskMessage, unknown>;
  const created = createExtractionPool({ processes: 1, maxRssBytes: 1e9, deadlineMs: 1_540, pool });
  return { pool: created, sent, calls };
}

const TASK = { kind: 'check-data', definition: { type: 'object' }, data: { a: 1 } } as const;
const signal = new AbortController().signal;

async function failWith(error: unknown): Promise<ExtractionError> {
  const failed = await createPool(() => Promise.reject(error as Error))
    .pool.run(TASK, { signal })
    .catch((thrown: unknown) => thrown);
  if (!(failed instanceof ExtractionError)) throw failed;
  return failed;
}

describe('the pool of the extractor', () => {
  it('passes a task on with its deadline and its group, and prepares and closes its children', async () => {
    const { pool, sent, calls } = createPool(() => Promise.resolve(['problem']));
    const group = { owner: 'o', workspace: 'w' } as never;
    expect(await pool.run(TASK, { signal, group })).toEqual(['problem']);
    await pool.run(TASK, { signal });
    expect(sent).toEqual([
      { task: TASK, options: { deadlineMs: 1_540, signal, group } },
      { task: TASK, options: { deadlineMs: 1_540, signal } },
    ]);
    pool.prepare();
    await pool.close();
    expect(calls).toEqual(['prestart', 'close']);
  });

  it.each<[ChildPoolErrorReason, string, string, boolean]>([
    ['deadline', 'timeout', 'The extractor took longer than 1.5 s', false],
    ['memory', 'internal_error', 'The document needs more memory', false],
    ['crashed', 'internal_error', 'The extractor process ended unexpectedly.', true],
    ['aborted', 'internal_error', 'The extractor was stopped.', true],
    ['closed', 'internal_error', 'The extractor was stopped.', true],
  ])('explains a child that ended: %s', async (reason, code, message, retryable) => {
    const failed = await failWith(new ChildPoolError(reason, 'x'));
    expect(failed).toMatchObject({ code, retryable, detail: reason });
    expect(failed.message).toContain(message);
  });

  it('passes on what a task failed with', async () => {
    const failure = { name: 'ExtractionError', message: 'No.', code: 'schema_unsupported', detail: 'd' } as const;
    const known = await failWith(
      new ChildTaskError({ ...failure, retryable: true, taskData: { provider: 'p' } } as never),
    );
    expect(known).toMatchObject({
      code: 'schema_unsupported',
      message: 'No.',
      detail: 'd',
      retryable: true,
      provider: 'p',
    });
    expect(await failWith(new ChildTaskError({ ...failure, detail: undefined } as never))).toMatchObject({
      code: 'schema_unsupported',
      detail: undefined,
      retryable: false,
    });
  });

  it('says no more of an unknown failure than its name', async () => {
    const named = { name: 'RangeError', message: 'secret', code: 'schema_unsupported' };
    const failed = [
      await failWith(new ChildTaskError(named as never)),
      await failWith(new ChildTaskError({ ...named, name: 'ExtractionError', code: undefined } as never)),
      await failWith(new Error('secret')),
    ];
    expect(failed.map(({ code, message, detail }) => [code, message, detail])).toEqual([
      ['internal_error', 'The extractor failed on this document.', 'RangeError'],
      ['internal_error', 'The extractor failed on this document.', 'ExtractionError'],
      ['internal_error', 'The extractor failed.', undefined],
    ]);
  });

  it('ends with the reason with which the caller aborts it', async () => {
    const abort = new AbortController();
    const reason = new Error('given up');
    const { pool } = createPool(() => {
      abort.abort(reason);
      return Promise.reject(new ChildPoolError('aborted', 'x'));
    });
    await expect(pool.run(TASK, { signal: abort.signal })).rejects.toBe(reason);
  });
});

const text = { type: 'string' };
const definition: JsonObject = {
  type: 'object',
  properties: { name: text, total: { type: 'number' } },
  required: ['name'],
};
const layout = createLayout(createPlainPage(['Name: Ada', 'Total: 7.50']));
const capacity = { contextTokens: 32_000, maxOutputTokens: 4_000, seesPictures: false };
const ruleSet = { definition, rules: [{ name: 'r', check: 'total > 10', severity: 'error' as const }], tables: {} };
const evidence = { evidence: '[]' as never, confidence: 0.5 };
const found = { definition, schemaKey: 'document', name: 'Document', description: 'D', fields: [], rules: [] };

describe('the work of a child', () => {
  it.each<[string, ExtractionTask, unknown]>([
    [
      'check-data',
      { kind: 'check-data', definition, data: { total: 'x' } },
      [{ keyword: 'required' }, { keyword: 'type' }],
    ],
    [
      'check-expected',
      { kind: 'check-expected', definition, values: [{}, { total: 'x' }] },
      [[], [{ path: '/total' }]],
    ],
    ['find-undescribed', { kind: 'find-undescribed', definition, places: [['name'], ['other']] }, [1]],
    [
      'lint-rules',
      { kind: 'lint-rules', ...ruleSet, rules: [{ ...ruleSet.rules[0]!, check: 'x' }] },
      [{ kind: 'unknown_field' }],
    ],
    [
      'try-rules',
      { kind: 'try-rules', ...ruleSet, documents: [{ data: '{"total":5}', today: '2026-01-01' }] },
      [[{ result: 'violated' }]],
    ],
    [
      'apply-rules',
      { kind: 'apply-rules', ...ruleSet, data: { total: 11 }, today: '2026-01-01', ...evidence },
      { results: [{ result: 'holds' }] },
    ],
    ['read-lookup', { kind: 'read-lookup', text: 'a,b\n1,2', before: null }, { columns: ['a', 'b'], rows: 1 }],
    ['plan', { kind: 'plan', definition, layout, capacity }, { isWhole: true }],
    ['merge', { kind: 'merge', answers: [] }, {}],
    ['local', { kind: 'local', definition, layout }, { extractedData: { name: 'Ada', total: 7.5 } }],
    [
      'split',
      { kind: 'split', layout, rules: { categories: [], uncategorized: 'include', boundaries: 'auto' } },
      { parts: [{ pages: [1] }] },
    ],
    [
      'propose',
      { kind: 'propose', answer: { kind: 'Note', fields: [{ key: 'total' }] }, found, layouts: [layout] },
      { schemaKey: 'note' },
    ],
    ['propose', { kind: 'propose', answer: {}, found, layouts: [] }, null],
    [
      'find-violations',
      { kind: 'find-violations', ...ruleSet, data: { total: 5 }, today: '2026-01-01' },
      { values: [{ path: '/total' }] },
    ],
    [
      'review',
      { kind: 'review', schema: definition, value: { name: 'Ada' }, layout },
      { problems: [], answer: { value: { name: 'Ada' } } },
    ],
    ['review', { kind: 'review', schema: definition, value: {}, layout }, { problems: [{ keyword: 'required' }] }],
  ])('is done for a task of the kind %s', async (_, task, expected) => {
    const result = await performTask(task);
    if (expected === null) expect(result).toBeNull();
    else expect(result).toMatchObject(expected as object);
  });

  it.each<[JsonObject, string, unknown]>([
    [{ type: 'number' }, '7,50 €', 7.5],
    [{ type: 'string', format: 'date' }, '31.12.2026', '2026-12-31'],
    [{ type: 'number' }, 'much', null],
    [text, '', null],
  ])('reads a text as a field of %j: %s', async (schema, given, expected) => {
    const wrapped = { type: 'object', properties: { value: schema } };
    expect(await performTask({ kind: 'read-field', definition: wrapped, text: given })).toEqual(expected);
    expect(await performTask({ kind: 'read-field', definition: { type: 'object' }, text: given })).toBeNull();
  });

  it('reviews and concludes at once, and sends the places only once', async () => {
    const task = { kind: 'review-and-conclude' as const, schema: definition, layout, stretches: [] };
    const valid = await performTask({ ...task, value: { name: 'Ada', total: 7.5 } });
    expect(valid).toMatchObject({
      answer: { value: { name: 'Ada', total: 7.5 }, leaves: [] },
      conclusion: { extractedData: { name: 'Ada', total: 7.5 } },
    });
    const rescued = await performTask({ ...task, value: { name: 'Ada', total: 'much' } });
    expect(rescued).toMatchObject({
      problems: [{ path: '/total' }],
      rescue: { answer: { leaves: [] }, conclusion: { extractedData: { name: 'Ada' } } },
    });
    expect(await performTask({ ...task, value: { total: 7.5 } })).not.toHaveProperty('rescue');
  });
});

test('tasks about schemas go to the pool as tasks of their kind', async () => {
  const ran: [ExtractionTask, object][] = [];
  const tasks = createSchemaTasks({
    run: (task, options) => {
      ran.push([task, options]);
      return Promise.resolve(null) as never;
    },
  });
  const group = { owner: 'o' } as never;
  const options = { signal, group };
  const any = {} as never;
  await tasks.checkData(definition, {}, group);
  await tasks.checkExpected(definition, [], group);
  await tasks.score(any, group);
  await tasks.compareScores([], group);
  await tasks.findUndescribed(definition, [], group);
  await tasks.readField(text, 'x', group);
  await tasks.lintRules(any, group);
  await tasks.tryRules(any, group);
  await tasks.readLookup('x', null, group);
  const grouped = ran.length;
  await tasks.applyRules(any, options);
  await tasks.learn(any, options);
  await tasks.splitPacket(any, options);
  await tasks.inferDefinition(any, options);
  await tasks.readProposal(any, options);
  expect(ran.map(([{ kind }]) => kind)).toEqual([
    'check-data',
    'check-expected',
    'score',
    'compare-scores',
    'find-undescribed',
    'read-field',
    'lint-rules',
    'try-rules',
    'read-lookup',
    'apply-rules',
    'learn',
    'split',
    'infer',
    'propose',
  ]);
  expect(ran[5]?.[0]).toMatchObject({ definition: { properties: { value: text } }, text: 'x' });
  for (const [, given] of ran.slice(0, grouped)) expect(given).toMatchObject({ group, signal: { aborted: false } });
  for (const [, given] of ran.slice(grouped)) expect(given).toBe(options);
});
