import { columnTypes, schemaChange } from '../schema-change.ts';

/** The window of a key's model, as its owner states it. */
export const contextTokens = schemaChange((dialect) => [
  `alter table provider_keys add column context_tokens ${columnTypes[dialect].integer}`,
]);
