/** Plays attempts of a run on a real database, and records what they do outside of it. */
import { openFilledRows, type FilledRows } from '../../../db/testing/filled-rows.ts';
import { ExtractionError, type Extraction, type ExtractionRequest } from '../../../extraction/engine.ts';
import type { ClaimedJob } from '../../../jobs/job-queue.ts';
import { createLogger } from '../../../lib/logger.ts';
import type { ParseError } from '../../../parsing/parser.ts';
import { findRun, type Run } from '../../repository.ts';
import { RunEvents, type RunEvent } from '../../run-events.ts';
import { executeRunJob } from '../execute-run.ts';

export const NOW = '2026-03-01T10:00:00.000Z';
export const DEFINITION = { type: 'object', properties: { total: { type: 'number' } } };

const page = (number: number) => ({ number, width: 600, height: 800, text: 'Total 5', lines: [] });
export const LAYOUT = { pages: [page(1), { ...page(2), width: 0 }], pageCount: 2, warnings: ['Small print.'] };

export const FOUND = {
  extractedData: { total: 5 },
  evidence: '[{"path":"/total"}]',
  confidence: 0.75,
  warnings: ['Guessed.'],
  lists: [{ path: '/rows' }],
  coverage: [{ path: '/total' }],
  usage: { inputTokens: 7, outputTokens: 3 },
} as unknown as Extraction;

export interface Play {
  /** Columns of a run that is inserted first. */
  run?: object;
  attempt?: number;
  extract?: (request: ExtractionRequest, run: Run) => Promise<Extraction>;
  getLayout?: () => Promise<unknown>;
  /** Whether something waits for the ends of runs. */
  isHeard?: boolean;
  timeoutMs?: number;
  /** Whether the claim of the job starts the run. */
  begins?: boolean;
  hasVersion?: boolean;
}

export interface PlayedRun {
  rows: FilledRows;
  /** What attempts did, in order: a name, and with what. */
  done: unknown[][];
  names(): unknown[];
  events: RunEvent[];
  find(): Promise<Run | undefined>;
  /** Plays one attempt. */
  execute(play?: Play): Promise<Run | undefined>;
}

export const failWith = (code: ExtractionError['code'], options = {}) =>
  Promise.reject(new ExtractionError(code, 'It failed.', options));

/** The columns of a pending run. */
export const RUN = {
  id: 'r1',
  workspace_id: 'ws',
  environment_id: 'env',
  document_id: 'doc',
  schema_family_id: 'fam',
  schema_version_id: 'v1',
  status: 'pending',
  provider: 'openai',
  model: 'small',
  key_source: 'user',
  residency: 'EU',
  provider_key_id: 'pk_1',
  samples: 1,
};

export async function openPlayedRun(): Promise<PlayedRun> {
  const rows = await openFilledRows();
  await rows.insert('workspaces', { id: 'ws', owner_id: 'own' });
  await rows.insert('schema_versions', { id: 'v1', definition: JSON.stringify(DEFINITION) });
  const done: unknown[][] = [];
  const events: RunEvent[] = [];
  const find = () => findRun(rows.db, RUN.id);
  const note = (...entry: unknown[]) => Promise.resolve(void done.push(entry));

  function createHandler(play: Play) {
    const { extract = async () => FOUND, getLayout = async () => LAYOUT } = play;
    return executeRunJob({
      database: rows.database,
      clock: { now: () => Date.parse(NOW) },
      queue: {
        complete: (_: unknown, { subject }: ClaimedJob) => note('complete', subject),
        acknowledge: ({ subject }: ClaimedJob) => void note('acknowledge', subject),
      } as never,
      parsing: {
        getLayout: async (id: string, { pages }: { pages: string | null }) => {
          await note('getLayout', id, pages);
          return getLayout();
        },
        fail: (id: string, error: ParseError, options: object) => note('fail', id, error.code, options),
        renderPage: async (id: string, { number }: { number: number }) => `picture of ${id}/${number}`,
        cutPages: async (id: string, numbers: number[]) => `${id} ${numbers.join('+')}`,
      } as never,
      getDefinition: async () =>
        play.hasVersion === false ? undefined : { definition: DEFINITION, guidance: { rules: [] } as never },
      engine: { extract: async (request) => extract(request, (await find()) as Run), close: async () => undefined },
      memory: {
        recall: async () => 'recalled',
        recalibrate: async (_: unknown, extraction: Extraction, model: string) => {
          await note('recalibrate', model);
          return extraction;
        },
      } as never,
      applyRules: () => Promise.reject(new Error('There are no rules.')),
      readTables: () => Promise.reject(new Error('There are no rules.')),
      getAccess: async ({ provider }) => ({ apiKey: `key of ${provider}` }) as never,
      authorizeModel: (_, { model }) => note('authorize', model),
      events: new RunEvents(
        (event) => events.push(event),
        async () => new Map(),
      ),
      webhooks: {
        isNeeded: async () => play.isHeard ?? true,
        record: (_: unknown, { id }: { id: string }, status: string) => note('webhook', id, status),
      },
      timeoutMs: play.timeoutMs ?? 60_000,
      recordExchanges: () => ({ add: () => undefined, settle: () => note('settle') }),
      onEnded: (ended) => void note('ended', ended),
      logger: createLogger('silent'),
    });
  }

  return {
    rows,
    done,
    events,
    find,
    names: () => done.map(([name]) => name),
    async execute(play = {}) {
      if (play.run !== undefined) await rows.insert('runs', { ...RUN, ...play.run });
      const handler = createHandler(play);
      const job = { kind: 'run.execute', subject: RUN.id, attempt: play.attempt ?? 1 } as unknown as ClaimedJob;
      if (play.begins === true) await handler.begin(rows.db, job);
      const { signal } = new AbortController();
      await handler.handle(job, { signal, releaseSlot: () => void note('releaseSlot') });
      return find();
    },
  };
}
