import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';

interface OpenCall {
  userId: string;
  body: unknown;
  /** Aborts when the call has been answered. */
  gone: AbortSignal;
  cancel(message: JSONRPCMessage): void;
}

interface Message {
  id?: string | number;
  method?: string;
  params?: { requestId?: string | number };
}

/** The calls of streamable HTTP: there are no sessions, and the request that cancels a call is another one. */
export interface OpenCalls {
  /** Follows the call of a body, or cancels the one that the body names. */
  follow(call: OpenCall): void;
}

export function createOpenCalls(): OpenCalls {
  const open = new Map<string, Set<OpenCall>>();

  function add(key: string, call: OpenCall): void {
    const others = open.get(key) ?? new Set();
    open.set(key, others.add(call));
    const remove = () => {
      others.delete(call);
      if (others.size === 0 && open.get(key) === others) open.delete(key);
    };
    call.gone.addEventListener('abort', remove, { once: true });
  }

  return {
    follow(call) {
      // In a batch, one answer has the results of all calls.
      if (Array.isArray(call.body) || call.gone.aborted) return;
      const { id, method, params } = (call.body ?? {}) as Message;
      const keyOf = (one: string | number) => JSON.stringify([call.userId, one]);
      if (method === 'tools/call' && id !== undefined) add(keyOf(id), call);
      if (method !== 'notifications/cancelled' || params?.requestId === undefined) return;
      const named = [...(open.get(keyOf(params.requestId)) ?? [])];
      // Clients count their requests from 0: of two open calls with one id, either could be meant.
      const [only] = named;
      if (only !== undefined && named.length === 1) only.cancel(call.body as JSONRPCMessage);
    },
  };
}
