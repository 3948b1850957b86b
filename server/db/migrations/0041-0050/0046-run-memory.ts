import { schemaChange } from '../schema-change.ts';

/** The examples that a run used. */
export const runMemory = schemaChange(() => ['alter table runs add column memory text']);
