import type { Wire } from '../http/operation.ts';
import type { Batch } from './repository.ts';

export function presentBatch({ workspaceId: _workspace, runSettings, ...batch }: Batch): Wire<'Batch'> {
  const { resolution, samples, vision, maxCost } = runSettings;
  const { provider, model, keySource, residency } = resolution;
  return { ...batch, provider, model, keySource, residency, samples, vision, maxCost };
}
