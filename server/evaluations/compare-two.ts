import type { Db } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { SchemaTasks } from '../extraction/child/schema-tasks.ts';
import { isObject } from '../lib/json-object.ts';
import { formatPointerStep } from '../lib/json-pointer.ts';
import type { JsonObject, JsonValue } from '../lib/json-value.ts';
import type { ScoreComparison, ScorePair } from '../scorer/compare-scores.ts';
import type { ScoredLeaf } from '../scorer/score-documents.ts';
import { findDefinition } from './evaluation-items-repository.ts';
import { listChanged, listCountPairs, type LeavesPair } from './pairs-repository.ts';
import type { Evaluation } from './repository.ts';
import { compareRules, type ComparedRule } from '../scorer/rule-counts.ts';

/** What a later definition means for those who read the data. */
type SchemaChangeKind = 'unchanged' | 'additive' | 'breaking';

/** A field with the types of its values. */
type Fields = Map<string, Set<string>>;

const MAX_DEPTH = 20;

const isUnion = ({ anyOf, oneOf, allOf }: JsonObject) => [anyOf, oneOf, allOf].some(Array.isArray);

export interface ComparedValue {
  path: string;
  expected: JsonValue;
  before: JsonValue;
  after: JsonValue;
  effect: 'better' | 'worse' | 'neutral';
}

export interface ComparedDocument extends Omit<LeavesPair, 'before' | 'after'> {
  changes: ComparedValue[];
}

export interface EvaluationComparison extends ScoreComparison {
  rules: ComparedRule[];
  documents: ComparedDocument[];
  changedDocuments: number;
  comparedDocuments: number;
  schemaChange: SchemaChangeKind;
}

const READ_PAIRS = 500;
const MAX_DOCUMENTS = 200;

function refuse(message: string): never {
  throw new AppError('evaluation_incomparable', message, {
    details: [{ in: 'query', path: '/with', message: 'names an evaluation that cannot be compared with this one' }],
  });
}

/** Throws `evaluation_not_completed`. */
export function requireCompleted({ id, status }: Evaluation): void {
  if (status === 'completed') return;
  throw new AppError('evaluation_not_completed', `The evaluation ${id} is ${status}, and not completed.`);
}

async function readPairs(db: Db, ids: { before: string; after: string }): Promise<ScorePair[]> {
  const pairs: ScorePair[] = [];
  for (let after = 0; ;) {
    const some = await listCountPairs(db, ids, { after, limit: READ_PAIRS });
    pairs.push(...some.map((pair) => ({ before: pair.before, after: pair.after })));
    after = some.at(-1)?.position ?? after;
    if (some.length < READ_PAIRS) return pairs;
  }
}

/** The test alone, without the documents. Throws `evaluation_incomparable`. */
export async function testEvaluations(
  db: Db,
  { compareScores }: Pick<SchemaTasks, 'compareScores'>,
  { before, after }: { before: Evaluation; after: Evaluation },
): Promise<{ comparison: ScoreComparison; comparedDocuments: number }> {
  if (before.schemaFamilyId !== after.schemaFamilyId) refuse('The evaluations are of different schemas.');
  if (before.datasetId !== after.datasetId) refuse('The evaluations are of different data sets.');
  if (before.scorer !== after.scorer) refuse('The evaluations were scored by different versions of the scorer.');
  if (JSON.stringify(before.comparators) !== JSON.stringify(after.comparators))
    refuse('The comparators of the data set were changed between the evaluations.');
  const pairs = await readPairs(db, { before: before.id, after: after.id });
  if (pairs.length === 0) refuse('The evaluations have no document in common.');
  return { comparison: await compareScores(pairs, [after.workspaceId]), comparedDocuments: pairs.length };
}

export async function compareTwo(
  db: Db,
  tasks: Pick<SchemaTasks, 'compareScores'>,
  { before, after }: { before: Evaluation; after: Evaluation },
): Promise<EvaluationComparison> {
  const { comparison, comparedDocuments } = await testEvaluations(db, tasks, { before, after });
  const changed = await listChanged(db, { before: before.id, after: after.id }, MAX_DOCUMENTS);
  const [first, second] = [before, after].toSorted((a, b) => a.versionNumber - b.versionNumber);
  const definitions: JsonObject[] = [];
  for (const one of [first, second]) definitions.push(await findDefinition(db, (one ?? after).schemaVersionId));
  return {
    ...comparison,
    rules: compareRules(before.result?.rules ?? [], after.result?.rules ?? []),
    documents: changed.documents.map(({ before: old, after: current, ...document }) => ({
      ...document,
      changes: listChanges(old, current),
    })),
    changedDocuments: changed.total,
    comparedDocuments,
    schemaChange: compareDefinitions(definitions[0] ?? {}, definitions[1] ?? {}),
  };
}

