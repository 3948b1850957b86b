import { cacheFirstRow } from '../../db/cached-query.ts';
import type { Db } from '../../db/database.ts';
import { parseStoredJson } from '../../db/stored-json.ts';
import { getOffset, type Page, type PageRequest } from '../../lib/pagination.ts';

/** What the provider counted of one request. */
export interface ExchangeTokens {
  inputTokens: number;
  outputTokens: number;
  cachedInputTokens: number;
  reasoningTokens: number;
}

/** A request to a model, and its answer. */
export interface Exchange {
  id: string;
  provider: string;
  model: string;
  answeredBy: string | null;
  fingerprint: string | null;
  seed: number | null;
  temperature: number | null;
  promptHash: string;
  promptVersion: number;
  requestedAt: string;
  durationMs: number;
  status: number | null;
  failure: string | null;
  tokens: ExchangeTokens | null;
  /** Null where they are not kept. */
  sealedRequest: Buffer | null;
  sealedResponse: Buffer | null;
}

interface NewExchange extends Omit<Exchange, 'tokens'> {
  runId: string;
  environmentId: string;
  /** JSON. */
  usage: string | null;
  /** Null where the bodies are not kept. */
  keptAt: string | null;
}

/** Whether the environment of a run keeps the bodies now; undefined for a run that was deleted or has expired. */
export async function findKeepsPrompts(db: Db, runId: string): Promise<boolean | undefined> {
  const row = await selectKeepsPrompts(db, { runId });
  return row && Boolean(row.keepPrompts);
}

const selectKeepsPrompts = cacheFirstRow((db, { runId }: { runId: string }) =>
  db
    .selectFrom('runs')
    .innerJoin('environments', 'environments.id', 'runs.environment_id')
    .select('environments.keep_prompts as keepPrompts')
    .where('runs.id', '=', runId)
    .where('runs.expired_at', 'is', null),
);

export const insertExchange: (db: Db, exchange: NewExchange) => Promise<unknown> = cacheFirstRow(
  (db, exchange: NewExchange) =>
    db.insertInto('run_exchanges').values({
      run_id: exchange.runId,
      id: exchange.id,
      environment_id: exchange.environmentId,
      provider: exchange.provider,
      model: exchange.model,
      answered_by: exchange.answeredBy,
      fingerprint: exchange.fingerprint,
      seed: exchange.seed,
      temperature: exchange.temperature,
      prompt_hash: exchange.promptHash,
      prompt_version: exchange.promptVersion,
      requested_at: exchange.requestedAt,
      duration_ms: exchange.durationMs,
      status: exchange.status,
      failure: exchange.failure,
      usage: exchange.usage,
      sealed_request: exchange.sealedRequest,
      sealed_response: exchange.sealedResponse,
      kept_at: exchange.keptAt,
    }),
);

/** In the order in which they were sent. */
export async function listExchanges(db: Db, runId: string, page: PageRequest): Promise<Page<Exchange>> {
  const exchanges = db.selectFrom('run_exchanges').where('run_id', '=', runId);
  const rows = await exchanges
    .select([
      'id',
      'provider',
      'model',
      'answered_by as answeredBy',
      'fingerprint',
      'seed',
      'temperature',
      'prompt_hash as promptHash',
      'prompt_version as promptVersion',
      'requested_at as requestedAt',
      'duration_ms as durationMs',
      'status',
      'failure',
      'usage',
      'sealed_request as sealedRequest',
      'sealed_response as sealedResponse',
    ])
    .orderBy('requested_at')
    .orderBy('id')
    .limit(page.pageSize)
    .offset(getOffset(page))
    .execute();
  const { total } = await exchanges.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const data = rows.map(({ usage, ...row }) => ({ ...row, tokens: parseStoredJson<ExchangeTokens>(usage) }));
  return { ...page, total: Number(total), data };
}
