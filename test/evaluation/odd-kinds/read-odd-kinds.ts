import type { Category } from '../../../server/extraction/packets/describe-category.ts';
import { viewPage, type PageView } from '../../../server/extraction/packets/page-view.ts';
import { makePages } from '../../../server/extraction/packets/testing/make-pages.ts';
import { Dice } from '../generator/dice.ts';
import { COMMON_KINDS } from './common-kinds.ts';
import type { OddKind } from './odd-kind.ts';

/** One document to classify among categories; the same with examples of other wordings. */
export interface OddItem {
  name: string;
  views: PageView[];
  categories: Category[];
  withExamples: Category[];
  /** Null where no category of the list fits. */
  category: string | null;
  /** Whether the document is in the language of its category. */
  isSameLanguage: boolean;
}

const NAMES = ['Anna Kessler', 'John Hartwell', 'Luc Moreau', 'Eva Ibarra', 'Piet de Wit', 'Jan Nowak', 'Rui Duarte'];
const TOWNS = ['Aldgate', 'Linden', 'Montclair', 'Villanueva', 'Castello', 'Westerveld', 'Zielona', 'Ribeira'];
const FIRMS = ['Hartwell Works Ltd', 'Kessler GmbH', 'Moreau SARL', 'Ibarra S.L.', 'Nowak Sp. z o.o.'];
const COMMON: readonly Category[] = COMMON_KINDS.map(({ name, description }) => ({ name, description }));
const LISTED = 8;
const UNLISTED = 2;
const STEP = 4;

function fillIn(text: string, dice: Dice): string {
  const values: Record<string, () => string> = {
    date: () => `${dice.whole(1, 28)}.${dice.whole(1, 12)}.20${dice.whole(10, 26)}`,
    firm: () => dice.pick(FIRMS),
    money: () => `${dice.whole(3, 90)},00 EUR`,
    name: () => dice.pick(NAMES),
    no: () => String(dice.whole(1_000, 99_999)),
    town: () => dice.pick(TOWNS),
  };
  return text.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key]?.() ?? '');
}

/** Lists of some of the kinds, with their documents and a few that fit none. The same for the same seed. */
export function listOddItems(kinds: readonly OddKind[], seed = 5): OddItem[] {
  const dice = new Dice(seed);
  const items: OddItem[] = [];
  for (let first = 0; first < kinds.length; first += STEP) {
    const drawn = Array.from({ length: LISTED + UNLISTED }, (_, index) => kinds[(first + index) % kinds.length]);
    const used = drawn.flatMap((kind) => kind ?? []);
    const listed = used.slice(0, LISTED);
    for (const kind of [...used, ...COMMON_KINDS])
      for (const [index, text] of kind.documents.entries()) {
        const isListed = listed.includes(kind) || COMMON_KINDS.includes(kind);
        const categories = [...listed.map(({ name, description }) => ({ name, description })), ...COMMON];
        items.push({
          name: `${kind.name} ${index + 1}`,
          views: makePages(fillIn(text, dice)).map(viewPage),
          categories,
          withExamples: [
            ...listed.map((one) => ({
              name: one.name,
              description: one.description,
              // Never its own wording: two others, the first of them filled in twice.
              examples: [1, 2, 1].map((step) => fillIn(one.documents[(index + step) % 3] ?? '', dice)),
            })),
            ...COMMON,
          ],
          category: isListed ? kind.name : null,
          isSameLanguage: index < 2,
        });
      }
  }
  return items;
}
