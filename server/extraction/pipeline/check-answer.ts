/** The work on answers that runs in child processes. User schemas and document text are processed only there. */
import type { IsPrinted } from '../schema/fit/blank-texts.ts';
import type { Evidence, FieldCoverage, ListCompleteness } from '../engine.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { groundExtraction } from '../grounding/ground-extraction.ts';
import type { GroundedLeaf } from '../grounding/grounded-leaf.ts';
import { parsePointer, setAt } from '../../lib/json-pointer.ts';
import type { Layout } from '../../parsing/layout.ts';
import { buildFieldTree } from '../schema/field-tree.ts';
import type { Change } from '../schema/fit/problem-fixer.ts';
import { isObject } from '../../lib/json-object.ts';
import type { ConfidenceFacts } from '../scoring/confidence-features.ts';
import type { AnswerErrors, ErrorHistory } from '../scoring/error-rate.ts';
import { createValidator, type ValidationProblem } from '../schema/validate.ts';
import { buildAnswerTree, indexLeaves, readValue, type AnswerNode, type LeafNode } from './merging/answer-tree.ts';
import { compareLists, countLists, toCompleteness } from './count-rows.ts';
import { findMissingRows, type MissingRows } from './missing-rows.ts';
import { compareAnswers, mergeAnswers, mergeParts, type PageRange } from './merging/merge-answers.ts';
import { voteOnSamples } from './merging/vote-on-samples.ts';
import { scoreAnswer } from './score-answer.ts';
import { describeChanges, describeRivals, formatPaths } from './describe-changes.ts';
import { formAnswer, type AnswerSchema } from './form-answer.ts';
import { compareWithReading, readOnce } from './merging/compare-with-reading.ts';

export interface CheckRequest {
  /** The schema that the answer must match. */
  schema: JsonObject;
  value: JsonValue;
  /** Only the pages that the question showed. */
  layout: Layout;
  /** Called with how complete the lists of a valid answer are. */
  onCounted?: (lists: ListCompleteness[]) => void;
}

/** A valid answer and the places of its leaves. */
export interface CheckedAnswer {
  value: JsonObject;
  leaves: GroundedLeaf[];
  /** What had to change for the answer to match its schema. */
  changes: Change[];
}

interface ValidAnswer {
  answer: CheckedAnswer;
  shortfall: MissingRows | null;
}

export interface InvalidAnswer {
  problems: ValidationProblem[];
  /** The answer without the optional values that do not match. Absent if the rest does not match either. */
  rescue?: ValidAnswer;
  /** The invalid answer. */
  partialData: JsonObject;
}

export type CheckResult = InvalidAnswer | ({ problems: [] } & ValidAnswer);

/** Normalises, validates and grounds one answer. */
export function checkAnswer({ schema, value, layout, onCounted }: CheckRequest): CheckResult {
  const tools = compileOnce(schema);
  const isPrinted = createPrintedTexts(layout);
  const formed = formAnswer(value, tools, isPrinted);
  const accept = (valid: JsonObject, changes: Change[]): ValidAnswer => {
    const leaves = groundExtraction({ definition: schema, fields: tools.fields, extractedData: valid, layout });
    compareWithReading(leaves, valid, schema, layout);
    const lists = compareLists(
      buildAnswerTree(valid, indexByPath(leaves)),
      layout,
      tools.fields,
      readOnce(schema, layout),
    );
    onCounted?.(lists.map(toCompleteness));
    return { answer: { value: valid, leaves, changes }, shortfall: findMissingRows(lists) };
  };
  if (formed.problems.length === 0 && isObject(formed.value))
    return { problems: [], ...accept(formed.value, formed.changes) };
  const partialData = isObject(formed.value) ? formed.value : {};
  if (!isObject(formed.value))
    return { problems: [{ path: '', keyword: 'type', message: 'must be object' }], partialData };
  const rest = formAnswer(value, tools, isPrinted, true);
  return {
    problems: formed.problems,
    partialData,
    ...(rest.problems.length === 0 && isObject(rest.value) ? { rescue: accept(rest.value, rest.changes) } : {}),
  };
}

export interface PartAnswer extends CheckedAnswer {
  /** The part of the schema that it fills. Answers to one part are merged, then the parts are combined. */
  part: number;
  stretches: PageRange[];
}

export interface ConcludeRequest {
  definition: JsonObject;
  answers: PartAnswer[];
  /** Answers to the second question. */
  checks: PartAnswer[];
  /** Answers of each further sample. */
  samples?: PartAnswer[][];
  /** Fields whose questions showed only a part of the document; none by default. */
  coverage?: readonly FieldCoverage[];
  /** The document, whose words are not needed. */
  layout: Layout;
  /** Whether there is one answer, which matches the definition. */
  isValid?: boolean;
  /** Its lists, which are then not counted again. */
  counted?: ListCompleteness[] | undefined;
  /** Values that replace those of the answers. */
  corrections?: readonly { value: JsonValue; leaf: GroundedLeaf }[];
  /** Of the model's earlier answers; none by default. */
  history?: ErrorHistory;
  /** Called with what the confidence of each value is estimated from. */
  observe?: (path: string, facts: ConfidenceFacts) => void;
}

