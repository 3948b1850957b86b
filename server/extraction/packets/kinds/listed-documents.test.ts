import { expect, test } from 'vitest';
import { expectLinearTime } from '../../../../test/harness/growth.ts';
import type { ViewLine } from '../view-line.ts';
import { findListedDocuments } from './listed-documents.ts';

const toLines = (texts: readonly string[]): ViewLine[] =>
  texts.map((text) => ({ text, folded: text.toLowerCase(), top: 0, bottom: 0, height: 0, left: 0 }));
const find = (...texts: string[]): number[] => [...findListedDocuments(toLines(texts))];

test('lines that name a document and its pages are found, if there are several', () => {
  expect(find('Batch 12', '1 Contract, 4 p.', '• Rechnung (2 Seiten)', 'Facture : 1 page', 'Initials:')).toEqual([
    1, 2, 3,
  ]);
  expect(find('Contract, 4 p.', 'between A and B')).toEqual([]);
});

test('times, weights and decimals are no pages', () => {
  expect(find('Weber 12,4 s', 'Thomsen 12,9 s', 'Petit 13 s', 'Hammer 4 pcs', 'Latte 3,5 s.')).toEqual([]);
});

test('long lines are read in linear time', () => {
  expectLinearTime((size) => {
    const lines = toLines(['a'.repeat(size), 'b'.repeat(size)]);
    return () => findListedDocuments(lines);
  }, 10_000);
});
