import { ExcerptError } from '../request-errors.ts';
import type { Run } from '../generated/types.gen.ts';
import type { StandardIssue } from './standard-schema.ts';

/** A run ended as `failed` or `cancelled`. `code` and `retryable` are those of its `errorCode`. */
export class RunFailedError extends ExcerptError {
  static override readonly kind: string = 'excerpt.RunFailedError';
  declare readonly name: 'RunFailedError';
  readonly run: Run;

  constructor(run: Run) {
    const { errorCode, errorMessage, id, status } = run;
    super({
      code: errorCode?.code ?? `run_${status}`,
      message: errorMessage ?? `The run ${id} is ${status}.`,
      retryable: errorCode?.retryable,
      runId: id,
    });
    this.run = run;
  }
}

/** A run completed, and the schema of the caller refuses its data: it asks for more than its JSON Schema can say. */
export class DataInvalidError extends ExcerptError {
  static override readonly kind: string = 'excerpt.DataInvalidError';
  declare readonly name: 'DataInvalidError';
  readonly run: Run;
  readonly issues: readonly StandardIssue[];

  constructor(run: Run, issues: readonly StandardIssue[]) {
    super({
      code: 'data_invalid',
      message: `The data of the run ${run.id} is not valid: ${issues.map(({ message }) => message).join('; ')}`,
      runId: run.id,
    });
    this.run = run;
    this.issues = issues;
  }
}

/** The caller's signal ended the wait for a run, which goes on. `cause` is the signal's reason. */
export class ExtractAbortedError extends ExcerptError {
  static override readonly kind: string = 'excerpt.AbortError';
  declare readonly name: 'AbortError';

  constructor(runId: string, cause: unknown) {
    super({ code: 'aborted', message: `The run ${runId} goes on.`, runId, cause });
  }
}
