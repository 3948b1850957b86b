import type { Database, Db } from '../../db/database.ts';
import type { NewId } from '../../lib/ids.ts';
import { toStorableText } from '../../lib/storable-text.ts';
import { timestamp } from '../../lib/clock.ts';
import type { SecretBox } from '../../lib/crypto/secret-box.ts';
import type { Logger } from '../../lib/logger.ts';
import type { CallUsage } from '../../lib/models/call-usage.ts';
import type { ModelExchange } from '../../lib/models/model-exchange.ts';
import type { StartedRun } from '../attempt-repository.ts';
import { findKeepsPrompts, insertExchange, type Exchange, type ExchangeTokens } from './exchange-repository.ts';
import { sealBodies } from './sealed-bodies.ts';

export interface ExchangeRecord {
  /** Starts to store a request and its answer. */
  add(exchange: ModelExchange): void;
  /** Returns when all are stored. */
  settle(): Promise<void>;
}

export interface ExchangeDependencies {
  database: Pick<Database, 'unsynced'>;
  newId: NewId;
  box: SecretBox;
  logger: Logger;
}

const toTokens = ({ inputTokens, outputTokens, cachedInputTokens = 0, reasoningTokens = 0 }: CallUsage) =>
  ({ inputTokens, outputTokens, cachedInputTokens, reasoningTokens }) satisfies ExchangeTokens;

type SealedBodies = Pick<Exchange, 'sealedRequest' | 'sealedResponse'>;
const NO_BODIES: SealedBodies = { sealedRequest: null, sealedResponse: null };

const toStorable = (text: string | null): string | null => (text === null ? null : toStorableText(text));

/** Stores the requests to models of one attempt of a run. */
export function recordExchanges(
  { database, newId, box, logger }: ExchangeDependencies,
  { id: runId, environmentId }: Pick<StartedRun, 'id' | 'environmentId'>,
): ExchangeRecord {
  const storing: Promise<void>[] = [];

  async function store(exchange: ModelExchange): Promise<void> {
    const { describe, usage, requestedAt, promptHash, answeredBy, fingerprint, ...rest } = exchange;
    const id = newId('call');
    const at = timestamp(requestedAt);
    const insert = (db: Db, bodies: SealedBodies, keptAt: string | null) =>
      insertExchange(db, {
        ...rest,
        runId,
        id,
        ...bodies,
        environmentId,
        answeredBy: toStorable(answeredBy),
        fingerprint: toStorable(fingerprint),
        promptHash: `sha256:${promptHash}`,
        requestedAt: at,
        usage: usage === null ? null : JSON.stringify(toTokens(usage)),
        keptAt,
      });
    const keeps = await database.unsynced(async (db) => {
      const isKept = await findKeepsPrompts(db, runId);
      // In the same commit: most environments keep none.
      if (isKept === false) await insert(db, NO_BODIES, null);
      return isKept;
    });
    if (keeps !== true) return;
    const sealed = await sealBodies(box, describe(), id);
    await database.unsynced((db) => insert(db, sealed, at));
  }

  return {
    add(exchange) {
      // The run has its answer, and does not fail for its record.
      const report = (err: unknown) => logger.error({ err, runId }, 'A call to a model could not be recorded.');
      storing.push(store(exchange).catch(report));
    },
    settle: async () => void (await Promise.all(storing)),
  };
}
