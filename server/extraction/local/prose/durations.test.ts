import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../reading/languages/all-languages.ts';
import { NUMBERS_IN_WORDS } from '../../reading/languages/prose.ts';
import { splitTerms } from '../../reading/languages/terms.ts';
import { readDurations } from './durations.ts';

describe.each(Object.entries(LANGUAGES))('lengths of time in %s', (_, { prose: { numbers, timeUnits } }) => {
  const units = splitTerms(timeUnits);

  it('have numbers in words', () => {
    for (const number of NUMBERS_IN_WORDS) {
      for (const word of splitTerms(numbers[number])) {
        const text = `${word} ${units[0] ?? ''}`;
        expect(readDurations(text), text).toMatchObject([{ value: expect.stringMatching(`^${number} `) as string }]);
      }
    }
  });

  it('have units', () => {
    for (const unit of units) {
      const read = readDurations(`(after 5 ${unit})`);
      expect(read, unit).toMatchObject([{ value: expect.stringMatching(/^5 /u) as string }]);
    }
  });
});
