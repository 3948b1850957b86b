import type { TrainedSplitting } from '../../server/extraction/packets/split-packet.ts';
import { fitLogistic } from '../confidence/fit-logistic.ts';
import { trainTrees } from '../ranking/train-trees.ts';
import { compareCategories, readPartText, type PartText } from '../../server/extraction/packets/category-signs.ts';
import { describeNone, signRow } from '../../server/extraction/packets/choose-category.ts';
import { readCategory, type ReadCategory } from '../../server/extraction/packets/describe-category.ts';
import { compareNeighbours, SIGNS, toRow } from '../../server/extraction/packets/neighbour-signs.ts';
import { describePacket } from '../../server/extraction/packets/packet-context.ts';
import { viewPage, type PageView } from '../../server/extraction/packets/page-view.ts';
import { readExample } from '../../server/extraction/packets/read-example.ts';
import { PART_SIGNS } from '../../server/extraction/packets/part-signs.ts';
import { Dice } from '../../test/evaluation/generator/dice.ts';
import { listOddItems } from '../../test/evaluation/odd-kinds/read-odd-kinds.ts';
import { OUTDOOR_KINDS } from '../../test/evaluation/odd-kinds/outdoor-kinds.ts';
import { forgetKinds } from './forget-kinds.ts';
import { generatePackets } from './generate-packets.ts';
import type { AnnotatedPacket, ClassifySet } from './read-packets.ts';
import { trainCategories, type CategoryExample } from './train-categories.ts';

export interface PartExample {
  features: number[];
  isRight: boolean;
  weight: number;
}

interface SplitRow {
  features: number[];
  isRight: boolean;
}

/** The weight that generated packets, and documents put together anew, have of that of the real packets. */
const GENERATED_SHARE = 0.3;
const RECOMBINED_SHARE = 0.4;
const GENERATED = 200;
const RECOMBINED = 120;
const MAX_PAGES = 12;
const STARTS = { trees: 90, depth: 3, learningRate: 0.12, minLeaf: 0.008, lambda: 2 };

const round = (value: number): number => Math.round(value * 1_000) / 1_000;

function rowsOf(views: readonly PageView[], starts: ReadonlySet<number>): SplitRow[] {
  const context = describePacket(views);
  return context.filled.slice(1).map((view, index) => {
    const before = context.filled[index] ?? view;
    return { features: toRow(compareNeighbours(context, before, view)), isRight: starts.has(view.number) };
  });
}

const realRows = new WeakMap<AnnotatedPacket, SplitRow[]>();

function rowsOfPacket(packet: AnnotatedPacket): SplitRow[] {
  const known = realRows.get(packet);
  if (known !== undefined) return known;
  const firsts = packet.parts.map(({ pages }) => pages.find((page) => !packet.blank.has(page)) ?? 0);
  const rows = rowsOf(packet.views, new Set(firsts));
  realRows.set(packet, rows);
  return rows;
}

/** Documents of different packets, or several of one, in a new order. */
function recombine(packets: readonly AnnotatedPacket[]): SplitRow[] {
  const dice = new Dice(3);
  const documents = packets.map(({ parts, views }) =>
    parts
      .map(({ pages }) => pages.flatMap((page) => views[page - 1] ?? []).filter(({ isBlank }) => !isBlank))
      .filter((of) => of.length > 0),
  );
  const all = documents.flat();
  return Array.from({ length: RECOMBINED }, () => {
    const pool = dice.chance(0.45) ? dice.pick(documents) : all;
    const starts = new Set<number>();
    const views: PageView[] = [];
    for (const document of dice.shuffle(pool).slice(0, dice.whole(2, 7))) {
      starts.add(views.length + 1);
      for (const view of document.slice(0, MAX_PAGES)) views.push({ ...view, number: views.length + 1 });
    }
    return rowsOf(views, starts);
  }).flat();
}

let generated: SplitRow[] | undefined;

function generatedRows(): SplitRow[] {
  generated ??= generatePackets(GENERATED, 7).flatMap(({ pages, starts }) =>
    rowsOf(pages.map(viewPage), new Set([...starts].map((index) => index + 1))),
  );
  return generated;
}

const weigh = (rows: readonly SplitRow[], total: number) =>
  rows.map((row) => ({ ...row, weight: total / rows.length }));

function categoryExample(
  part: PartText,
  categories: readonly ReadCategory[],
  right: string | null,
  weight: number,
): CategoryExample {
  const signs = compareCategories(part, categories);
  const at = categories.findIndex(({ name }) => name === right);
  return {
    rows: signs.map(signRow),
    none: describeNone(part, categories, signs),
    right: at < 0 ? categories.length : at,
    weight,
  };
}

/** A part without its category in the list teaches what fits none. */
const LEFT_OUT_WEIGHT = 0.13;

