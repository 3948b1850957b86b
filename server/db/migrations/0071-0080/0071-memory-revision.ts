import { schemaChange } from '../schema-change.ts';

/**
 * Each run asks whether the examples of its schema have changed. By the rows it would read the pages of a thousand
 * contents, since the time of the change is behind them. Partial: SQLite would use a full one to find what is unread.
 */
export const memoryRevision = schemaChange(() => [
  `create index memory_examples_learned on memory_examples (environment_id, schema_family_id, updated_at)
    where content is not null`,
]);
