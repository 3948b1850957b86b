import { batchCounts } from '../counts/batch-counts.ts';
import type { DialectName } from '../../database.ts';
import { columnTypes, schemaChange } from '../schema-change.ts';

/** Documents that are extracted together. */
export const batches = schemaChange((dialect) => {
  const t = columnTypes[dialect];
  return [
    `create table batches (
      id ${t.key} primary key,
      workspace_id ${t.key} not null,
      environment_id ${t.key} not null references environments (id) on delete cascade,
      schema_family_id ${t.key} not null references schema_families (id) on delete cascade,
      schema_version_id ${t.key} not null,
      name text,
      status text not null check (status in ('open', 'processing', 'completed', 'cancelled')),
      run_settings ${t.json} not null,
      metadata ${t.json},
      created_at ${t.timestamp} not null,
      updated_at ${t.timestamp} not null,
      started_at ${t.timestamp},
      completed_at ${t.timestamp},
      expired_at ${t.timestamp}
    )`,
    `create index batches_list on batches (environment_id, schema_family_id, id)`,
    `create index batches_family on batches (schema_family_id)`,
    `create index batches_processing on batches (workspace_id, id) where status = 'processing'`,
    `create index batches_age on batches (environment_id, created_at) where expired_at is null`,
    `create table batch_documents (
      batch_id ${t.key} not null references batches (id) on delete cascade,
      position ${t.integer} not null,
      document_id ${t.key} references documents (id) on delete cascade,
      run_id ${t.key} references runs (id) on delete cascade,
      status text not null,
      name text,
      error_code ${t.json},
      error_message text,
      metadata ${t.json},
      primary key (batch_id, position)
    )${t.withoutRowid}`,
    `create index batch_documents_status on batch_documents (batch_id, status, position)`,
    `create index batch_documents_document on batch_documents (document_id)`,
    `create index batch_documents_run on batch_documents (run_id)`,
    `alter table runs add column batch_id ${t.key}`,
    ...batchCounts(dialect),
    ...erasure(dialect),
  ];
});

const copies = (id: string): string => `
  update webhook_deliveries set response_body = null
    where event_id in (select event.id from webhook_events as event where event.resource_id = ${id});
  update webhook_events set body = null where resource_id = ${id};
  update idempotent_requests set sealed_answer = null, sealed_steps = null
    where (api_key_id, request_key) in (
      select answer.api_key_id, answer.request_key from idempotent_resources as answer where answer.resource_id = ${id}
    );`;

/** As for documents and runs: what was copied of a batch is erased with it. */
const erasure = (dialect: DialectName): string[] =>
  dialect === 'sqlite'
    ? [
        `create trigger batches_erasure after delete on batches begin ${copies('old.id')} end`,
        `create trigger batches_expiry after update of expired_at on batches when new.expired_at is not null
          begin ${copies('new.id')} end`,
      ]
    : [
        `create function erase_copies_of_batches() returns trigger language plpgsql as $$
        begin ${copies('old.id')} return null; end $$`,
        `create trigger batches_erasure after delete on batches
          for each row execute function erase_copies_of_batches()`,
        `create trigger batches_expiry after update of expired_at on batches
          for each row when (new.expired_at is not null) execute function erase_copies_of_batches()`,
      ];
