import { schemaChange } from '../schema-change.ts';

/**
 * Each run asks whether the examples of its schema have changed. By the rows it would read the pages of a thousand
 * contents, since the time of the change is behind them.
 */
export const memoryRevision = schemaChange(() => [
  `create index memory_examples_changed on memory_examples (environment_id, schema_family_id, updated_at)`,
]);
