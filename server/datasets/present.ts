import type { Wire } from '../http/operation.ts';
import type { Dataset } from './repository.ts';

export function presentDataset({
  workspaceId: _workspace,
  environmentId: _environment,
  schemaFamilyId: _family,
  slug: _slug,
  comparators,
  ...dataset
}: Dataset): Wire<'Dataset'> {
  return { ...dataset, comparators: comparators as Wire<'Comparators'> };
}
