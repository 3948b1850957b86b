import type { Wire } from '../http/operation.ts';
import type { Batch } from './repository.ts';

export function presentBatch({ workspaceId: _workspace, runSettings, ...batch }: Batch): Wire<'Batch'> {
  const { resolution, options } = runSettings;
  const { verify: _verify, ...shown } = options;
  const { provider, model, keySource, residency } = resolution;
  return { ...batch, provider, model, keySource, residency, ...shown };
}
