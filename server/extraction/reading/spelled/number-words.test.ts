import { expect, it } from 'vitest';
import { isPartOfNumber, listNumberWords, readNumberWord } from './number-words.ts';

it.each([
  [3, ['three', 'drei', 'trois', 'tres', 'tre', 'drie', 'trzy', 'três']],
  [25, ['twenty-five', 'fünfundzwanzig', 'vingt-cinq', 'veinticinco', 'venticinque', 'vijfentwintig', 'vinte e cinco']],
  [36, ['thirty-six', 'sechsunddreißig', 'trente-six', 'treinta y seis', 'trentasei', 'zesendertig', 'trinta e seis']],
  [90, ['ninety', 'neunzig', 'quatre-vingt-dix', 'noventa']],
])('spells %s', (value, words) => {
  expect(listNumberWords(value)).toEqual(expect.arrayContaining(words));
  expect(words.map(readNumberWord)).toEqual(words.map(() => value));
});

it.each([
  ['', 'vingt', '-cinq personnes', true],
  ['treinta y ', 'seis', ' meses', true],
  ['twenty-', 'one', '', true],
  ['', 'twenty', ' people', false],
  ['', 'five', ' six seven', false],
])('tells whether %s[%s]%s is a part of a number', (before, word, after, isPart) => {
  expect(isPartOfNumber(before, word, after)).toBe(isPart);
});
