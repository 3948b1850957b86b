import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readBooleans } from '../booleans.ts';
import { readDates } from '../dates.ts';
import { readConcepts } from '../tokens.ts';
import { LANGUAGES } from './all-languages.ts';
import { listLabels, listTopicLabels, splitTerms } from './terms.ts';
import { TOPIC_FIELDS } from './topics.ts';
import { USUAL_COLUMNS, USUAL_FIELDS } from './usual-fields.ts';

it('registers every language that has a folder', () => {
  const folders = readdirSync(import.meta.dirname).filter((name) => /^[a-z]{2}$/.test(name));
  expect(folders.sort()).toEqual(Object.keys(LANGUAGES));
});

describe.each(Object.entries(LANGUAGES))('the language %s', (code, language) => {
  it('has its own code', () => expect(language.code).toBe(code));

  it.each(['long', 'short'] as const)('has %s names of the months', (month) => {
    for (let index = 1; index <= 12; index += 1) {
      const day = new Date(Date.UTC(2024, index - 1, 7));
      const text = day.toLocaleDateString(code, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });
      const value = day.toISOString().slice(0, 10);
      expect(readDates(text, { dayFirst: true, decimal: '.' })[0]?.value, text).toBe(value);
    }
  });

  it('has words for yes and no', () => {
    for (const term of splitTerms(language.yes)) expect(readBooleans(term)[0]?.value, term).toBe(true);
    for (const term of splitTerms(language.no)) expect(readBooleans(term)[0]?.value, term).toBe(false);
  });

  it('gives each word one meaning', () => {
    const words = Object.values(language.words).flatMap(splitTerms);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it('has no label of stop words only', () => {
    const labels = [...Object.values(language.labels), ...Object.values(language.weakLabels)].flatMap(splitTerms);
    expect(labels.filter((label) => readConcepts(label).length === 0)).toEqual([]);
  });
});

describe.each(Object.entries(LANGUAGES))('the topics in %s', (_, { topics: { words, labels, weakLabels } }) => {
  it('give each word one meaning', () => {
    const all = Object.values(words).flatMap(splitTerms);
    expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
  });

  it('have single words, and labels of more than stop words', () => {
    expect(
      Object.values(words)
        .flatMap(splitTerms)
        .filter((word) => /\s/.test(word)),
    ).toEqual([]);
    const all = [...Object.values(labels), ...Object.values(weakLabels)].flatMap(splitTerms);
    expect(all.filter((label) => readConcepts(label).length === 0)).toEqual([]);
  });
});

/** Lines of bank statements begin with these as they are written. */
const AS_WRITTEN: readonly string[] = ['openingBalance', 'closingBalance'];

const LABELS = [
  ...[...USUAL_FIELDS, ...USUAL_COLUMNS].map((field) => ({ field, ...listLabels(field) })),
  ...TOPIC_FIELDS.map((field) => ({ field, ...listTopicLabels(field) })),
].filter(({ field }) => !AS_WRITTEN.includes(field));

it.each(LABELS)('has no two labels for $field that mean the same', ({ labels, weakLabels }) =>
  expect(findRepeated([...labels, ...weakLabels])).toEqual([]),
);

/** Labels with the words of another one, in any order and language. */
function findRepeated(labels: readonly string[]): string[] {
  const keys = labels.map((label) => readConcepts(label).sort().join(' '));
  return labels.filter((_, index) => keys.indexOf(keys[index] ?? '') !== index);
}
