import { describe, expect, it } from 'vitest';
import { fold } from '../../reading/tokens.ts';
import { viewPage } from '../page-view.ts';
import { compareSaidWords } from './compare-said-words.ts';
import { readSaidWords, readShownUnits } from './said-words.ts';
import { readTitleLines } from './title-words.ts';
import { makePages } from '../testing/make-pages.ts';
import { partsOf, unitsOf } from '../vocabulary/word-meanings.ts';

type Said = [name: string, description?: string, fields?: string[]];

function compare(page: string, categories: readonly Said[]) {
  const views = makePages(page).map(viewPage);
  return compareSaidWords(
    { shown: readShownUnits(views), titleLines: readTitleLines(views) },
    categories.map(([name, description = '', fields = []]) => readSaidWords(name, description, fields)),
  );
}

const share = (page: string, ...categories: Said[]) => compare(page, categories).map((one) => one.share);

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

  it('counts words of papers of all kinds less', () => {
    const [own = 0, other = 0] = share(
      'Berth 4\nDate 3 May',
      ['Tray A', 'berth and skipper'],
      ['Tray B', 'date and time'],
    );
    expect(own).toBeGreaterThan(other);
  });
});

describe('the words of a category cover a title', () => {
  const cover = (page: string, ...categories: Said[]) => compare(page, categories).map(({ covered }) => covered);

  it('in another language, also as a part of a compound', () => {
    const [own = 0, other = 0] = cover('# Lieferschein 3086', ['Delivery note'], ['Order confirmation']);
    expect(own).toBeGreaterThan(other);
    expect(other).toBe(0);
  });

  it('less if the name has other words besides', () => {
    const [whole = 0, part = 0] = cover('# INVOICE 12', ['Invoice'], ['Customs invoice']);
    expect(whole).toBeGreaterThan(part);
  });

  it('if they are together in a line, or in a piece of it that is set apart', () => {
    const [apart = 0] = cover('Gate 4\nPass it on', ['Gate pass']);
    const [together = 0] = cover('Gate pass\nBerth 4', ['Gate pass']);
    const [besides = 0] = cover('Harbour authority of Aldgate   Gate pass', ['Gate pass']);
    expect(together).toBeGreaterThan(apart);
    expect(besides).toBeCloseTo(together);
  });

  it('not in running text', () => {
    const sentence = 'please show the gate pass to the watch before you leave the harbour with your boat tonight';
    expect(cover(sentence, ['Gate pass'])).toEqual([0]);
  });
});
