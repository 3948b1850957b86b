import type { Layout } from '../../parsing/layout.ts';
import type { JsonObject } from '../../lib/json-value.ts';
import { buildFieldTree, listLeafFields, type Field } from '../schema/field-tree.ts';
import type { SchemaSize } from '../schema/split/estimate-size.ts';
import { splitSchema } from '../schema/split/split-schema.ts';
import { createQuestionSchema } from './ask-schema.ts';
import { estimateTokens, PDF_PAGE_TOKENS, PICTURE_TOKENS } from '../llm/estimate-tokens.ts';
import { MAX_PDF_PAGES, MAX_PICTURES } from './page-pictures.ts';
import { groupIntoChunks, type ChunkLimits } from './passages/group-into-chunks.ts';
import { omitRepeated, splitIntoPassages, type Passage, type PassageSize } from './passages/passages.ts';
import { rankPassages } from './passages/rank-passages.ts';

/** Token limits of a model. */
export interface ModelCapacity {
  contextTokens: number;
  maxOutputTokens: number;
  /** Tokens of an answer that arrive before the request times out; no limit by default. */
  answerTokens?: number;
  seesPictures: boolean;
  /** Whether the model also reads PDF files. */
  readsPdf?: boolean;
  /** Whether it is shown all pages, instead of only those without a text layer. */
  isShownAll?: boolean;
}

/** A part of the schema. Parts have no leaf in common. */
export interface QuestionPart {
  /** The definition's own schema of the part, for answers to questions that show the whole document. */
  schema: JsonObject;
  /** The schema to send. */
  ask: JsonObject;
  /** The schema to send with an excerpt of the document, in which lists may be incomplete. */
  askPiece: JsonObject;
}

export interface Question {
  part: number;
  /** Indexes of passages, in document order. */
  passages: number[];
}

export interface QuestionPlan {
  passages: readonly Passage[];
  parts: QuestionPart[];
  /** Always asked. */
  questions: Question[];
  /** For single values of a long document: further passages to search for missing values, in order. */
  furtherQuestions: Question[];
  /** Whether each question shows the whole document. */
  isWhole: boolean;
  maxOutputTokens: number;
}

/** Models omit entries of lists the more they read: beyond about fifty pages, recall falls to a third. */
const MAX_WHOLE_PAGES = 40;
const MAX_WHOLE_TOKENS = 48_000;
/** Limits of one chunk of a longer document. */
const MAX_CHUNK_PAGES = 40;
const MAX_CHUNK_TOKENS = 16_000;
/** Rules, marks and the text around the document. */
const PROMPT_TOKENS = 900;
/** Fields per question. Beyond them, models omit some; those with a small window are small themselves. */
const MAX_FIELDS = 250;
const MAX_FIELDS_OF_SMALL_MODELS = 80;
const MAX_SMALL_WINDOW = 24_000;
const MIN_FIELDS = 20;
/** Estimated tokens of a single value with its name. */
const VALUE_TOKENS = 12;
const MAX_SCHEMA_CHARACTERS = 100_000;
/**
 * Limit of the requested answer, whatever the model allows: a longer one would exceed the request timeout, and
 * providers count the requested tokens against their rate limits.
 */
const MAX_ANSWER_TOKENS = 32_000;
/** Share of the model's output limit that a plan may use, because estimates are inexact. */
const USABLE_OUTPUT_SHARE = 0.85;
/** Estimated tokens of the punctuation around the name and value of a field. */
const PUNCTUATION_TOKENS = 3;
/** Longer text is cut, so that plain text is grouped like pages. */
const MAX_PASSAGE_TOKENS = 1_500;
/** Each chunk repeats one passage of the one before: this is what it may cost. */
const MAX_PASSAGE_SHARE = 1 / 24;
/** A document of more chunks is searched for single values by the words that name them. */
const MAX_CHUNKS_FOR_SINGLES = 200;
/** Questions per part in such a search. */
const MAX_QUESTIONS_PER_PART = 3;
/** Smallest usable chunk, in tokens. With less room, the model cannot be used. */
const MIN_CHUNK_TOKENS = 300;
const MIN_PASSAGE_TOKENS = 120;

function createParts(schema: JsonObject, size: SchemaSize): QuestionPart[] {
  const parts = splitSchema(schema, size).map((part) => part.schema);
  // A schema that needs no splitting is kept as written, with its constraints on whole values.
  return (parts.length === 1 ? [schema] : parts).map((part) => ({
    schema: part,
    ask: createQuestionSchema(part, false),
    askPiece: createQuestionSchema(part, true),
  }));
}

