/** What the child processes do with answers: nothing of a user's schema and nothing of a document is run or searched anywhere else. */
import { ExtractionError, type Evidence } from '../engine.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { groundExtraction, type GroundedLeaf } from '../grounding/ground-extraction.ts';
import type { Layout } from '../../parsing/layout.ts';
import { coerceAnswer } from '../schema/coerce/coerce-answer.ts';
import { buildFieldTree, type Field } from '../schema/field-tree.ts';
import { isObject } from '../../lib/json-object.ts';
import { createValidator, type ValidationProblem, type Validator } from '../schema/validate.ts';
import { treeOf, valueOf, type AnswerNode, type LeafNode } from './answer-tree.ts';
import { shortfallOf, type Shortfall } from './count-rows.ts';
import { compared, mergeAnswers, uniteParts, type Stretch } from './merge-answers.ts';
import { scoreAnswer } from './score-answer.ts';
import { settle } from './normalize-answer.ts';
import { takeBack } from './drop-invalid-values.ts';

export interface ReviewRequest {
  /** What the answer must fit. */
  schema: JsonObject;
  value: JsonValue;
  /** The pages that the question showed, and nothing else. */
  layout: Layout;
}

/** An answer that fits, and where its leaves stand. */
export interface ReviewedAnswer {
  value: JsonObject;
  leaves: GroundedLeaf[];
}

export type Review =
  { problems: ValidationProblem[] } | { problems: []; answer: ReviewedAnswer; shortfall: Shortfall | null };

/** Brings one answer into the form of the schema, settles, validates and grounds it. */
export function review({ schema, value, layout }: ReviewRequest): Review {
  const { validate, fields } = compiled(schema);
  const settled = settle(coerceAnswer(value, fields), validate, fields);
  if (settled.problems.length > 0) return { problems: settled.problems };
  if (!isObject(settled.value)) return { problems: [{ path: '', keyword: 'type', message: 'must be object' }] };
  const leaves = groundExtraction({ definition: schema, fields, extractedData: settled.value, layout });
  const shortfall = shortfallOf(treeOf(settled.value, byPath(leaves)), layout);
  return { problems: [], answer: { value: settled.value, leaves }, shortfall };
}

export interface PartAnswer extends ReviewedAnswer {
  /** Which part of the schema it fills: answers of one part are merged, parts are put together. */
  part: number;
  stretches: Stretch[];
}

export interface ConcludeRequest {
  definition: JsonObject;
  answers: PartAnswer[];
  /** Of the second question. */
  checks: PartAnswer[];
  /** Share of the document that questions have shown. */
  seen: number;
}

export interface Conclusion {
  extractedData: JsonObject;
  evidence: Evidence[];
  confidence: number;
  warnings: string[];
}

/** Puts answers together, validates and scores the whole. Throws `output_invalid` when it cannot be made to fit. */
export function conclude({ definition, answers, checks, seen }: ConcludeRequest): Conclusion {
  const { validate, fields } = compiled(definition);
  let tree = together(answers);
  if (checks.length > 0) tree = compared(tree, together(checks), 'second');
  const leaves = new Map<string, LeafNode>();
  const whole = valueOf(tree, leaves);
  const settled = settle(whole, validate, fields);
  if (!isObject(settled.value)) throw new ExtractionError('internal_error', 'The answers could not be merged.');
  const warnings: string[] = [];
  let extractedData = settled.value;
  if (settled.problems.length > 0) {
    const fitted = takeBack(settled.value, validate);
    extractedData = fitted.value;
    warnings.push(`Values that do not match the schema were omitted at ${listed(fitted.dropped)}.`);
  }
  const contradicted = [...leaves].flatMap(([path, leaf]) => (leaf.overlap === 'contradicted' ? [path] : []));
  if (contradicted.length > 0)
    warnings.push(
      `Parts of the document contradict each other at ${listed(contradicted)}. The value with the best evidence was used.`,
    );
  const doubted = [...leaves].flatMap(([path, leaf]) => (leaf.second === 'contradicted' ? [path] : []));
  if (doubted.length > 0) warnings.push(`The verification call returned different values at ${listed(doubted)}.`);
  return { extractedData, ...scoreAnswer(extractedData, leaves, fields, seen), warnings };
}

function listed(paths: readonly string[]): string {
  return paths.slice(0, 5).join(', ') + (paths.length > 5 ? ` and ${paths.length - 5} more` : '');
}

function together(answers: readonly PartAnswer[]): AnswerNode {
  const parts = Map.groupBy(answers, ({ part }) => part);
  const merged = [...parts.values()].map((group) =>
    mergeAnswers(group.map(({ value, leaves, stretches }) => ({ tree: treeOf(value, byPath(leaves)), stretches }))),
  );
  return merged.reduce(uniteParts);
}

function byPath(leaves: readonly GroundedLeaf[]): Map<string, GroundedLeaf> {
  return new Map(leaves.map((leaf) => [leaf.path, leaf]));
}

interface Compiled {
  validate: Validator;
  fields: Field;
}

/** Compiling costs more than using, and a process sees the same few schemas again and again. */
const schemas = new WeakMap<JsonObject, Compiled>();

function compiled(schema: JsonObject): Compiled {
  const known = schemas.get(schema) ?? { validate: createValidator(schema), fields: buildFieldTree(schema) };
  schemas.set(schema, known);
  return known;
}