export interface Conclusion {
  extractedData: JsonObject;
  evidence: Evidence[];
  confidence: number;
  /** What it says about how often the model errs. */
  errors: AnswerErrors;
  lists: ListCompleteness[];
  warnings: string[];
}

/** Merges answers, validates and scores the result. */
export function conclude({
  definition,
  answers,
  checks,
  samples = [],
  coverage = [],
  layout,
  isValid = false,
  counted,
  corrections = [],
  history = [],
  observe,
}: ConcludeRequest): Conclusion | InvalidAnswer {
  const tools = compileOnce(definition);
  let tree = mergePartAnswers(answers);
  const others = samples.filter((sample) => sample.length > 0).map(mergePartAnswers);
  if (others.length > 0) tree = voteOnSamples(tree, others);
  if (checks.length > 0) tree = compareAnswers(tree, mergePartAnswers(checks), 'second');
  const whole = readValue(tree, new Map());
  // The answers have been compared with the document: what is left of "NA" is printed.
  let formed = isValid ? { value: whole, changes: [], problems: [] } : formAnswer(whole, tools, () => true);
  const partialData = isObject(formed.value) ? formed.value : {};
  if (formed.problems.length > 0) formed = formAnswer(whole, tools, () => true, true);
  if (formed.problems.length > 0 || !isObject(formed.value)) return { problems: formed.problems, partialData };
  const extractedData = formed.value;
  const leaves = indexLeaves(tree, extractedData);
  for (const { value, leaf } of corrections) {
    setAt(extractedData, parsePointer(leaf.path), value);
    leaves.set(leaf.path, { kind: 'leaf', value, grounded: leaf });
  }
  const isSplit = answers.length > 1;
  const changes = [...answers.flatMap((answer) => answer.changes), ...formed.changes];
  const warnings = describeChanges(changes, isSplit);
  warnings.push(...describeRivals(leaves));
  const doubted = [...leaves].flatMap(([path, leaf]) => (leaf.second === 'contradicted' ? [path] : []));
  if (doubted.length > 0) warnings.push(`The verification call returned different values at ${formatPaths(doubted)}.`);
  const isUnchanged = formed.changes.length === 0 && corrections.length === 0;
  const kept = isUnchanged ? tree : buildAnswerTree(extractedData, getGrounded(leaves));
  const lists =
    (isUnchanged ? counted : undefined) ?? countLists(kept, layout, tools.fields, readOnce(definition, layout));
  const searched = new Map(coverage.map((one) => [one.path, one.searched]));
  const omitted = new Set(changes.flatMap(({ kind, path }) => (kind === 'invalid' ? [path] : [])));
  const scored = scoreAnswer(extractedData, leaves, tools.fields, { searched, omitted, history, observe });
  return { extractedData, ...scored, lists, warnings };
}

/** What was found by the answers so far, merged but not validated. */
export function mergePartially(answers: readonly PartAnswer[]): JsonObject {
  const whole = answers.length === 0 ? {} : readValue(mergePartAnswers(answers), new Map());
  return isObject(whole) ? whole : {};
}

function mergePartAnswers(answers: readonly PartAnswer[]): AnswerNode {
  const parts = Map.groupBy(answers, ({ part }) => part);
  const merged = [...parts.values()].map((group) =>
    mergeAnswers(
      group.map(({ value, leaves, stretches }) => ({ tree: buildAnswerTree(value, indexByPath(leaves)), stretches })),
    ),
  );
  return merged.reduce(mergeParts);
}

function getGrounded(leaves: ReadonlyMap<string, LeafNode>): Map<string, GroundedLeaf> {
  return new Map([...leaves].flatMap(([path, { grounded }]) => (grounded === undefined ? [] : [[path, grounded]])));
}

function indexByPath(leaves: readonly GroundedLeaf[]): Map<string, GroundedLeaf> {
  return new Map(leaves.map((leaf) => [leaf.path, leaf]));
}

/** Compiling is expensive, and a process sees the same few schemas repeatedly. */
const schemas = new WeakMap<JsonObject, AnswerSchema>();

function compileOnce(definition: JsonObject): AnswerSchema {
  const known = schemas.get(definition) ?? {
    definition,
    validate: createValidator(definition),
    fields: buildFieldTree(definition),
  };
  schemas.set(definition, known);
  return known;
}

/** Looks for words in a document that are no part of a longer one. */
function createPrintedTexts({ pages }: Layout): IsPrinted {
  const known = new Map<string, boolean>();
  return (text) => {
    let isPrinted = known.get(text);
    if (isPrinted === undefined) {
      const escaped = text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
      const expression = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'u');
      known.set(text, (isPrinted = pages.some((page) => expression.test(page.text))));
    }
    return isPrinted;
  };
}
