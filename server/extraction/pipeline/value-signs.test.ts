import { describe, expect, it, test } from 'vitest';
import type { GroundedLeaf } from '../grounding/grounded-leaf.ts';
import { isTornText, listSigns, type SignedValue } from './list-signs.ts';
import type { LeafNode } from './merging/answer-tree.ts';

const PLACE: GroundedLeaf = {
  path: '/a',
  match: 'exact',
  page: 1,
  quote: 'Rope',
  start: 0,
  end: 4,
  boxes: [],
  likeness: 1,
  isGuess: false,
  isLabelled: false,
  isNamed: true,
  recognition: null,
};
const FOUND: Omit<SignedValue, 'leaf'> = {
  match: 'exact',
  isNull: false,
  isEntry: false,
  isNarrow: false,
  seen: 1,
  value: 'Rope',
};
const NULL = { match: 'not_found', isNull: true, value: null } as const;

function signsOf(place: Partial<GroundedLeaf>, value: Partial<SignedValue> = {}, leaf: Partial<LeafNode> = {}) {
  const found: LeafNode = { kind: 'leaf', value: 'Rope', grounded: { ...PLACE, ...place }, ...leaf };
  return listSigns({ ...FOUND, leaf: found, ...value });
}

const entry = { isEntry: true };
const order = { row: 0, kind: 0, list: 0 };

it.each<[Partial<GroundedLeaf>, Partial<SignedValue>, string[]]>([
  [{}, {}, ['no_label']],
  [{ isLabelled: true }, {}, ['label']],
  [{ isLabelled: true, isOtherLabel: true }, {}, ['label', 'other_label']],
  [{ isOtherLabel: true }, {}, ['other_label']],
  [{}, entry, []],
  [{ isLabelled: true }, entry, ['label']],
  [{ isOtherLabel: true }, entry, []],
  [
    { isNamedElsewhere: true, isOnlyPlace: true, isGuess: true, isShared: true },
    entry,
    ['named_elsewhere', 'only_place', 'several_places', 'shared_place'],
  ],
  [{ isInRow: true, isInColumn: true }, entry, ['same_row', 'same_column']],
  [{ isInRow: false, isInColumn: false }, entry, ['other_row', 'other_column']],
  [{ isInRow: true, isInColumn: false }, {}, ['no_label']],
  [
    { isFromRow: true, isReversed: true, isZoneAdded: true, isSplit: true },
    entry,
    ['from_row', 'reversed', 'no_zone', 'split_text'],
  ],
  [{ order: { ...order, fields: -0.4 } }, entry, ['exchanged']],
  [{ order: { ...order, fields: -0.39 } }, entry, []],
  [{ isPart: true, isLabelText: true, isOtherKind: true }, entry, ['part_of_text', 'label_text', 'unlikely_value']],
  [{ isOtherSign: true, isOtherNotation: true }, entry, ['other_sign', 'other_notation']],
  [{ isRepeated: true, isContradicted: true }, entry, ['repeated', 'contradicted']],
  [{ recognition: 0.876 }, entry, ['recognized=0.88']],
  [{ reading: { agrees: true, confidence: 0.9 } }, entry, ['reader_agrees=0.90']],
  [{ reading: { agrees: false, confidence: 0.5 } }, entry, ['reader_differs=0.50']],
  [{}, { isNarrow: true, isEntry: true }, ['constraint']],
  [{}, { isEntry: true, value: 'Rope and' }, ['cut_text']],
  [{}, { isEntry: true, isNarrow: true, value: 'Rope and' }, ['constraint']],
  [{}, { isEntry: true, value: 7 }, []],
])('of a value at %j with %j are %j', (place, value, signs) => {
  expect(signsOf(place, value)).toEqual(signs);
});

test('a value without a place has no signs of one', () => {
  const place = { isLabelled: true, isOnlyPlace: true, isInRow: true, isPart: true, isOtherSign: true };
  expect(signsOf(place, { match: 'not_found', isNarrow: true })).toEqual([]);
  expect(signsOf({ ...place, page: null })).toEqual([]);
  expect(signsOf({ isRepeated: true, isContradicted: true }, { match: 'not_found' })).toEqual([
    'repeated',
    'contradicted',
  ]);
  expect(listSigns({ ...FOUND, leaf: undefined, match: 'not_found' })).toEqual([]);
});

test('a null tells whether the document names its field, and whether all of it was searched', () => {
  expect(signsOf({ isNamed: true, isLabelled: true }, NULL)).toEqual(['named']);
  expect(signsOf({ isNamed: false }, NULL)).toEqual(['not_named']);
  expect(signsOf({ isNamed: true }, { ...NULL, isEntry: true })).toEqual([]);
  expect(signsOf({ isNamed: false }, { ...NULL, seen: 0.5 })).toEqual(['not_named', 'not_searched']);
  expect(listSigns({ ...FOUND, ...NULL, leaf: undefined })).toEqual(['not_named']);
  expect(signsOf({ isNamed: false, reading: { agrees: false, confidence: 0.8 } }, NULL)).toEqual([
    'not_named',
    'reader_differs=0.80',
  ]);
});

describe('what other answers say', () => {
  it.each<[Partial<LeafNode>, string[]]>([
    [{ overlap: 'agreed' }, ['parts_agree']],
    [{ overlap: 'alone' }, ['one_part']],
    [{ overlap: 'contradicted' }, ['parts_differ']],
    [{ second: 'agreed' }, ['second_agrees']],
    [{ second: 'contradicted' }, ['second_differs']],
    [{ second: 'alone' }, ['second_differs']],
    [{ sampleShare: 1 }, ['samples_agree']],
    [{ sampleShare: 0.8 }, ['samples_differ']],
    [{ overlap: 'agreed', second: 'agreed', sampleShare: 1 }, ['parts_agree', 'second_agrees', 'samples_agree']],
  ])('%j', (leaf, signs) => {
    expect(signsOf({}, entry, leaf)).toEqual(signs);
  });
});

describe('what other entries say', () => {
  const usual = { alike: 1, same: 0, farOff: 0, isDuplicate: false, isOddOne: false, isOutOfOrder: false };
  it.each([
    [{}, []],
    [{ alike: 0.12 }, []],
    [{ alike: 0.11 }, ['unlike_others']],
    [{ isOddOne: true }, ['unlike_others']],
    [{ isDuplicate: true, isOutOfOrder: true }, ['same_as_other', 'out_of_order']],
  ])('%j', (changes, signs) => {
    expect(signsOf({}, { ...entry, compared: { ...usual, ...changes } })).toEqual(signs);
  });
});

test('a text is no piece where it is long, has no letter, or is one word', () => {
  expect(isTornText(`${'a'.repeat(1_999)},`)).toBe(true);
  expect(isTornText(`${'a'.repeat(2_000)},`)).toBe(false);
  expect(isTornText('in')).toBe(false);
  expect(isTornText('in Hamburg')).toBe(true);
  expect(isTornText('12)')).toBe(true);
  expect(isTornText('(1234)')).toBe(false);
  expect(isTornText('z.')).toBe(true);
  expect(isTornText('«Rope')).toBe(true);
  expect(isTornText('–,')).toBe(false);
});
