import type { Backend, RunState } from '../../server/mcp-entry.ts';
import type { ExtractionOutcome } from '../extract/extraction-record.ts';

type WaitOptions = Parameters<Backend['waitForRun']>[1];

/** Ended runs of which the results are kept. */
const MAX_RUNS = 100;

export interface LocalRuns {
  /** Returns the id of the run. */
  add(extract: (signal: AbortSignal) => Promise<ExtractionOutcome>): string;
  cancel(id: string): void;
  /** Throws what the extraction threw. */
  wait(id: string, options: WaitOptions): Promise<RunState>;
}

const UNENDED = {
  status: 'processing',
  provider: 'local',
  model: '',
  confidence: null,
  extractedData: null,
  evidence: [],
  lists: [],
  warnings: [],
  errorCode: null,
  errorMessage: null,
  partialData: null,
} as const;

function toState(id: string, { runId: _, provider, model, ...outcome }: ExtractionOutcome): RunState {
  return { ...outcome, memory: [], id, documentId: null, provider: provider ?? 'local', model: model ?? '' };
}

/** The runs of this process. */
export function createLocalRuns(): LocalRuns {
  const runs = new Map<string, { outcome: Promise<ExtractionOutcome>; cancelling: AbortController }>();
  let count = 0;
  return {
    add(extract) {
      const cancelling = new AbortController();
      const outcome = extract(cancelling.signal);
      count += 1;
      const id = `local_${count}`;
      runs.set(id, { outcome, cancelling });
      // Reported to callers that wait for the run.
      outcome.catch(() => undefined);
      const [oldest] = runs.keys();
      if (runs.size > MAX_RUNS && oldest !== undefined) runs.delete(oldest);
      return id;
    },

    cancel(id) {
      runs.get(id)?.cancelling.abort(new Error(`The run ${id} was cancelled. Call extract again.`));
    },

    async wait(id, { waitMs, signal, onProgress }) {
      const run = runs.get(id);
      if (run === undefined)
        throw new Error(`There is no run ${id}. Without a server, runs are kept until this MCP server ends.`);
      onProgress('extracting');
      const time = AbortSignal.any([signal, AbortSignal.timeout(waitMs)]);
      const ended = await Promise.race([
        run.outcome,
        new Promise<null>((resolve) => {
          if (time.aborted) setImmediate(resolve, null);
          time.addEventListener('abort', () => resolve(null), { once: true });
        }),
      ]);
      return ended === null
        ? { ...UNENDED, evidence: [], lists: [], memory: [], warnings: [], id, documentId: null }
        : toState(id, ended);
    },
  };
}
