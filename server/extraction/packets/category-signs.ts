import { stemWord, type ReadCategory } from './describe-category.ts';
import { KINDS } from './kinds/all-kinds.ts';
import { cosine } from './likeness.ts';
import type { PageView } from './page-view.ts';
import { compareForms, countMeanings, countWords, measureForm, type ReadExample } from './read-example.ts';
import { compareSaidWords } from './said/compare-said-words.ts';
import { readShownUnits, type ShownUnits } from './said/said-words.ts';
import { readTitleLines, type TitleLine } from './said/title-words.ts';

/** The pages of one part, as far as its kind is concerned. */
export interface PartText {
  title: Float64Array;
  text: Float64Array;
  topStems: Set<string>;
  stems: Set<string>;
  shown: ShownUnits;
  titleLines: readonly TitleLine[];
  words: Map<string, number>;
  meanings: Map<string, number>;
  form: number[];
}

export const CATEGORY_SIGNS = [
  'title',
  'titleLead',
  'text',
  'textLead',
  'descriptionOnTop',
  'descriptionInText',
  'said',
  'saidLead',
  'saidAmount',
  'saidAmountLead',
  'saidUnknown',
  'covered',
  'coveredLead',
  'exampleFit',
  'exampleWords',
  'exampleMeanings',
  'exampleUnknown',
  'exampleKinds',
  'exampleTitles',
  'exampleForms',
  'isKnown',
] as const;

export type CategorySigns = Record<(typeof CATEGORY_SIGNS)[number], number>;

/** Later pages say less of what a document is. */
const LATER_PAGE = 0.35;
const MAX_PAGES = 6;
const TOP_LINES = 16;

export function readPartText(views: readonly PageView[]): PartText {
  const filled = views.filter((view) => !view.isBlank).slice(0, MAX_PAGES);
  const title = new Float64Array(KINDS.length);
  const text = new Float64Array(KINDS.length);
  for (const [index, { kinds }] of filled.entries()) {
    const weight = index === 0 ? 1 : LATER_PAGE;
    for (let kind = 0; kind < KINDS.length; kind++) {
      title[kind] = Math.max(title[kind] ?? 0, (kinds.title[kind] ?? 0) * weight);
      text[kind] = (text[kind] ?? 0) + ((kinds.text[kind] ?? 0) * weight) / (1 + LATER_PAGE * (filled.length - 1));
    }
  }
  const said = filled.flatMap(({ lines }) => lines.map((line) => line.text));
  const [first] = filled;
  const top = first?.lines.slice(0, TOP_LINES).flatMap(({ folded }) => folded.match(/\p{L}{3,}/gu) ?? []) ?? [];
  return {
    title,
    text,
    topStems: new Set(top.map(stemWord)),
    stems: new Set(filled.flatMap(({ words }) => [...words].map(stemWord))),
    shown: readShownUnits(filled),
    titleLines: readTitleLines(filled),
    words: countWords(said.join('\n')),
    meanings: countMeanings(said.join('\n')),
    form: measureForm(said),
  };
}

const product = (weights: Float64Array, scores: Float64Array): number =>
  weights.reduce((sum, weight, index) => sum + weight * (scores[index] ?? 0), 0);

const shareIn = (wanted: ReadonlySet<string>, found: ReadonlySet<string>): number =>
  wanted.size === 0 ? 0 : [...wanted].filter((stem) => found.has(stem)).length / wanted.size;

/** The cosine of two texts' words; words of many examples count less. */
function likeness(
  a: ReadonlyMap<string, number>,
  b: ReadonlyMap<string, number>,
  weigh: (word: string) => number,
): number {
  let [shared, first, second] = [0, 0, 0];
  for (const [word, count] of a) {
    const weight = weigh(word);
    first += (count * weight) ** 2;
    shared += count * weight * (b.get(word) ?? 0) * weight;
  }
  for (const [word, count] of b) second += (count * weigh(word)) ** 2;
  return first === 0 || second === 0 ? 0 : shared / Math.sqrt(first * second);
}

/** How much the nearest example of a category counts; the rest is what all of its examples count. */
const NEAREST = 0.6;
/** A likeness that says little. */
const LITTLE = 0.04;

