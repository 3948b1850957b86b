import type { Wire } from '../http/operation.ts';
import type { Batch } from './repository.ts';

export function presentBatch({ workspaceId: _workspace, runSettings, ...batch }: Batch): Wire<'Batch'> {
  const { resolution, options, split } = runSettings;
  const { verify: _verify, ...shown } = options;
  const { provider, model, keySource, residency } = resolution;
  const splitter = split && { key: split.key, versionNumber: split.versionNumber };
  return { ...batch, provider, model, keySource, residency, ...shown, splitter, extract: split?.extract ?? true };
}
