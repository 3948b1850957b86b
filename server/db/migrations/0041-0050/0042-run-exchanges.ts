import { columnTypes, schemaChange } from '../schema-change.ts';

/** The requests to models of a run. Environments may keep what was sent and answered, sealed, for a number of days. */
export const runExchanges = schemaChange((dialect) => {
  const t = columnTypes[dialect];
  const no = dialect === 'sqlite' ? '0' : 'false';
  return [
    `alter table environments add column keep_prompts ${t.boolean} not null default ${no}`,
    `alter table environments add column prompt_retention_days ${t.integer}`,
    `create index environments_prompt_retention on environments (id) where prompt_retention_days is not null`,
    `create table run_exchanges (
      run_id ${t.key} not null references runs (id) on delete cascade,
      id ${t.key} not null,
      environment_id ${t.key} not null,
      provider text not null,
      model text not null,
      answered_by text,
      fingerprint text,
      seed ${t.integer},
      temperature ${t.real},
      prompt_hash text not null,
      prompt_version ${t.integer} not null,
      requested_at ${t.timestamp} not null,
      duration_ms ${t.integer} not null,
      status ${t.integer},
      failure text,
      usage ${t.json},
      sealed_request ${t.bytes},
      sealed_response ${t.bytes},
      kept_at ${t.timestamp},
      primary key (run_id, id)
    )`,
    `create index run_exchanges_kept on run_exchanges (environment_id, kept_at) where kept_at is not null`,
  ];
});
