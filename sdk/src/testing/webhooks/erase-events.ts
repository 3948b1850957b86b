import type { Store } from '../store.ts';

/** Erases what events and deliveries have of documents and runs that were deleted or have expired. */
export function eraseEvents(store: Store, resourceIds: ReadonlySet<string>): void {
  for (const message of store.messages) if (resourceIds.has(message.resourceId)) message.body = null;
  for (const record of store.deliveries) {
    const { delivery } = record;
    const { id = '' } = (delivery.payload['data'] ?? {}) as { id?: string };
    if (!resourceIds.has(id)) continue;
    record.delivery = { ...delivery, payload: { ...delivery.payload, data: { id } }, responseBody: null };
  }
}
