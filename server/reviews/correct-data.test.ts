import { describe, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import type { JsonObject } from '../lib/json-value.ts';
import type { ReviewAction } from './apply-actions.ts';
import { correct } from './correct-data.ts';

type Check = (data: JsonObject) => { path: string; message: string }[];

const data = { total: 7, note: 'x', lines: [{ sum: 1 }] };
const fine: Check = () => [];

/** Corrects the data under a schema that finds these problems, and does not describe these places. */
const apply = (actions: ReviewAction[], check: Check = fine, undescribed: number[] = []) =>
  correct({ data, definition: {}, actions, pageCount: 3, group: ['g'] }, {
    checkData: async (_definition: unknown, checked: unknown) => check(checked as JsonObject),
    findUndescribed: async () => undescribed,
  } as never);

/** The message, and the paths and messages of the details, of the refusal. */
const refusal = async (...args: Parameters<typeof apply>): Promise<string[]> => {
  const error: unknown = await apply(...args).catch((caught: unknown) => caught);
  if (!(error instanceof AppError)) throw error;
  expect(error.code).toBe('correction_invalid');
  return (error.details ?? []).map(({ path, message }) => `${path} ${message}`);
};

const clear = (path: string): ReviewAction => ({ path, action: 'clear' });
const set = (path: string, value: number): ReviewAction => ({ path, action: 'correct', value });

test('data that fits the schema is corrected', async () => {
  const { reviewedData, applied } = await apply([set('/total', 8), clear('/note')]);
  expect(reviewedData).toEqual({ total: 8, note: null, lines: [{ sum: 1 }] });
  expect(applied.map(({ path, previousValue }) => [path, previousValue])).toEqual([
    ['/total', 7],
    ['/note', 'x'],
  ]);
});

describe('a value that is cleared', () => {
  const noNull =
    (...names: string[]): Check =>
    (checked) =>
      names.flatMap((name) => (checked[name] === null ? [{ path: `/${name}`, message: 'must not be null' }] : []));

  test('is left out where the schema does not allow null, and null elsewhere', async () => {
    const { reviewedData } = await apply([clear('/note'), clear('/total')], noNull('note'));
    expect(reviewedData).toEqual({ total: null, lines: [{ sum: 1 }] });
  });

  test('is left out where its absence is what the schema wants, whatever place it names', async () => {
    const union: Check = (checked) => ('note' in checked ? [{ path: '/other', message: 'is of no branch' }] : []);
    expect((await apply([clear('/note')], union)).reviewedData).toEqual({ total: 7, lines: [{ sum: 1 }] });
  });

  test('is refused where the schema needs it', async () => {
    const required: Check = (checked) =>
      checked['total'] == null ? [{ path: '/total', message: 'must not be null' }] : [];
    expect(await refusal([clear('/total')], required)).toEqual(['/actions/0/path /total must not be null']);
  });
});

test.each<[string, ReviewAction[], string, string]>([
  [
    'the last action on the value',
    [set('/total', 1), set('/total', 2), set('/note', 3)],
    '/total',
    '/actions/1/value /total is wrong',
  ],
  [
    'the action around it',
    [set('/lines/0/sum', 1), set('/lines', 2)],
    '/lines/0/sum',
    '/actions/1/value /lines/0/sum is wrong',
  ],
  ['the action within it', [set('/note', 3), set('/lines/0/sum', 1)], '/lines', '/actions/1/value /lines is wrong'],
  [
    'the row that is added',
    [{ path: '/lines/-', action: 'addRow', value: 1 }],
    '/lines/1',
    '/actions/0/value /lines/1 is wrong',
  ],
  ['no action', [set('/total', 1)], '/note', '/actions /note is wrong'],
])('a problem is that of %s', async (_, actions, path, detail) => {
  expect(await refusal(actions, () => [{ path, message: 'is wrong' }])).toEqual([detail]);
});

test('problems of the whole data are told, but not more than fifty', async () => {
  const many: Check = () => Array.from({ length: 51 }, () => ({ path: '', message: 'is wrong' }));
  const details = await refusal([set('/total', 1)], many);
  expect(details).toHaveLength(50);
  expect(details[0]).toBe('/actions/0/value the data is wrong');
});

test('a place that neither data nor schema have is refused', async () => {
  expect(await refusal([set('/total', 1), clear('/none')], fine, [0])).toEqual([
    '/actions/1/path names /none, which neither the data nor the schema has',
  ]);
  expect((await apply([clear('/none')])).reviewedData).toEqual({ ...data, none: null });
});
