import { readFileSync } from 'node:fs';
import type { Layout } from '../../parsing/layout.ts';
import { type BoostedTrees, predict } from '../local/ranking/boosted-trees.ts';
import { fold, readConcepts } from '../reading/tokens.ts';
import { readPartText } from './category-signs.ts';
import { type CategoryWeights, chooseCategory } from './choose-category.ts';
import { cutPacket } from './cut-packet.ts';
import { type Category, readCategory, type ReadCategory, stemsOf } from './describe-category.ts';
import { explainCategory, explainStart } from './explain.ts';
import { overlap } from './likeness.ts';
import { compareNeighbours, toRow, type NeighbourSigns } from './neighbour-signs.ts';
import { describePacket } from './packet-context.ts';
import { weighStart, type PageVote } from './model-votes.ts';
import { viewPage, type PageView } from './page-view.ts';
import { describePart, type PartWeights, weighPart } from './part-signs.ts';

/** Made by `npm run train:packets`. */
export interface TrainedSplitting {
  /** That a document begins at a page. */
  starts: BoostedTrees;
  categories: CategoryWeights;
  /** That a part is right. */
  parts: PartWeights;
}

let trained: TrainedSplitting | undefined;

/** What a splitter says, without what only concerns stored documents. */
export interface SplitterRules {
  categories: readonly (Category & { identifier?: string | undefined })[];
  /** `include`: parts without a category; `omit`: they are left out; `forbid`: they get the nearest category. */
  uncategorized: 'include' | 'omit' | 'forbid';
  /** Found, at every page, nowhere, or after every n pages. */
  boundaries: 'auto' | 'every_page' | 'none' | { pages: number };
}

export interface PacketPart {
  /** Numbers of pages, from 1. */
  pages: number[];
  category: string | null;
  /** That its pages and its category are right, 0 to 1. */
  confidence: number;
  /** That a document begins at its first page. */
  startConfidence: number;
  /** The value that the category's `identifier` names; null where it was not found. */
  identifier: string | null;
  /** Sentences for people. */
  reasons: string[];
}

export interface PacketPage {
  page: number;
  startsPart: boolean;
  category: string | null;
  /** That a document begins here, or does not. */
  confidence: number;
  reasons: string[];
}

export interface SplitPacket {
  parts: PacketPart[];
  pages: PacketPage[];
}

export interface StartChance {
  probability: number;
  signs: NeighbourSigns | null;
}

/** The chance that a document begins at each page with text. */
export function findStarts(
  views: readonly PageView[],
  { starts }: Pick<TrainedSplitting, 'starts'>,
  votes: ReadonlyMap<number, PageVote> = new Map(),
): StartChance[] {
  const context = describePacket(views);
  return context.filled.map((view, index) => {
    const before = context.filled[index - 1];
    if (before === undefined) return { probability: 1, signs: null };
    const signs = compareNeighbours(context, before, view);
    const probability = weighStart(predict(starts, toRow(signs)), signs, votes.get(view.number));
    return { probability, signs };
  });
}

interface Piece {
  /** Indexes of pages with text: the first, and the one after the last. */
  first: number;
  end: number;
}

function cutPieces(
  { filled, chances, numbers }: Pick<PieceContext, 'filled' | 'chances' | 'numbers'>,
  { boundaries }: SplitterRules,
): Piece[] {
  const places = new Map(numbers.map((number, index) => [number, index]));
  const starts =
    boundaries === 'auto'
      ? cutPacket({ views: filled, starts: chances.map(({ probability }) => probability) })
      : filled.flatMap(({ number }, index) =>
          index === 0 || beginsByRule(places.get(number) ?? 0, boundaries) ? [index] : [],
        );
  return starts.map((first, index) => ({ first, end: starts[index + 1] ?? filled.length }));
}

/** @param place among all pages, from 0 */
function beginsByRule(place: number, boundaries: Exclude<SplitterRules['boundaries'], 'auto'>): boolean {
  return boundaries === 'every_page' || (boundaries !== 'none' && place % boundaries.pages === 0);
}

/** Of the label of an identifier. */
const MIN_LIKENESS = 0.3;
const round = (value: number): number => Math.round(value * 1_000) / 1_000;

