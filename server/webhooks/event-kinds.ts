/** Every kind of event. The contract lists the same kinds; a new one also needs its payload under `webhooks` there. */
export const EVENT_KINDS = [
  'run.completed',
  'run.failed',
  'run.cancelled',
  'document.parsed',
  'document.failed',
  'schema.version.created',
  'webhook.test',
] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

/** What an endpoint receives: these kinds, or `*` for all. */
export type EventFilter = (EventKind | '*')[];

export function receives(filter: EventFilter, kind: EventKind): boolean {
  return filter.includes('*') || filter.includes(kind);
}
