import { fold } from '../reading/tokens.ts';
import { KINDS } from './kinds/all-kinds.ts';
import { createTermIndex } from './kinds/term-index.ts';
import { readExample, type ReadExample } from './read-example.ts';
import { readSaidWords, type SaidWord } from './said/said-words.ts';

/** A kind of document in the user's own words. */
export interface Category {
  name: string;
  description?: string | undefined;
  /** Names and descriptions of the fields of the schema that such documents are extracted with. */
  fields?: readonly string[] | undefined;
  /** Texts of documents of this category: what people confirmed, or were shown. */
  examples?: readonly string[] | undefined;
}

/** A category, read once for all pages. */
export interface ReadCategory {
  name: string;
  /** How much it is of each known kind, adding up to 1; all 0 for a kind of its own. */
  kinds: Float64Array;
  /** Stems of the description without what it excludes. */
  stems: Set<string>;
  /** The words of the name, the description and the fields. */
  said: SaidWord[];
  examples: ReadExample[];
}

const TITLES = createTermIndex(KINDS.map((kind) => kind.titles));
const ABOUT = createTermIndex(KINDS.map((kind) => [...kind.about, ...kind.titles]));
const WORDS = createTermIndex(KINDS.map((kind) => kind.words));

/** What a description says that the documents are not: "not a bill", "usually without prices". */
const NOT =
  'not|no|without|never|nothing|except|kein[em]?[rns]?|nicht|ohne|ausser|pas|sans|sauf|sin|non|senza|' +
  'niet|geen|zonder|nie|bez|nao|sem';
const EXCLUDED = new RegExp(String.raw`\b(?:${NOT})\b[^.,;:]*`, 'gu');
const STOP_WORDS = new Set(
  fold(
    `the and for with from that this which what how are was were its has have been such one two other
     into about document documents der die das und mit von fur eine ein einer eines wie was ist sind oder
     les des une pour avec par dans que est sont los las una con por para che del della con per een het
     van met voor dat oraz dla jest uma com dos das para paper papers page pages usually often list lists`,
  ).split(/\s+/),
);

/** A word without its ending. */
export function stemWord(word: string): string {
  return word.length <= 4
    ? word
    : word.replace(/(?:ations?|ungen|ings?|ies|ees|ed|en|em|er|es|ns|ly|e|s|n|y)$/u, '').slice(0, 9);
}

export function stemsOf(text: string): Set<string> {
  const words = fold(text).match(/\p{L}{3,}/gu) ?? [];
  return new Set(words.filter((word) => !STOP_WORDS.has(word)).map(stemWord));
}

const NAME_WEIGHT = 4;
const NAME_ABOUT_WEIGHT = 1;
const DESCRIPTION_WEIGHT = 1;
const WORDS_WEIGHT = 0.4;
/** Of the squared weights of a category's words: less is hardly a kind. */
const LITTLE = 4;

function weighKinds({ name, description = '' }: Category): Float64Array {
  const weights = new Float64Array(KINDS.length);
  const wordsOf = (text: string) => fold(text).match(/[\p{L}\d]+/gu) ?? [];
  const add = (index: typeof TITLES, words: readonly string[], factor: number) => {
    for (const { owner, weight, length } of index.find(words))
      weights[owner] = (weights[owner] ?? 0) + factor * weight * length;
  };
  const named = wordsOf(name);
  for (const { owner, weight, length } of TITLES.find(named)) {
    // A name that is the title: "Invoice"; or has it at its end: "Station invoice".
    const isWhole = length >= named.length;
    weights[owner] = (weights[owner] ?? 0) + NAME_WEIGHT * weight * length * (isWhole ? 2 : 1);
  }
  add(ABOUT, named, NAME_ABOUT_WEIGHT);
  const said = wordsOf(fold(description).replaceAll(EXCLUDED, ' '));
  add(ABOUT, said, DESCRIPTION_WEIGHT);
  add(WORDS, said, WORDS_WEIGHT);
  return takeLeading(weights, LITTLE);
}

/** What clearly leads is meant; a single word of the description says little of the kind. */
function takeLeading(weights: Float64Array, little = 0): Float64Array {
  const squared = weights.map((weight) => weight ** 2);
  const sum = squared.reduce((total, weight) => total + weight, little);
  return sum === 0 ? squared : squared.map((weight) => weight / sum);
}

/** Examples of which less is of the kinds that a name says are not of these kinds. */
const HARDLY = 0.02;

/**
 * A category is what its words say. It is what its examples are where its words say nothing, such as "Red tray", or
 * what no example bears out, such as "Red folder" with payslips: a folder can be a leaflet.
 */
function kindsOf(weights: Float64Array, examples: readonly ReadExample[]): Float64Array {
  const isBorneOut = ({ kinds: { text, title } }: ReadExample): boolean =>
    weights.some((weight, kind) => weight * Math.max(text[kind] ?? 0, title[kind] ?? 0) > HARDLY);
  if (weights.some((weight) => weight > 0) && (examples.length === 0 || examples.some(isBorneOut))) return weights;
  return takeLeading(weights.map((_, kind) => examples.reduce((sum, { kinds }) => sum + (kinds.text[kind] ?? 0), 0)));
}

export function readCategory(category: Category): ReadCategory {
  const said = fold(category.description ?? '').replaceAll(EXCLUDED, ' ');
  const examples = (category.examples ?? []).map(readExample);
  return {
    name: category.name,
    kinds: kindsOf(weighKinds(category), examples),
    stems: stemsOf(said),
    said: readSaidWords(category.name, said, category.fields ?? []),
    examples,
  };
}