function examplesOf(
  part: PartText,
  categories: readonly ReadCategory[],
  right: string | null,
  weight: number,
): CategoryExample[] {
  const others = categories.filter(({ name }) => name !== right);
  const own = categoryExample(part, categories, right, weight);
  if (right === null || others.length === 0) return [own];
  return [own, categoryExample(part, others, null, weight * LEFT_OUT_WEIGHT)];
}

/** Of a single document, by its list of categories; a part of a packet has only one. */
const MIXED_WEIGHT = 0.5;
const UNHEARD_WEIGHT = 0.3;
const REPEATED_WEIGHT = 0.2;
const PACKET_WEIGHT = 2;
/** Of a part whose kinds the lists of kinds are made to forget. */
const UNHEARD_PART_WEIGHT = 1;

function examplesOfPacket({ rules, parts, views }: AnnotatedPacket): CategoryExample[] {
  const categories = rules.categories.map(readCategory);
  return parts.flatMap(({ pages, category }) => {
    if (category === undefined || categories.length === 0) return [];
    const part = readPartText(pages.flatMap((page) => views[page - 1] ?? []));
    const unheard = forgetKinds(part, categories);
    return [
      ...examplesOf(part, categories, category, PACKET_WEIGHT),
      ...examplesOf(unheard.part, unheard.categories, category, UNHEARD_PART_WEIGHT),
    ];
  });
}

/** The same form with other entries: two of three lines of a document, as another example of its category. */
function addRepeated(categories: readonly ReadCategory[], right: string, views: readonly PageView[]): ReadCategory[] {
  const lines = views.flatMap((view) => view.lines.map(({ text }) => text));
  const repeated = readExample(lines.filter((_, index) => index % 3 > 0).join('\n'));
  return categories.map((one) => (one.name === right ? { ...one, examples: [repeated, ...one.examples] } : one));
}

function examplesOfSet({ categories, examples, items }: ClassifySet): CategoryExample[] {
  const known = categories.map(readCategory);
  const shown = examples.map(readCategory);
  // Often only some categories have examples: those without must not lose by it.
  const mixed = [0, 1].map((half) => known.map((one, index) => (index % 2 === half ? one : (shown[index] ?? one))));
  return items.flatMap(({ category, views }) => {
    const part = readPartText(views);
    // The lists of kinds do not know every kind that people name.
    const unheard = [known, shown].map((list) => forgetKinds(part, list));
    const again = category === null ? [] : [addRepeated(shown, category, views), addRepeated(known, category, views)];
    const repeated = again.map((list) => forgetKinds(part, list));
    return [
      ...[known, shown].flatMap((list) => examplesOf(part, list, category, 1)),
      ...mixed.flatMap((list) => examplesOf(part, list, category, MIXED_WEIGHT)),
      ...unheard.flatMap((of) => examplesOf(of.part, of.categories, category, UNHEARD_WEIGHT)),
      ...repeated.flatMap((of) => examplesOf(of.part, of.categories, category, REPEATED_WEIGHT)),
    ];
  });
}

/** Of a generated document of a kind that no list has. */
const ODD_WEIGHT = 1;
const ODD_SEED = 11;

/** The kinds of the other half of `test/evaluation/odd-kinds` are not trained on: they measure. */
const examplesOfOddKinds = (): CategoryExample[] =>
  listOddItems(OUTDOOR_KINDS, ODD_SEED).flatMap(({ views, categories, withExamples, category }) => {
    const part = readPartText(views);
    return [categories, withExamples].map((list) =>
      categoryExample(part, list.map(readCategory), category, ODD_WEIGHT),
    );
  });

export const categoryExamples = (packets: readonly AnnotatedPacket[], sets: readonly ClassifySet[]) => [
  ...packets.flatMap(examplesOfPacket),
  ...sets.flatMap(examplesOfSet),
  ...examplesOfOddKinds(),
];

/** Of parts that were found by models without them. */
export function trainParts(examples: readonly PartExample[]): TrainedSplitting['parts'] {
  const { base, weights } = fitLogistic(
    examples,
    PART_SIGNS.map((sign) => (sign === 'joint' ? 'positive' : 'none')),
  );
  return { base: round(base), weights: weights.map(round) };
}

/** A model of these packets and sets. The confidence of its parts is to be trained on other packets. */
export function trainSplitting(packets: readonly AnnotatedPacket[], sets: readonly ClassifySet[]): TrainedSplitting {
  const real = packets.flatMap(rowsOfPacket);
  const examples = [
    ...weigh(real, real.length),
    ...weigh(recombine(packets), real.length * RECOMBINED_SHARE),
    ...weigh(generatedRows(), real.length * GENERATED_SHARE),
  ];
  return {
    starts: trainTrees([...SIGNS], examples, STARTS),
    categories: trainCategories(categoryExamples(packets, sets)),
    parts: { base: 0, weights: PART_SIGNS.map(() => 0) },
  };
}
