import { availableParallelism } from 'node:os';
import type { SchemaProposal } from '@excerpt/sdk';

export interface LocalInference {
  paths: string[];
  wish: string | undefined;
  model: string | undefined;
  signal: AbortSignal;
}

/** Proposes a schema on this machine, as a server would. */
export async function inferOnThisMachine(inference: LocalInference): Promise<SchemaProposal> {
  const { inferLocalSchema } = await import('../../server/local-entry.ts');
  const { model, usage, ...proposal } = await inferLocalSchema({ ...inference, concurrency: availableParallelism() });
  const { provider, model: name, residency, keySource } = model;
  return {
    ...proposal,
    provider,
    model: name,
    residency,
    keySource,
    inputTokens: usage?.inputTokens ?? null,
    outputTokens: usage?.outputTokens ?? null,
    cost: usage?.cost ?? null,
  };
}
