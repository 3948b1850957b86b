import type { Db } from '../db/database.ts';

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
