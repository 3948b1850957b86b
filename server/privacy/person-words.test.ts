import { describe, expect, test } from 'vitest';
import { matchPerson, parsePersonQuery } from './person-words.ts';

const terms = (query: string) =>
  parsePersonQuery(query, false).terms.map(({ spellings, isPrefix }) => `${spellings.join('|')}${isPrefix ? '*' : ''}`);

describe('the words of a query', () => {
  test.each<[string, string[]]>([
    ['Anna M\u00fcller', ['anna', 'muller|mueller']],
    ['Mueller', ['mueller|muller']],
    ['Goethe K\u00f6ln \u00c4rzte', ['goethe|gothe', 'koln|koeln', 'arzte|aerzte']],
    ['Bauer Quelle Maier', ['bauer', 'quelle', 'maier']],
    ['u\u0308ber', ['uber|ueber']],
    ['Stra\u00dfe Jos\u00e9', ['strasse', 'jose']],
    ['Mu* A*', ['mu*', 'a*']],
    ['a 7 \u00e4', ['a', '7', 'a|ae']],
    ['\u5c71', ['\u5c71*']],
    ['\u5c71\u7530\u592a', ['\u5c71\u7530', '\u7530\u592a', '\u592a*']],
    ['INV-2024/7', ['inv', '2024', '7']],
    ['*!?', []],
  ])('%j are %j', (query, words) => {
    expect(terms(query)).toEqual(words);
  });
});

describe('a text', () => {
  const match = (text: string, query: string, isPhrase: boolean) => {
    const { found, isWhole, index } = matchPerson(text, parsePersonQuery(query, isPhrase));
    return [found, isWhole, index];
  };

  test.each<[string, string, boolean[], boolean, number]>([
    ['Dear Anna Mueller, hello', 'm\u00fcller anna', [true, true], true, 5],
    ['Dear Anna', 'm\u00fcller anna', [false, true], false, 5],
    ['Dear Anna', 'bob', [false], false, -1],
    ['Annabel', 'anna', [false], false, -1],
    ['Annabel', 'anna*', [true], true, 0],
    ['Meier, Meier', 'meier', [true], true, 0],
    ['anything', '!', [], true, -1],
  ])('%j has words of %j: %j', (text, query, found, isWhole, index) => {
    expect(match(text, query, false)).toEqual([found, isWhole, index]);
  });

  test.each<[string, string, boolean[], boolean, number]>([
    ['From Anna-M\u00fcller.', 'anna mueller', [true, true], true, 5],
    ['M\u00fcller Anna', 'anna mueller', [true, true], false, 0],
    ['Anna B. M\u00fcller', 'anna mueller', [true, true], false, 0],
    ['Anna Anna M\u00fcller', 'anna mueller', [true, true], true, 5],
    ['Anna M\u00fcllers', 'anna mueller*', [true, true], true, 0],
    ['Anna', 'anna mueller', [true, false], false, 0],
  ])('%j has the phrase %j: %j', (text, query, found, isWhole, index) => {
    expect(match(text, query, true)).toEqual([found, isWhole, index]);
  });
});