/** Splits a packet and says what its parts are. Blank pages go to the part before them. */
export function splitPacket(
  layout: Pick<Layout, 'pages'>,
  rules: SplitterRules,
  trained: TrainedSplitting = trainedSplitting(),
  /** What a model says. */
  answered: readonly PageVote[] = [],
): SplitPacket {
  const views = layout.pages.map(viewPage);
  const someFilled = views.some(({ isBlank }) => !isBlank);
  const shown = someFilled ? views : views.map((view, index) => ({ ...view, isBlank: index > 0 }));
  const filled = shown.filter(({ isBlank }) => !isBlank);
  const votes = new Map(answered.map((vote) => [vote.page, vote]));
  const chances = findStarts(shown, trained, votes);
  const categories = rules.categories.map(readCategory);
  const numbers = views.map(({ number }) => number);
  const parts = cutPieces({ filled, chances, numbers }, rules).map((piece) =>
    describePiece(piece, { filled, chances, categories, rules, trained, votes, numbers }),
  );
  const kept = parts.filter(({ category }) => category !== null || rules.uncategorized !== 'omit');
  return { parts: kept, pages: listPages(views, filled, chances, parts) };
}

interface PieceContext {
  filled: readonly PageView[];
  chances: readonly StartChance[];
  categories: readonly ReadCategory[];
  rules: SplitterRules;
  trained: TrainedSplitting;
  votes: ReadonlyMap<number, PageVote>;
  /** Of all pages: they need not begin at 1, where a document is read in part. */
  numbers: readonly number[];
}

function describePiece(piece: Piece, context: PieceContext): PacketPart {
  const { filled, chances, categories, rules, trained, votes, numbers } = context;
  const views = filled.slice(piece.first, piece.end);
  const chance = chances[piece.first] ?? { probability: 1, signs: null };
  const named = votes.get(views[0]?.number ?? 0)?.category;
  const choice = chooseCategory(trained.categories, readPartText(views), categories, named);
  const category = choice.category ?? (rules.uncategorized === 'forbid' ? choice.nearest : null);
  const isFound = rules.boundaries === 'auto';
  const signs = describePart(chances, piece, choice);
  const from = piece.first === 0 ? 0 : (views[0]?.number ?? 0);
  const next = filled[piece.end]?.number ?? Infinity;
  const wanted = rules.categories.find(({ name }) => name === category)?.identifier;
  return {
    pages: numbers.filter((number) => number >= from && number < next),
    category,
    confidence: round(isFound ? weighPart(trained.parts, signs) : choice.confidence),
    startConfidence: round(isFound ? chance.probability : 1),
    identifier: wanted === undefined ? null : findIdentifier(views, wanted),
    reasons: [
      ...(isFound ? explainStart(chance, { view: views[0], before: filled[piece.first - 1] }) : []),
      ...explainCategory(choice, views),
    ],
  };
}

function listPages(
  views: readonly PageView[],
  filled: readonly PageView[],
  chances: readonly StartChance[],
  parts: readonly PacketPart[],
): PacketPage[] {
  const at = new Map(filled.map((view, index) => [view.number, index]));
  const owners = new Map(parts.flatMap((part) => part.pages.map((page) => [page, part] as const)));
  return views.map(({ number, isBlank }) => {
    const part = owners.get(number);
    const index = at.get(number);
    const startsPart = part?.pages[0] === number;
    const chance = index === undefined ? undefined : chances[index];
    const probability = chance?.probability ?? 0;
    const [view, before] = index === undefined ? [] : [filled[index], filled[index - 1]];
    const reasons = chance === undefined ? [] : explainStart(chance, { view, before });
    return {
      page: number,
      startsPart,
      category: part?.category ?? null,
      confidence: round(startsPart ? probability : 1 - probability),
      reasons: isBlank ? ['The page is blank.'] : reasons,
    };
  });
}

/**
 * The value whose label says what `wanted` says, such as "invoice number", in whatever language. Null if there is none.
 */
function findIdentifier(views: readonly PageView[], wanted: string): string | null {
  const stems = stemsOf(wanted);
  const concepts = new Set(readConcepts(wanted));
  let best: { value: string; likeness: number } | null = null;
  for (const { identifiers } of views)
    for (const [label, value] of identifiers) {
      const likeness = Math.max(overlap(stems, stemsOf(label)), overlap(concepts, new Set(readConcepts(label))));
      if (likeness > (best?.likeness ?? MIN_LIKENESS - 1e-9)) best = { value, likeness };
    }
  return best === null ? null : writeAsPrinted(best.value, views);
}

/** A value of a view, which is folded, with the letters of the document. */
function writeAsPrinted(value: string, views: readonly PageView[]): string {
  for (const { lines } of views)
    for (const { text } of lines)
      for (const printed of text.split(/\s+/)) {
        const folded = fold(printed);
        const at = folded.length === printed.length ? folded.indexOf(value) : -1;
        if (at !== -1) return printed.slice(at, at + value.length);
      }
  return value;
}

export function trainedSplitting(): TrainedSplitting {
  trained ??= JSON.parse(
    readFileSync(new URL('./trained-splitting.json', import.meta.url), 'utf8'),
  ) as TrainedSplitting;
  return trained;
}
