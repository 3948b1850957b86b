import { schemaChange } from '../schema-change.ts';

/** Jobs are claimed by kind and take turns by group. pg-boss has its own tables on PostgreSQL. */
export const jobKinds = schemaChange((dialect) =>
  dialect === 'postgres'
    ? []
    : [
        'drop index jobs_claim',
        'drop index jobs_due',
        'drop index jobs_workspace',
        'drop index jobs_running',
        'alter table jobs rename column workspace_id to group_id',
        'alter table jobs rename column place to position',
        'alter table jobs drop column key_id',
        // Covers what a claim filters by, so that delayed jobs are skipped without reading their rows.
        `create index jobs_claim on jobs (kind, position, id, due_at, attempt) where state = 'ready'`,
        `create index jobs_group on jobs (kind, group_id, position) where state = 'ready'`,
        `create index jobs_running on jobs (kind, position, group_id, attempt) where state = 'running'`,
      ],
);