const isRight = (leaf: ScoredLeaf | undefined) =>
  leaf === undefined || leaf.outcome === 'right' || leaf.outcome === 'absent';

/** Rows that match no expected one have no place in common, so their values are told apart by what they are. */
const keyOf = ({ path, outcome, actual }: ScoredLeaf) =>
  outcome === 'extra' ? `extra ${path.replaceAll(/\/\d+/g, '/*')} ${JSON.stringify(actual)}` : path;

function listChanges(before: readonly ScoredLeaf[], after: readonly ScoredLeaf[]): ComparedValue[] {
  const old = new Map(before.map((leaf) => [keyOf(leaf), leaf]));
  const current = new Map(after.map((leaf) => [keyOf(leaf), leaf]));
  const changes: ComparedValue[] = [];
  for (const key of new Set([...old.keys(), ...current.keys()])) {
    const [was, is] = [old.get(key), current.get(key)];
    const [actualBefore, actualAfter] = [was?.actual ?? null, is?.actual ?? null];
    if (was?.outcome === is?.outcome && JSON.stringify(actualBefore) === JSON.stringify(actualAfter)) continue;
    const effect = isRight(was) === isRight(is) ? 'neutral' : isRight(is) ? 'better' : 'worse';
    const { path = '', expected = null } = is ?? was ?? {};
    changes.push({ path, expected, before: actualBefore, after: actualAfter, effect });
  }
  return changes;
}

/**
 * `breaking`: a field is gone, is no longer always there, or may have values of a type that it had not. `additive`:
 * there are fields more. Texts, and what models are told, do not change the data's form.
 */
function compareDefinitions(before: JsonObject, after: JsonObject): SchemaChangeKind {
  const [old, current] = [listFields(before), listFields(after)];
  for (const [path, types] of old) {
    const now = current.get(path);
    if (now === undefined || [...now].some((type) => !types.has(type))) return 'breaking';
  }
  return current.size > old.size ? 'additive' : 'unchanged';
}

function listFields(definition: JsonObject): Fields {
  const fields: Fields = new Map();
  visit(definition, '', 0);
  return fields;

  function visit(part: JsonValue | undefined, path: string, depth: number): void {
    const schema = resolve(part, definition);
    if (schema === undefined || depth > MAX_DEPTH) return;
    const { type, properties, items, required, format } = schema;
    const types = (Array.isArray(type) ? type : [type]).filter((one) => typeof one === 'string');
    const known = fields.get(path) ?? new Set<string>();
    for (const one of types) known.add(one === 'string' && typeof format === 'string' ? `string ${format}` : one);
    if (types.length === 0 && schema['enum'] === undefined && schema['const'] === undefined && !isUnion(schema))
      known.add('any');
    fields.set(path, known);
    if (isObject(properties))
      for (const [name, property] of Object.entries(properties)) {
        const at = path + formatPointerStep(name);
        visit(property, at, depth + 1);
        if (!(Array.isArray(required) && required.includes(name))) fields.get(at)?.add('absent');
      }
    if (isObject(items)) visit(items, `${path}/*`, depth + 1);
    for (const keyword of ['anyOf', 'oneOf', 'allOf'] as const)
      for (const option of Array.isArray(schema[keyword]) ? schema[keyword] : []) visit(option, path, depth + 1);
  }
}

function resolve(part: JsonValue | undefined, root: JsonObject, depth = 0): JsonObject | undefined {
  if (!isObject(part) || depth > MAX_DEPTH) return undefined;
  const reference = part['$ref'];
  if (typeof reference !== 'string' || !reference.startsWith('#/')) return part;
  let target: JsonValue | undefined = root;
  for (const step of reference.slice(2).split('/'))
    target = isObject(target) ? target[step.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
  return resolve(target, root, depth + 1);
}
