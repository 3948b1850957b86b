import type { SchemaTasks, ValidationProblem } from '../extraction/child/schema-tasks.ts';
import { isWithin } from '../lib/json-pointer.ts';
import type { JsonObject } from '../lib/json-value.ts';
import { AppError, type ErrorDetail } from '../errors.ts';
import { applyActions, refuseUndescribed, removeCleared, type ReviewAction } from './apply-actions.ts';
import type { AppliedAction } from './table.ts';

export type CorrectionTasks = Pick<SchemaTasks, 'checkData' | 'findUndescribed'>;

interface CorrectionRequest {
  data: JsonObject;
  definition: JsonObject;
  actions: readonly ReviewAction[];
  /** Of the document; null if it is not known. */
  pageCount: number | null;
  /** Whose work it is: a user, and a workspace. */
  group: readonly string[];
}

const MAX_DETAILS = 50;

/** The last action that may have caused a problem: the one on the value, else one within it. */
function locate({ path }: ValidationProblem, actions: readonly ReviewAction[]): string {
  const causes = [
    actions.findLastIndex((action) => isWithin(path, action.path.replace(/\/-$/, ''))),
    actions.findLastIndex((action) => isWithin(action.path, path)),
  ];
  const index = causes.find((one) => one >= 0);
  return index === undefined
    ? '/actions'
    : `/actions/${index}/${actions[index]?.value === undefined ? 'path' : 'value'}`;
}

function refuse(problems: ValidationProblem[], actions: readonly ReviewAction[]): never {
  const details = problems.slice(0, MAX_DETAILS).map((problem): ErrorDetail => ({
    in: 'body',
    path: locate(problem, actions),
    message: `${problem.path || 'the data'} ${problem.message}`,
  }));
  throw new AppError('correction_invalid', `The corrected data does not fit the schema: ${details[0]?.message}.`, {
    details,
  });
}

/** Applies corrections, all or none. Throws `correction_invalid`. */
export async function correct(
  { data, definition, actions, pageCount, group }: CorrectionRequest,
  { checkData, findUndescribed }: CorrectionTasks,
): Promise<{ reviewedData: JsonObject; applied: AppliedAction[] }> {
  const correction = applyActions(data, actions, pageCount);
  const { absent } = correction;
  if (absent.length > 0) {
    const places = absent.map(({ place }) => place);
    refuseUndescribed(absent, await findUndescribed(definition, places, group));
  }
  const problems = await checkData(definition, correction.data, group);
  if (problems.length === 0) return { reviewedData: correction.data, applied: correction.applied };
  // A union reports the null of a branch at other paths too, so every cleared value is tried.
  if (correction.cleared.length > 0) {
    const unallowed = correction.cleared.filter((path) => problems.some((problem) => problem.path === path));
    for (const paths of [unallowed, correction.cleared]) {
      const reviewedData = removeCleared(correction.data, paths);
      if ((await checkData(definition, reviewedData, group)).length === 0)
        return { reviewedData, applied: correction.applied };
    }
  }
  return refuse(problems, actions);
}
