import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../../lib/json-value.ts';
import { mergeAnswers } from './merge-answers.ts';
import { createLeaf, createList, createRow, readAgreements } from './testing/answer-nodes.ts';

/** Merges two readings of values without places, of which the second begins where the pages overlap. */
const merge = (values: readonly JsonValue[], until: number, from: number): JsonValue =>
  readAgreements(
    mergeAnswers([
      {
        tree: createList(values.slice(0, until).map((value) => createLeaf(value))),
        stretches: [{ page: 1, start: 0, end: 1_000 }],
      },
      {
        tree: createList(values.slice(from).map((value) => createLeaf(value))),
        stretches: [{ page: 1, start: 600, end: 2_000 }],
      },
    ]),
  ).value;
const read = (bits: string): boolean[] => [...bits].map((bit) => bit === '1');

describe('values without places of two parts that overlap', () => {
  it('are taken once where the same sequence ends one list and begins the other', () => {
    const booleans = read('1101000110111001011000101110101101100010');
    expect(merge(booleans, 27, 13)).toEqual(booleans);
    const words = [...'thequickbrownfoxjumpsoverthelazydogs'];
    expect(merge(words, 20, 14)).toEqual(words);
  });

  it('are agreed where both lists have them', () => {
    const rows = (names: string) => createList([...names].map((name) => createRow({ name, isPaid: true })));
    const { value, agreements } = readAgreements(
      mergeAnswers([
        { tree: rows('abcdefghijkl'), stretches: [{ page: 1, start: 0, end: 1_000 }] },
        { tree: rows('jklmnopqrstu'), stretches: [{ page: 1, start: 600, end: 2_000 }] },
      ]),
    );
    expect(value).toHaveLength(21);
    expect(agreements).toMatchObject({ '/9/name': 'agreed', '/11/isPaid': 'agreed' });
    expect(agreements['/8/name']).toBe(undefined);
  });

  it.each([
    ['are all the same', '1'.repeat(40)],
    ['alternate', '10'.repeat(20)],
    ['come in groups that are the same', '0010'.repeat(10)],
  ])('are all kept where they %s', (_, bits) => {
    const booleans = read(bits);
    expect(merge(booleans, 24, 16)).toHaveLength(48);
  });

  it('are all kept where the equal sequence may be chance', () => {
    const booleans = read('1101000110111001011000101110101101100010');
    expect(merge(booleans, 20, 17)).toHaveLength(43);
    expect(merge(booleans, 20, 20)).toEqual(booleans);
  });
});
