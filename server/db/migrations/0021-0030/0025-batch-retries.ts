import { columnTypes, schemaChange } from '../schema-change.ts';

/** A retry of a batch takes over the answers that the failed runs have paid for. */
export const batchRetries = schemaChange((dialect) => [
  `alter table batch_documents add column earlier_run_id ${columnTypes[dialect].key}`,
]);