/** The part of a plan that does not depend on the document. */
interface SchemaPlan {
  whole: QuestionPart[];
  /** Tokens of the largest part. */
  schemaTokens: number;
  /** Tokens of the names and punctuation of one entry, without its values. */
  entryTokens: number;
}

/** Keyed by the definition and the size of its parts, so that runs with the same schema share the work. */
const schemaPlans = new WeakMap<JsonObject, Map<string, SchemaPlan>>();

function planSchema(definition: JsonObject, size: SchemaSize): SchemaPlan {
  const plans = schemaPlans.get(definition) ?? new Map<string, SchemaPlan>();
  schemaPlans.set(definition, plans);
  const key = `${size.fields} ${size.characters}`;
  const known = plans.get(key);
  if (known !== undefined) return known;
  const whole = createParts(definition, size);
  const schemaTokens = Math.max(...whole.map(({ ask }) => estimateTokens(JSON.stringify(ask))));
  const plan = { whole, schemaTokens, entryTokens: estimateEntryTokens(listLeafFields(definition)) };
  plans.set(key, plan);
  return plan;
}

/**
 * Plans which questions to ask about which passages. Deterministic, so that an attempt after a crash plans the same.
 */
export function planQuestions(definition: JsonObject, layout: Layout, capacity: ModelCapacity): QuestionPlan {
  const maxOutputTokens = Math.min(capacity.maxOutputTokens, Math.floor(capacity.contextTokens / 2), MAX_ANSWER_TOKENS);
  const outputRoom = Math.min(maxOutputTokens * USABLE_OUTPUT_SHARE, capacity.answerTokens ?? Infinity);
  const { whole, schemaTokens, entryTokens } = planSchema(definition, getPartSize(capacity, outputRoom));
  // The schema may be sent twice: as a parameter, and in the prompt for models that do not see the parameter.
  const free = capacity.contextTokens - maxOutputTokens - PROMPT_TOKENS - 2 * schemaTokens;
  const room = Math.max(MIN_CHUNK_TOKENS, Math.floor(free * 0.9));
  const chunkRoom = Math.min(room, MAX_CHUNK_TOKENS);
  const shownTokens = capacity.readsPdf === true && capacity.isShownAll === true ? PDF_PAGE_TOKENS : PICTURE_TOKENS;
  const isShown = (passage: PassageSize): boolean =>
    capacity.seesPictures && (capacity.isShownAll === true || passage.recognised);
  const cost = (passage: PassageSize): number => passage.tokens + 30 + (isShown(passage) ? shownTokens : 0);

  const passageTokens = Math.min(MAX_PASSAGE_TOKENS, Math.floor((chunkRoom - 60) * MAX_PASSAGE_SHARE));
  // The values of rows are text of the passage.
  const answerCost = ({ rows, tokens }: PassageSize): number =>
    rows === 0 || entryTokens === 0 ? 0 : rows * entryTokens + tokens;
  const passages = splitForChunks(layout, passageTokens, { answer: outputRoom, answerCost });
  const positions = passages.map((_, position) => position);
  const distinct = passages.map(omitRepeated);
  const total = distinct.reduce((sum, passage) => sum + cost(passage), 0);
  const answer = distinct.reduce((sum, passage) => sum + answerCost(passage), 0);
  const fitsWindow = total <= room;
  const pictures = shownTokens === PDF_PAGE_TOKENS ? MAX_PDF_PAGES : MAX_PICTURES;
  const shownPages = new Set(passages.filter(isShown).map(({ page }) => page)).size;
  const fits =
    fitsWindow &&
    shownPages <= pictures &&
    (!hasLists(definition) ||
      (total <= MAX_WHOLE_TOKENS && layout.pages.length <= MAX_WHOLE_PAGES && answer <= outputRoom));
  if (fits) {
    return {
      passages,
      parts: whole,
      questions: whole.map((_, part) => ({ part, passages: positions })),
      furtherQuestions: [],
      isWhole: true,
      maxOutputTokens,
    };
  }

  // Only entries of lists are omitted the more a model reads: single values are read in as few chunks as possible.
  const chunks = groupIntoChunks(passages, {
    tokens: hasLists(definition) ? chunkRoom : room,
    answer: outputRoom,
    pages: hasLists(definition) ? MAX_CHUNK_PAGES : Infinity,
    pictures,
    isShown,
    cost,
    answerCost,
  });
  const questions: Question[] = [];
  const furtherQuestions: Question[] = [];
  const isSeenAtOnce = fitsWindow && shownPages <= pictures;
  const ranks = isSeenAtOnce || chunks.length <= MAX_CHUNKS_FOR_SINGLES ? null : rankPassages(passages, layout);
  whole.forEach(({ schema }, part) => {
    // What is read for lists answers for single values, too.
    if (hasLists(schema) || (!isSeenAtOnce && ranks === null))
      questions.push(...chunks.map((chunk) => ({ part, passages: chunk })));
    else if (ranks === null) questions.push({ part, passages: positions });
    else {
      const order = ranks.order(listLeafFields(schema));
      const [first, ...further] = selectPassages(order, passages, { tokens: chunkRoom, cost });
      if (first !== undefined) questions.push({ part, passages: first });
      furtherQuestions.push(...further.map((look) => ({ part, passages: look })));
    }
  });
  return { passages, parts: whole, questions, furtherQuestions, isWhole: false, maxOutputTokens };
}

