import { schemaChange } from './schema-change.ts';

/**
 * A change of a run's or a job's state rewrites its entry in each index that the state stands in: it stands in those alone that are
 * searched by it, and jobs that run are in an index of their own, which is as small as they are few.
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
