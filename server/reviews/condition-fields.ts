import { validationFailed, type ErrorDetail } from '../errors.ts';
import { parsePointer } from '../lib/json-pointer.ts';
import type { ReviewConditions } from './table.ts';

/** A field that conditions name. */
export interface ConditionField {
  field: string;
  /** Where the conditions name it. */
  at: string;
  /** The steps to a value of it: names of properties, and positions in lists. */
  place: (string | number)[];
}

/** @param at the path of the conditions in the request's body */
export function listConditionFields(conditions: ReviewConditions, at: string): ConditionField[] {
  const toField = (field: string, named: string): ConditionField => ({
    field,
    at: at + named,
    place: parsePointer(field).map((step) => (step === '*' ? 0 : step)),
  });
  return [
    ...(['confidencePaths', 'requiredPaths'] as const).flatMap((list) =>
      conditions[list].map((field, index) => toField(field, `/${list}/${index}`)),
    ),
    ...conditions.confidenceLimits.map(({ path }, index) => toField(path, `/confidenceLimits/${index}/path`)),
  ];
}

/**
 * Throws `validation_failed` for fields that the schema does not have, by their indexes: a condition with a typo would
 * hold never or always.
 */
export function refuseUnknownFields(
  fields: readonly ConditionField[],
  unknown: readonly number[],
  versionNumber: number,
): void {
  const details = unknown.flatMap((index): ErrorDetail[] => {
    const found = fields[index];
    if (found === undefined) return [];
    const message = `names ${found.field}, which version ${versionNumber} of the schema does not have`;
    return [{ in: 'body', path: found.at, message }];
  });
  if (details.length > 0) throw validationFailed(`${details[0]?.path} ${details[0]?.message}.`, details);
}
