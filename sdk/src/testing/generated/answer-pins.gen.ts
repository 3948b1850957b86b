// Generated from openapi/ by `npm run generate`. Do not edit.
import type { AnswerValidators } from '../pinned-contract.ts';
import { answers as answers0_6_0 } from './answers-0-6-0.gen.ts';

/** The validators of the pinned contracts' answers, by their versions. */
export const ANSWERS: ReadonlyMap<string, AnswerValidators> = new Map<string, AnswerValidators>([
  ['0.6.0', answers0_6_0],
]);