/** How much a part is like the examples of each category; null without examples. */
function compareExamples(
  categories: readonly ReadCategory[],
  compare: (example: ReadExample) => number,
): (number | null)[] {
  return categories.map(({ examples }) => {
    if (examples.length === 0) return null;
    const found = examples.map(compare);
    const mean = found.reduce((sum, one) => sum + one, 0) / found.length;
    return NEAREST * Math.max(...found) + (1 - NEAREST) * mean;
  });
}

/**
 * How much more a part is like the examples of each category than like those of the others, as a logarithm; 0 for
 * categories without examples, which neither gain nor lose by those of others.
 */
function relateToOthers(likest: readonly (number | null)[]): number[] {
  const shown = likest.flatMap((one) => one ?? []);
  const sum = shown.reduce((total, one) => total + one, 0);
  if (shown.length < 2) return likest.map(() => 0);
  return likest.map((one) => {
    const others = (sum - (one ?? 0)) / (shown.length - 1);
    return one === null ? 0 : Math.log((one + LITTLE) / (others + LITTLE));
  });
}

/** How much of a category its words say, 0 to 1. */
const isKnown = ({ kinds }: ReadCategory): number => kinds.reduce((sum, weight) => sum + weight, 0);

/** Words of many documents count less. */
function weighByRarity(documents: readonly ReadonlyMap<string, number>[]): (word: string) => number {
  const frequency = new Map<string, number>();
  for (const words of documents) for (const word of words.keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  return (word) => Math.log(1 + (documents.length + 1) / ((frequency.get(word) ?? 0) + 0.5));
}

/** How a part and each category go together. */
export function compareCategories(part: PartText, categories: readonly ReadCategory[]): CategorySigns[] {
  const documents = categories.flatMap(({ examples }) => examples);
  const weighWord = weighByRarity(documents.map((one) => one.words));
  const weighMeaning = weighByRarity(documents.map((one) => one.meanings));
  const saying = compareSaidWords(
    part,
    categories.map(({ said }) => said),
  );
  const shares = saying.map(({ share }) => share);
  const amounts = saying.map(({ amount }) => amount);
  const cover = saying.map(({ covered }) => covered);
  const titles = categories.map(({ kinds }) => product(kinds, part.title));
  const texts = categories.map(({ kinds }) => product(kinds, part.text));
  const fits = compareExamples(categories, (example) => likeness(part.words, example.words, weighWord));
  const meant = compareExamples(categories, ({ meanings }) => likeness(part.meanings, meanings, weighMeaning));
  const words = relateToOthers(fits);
  const meanings = relateToOthers(meant);
  const kinds = relateToOthers(compareExamples(categories, (example) => cosine(part.text, example.kinds.text)));
  const forms = relateToOthers(compareExamples(categories, ({ form }) => compareForms(part.form, form)));
  const headings = relateToOthers(compareExamples(categories, (example) => cosine(part.title, example.kinds.title)));
  const others = (of: readonly number[], own: number) => Math.max(0, ...of.filter((_, index) => index !== own));
  return categories.map((category, index) => ({
    title: titles[index] ?? 0,
    titleLead: (titles[index] ?? 0) - others(titles, index),
    text: texts[index] ?? 0,
    textLead: (texts[index] ?? 0) - others(texts, index),
    descriptionOnTop: shareIn(category.stems, part.topStems),
    descriptionInText: shareIn(category.stems, part.stems),
    said: shares[index] ?? 0,
    saidLead: (shares[index] ?? 0) - others(shares, index),
    saidUnknown: ((shares[index] ?? 0) - others(shares, index)) * (1 - isKnown(category)),
    saidAmount: amounts[index] ?? 0,
    saidAmountLead: (amounts[index] ?? 0) - others(amounts, index),
    covered: cover[index] ?? 0,
    coveredLead: (cover[index] ?? 0) - others(cover, index),
    // Only what is nearly the same says much: a form that comes again, filled in otherwise.
    exampleFit: (fits[index] ?? 0) ** 2,
    exampleWords: words[index] ?? 0,
    exampleMeanings: meanings[index] ?? 0,
    exampleUnknown: (meanings[index] ?? 0) * (1 - isKnown(category)),
    exampleKinds: kinds[index] ?? 0,
    exampleTitles: headings[index] ?? 0,
    exampleForms: forms[index] ?? 0,
    isKnown: isKnown(category),
  }));
}
