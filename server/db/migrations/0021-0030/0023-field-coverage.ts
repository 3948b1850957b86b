import { schemaChange } from '../schema-change.ts';

/** How much of the document was searched for which fields. */
export const fieldCoverage = schemaChange(() => ['alter table runs add column coverage text']);
