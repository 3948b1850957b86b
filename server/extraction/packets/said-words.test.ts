import { describe, expect, it } from 'vitest';
import { fold } from '../reading/tokens.ts';
import { viewPage } from './page-view.ts';
import { compareSaidWords, readSaidWords, readShownUnits } from './said-words.ts';
import { makePages } from './testing/make-pages.ts';
import { partsOf, unitsOf } from './vocabulary/word-meanings.ts';

const share = (page: string, ...categories: [name: string, description?: string, fields?: string[]][]) =>
  compareSaidWords(
    readShownUnits(makePages(page).map(viewPage)),
    categories.map(([name, description = '', fields = []]) => readSaidWords(name, description, fields)),
  ).map((one) => one.share);

const unitsInCommon = (a: string, b: string) => {
  const units = new Set([...unitsOf(fold(b)), ...partsOf(fold(b))].map(({ unit }) => unit));
  return [...unitsOf(fold(a)), ...partsOf(fold(a))].filter(({ unit }) => units.has(unit)).length;
};

describe('words', () => {
  it.each([
    ['inspection', 'inspections'],
    ['inspection', 'geprüft'],
    ['Jagd', 'Jagderlaubnisschein'],
    ['Steuerbescheid', 'Bescheid'],
    ['protocole', 'Protokoll'],
    ['cementerio', 'Friedhofs'],
    ['psy', 'psy'],
  ])('%s is found in %s', (a, b) => {
    expect(unitsInCommon(a, b)).toBeGreaterThan(0);
  });

  it.each([
    ['Bezeichnung', 'Hund'],
    ['boiler', 'wedding'],
    ['licence', 'avalanche'],
  ])('%s is not found in %s', (a, b) => {
    expect(unitsInCommon(a, b)).toBe(0);
  });
});

describe('what a page shows of the words of a category', () => {
  it('is more if the words are in the heading', () => {
    const rest = 'one\ntwo\nthree\nfour\nfive';
    const [heading = 0] = share(`# Gate pass\n${rest}\nharbour`, ['Gate pass']);
    const [below = 0] = share(`# Harbour\n${rest}\n${rest}\n${rest}\n${rest}\nthe gate pass is kept`, ['Gate pass']);
    expect(heading).toBeGreaterThan(below);
    expect(below).toBeGreaterThan(0);
  });

  it('counts a word that all categories have less', () => {
    const [own = 0, other = 0] = share('# Hunting permit', ['Hunting permit'], ['Fishing permit']);
    expect(own - other).toBeGreaterThan(0.2);
  });

  it('counts the fields of the schema', () => {
    const page = 'Berth 4\nSkipper Ada Finch\nDraught 2.10 m';
    const [own = 0, other = 0] = share(
      page,
      ['Tray A', '', ['berth', 'skipper', 'draught']],
      ['Tray B', '', ['plaintiff', 'defendant', 'verdict']],
    );
    expect(own).toBeGreaterThan(other);
  });
});
