import { expect, test } from 'vitest';
import type { DecodedWord } from './decode.ts';
import { mergeReadings } from './merge-readings.ts';

/** Words side by side: `Koln:90` was read with a confidence of 0.9; 0.95 is what is not said. */
function line(text: string): DecodedWord[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((word, index, all) => {
      const [letters = '', sureness = '95'] = word.split('~');
      return {
        text: letters,
        from: index / all.length,
        to: (index + 0.9) / all.length,
        confidence: Number(sureness) / 100,
      };
    });
}

test.each([
  [
    'letters that the general model lacks',
    'Konigstrabe GroBe smorrebrod',
    'Königstraße~60 Größe~60 smørrebrød~60',
    'Königstraße Größe smørrebrød',
  ],
  ['digits as they were first read', 'Muller 12345 Koln', 'Müller~80 12845~80 Köln~80', 'Müller 12345 Köln'],
  ['the sign of a currency behind an amount', '1.234,50', '1.234,50~60 €~90', '1.234,50 €'],
  ['the sign of a currency before an amount', 'Total 9,32', 'Total~80 €932~80', 'Total € 9,32'],
  ['marks that the second reader saw otherwise', 'rabattierfahig.', "rabattierfähig'~40", 'rabattierfähig.'],
  ['a word that the second reader is surer of', 'Frfalldag 10', 'Förfallodag~95 10~60', 'Förfallodag 10'],
  ['no word of which the second reader is unsure', 'Menara 10', 'Ménäre~40 1O~40', 'Menara 10'],
  ['a line that the general model could not read', 'l sv i ö~30', 'Älvsjö~96 och~96 Åre~96', 'Älvsjö och Åre'],
  ['the first reading where the second is empty', 'Rechnung', '', 'Rechnung'],
])('takes %s', (_, first, second, merged) => {
  expect(
    mergeReadings(line(first), line(second))
      .map((word) => word.text)
      .join(' '),
  ).toBe(merged);
});

test('places an added currency sign next to its amount', () => {
  const [amount, sign] = mergeReadings(
    [{ text: '12,00', from: 0.1, to: 0.6, confidence: 1 }],
    [
      { text: '12,00', from: 0.1, to: 0.6, confidence: 0.6 },
      { text: '€', from: 0.7, to: 0.8, confidence: 0.9 },
    ],
  );
  expect([amount?.text, sign]).toEqual(['12,00', { text: '€', from: 0.7, to: 0.8, confidence: 0.9 }]);
});
