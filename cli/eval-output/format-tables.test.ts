import { expect, test } from 'vitest';
import type { EvaluationSummary, PacketEvaluation, PacketScores } from '../../server/entry.ts';
import { formatPacketScores, listPacketErrors } from './format-packets.ts';
import { formatSummary } from './format-summary.ts';
import { SPLIT_SCORES } from '../testing/split-scores.ts';

const scores = { precision: 0.5, recall: 1, f1: 0.666 };
const counts = { wrong: 1, missed: 2, invented: 3, extra: 4 };
const dataset = {
  dataset: 'receipts',
  documents: 12,
  failed: 1,
  documentF1: 0.75,
  exact: Number.NaN,
  ...scores,
  fields: { '/total': { ...scores, counts } },
};
const calibration = {
  count: 40,
  accuracy: 0.9,
  auroc: 0.8765,
  ece: 0.0123,
  coverage: [
    { precision: 0.99, coverage: 0.5 },
    { precision: 0.95, coverage: 0.75 },
  ],
  bins: [{ from: 0.9, count: 30, confidence: 0.95, accuracy: 0.9 }],
};
const summarize = (datasets: object[], fields = false) =>
  formatSummary(
    {
      datasets,
      macro: scores,
      values: calibration,
      valuesAndNulls: { ...calibration, count: 50 },
    } as unknown as EvaluationSummary,
    {
      fields,
    },
  ).split('\n');

test('an evaluation is a row for each data set, and says what confidence is worth', () => {
  expect(summarize([dataset])).toEqual([
    'data set              docs  fail  prec.  recall      F1  docF1   exact',
    'receipts                12     1   50.0   100.0    66.6   75.0       -',
    '',
    'values: 40, 90.0 % right, AUROC 0.876, ECE 0.012, coverage at 99 % right: 50.0 %, at 95 % right: 75.0 %',
    'values and nulls: 50, 90.0 % right, AUROC 0.876, ECE 0.012, coverage at 99 % right: 50.0 %, at 95 % right: 75.0 %',
    '',
    'confidence   values   mean   right',
    '0.9 to 1.0       30   95.0    90.0',
  ]);
});

test('several data sets have a mean, and fields their errors', () => {
  const long = { ...dataset, dataset: 'a data set with a long name' };
  const lines = summarize([dataset, long], true);
  expect(lines.slice(1, 6)).toEqual([
    'receipts                       12     1   50.0   100.0    66.6   75.0       -',
    '  /total                                  50.0   100.0    66.6  wrong 1, missed 2, invented 3, extra 4',
    'a data set with a long name    12     1   50.0   100.0    66.6   75.0       -',
    '  /total                                  50.0   100.0    66.6  wrong 1, missed 2, invented 3, extra 4',
    'mean of data sets                         50.0   100.0    66.6',
  ]);
});

const packets = { ...SPLIT_SCORES, pageCategory: 0.125 };

test('how well packets were split is a figure a line', () => {
  const format = (confidence: object | null) =>
    formatPacketScores({ ...packets, confidence } as unknown as PacketScores).split('\n');
  expect(format({ auroc: 0.81, ece: 0.02 })).toEqual([
    'packets            2, with 5 documents and 9 pages that are not blank',
    'boundaries         F1 50.0 % (precision 25.0 %, recall 100.0 %)',
    'documents          F1 75.0 %, with their category -',
    'category of pages  12.5 %',
    'parts ÷ documents  1.20',
    'exact packets      50.0 %',
    'confidence         AUROC 0.810, ECE 0.020',
  ]);
  expect(format({ auroc: null, ece: 0.02 }).at(-1)).toBe('confidence         AUROC -, ECE 0.020');
  expect(format(null).at(-1)).toBe('confidence         -');
});

test('parts that are missed and found are listed, up to a number', () => {
  const part = (pages: number[], category: string | null) => ({ pages, category });
  const evaluation = {
    packets: [
      {
        id: 'a',
        error: null,
        expected: [part([1, 2], 'Invoice'), part([3], null)],
        found: [part([1, 2], 'Letter'), part([3], null)],
      },
      { id: 'b', error: 'It is empty.', expected: [part([1], 'Letter')], found: [] },
    ],
  } as unknown as PacketEvaluation;
  const all = ['', 'a missed 1,2 Invoice', 'a found 1,2 Letter', 'b failed: It is empty.', 'b missed 1 Letter'];
  expect(listPacketErrors(evaluation, 4)).toEqual(all);
  expect(listPacketErrors(evaluation, 3)).toEqual([...all.slice(0, 4), '… and 1 more']);
});
