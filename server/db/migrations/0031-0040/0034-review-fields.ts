import { schemaChange } from '../schema-change.ts';

/** The fields whose confidence decides about a review; all of them where none is named. */
export const reviewFields = schemaChange(() => [
  `alter table review_settings add column confidence_paths text not null default '[]'`,
]);
