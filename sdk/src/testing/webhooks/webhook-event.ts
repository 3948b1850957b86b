import type { Store } from '../store.ts';

/** Where an event happens. Without an environment it is one of the whole workspace. */
export interface EventScope {
  workspaceId: string;
  environmentId: string | null;
}

/** Tells the webhook endpoints of a scope what happens. */
export interface EventRecorder {
  record(scope: EventScope, kind: string, resource: object): void;
}

const MAX_BODY_BYTES = 256 * 1024;
/** What is left out of a body that is too large, in this order, until it fits. */
const LARGE_FIELDS = [
  ['extractedData', 'reviewedData', 'evidence', 'content', 'actions'],
  ['schemaSnapshot', 'definition'],
];

/** The body of an event, as it is signed and sent. */
export function eventBody(type: string, timestamp: string, resource: object): string {
  let reduced: Record<string, unknown> = { ...resource };
  let body = JSON.stringify({ type, timestamp, data: reduced });
  for (const fields of LARGE_FIELDS) {
    if (new TextEncoder().encode(body).length <= MAX_BODY_BYTES) return body;
    reduced = { ...reduced, ...Object.fromEntries(fields.filter((one) => one in reduced).map((one) => [one, null])) };
    body = JSON.stringify({ type, timestamp, data: reduced });
  }
  return body;
}

/** The active endpoints that receive a kind of event. */
export function subscribersOf(store: Store, { workspaceId, environmentId }: EventScope, kind: string): string[] {
  return store.webhooks
    .filter(({ endpoint }) => endpoint.isActive)
    .filter(({ endpoint }) =>
      environmentId === null ? endpoint.workspaceId === workspaceId : endpoint.environmentId === environmentId,
    )
    .filter(({ endpoint: { events } }) => events.includes('*') || events.includes(kind))
    .map(({ endpoint }) => endpoint.id);
}
