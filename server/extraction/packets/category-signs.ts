import { countWords, stemWord, type ReadCategory } from './describe-category.ts';
import { KINDS } from './kinds/all-kinds.ts';
import { overlap } from './likeness.ts';
import type { PageView } from './page-view.ts';

/** The pages of one part, as far as its kind is concerned. */
export interface PartText {
  title: Float64Array;
  text: Float64Array;
  topStems: Set<string>;
  stems: Set<string>;
  words: Map<string, number>;
}

export const CATEGORY_SIGNS = [
  'title',
  'titleLead',
  'text',
  'textLead',
  'nameOnTop',
  'nameInText',
  'descriptionOnTop',
  'descriptionInText',
  'fields',
  'example',
  'exampleLead',
  'exampleTop',
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
  const [first] = filled;
  const top = first?.lines.slice(0, TOP_LINES).flatMap(({ folded }) => folded.match(/\p{L}{3,}/gu) ?? []) ?? [];
  return {
    title,
    text,
    topStems: new Set(top.map(stemWord)),
    stems: new Set(filled.flatMap(({ words }) => [...words].map(stemWord))),
    words: countWords(filled.flatMap(({ lines }) => lines.map(({ text: line }) => line)).join('\n')),
  };
}

const product = (weights: Float64Array, scores: Float64Array): number =>
  weights.reduce((sum, weight, index) => sum + weight * (scores[index] ?? 0), 0);

const shareIn = (wanted: ReadonlySet<string>, found: ReadonlySet<string>): number =>
  wanted.size === 0 ? 0 : [...wanted].filter((stem) => found.has(stem)).length / wanted.size;

function fieldsFound({ fieldStems }: ReadCategory, { stems }: PartText): number {
  if (fieldStems.length === 0) return 0;
  return fieldStems.filter((field) => shareIn(field, stems) >= 0.5).length / fieldStems.length;
}

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

/** How a part and each category go together. */
export function compareCategories(part: PartText, categories: readonly ReadCategory[]): CategorySigns[] {
  const documents = categories.flatMap(({ examples }) => examples);
  const frequency = new Map<string, number>();
  for (const words of documents) for (const word of words.keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const weigh = (word: string) => Math.log(1 + (documents.length + 1) / ((frequency.get(word) ?? 0) + 0.5));
  const titles = categories.map(({ kinds }) => product(kinds, part.title));
  const texts = categories.map(({ kinds }) => product(kinds, part.text));
  const likest = categories.map(({ examples }) =>
    examples.map((words) => likeness(part.words, words, weigh)).sort((a, b) => b - a),
  );
  const examples = likest.map(
    (of) => 0.6 * (of[0] ?? 0) + (0.4 * of.reduce((sum, one) => sum + one, 0)) / Math.max(1, of.length),
  );
  const others = (of: readonly number[], own: number) => Math.max(0, ...of.filter((_, index) => index !== own));
  return categories.map((category, index) => ({
    title: titles[index] ?? 0,
    titleLead: (titles[index] ?? 0) - others(titles, index),
    text: texts[index] ?? 0,
    textLead: (texts[index] ?? 0) - others(texts, index),
    nameOnTop: shareIn(category.nameStems, part.topStems),
    nameInText: shareIn(category.nameStems, part.stems),
    descriptionOnTop: shareIn(category.stems, part.topStems),
    descriptionInText: shareIn(category.stems, part.stems),
    fields: fieldsFound(category, part),
    example: examples[index] ?? 0,
    exampleLead: (examples[index] ?? 0) - others(examples, index),
    exampleTop:
      category.examples.length === 0 ? 0 : overlap(new Set(part.words.keys()), new Set(category.examples[0]?.keys())),
    isKnown: category.kinds.some((weight) => weight > 0) ? 1 : 0,
  }));
}
