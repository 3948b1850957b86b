import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { getDialect } from '../db/row-locks.ts';

/** The usage of one model in one currency. */
export interface UsageRow {
  provider: string;
  model: string;
  keySource: string;
  /** Empty if the cost is unknown. */
  currency: string;
  runs: number;
  runsWithoutCost: number;
  inputTokens: number;
  cachedInputTokens: number;
  outputTokens: number;
  reasoningTokens: number;
  costNanos: number;
  pages: number;
}

export async function listUsage(db: Db, workspaceId: string, month: string): Promise<UsageRow[]> {
  const rows = await db
    .selectFrom('usage_counts')
    .select(({ fn }) => [
      'provider',
      'model',
      'key_source as keySource',
      'currency',
      fn.sum<number>('runs').as('runs'),
      fn.sum<number>('runs_without_cost').as('runsWithoutCost'),
      fn.sum<number>('input_tokens').as('inputTokens'),
      fn.sum<number>('cached_input_tokens').as('cachedInputTokens'),
      fn.sum<number>('output_tokens').as('outputTokens'),
      fn.sum<number>('reasoning_tokens').as('reasoningTokens'),
      fn.sum<number>('cost_nanos').as('costNanos'),
      fn.sum<number>('pages').as('pages'),
    ])
    .where('workspace_id', '=', workspaceId)
    .where('month', '=', month)
    .groupBy(['provider', 'model', 'key_source', 'currency'])
    .orderBy('provider')
    .orderBy('model')
    .orderBy('key_source')
    .orderBy('currency')
    .execute();
  // PostgreSQL sums integers to decimals, which are read as text.
  return rows.map(({ provider, model, keySource, currency, ...sums }) => {
    const numbers = Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, Number(sum)]));
    return { provider, model, keySource, currency, ...(numbers as typeof sums) };
  });
}

const SUMS = [
  'runs',
  'runs_without_cost',
  'input_tokens',
  'cached_input_tokens',
  'output_tokens',
  'reasoning_tokens',
  'cost_nanos',
  'pages',
] as const;

/** Adds to the usage of a month. SQLite has one row for each key, PostgreSQL a row for each addition. */
export async function addUsage(db: Db, workspaceId: string, month: string, row: UsageRow): Promise<void> {
  const insertion = db.insertInto('usage_counts').values({
    workspace_id: workspaceId,
    month,
    provider: row.provider,
    model: row.model,
    key_source: row.keySource,
    currency: row.currency,
    ...(getDialect(db) === 'sqlite' && { shard: '0' }),
    runs: row.runs,
    runs_without_cost: row.runsWithoutCost,
    input_tokens: row.inputTokens,
    cached_input_tokens: row.cachedInputTokens,
    output_tokens: row.outputTokens,
    reasoning_tokens: row.reasoningTokens,
    cost_nanos: row.costNanos,
    pages: row.pages,
  });
  await (
    getDialect(db) === 'postgres'
      ? insertion
      : insertion.onConflict((conflict) =>
          conflict
            .columns(['workspace_id', 'month', 'provider', 'model', 'key_source', 'currency', 'shard'])
            .doUpdateSet(({ ref }) =>
              Object.fromEntries(
                SUMS.map((sum) => [sum, sql<number>`${ref(`usage_counts.${sum}`)} + ${ref(`excluded.${sum}`)}`]),
              ),
            ),
        )
  ).execute();
}
