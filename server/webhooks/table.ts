import type { ColumnType } from 'kysely';

/** Every kind of event. A new one also needs its payload under `webhooks` in the contract. */
export type EventKind =
  | 'run.completed'
  | 'run.failed'
  | 'run.cancelled'
  | 'run.review_needed'
  | 'run.reviewed'
  | 'batch.completed'
  | 'evaluation.completed'
  | 'packet.completed'
  | 'packet.review_needed'
  | 'document.parsed'
  | 'document.failed'
  | 'schema.version.created'
  | 'audit.recorded'
  | 'budget.warning'
  | 'budget.exceeded'
  | 'webhook.test';

/** What an endpoint receives: these kinds, or `*` for all. */
export type EventFilter = (EventKind | '*')[];

/** Written as 0 or 1. */
type Flag = ColumnType<number | boolean, number, number>;

export interface WebhookEndpointTable {
  id: string;
  workspace_id: string;
  environment_id: string;
  url: string;
  /** JSON: an `EventFilter`. */
  events: string;
  description: string | null;
  is_active: Flag;
  disabled_reason: string | null;
  /** Who answers for it: chose its URL or activated it, last. Null where no release has kept it. */
  member_id: string | null;
  sealed_secret: string;
  /** The sealed secrets before the last rotations, which sign as well for a day: a JSON list with their times. */
  previous_secret: string | null;
  /** The last of these times. */
  previous_secret_until: string | null;
  /** Failed attempts since the last success. */
  failures: ColumnType<number, number | undefined, number>;
  /** The first of them. */
  failing_since: string | null;
  /** While the circuit is open: when the next probe may be made. */
  circuit_until: string | null;
  created_at: string;
  updated_at: string;
}

export interface WebhookEventTable {
  id: string;
  workspace_id: string;
  kind: string;
  /** The run, document, schema version or endpoint that the event is about. */
  resource_id: string;
  /** The document of a run. */
  document_id: string | null;
  /** The bytes that are sent, as text. Null once the content was erased. */
  body: string | null;
  created_at: string;
}

/** An event for one endpoint. */
export interface WebhookMessageTable {
  id: string;
  event_id: string;
  endpoint_id: string;
  state: string;
  /** Whether a caller asked for it: then it is sent to an endpoint that is not active, too. */
  is_manual: Flag;
  attempts: ColumnType<number, number | undefined, number>;
  due_at: string;
}

/** One attempt at a message. */
export interface WebhookDeliveryTable {
  id: string;
  endpoint_id: string;
  event_id: string;
  status_code: number | null;
  response_body: string | null;
  error: string | null;
  success: Flag;
  duration_ms: number;
  created_at: string;
}

/** How many deliveries an endpoint has, as a sum over its rows here: see `db/migrations/counts/delivery-counts.ts`. */
export interface WebhookDeliveryCountTable {
  endpoint_id: string;
  deliveries: number;
}