/** How much of a schema a model may be asked at once. */
function getPartSize({ contextTokens }: ModelCapacity, outputRoom: number): SchemaSize {
  const most = contextTokens > MAX_SMALL_WINDOW ? MAX_FIELDS : MAX_FIELDS_OF_SMALL_MODELS;
  const fields = Math.max(MIN_FIELDS, Math.min(most, Math.floor(outputRoom / VALUE_TOKENS)));
  return { fields, characters: Math.max(2_000, Math.min(MAX_SCHEMA_CHARACTERS, contextTokens)) };
}

/** Where answers limit the chunks, passages shrink with them, so that repeating one stays cheap. */
function splitForChunks(
  layout: Layout,
  tokens: number,
  { answer, answerCost }: Pick<ChunkLimits, 'answer' | 'answerCost'>,
): readonly Passage[] {
  const passages = splitIntoPassages(layout, Math.max(MIN_PASSAGE_TOKENS, tokens));
  const total = passages.reduce((sum, passage) => sum + passage.tokens, 0);
  const answers = passages.reduce((sum, passage) => sum + answerCost(passage), 0);
  const affordable = Math.floor(((answer * total) / Math.max(1, answers)) * MAX_PASSAGE_SHARE);
  return affordable >= tokens ? passages : splitIntoPassages(layout, Math.max(MIN_PASSAGE_TOKENS, affordable));
}

/** Whether the schema has lists, or maps with more than one value for each key. */
const hasLists = (schema: JsonObject): boolean => hasList(buildFieldTree(schema));

const hasList = ({ kind, properties = [], entries }: Field): boolean =>
  kind === 'array' ||
  (entries !== undefined && entries.kind === 'object') ||
  [...properties, ...(entries === undefined ? [] : [entries])].some(hasList);

/** Names and punctuation of one entry of the list with the most fields, without the lists inside. */
function estimateEntryTokens(fields: readonly Field[]): number {
  const lists = new Map<string, number>();
  for (const { path, name } of fields) {
    const list = path.lastIndexOf('*');
    if (list === -1) continue;
    const key = path.slice(0, list).join('/');
    lists.set(key, (lists.get(key) ?? 4) + estimateTokens(name) + PUNCTUATION_TOKENS);
  }
  return Math.max(0, ...lists.values());
}

/**
 * Where to search for single values: the first and last pages, where documents usually state them, and the best-ranked
 * ones.
 */
function selectPassages(
  order: readonly number[],
  passages: readonly Passage[],
  { tokens, cost }: Pick<ChunkLimits, 'tokens' | 'cost'>,
): number[][] {
  const waiting = [...new Set([0, passages.length - 1, 1, ...order])].filter(
    (position) => passages[position] !== undefined,
  );
  const found: number[][] = [];
  while (waiting.length > 0 && found.length < MAX_QUESTIONS_PER_PART) {
    const look: number[] = [];
    let used = 0;
    for (let index = 0; index < waiting.length && look.length < MAX_CHUNK_PAGES;) {
      const position = waiting[index] ?? 0;
      const passage = passages[position];
      const needs = passage === undefined ? 0 : cost(passage);
      if (used + needs > tokens && look.length > 0) {
        index += 1;
        continue;
      }
      used += needs;
      look.push(position);
      waiting.splice(index, 1);
    }
    found.push(look.sort((a, b) => a - b));
  }
  return found;
}
