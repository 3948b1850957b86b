import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../reading/languages/all-languages.ts';
import { TIME_UNITS } from '../../reading/languages/prose.ts';
import { splitTerms } from '../../reading/languages/terms.ts';
import { readDurations } from './durations.ts';

describe.each(Object.entries(LANGUAGES))('lengths of time in %s', (_, { numberWords, prose }) => {
  const units = TIME_UNITS.flatMap((unit) => splitTerms(prose[unit]));

  it('have numbers in words', () => {
    const { one, units: small, tens } = numberWords;
    const [two = '', three = ''] = small.split(' ');
    for (const [index, words] of [one, two, three].entries())
      for (const word of words.split('|')) expectNumber(word, index + 1);
    for (const word of tens.split(' ')[1]?.split('|') ?? []) expectNumber(word, 30);
  });

  function expectNumber(word: string, number: number): void {
    const text = `${word} ${units[0] ?? ''}`;
    expect(readDurations(text), text).toMatchObject([{ value: expect.stringMatching(`^${number} `) as string }]);
  }

  it('have units', () => {
    for (const unit of units) {
      const read = readDurations(`(after 5 ${unit})`);
      expect(read, unit).toMatchObject([{ value: expect.stringMatching(/^5 /u) as string }]);
    }
  });
});
