import { describe, expect, test } from 'vitest';
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

const print = (words: DecodedWord[]): string =>
  words
    .map(({ text, confidence, from, to }) => {
      const [sureness, start, end] = [confidence, from, to].map((share) => Math.round(100 * share));
      return `${text}~${sureness}@${start}-${end}`;
    })
    .join(' ');

describe('of a word that differs', () => {
  test.each([
    // Long words are believed sooner than short ones.
    ['Konig', 'König~26', 'König~95@0-90'],
    ['Konig', 'König~25', 'Konig~95@0-90'],
    ['Koni', 'Köni~51', 'Köni~95@0-90'],
    ['Koni', 'Köni~50', 'Koni~95@0-90'],
    ['a b', 'á~60 b~60', 'á~95@0-45 b~95@50-95'],
    ['abcdefgh ijkl~50', 'abcdefgh~90 íjkl~50', 'abcdefgh~95@0-45 ijkl~50@50-95'],
    // Another letter needs a sure reader, and no digits.
    ['abcd~95 12', 'abxd~86 12~80', 'abxd~86@0-45 12~95@50-95'],
    ['abcd~97 12', 'abxd~86 12~80', 'abcd~97@0-45 12~95@50-95'],
    ['abcd~90 12', 'abxd~84 12~80', 'abcd~90@0-45 12~95@50-95'],
    ['abcd', 'ab1d~95', 'abcd~95@0-90'],
    ['fo0 bar', 'foo~90 bár~90', 'fo0~95@0-45 bár~95@50-95'],
    ['Mu11er', 'Müller~95', 'Mu11er~95@0-90'],
    ['abc def 12', 'abcdef~90 12~60', 'abc~95@0-30 def~95@33-63 12~95@67-97'],
    ['one two three', 'one~60 three~60', 'one~95@0-30 two~95@33-63 three~95@67-97'],
    ['one three', 'one~60 two~60 three~60', 'one~95@0-45 three~95@50-95'],
    // Marks and the case of letters are as they were first read.
    ['"Zitat" X', '„Zitat“~60 x~60', '„Zitat“~95@0-45 X~95@50-95'],
    ["l'ete, No", 'l’été.~60 no~60', 'l’été,~95@0-45 No~95@50-95'],
    ['coeur', 'cœur~60', 'coeur~95@0-90'],
    ['cour Nr 5 Ole', 'cœur~60 Nr~60 Øle~60', 'cœur~95@0-23 Nr~95@25-48 5~95@50-73 Øle~95@75-98'],
  ])('"%s" and "%s" become "%s"', (first, second, merged) => {
    expect(print(mergeReadings(line(first), line(second)))).toBe(merged);
  });
});

describe('of an amount', () => {
  test.each([
    ['12,00', '12,00€~80', '12,00~95@0-90 €~80@90-90'],
    ['12,00', '12,00 €~30', '12,00~95@0-90 €~30@90-95'],
    ['12,00', '12,00 €~29', '12,00~95@0-90'],
    ['12,00', '£12,00~80', '£~80@0-0 12,00~95@0-90'],
    ['Summe 12,00', 'Summe~50 €12,00~50', 'Summe~95@0-45 €~50@50-50 12,00~95@50-95'],
    ['12,00 netto', '12,00~50 €~60 netto~50', '12,00~95@0-45 €~60@45-63 netto~95@50-95'],
    ['9.99', '€9.99€~60', '€~60@0-0 9.99~95@0-90 €~60@90-90'],
    // The first reader saw a letter for the sign, or no amount.
    ['12,00E', '12,00€~80', '12,00E~95@0-90'],
    ['E 12,00', '€~60 12,00~60', '€~95@0-45 12,00~95@50-95'],
    ['EUR 12,00', '€UR~60 12,00~60', 'EUR~95@0-45 12,00~95@50-95'],
    ['1.234,5', '€~90 1.234,5~60', '1.234,5~95@0-90'],
    ['12', '12 €~80', '12~95@0-90'],
  ])('"%s" and "%s" become "%s"', (first, second, merged) => {
    expect(print(mergeReadings(line(first), line(second)))).toBe(merged);
  });
});

describe('of a line', () => {
  test.each([
    ['the whole second reading where it is sure and has the same digits', 'Totol 5', 'Totál~95 5~86', true],
    ['words where the second reading is less sure', 'Totol 5', 'Totál~84 5~84', false],
    ['words where it has other digits', 'Totol 5', 'Totál~95 6~95', false],
    ['the whole second reading where it is surer of a line that is not alike', 'Ab~80 5~80', 'Xyzwv~86 67~86', true],
    ['words where it is less sure of such a line', 'Ab 5', 'Xyzwv~86 67~86', false],
    ['the whole second reading where the first is empty', '', 'a~95', true],
  ])('takes %s', (_, first, second, isWhole) => {
    const [one, other] = [line(first), line(second)];
    expect(mergeReadings(one, other) === other).toBe(isWhole);
  });
});
