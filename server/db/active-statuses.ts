import { literal } from './literal.ts';

/** The statuses of runs that are not final, in the words of the partial index `runs_active`. */
export const ACTIVE = [literal('pending'), literal('processing')];
