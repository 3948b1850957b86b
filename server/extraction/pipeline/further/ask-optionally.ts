import { ExtractionError, type ExtractionRequest } from '../../engine.ts';

/** Failures of one call that say nothing about other answers. */
const OWN_FAILURES: ReadonlySet<string> = new Set([
  'output_truncated',
  'context_too_long',
  'output_invalid',
  'provider_refused',
]);

interface Run {
  request: Pick<ExtractionRequest, 'callDeadline'>;
  warn: (sentence: string) => void;
}

export interface OptionalCall<T> {
  /** What the model is asked to do, for the warning if a limit of the run leaves it out. */
  purpose: string;
  ask: () => Promise<T>;
  /** Called if there is no answer. */
  onFailure?: (error: ExtractionError, isLimit: boolean) => void;
}

/**
 * Makes calls without which the answers so far are valid. Null if the model has no answer, or, with a warning, if a
 * limit of the run leaves no room for them. Throws other failures.
 */
export async function askOptionally<T>(
  { request, warn }: Run,
  { purpose, ask, onFailure }: OptionalCall<T>,
): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
    const reason = explainLimit(error, request.callDeadline);
    if (reason === null && !OWN_FAILURES.has(error.code)) throw error;
    if (reason !== null) warn(`The model was not asked ${purpose}, because ${reason}.`);
    onFailure?.(error, reason !== null);
    return null;
  }
}

/** The limit of the run that further calls exceed, too. Null if the error is none. */
function explainLimit(error: ExtractionError, callDeadline: AbortSignal | undefined): string | null {
  if (error.code === 'cost_limit') return 'the run would cost more than its maxCost';
  return error === callDeadline?.reason ? 'the time of the run was almost over' : null;
}
