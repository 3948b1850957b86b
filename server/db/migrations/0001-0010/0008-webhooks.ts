import type { DialectName } from '../../database.ts';
import { columnTypes, schemaChange, type ColumnTypes } from '../schema-change.ts';
import { deliveryCounts } from '../counts/delivery-counts.ts';

/** Webhook endpoints, their events, and all delivery attempts. */
export const webhookTables = schemaChange((dialect) => statements(dialect, columnTypes[dialect]));

const statements = (dialect: DialectName, t: ColumnTypes) => [
  `create table webhook_endpoints (
    id ${t.key} primary key,
    workspace_id ${t.key} not null references workspaces (id) on delete cascade,
    environment_id ${t.key} not null references environments (id) on delete cascade,
    url text not null,
    events ${t.json} not null,
    description text,
    is_active ${t.boolean} not null,
    disabled_reason text,
    sealed_secret text not null,
    previous_secret text,
    previous_secret_until ${t.timestamp},
    failures ${t.integer} not null default 0,
    failing_since ${t.timestamp},
    circuit_until ${t.timestamp},
    created_at ${t.timestamp} not null,
    updated_at ${t.timestamp} not null
  )`,
  `create index webhook_endpoints_list on webhook_endpoints (environment_id, id)`,
  `create index webhook_endpoints_workspace on webhook_endpoints (workspace_id)`,

  `create table webhook_events (
    id ${t.key} primary key,
    workspace_id ${t.key} not null references workspaces (id) on delete cascade,
    kind ${t.key} not null,
    resource_id ${t.key} not null,
    document_id ${t.key},
    body text,
    created_at ${t.timestamp} not null
  )`,
  `create index webhook_events_workspace on webhook_events (workspace_id)`,
  `create index webhook_events_resource on webhook_events (resource_id)`,
  `create index webhook_events_document on webhook_events (document_id) where document_id is not null`,

  `create table webhook_messages (
    id ${t.key} primary key,
    event_id ${t.key} not null references webhook_events (id) on delete cascade,
    endpoint_id ${t.key} not null references webhook_endpoints (id) on delete cascade,
    state text not null check (state in ('pending', 'delivered', 'failed', 'dropped', 'replaced')),
    is_manual ${t.boolean} not null,
    attempts ${t.integer} not null default 0,
    due_at ${t.timestamp} not null
  )`,
  `create index webhook_messages_event on webhook_messages (event_id)`,
  `create index webhook_messages_endpoint on webhook_messages (endpoint_id, event_id)`,

  `create table webhook_deliveries (
    id ${t.key} primary key,
    endpoint_id ${t.key} not null references webhook_endpoints (id) on delete cascade,
    event_id ${t.key} not null references webhook_events (id) on delete cascade,
    status_code ${t.integer},
    response_body text,
    error text,
    success ${t.boolean} not null,
    duration_ms ${t.integer} not null,
    created_at ${t.timestamp} not null
  )`,
  `create index webhook_deliveries_list on webhook_deliveries (endpoint_id, id)`,
  `create index webhook_deliveries_event on webhook_deliveries (event_id)`,
  ...deliveryCounts(dialect),
];
