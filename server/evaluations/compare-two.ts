import type { Db } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { SchemaTasks } from '../extraction/child/schema-tasks.ts';
import type { JsonObject } from '../lib/json-value.ts';
import type { ScoreComparison, ScorePair } from '../scorer/compare-scores.ts';
import { compareDefinitions, type SchemaChangeKind } from './compare-definitions.ts';
import { findDefinition } from './evaluation-items-repository.ts';
import { listChanges, type ComparedValue } from './list-changes.ts';
import { listChanged, listCountPairs, type LeavesPair } from './pairs-repository.ts';
import type { Evaluation } from './repository.ts';
import { compareRules, type ComparedRule } from '../scorer/rule-counts.ts';

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
