import { schemaChange } from '../schema-change.ts';

/**
 * Removes the state from indexes that are not searched by it, because each state change rewrites its entry in every
 * such index. Running jobs get a small index of their own.
 */
export const fewerEntries = schemaChange((dialect) => [
  'drop index runs_document',
  'create index runs_document on runs (document_id, id)',
  `create index runs_newest on runs (document_id, id) where status = 'completed'`,
  'drop index runs_family',
  'create index runs_family on runs (schema_family_id)',
  ...(dialect === 'postgres'
    ? []
    : [
        'drop index jobs_claim',
        'drop index jobs_due',
        'drop index jobs_workspace',
        'drop index jobs_served',
        'drop index jobs_first',
        `create index jobs_claim on jobs (place, id) where state = 'ready'`,
        `create index jobs_due on jobs (due_at) where state = 'ready'`,
        `create index jobs_workspace on jobs (workspace_id, place) where state = 'ready'`,
        `create index jobs_running on jobs (place) where state = 'running'`,
      ]),
]);
