import { formatPointerStep } from '../../lib/json-pointer.ts';
import type { FieldCoverage } from '../engine.ts';
import { listLeafFields, type Field } from '../schema/field-tree.ts';
import type { Question, QuestionPlan } from './question-plan.ts';

/** The place of a field in the schema: a JSON Pointer with `*` for each entry of a list. */
export const formatFieldPath = ({ path }: Pick<Field, 'path'>): string => path.map(formatPointerStep).join('');

/** The fields whose questions showed only a part of the document. */
export function listCoverage({ parts, passages }: QuestionPlan, asked: readonly Question[]): FieldCoverage[] {
  const total = passages.reduce((sum, { tokens }) => sum + tokens, 0);
  return parts.flatMap(({ schema }, part) => {
    const shown = new Set(asked.filter((question) => question.part === part).flatMap((question) => question.passages));
    const tokens = [...shown].reduce((sum, position) => sum + (passages[position]?.tokens ?? 0), 0);
    if (tokens >= total) return [];
    const searched = Math.floor((tokens / total) * 1000) / 1000;
    return listLeafFields(schema).map((field) => ({ path: formatFieldPath(field), searched }));
  });
}
