import type { Db } from '../db/database.ts';
import { AppError, type ErrorDetail } from '../errors.ts';
import type { SchemaTasks, ValidationProblem } from '../extraction/child/schema-tasks.ts';
import { isObject } from '../lib/json-object.ts';
import { formatPointerStep, getAt, parsePointer } from '../lib/json-pointer.ts';
import type { JsonObject } from '../lib/json-value.ts';
import type { Comparators } from '../scorer/equal-values.ts';
import { readDocumentIds } from './dataset-items-repository.ts';
import type { DatasetPlace } from './repository.ts';

const MAX_DETAILS = 50;

export interface CheckedSchemaPart {
  definition: JsonObject;
  group: readonly string[];
}

/**
 * Throws `expected_invalid`.
 * @param values with the paths of their places in the request
 */
export async function checkExpectedValues(
  tasks: Pick<SchemaTasks, 'checkExpected'>,
  { definition, group }: CheckedSchemaPart,
  values: readonly { path: string; expected: JsonObject }[],
): Promise<void> {
  if (values.length === 0) return;
  const problems = await tasks.checkExpected(
    definition,
    values.map(({ expected }) => expected),
    group,
  );
  const details = problems.flatMap((ofValue, index) =>
    ofValue.map((problem): ErrorDetail => ({
      in: 'body',
      path: (values[index]?.path ?? '') + pathOf(problem),
      message: problem.message,
    })),
  );
  if (details.length === 0) return;
  const [first] = details;
  throw new AppError(
    'expected_invalid',
    `The expected values do not fit the latest version of the schema: ${first?.path} ${first?.message}.`,
    { details: details.slice(0, MAX_DETAILS) },
  );
}

/** JSON Pointers of the values that the definition does not allow. */
export async function findMisfits(
  tasks: Pick<SchemaTasks, 'checkExpected'>,
  { definition, group }: CheckedSchemaPart,
  expected: JsonObject,
): Promise<string[]> {
  const [problems = []] = await tasks.checkExpected(definition, [expected], group);
  return [...new Set(problems.map(pathOf))];
}

const pathOf = ({ path, keyword, property }: ValidationProblem): string =>
  keyword === 'additionalProperties' && property !== undefined ? path + formatPointerStep(property) : path;

/** Throws `comparators_invalid`, and names the paths. */
export async function checkComparators(
  tasks: Pick<SchemaTasks, 'findUndescribed'>,
  { definition, group }: CheckedSchemaPart,
  comparators: Comparators,
): Promise<void> {
  const paths = Object.keys(comparators);
  if (paths.length === 0) return;
  const isPointer = (path: string) => path.startsWith('/');
  const pointers = paths.filter(isPointer);
  const places = pointers.map((path) => parsePointer(path).map((step) => (step === '*' ? 0 : step)));
  const unknown = (await tasks.findUndescribed(definition, places, group)).map((index) => pointers[index] ?? '');
  const faults = [...paths.filter((path) => !isPointer(path)), ...unknown];
  if (faults.length === 0) return;
  throw new AppError('comparators_invalid', `The schema does not describe ${faults.join(', ')}.`, {
    details: faults.slice(0, MAX_DETAILS).map((path) => ({
      in: 'body',
      path: `/comparators${formatPointerStep(path)}`,
      message: 'names a field that the latest version of the schema does not describe',
    })),
  });
}

/** Throws `document_mismatch`, and names the documents that the schema does not have in the environment. */
export async function checkDocuments(
  db: Db,
  place: DatasetPlace,
  named: readonly { path: string; documentId: string }[],
): Promise<void> {
  const known = await readDocumentIds(db, place, [...new Set(named.map(({ documentId }) => documentId))]);
  refuseMismatch(named.filter(({ documentId }) => !known.has(documentId)).map(({ path }) => path));
}

export function refuseMismatch(paths: readonly string[]): void {
  if (paths.length === 0) return;
  throw new AppError('document_mismatch', `The schema has no such document in this environment: ${paths[0]}.`, {
    details: paths.slice(0, MAX_DETAILS).map((path) => ({
      in: 'body',
      path,
      message: 'names no document of this schema and environment, or one that has expired',
    })),
  });
}

/** The values without those at fields that nobody can read: what is absent is not judged. */
export function removeUnreadable(expected: JsonObject, pointers: readonly string[]): JsonObject {
  if (pointers.length === 0) return expected;
  const result = structuredClone(expected);
  for (const pointer of pointers) {
    const steps = parsePointer(pointer);
    const last = steps.pop();
    const parent = getAt(result, steps);
    if (last !== undefined && isObject(parent)) delete parent[last];
  }
  return result;
}
