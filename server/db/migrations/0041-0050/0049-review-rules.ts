import { schemaChange } from '../schema-change.ts';

/** The answers of a schema's rules for which a run needs a review; null for none. */
export const reviewRules = schemaChange(() => ['alter table review_settings add column rules text']);
