import { columnTypes, schemaChange } from '../schema-change.ts';

/** How well splitters split packets that people approved: counts and confidences, no content. */
export const splitterEvaluations = schemaChange((dialect) => {
  const t = columnTypes[dialect];
  return [
    `create table splitter_evaluations (
        id ${t.key} primary key,
        workspace_id ${t.key} not null,
        environment_id ${t.key} not null references environments (id) on delete cascade,
        splitter_version_id ${t.key} not null references splitter_versions (id) on delete cascade,
        status text not null,
        model text,
        vision text not null,
        max_cost_nanos ${t.integer},
        packets ${t.json} not null,
        error_message text,
        created_by ${t.key} not null,
        created_at ${t.timestamp} not null,
        completed_at ${t.timestamp}
      )`,
    `create index splitter_evaluations_version on splitter_evaluations (splitter_version_id)`,
    `create index splitter_evaluations_list on splitter_evaluations (environment_id, id)`,
  ];
});
