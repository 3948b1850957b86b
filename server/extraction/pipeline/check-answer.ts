/** The work on answers that runs in child processes. User schemas and document text are processed only there. */
import { ExtractionError, type Evidence } from '../engine.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { groundExtraction, type GroundedLeaf } from '../grounding/ground-extraction.ts';
import type { Layout } from '../../parsing/layout.ts';
import { coerceAnswer } from '../schema/coerce/coerce-answer.ts';
import { buildFieldTree, type Field } from '../schema/field-tree.ts';
import { isObject } from '../../lib/json-object.ts';
import { createValidator, type ValidationProblem, type Validator } from '../schema/validate.ts';
import { buildAnswerTree, readValue, type AnswerNode, type LeafNode } from './answer-tree.ts';
import { findMissingRows, type MissingRows } from './count-rows.ts';
import { compareAnswers, mergeAnswers, mergeParts, type PageRange } from './merge-answers.ts';
import { scoreAnswer } from './score-answer.ts';
import { normalizeAnswer } from './normalize-answer.ts';
import { dropInvalidValues } from './drop-invalid-values.ts';

export interface CheckRequest {
  /** The schema that the answer must match. */
  schema: JsonObject;
  value: JsonValue;
  /** Only the pages that the question showed. */
  layout: Layout;
}

/** A valid answer and the places of its leaves. */
export interface CheckedAnswer {
  value: JsonObject;
  leaves: GroundedLeaf[];
}

export type CheckResult =
  { problems: ValidationProblem[] } | { problems: []; answer: CheckedAnswer; shortfall: MissingRows | null };

/** Normalises, validates and grounds one answer. */
export function checkAnswer({ schema, value, layout }: CheckRequest): CheckResult {
  const { validate, fields } = compileOnce(schema);
  const settled = normalizeAnswer(coerceAnswer(value, fields), validate, fields);
  if (settled.problems.length > 0) return { problems: settled.problems };
  if (!isObject(settled.value)) return { problems: [{ path: '', keyword: 'type', message: 'must be object' }] };
  const leaves = groundExtraction({ definition: schema, fields, extractedData: settled.value, layout });
  const shortfall = findMissingRows(buildAnswerTree(settled.value, indexByPath(leaves)), layout);
  return { problems: [], answer: { value: settled.value, leaves }, shortfall };
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
  /** Share of the document that the questions showed. */
  seen: number;
}

export interface Conclusion {
  extractedData: JsonObject;
  evidence: Evidence[];
  confidence: number;
  warnings: string[];
}

/** Merges answers, validates and scores the result. Throws `output_invalid` if it cannot be made valid. */
export function conclude({ definition, answers, checks, seen }: ConcludeRequest): Conclusion {
  const { validate, fields } = compileOnce(definition);
  let tree = mergePartAnswers(answers);
  if (checks.length > 0) tree = compareAnswers(tree, mergePartAnswers(checks), 'second');
  const leaves = new Map<string, LeafNode>();
  const whole = readValue(tree, leaves);
  const settled = normalizeAnswer(whole, validate, fields);
  if (!isObject(settled.value)) throw new ExtractionError('internal_error', 'The answers could not be merged.');
  const warnings: string[] = [];
  let extractedData = settled.value;
  if (settled.problems.length > 0) {
    const fitted = dropInvalidValues(settled.value, validate);
    extractedData = fitted.value;
    warnings.push(`Values that do not match the schema were omitted at ${formatPaths(fitted.dropped)}.`);
  }
  const contradicted = [...leaves].flatMap(([path, leaf]) => (leaf.overlap === 'contradicted' ? [path] : []));
  if (contradicted.length > 0)
    warnings.push(
      `Parts of the document contradict each other at ${formatPaths(contradicted)}. The value with the best evidence was used.`,
    );
  const doubted = [...leaves].flatMap(([path, leaf]) => (leaf.second === 'contradicted' ? [path] : []));
  if (doubted.length > 0) warnings.push(`The verification call returned different values at ${formatPaths(doubted)}.`);
  return { extractedData, ...scoreAnswer(extractedData, leaves, fields, seen), warnings };
}

function formatPaths(paths: readonly string[]): string {
  return paths.slice(0, 5).join(', ') + (paths.length > 5 ? ` and ${paths.length - 5} more` : '');
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

function indexByPath(leaves: readonly GroundedLeaf[]): Map<string, GroundedLeaf> {
  return new Map(leaves.map((leaf) => [leaf.path, leaf]));
}

interface SchemaTools {
  validate: Validator;
  fields: Field;
}

/** Compiling is expensive, and a process sees the same few schemas repeatedly. */
const schemas = new WeakMap<JsonObject, SchemaTools>();

function compileOnce(schema: JsonObject): SchemaTools {
  const known = schemas.get(schema) ?? { validate: createValidator(schema), fields: buildFieldTree(schema) };
  schemas.set(schema, known);
  return known;
}
