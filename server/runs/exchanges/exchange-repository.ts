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

/** No effect on a run that was deleted or has expired. */
export const insertExchange: (db: Db, exchange: NewExchange) => Promise<unknown> = cacheFirstRow(
  (db, exchange: NewExchange) =>
    db
      .insertInto('run_exchanges')
      .columns([
        'run_id',
        'id',
        'environment_id',
        'provider',
        'model',
        'answered_by',
        'fingerprint',
        'seed',
        'temperature',
        'prompt_hash',
        'prompt_version',
        'requested_at',
        'duration_ms',
        'status',
        'failure',
        'usage',
        'sealed_request',
        'sealed_response',
        'kept_at',
      ])
      .expression((eb) =>
        eb
          .selectFrom('runs')
          // Cast because PostgreSQL cannot infer the types of bare values.
          .select(({ cast, val }) => [
            'runs.id',
            cast<string>(val(exchange.id), 'text').as('id'),
            'runs.environment_id',
            cast<string>(val(exchange.provider), 'text').as('provider'),
            cast<string>(val(exchange.model), 'text').as('model'),
            cast<string | null>(val(exchange.answeredBy), 'text').as('answered_by'),
            cast<string | null>(val(exchange.fingerprint), 'text').as('fingerprint'),
            cast<number | null>(val(exchange.seed), 'bigint').as('seed'),
            cast<number | null>(val(exchange.temperature), 'double precision').as('temperature'),
            cast<string>(val(exchange.promptHash), 'text').as('prompt_hash'),
            cast<number>(val(exchange.promptVersion), 'bigint').as('prompt_version'),
            cast<string>(val(exchange.requestedAt), 'text').as('requested_at'),
            cast<number>(val(exchange.durationMs), 'bigint').as('duration_ms'),
            cast<number | null>(val(exchange.status), 'bigint').as('status'),
            cast<string | null>(val(exchange.failure), 'text').as('failure'),
            cast<string | null>(val(exchange.usage), 'text').as('usage'),
            val(exchange.sealedRequest).as('sealed_request'),
            val(exchange.sealedResponse).as('sealed_response'),
            cast<string | null>(val(exchange.keptAt), 'text').as('kept_at'),
          ])
          .where('runs.id', '=', exchange.runId)
          .where('runs.expired_at', 'is', null),
      )
      .onConflict((conflict) => conflict.doNothing()),
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
