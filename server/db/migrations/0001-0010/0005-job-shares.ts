import { columnTypes, schemaChange } from '../schema-change.ts';

const t = columnTypes.sqlite;

/** Columns for fair shares and limits of jobs. On PostgreSQL, pg-boss has its own tables. */
export const jobShares = schemaChange((dialect) =>
  dialect === 'postgres'
    ? ['drop table jobs']
    : [
        `alter table jobs add column workspace_id ${t.key} not null default ''`,
        `alter table jobs add column key_id ${t.key}`,
        `alter table jobs add column place ${t.integer} not null default 0`,
        `update jobs set workspace_id = coalesce(
          (select workspace_id from runs where runs.id = jobs.subject),
          (select workspace_id from documents where documents.id = jobs.subject),
          ''
        )`,
        'drop index jobs_claim',
        'create index jobs_claim on jobs (state, place, id)',
        'create index jobs_due on jobs (state, due_at)',
        'create index jobs_workspace on jobs (workspace_id, state, place)',
        `create index jobs_served on jobs (place) where state = 'running' and attempt = 1`,
        `create index jobs_first on jobs (place) where state = 'ready' and attempt = 0`,
      ],
);
