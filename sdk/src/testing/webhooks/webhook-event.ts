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
