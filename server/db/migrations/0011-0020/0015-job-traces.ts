import { schemaChange } from '../schema-change.ts';

/** The span in which a job was enqueued. On PostgreSQL, pg-boss stores it with the job. */
export const jobTraces = schemaChange((dialect) =>
  dialect === 'sqlite' ? ['alter table jobs add column trace_parent text'] : [],
);
