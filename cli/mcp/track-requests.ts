import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage, RequestId } from '@modelcontextprotocol/sdk/types.js';

export interface TrackedRequests {
  /** Resolves when every request is answered or cancelled. */
  idle(): Promise<void>;
}

function findCancelled(message: JSONRPCMessage): RequestId | undefined {
  if (!('method' in message) || message.method !== 'notifications/cancelled') return undefined;
  return (message.params as { requestId?: RequestId } | undefined)?.requestId;
}

/** Follows the requests of a connected transport. */
export function trackRequests(transport: Transport): TrackedRequests {
  const open = new Set<RequestId>();
  let wake: () => void = () => undefined;
  const remove = (id: RequestId | undefined) => {
    if (id !== undefined && open.delete(id) && open.size === 0) wake();
  };

  const deliver = transport.onmessage;
  transport.onmessage = (message, extra) => {
    if ('method' in message && 'id' in message) open.add(message.id);
    remove(findCancelled(message));
    deliver?.(message, extra);
  };
  const send = transport.send.bind(transport);
  transport.send = async (message, options) => {
    await send(message, options);
    if (!('method' in message)) remove(message.id);
  };

  return {
    idle: () =>
      new Promise((resolve) => {
        wake = resolve;
        if (open.size === 0) resolve();
      }),
  };
}
