import { setTimeout as delay } from 'node:timers/promises';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage, RequestId } from '@modelcontextprotocol/sdk/types.js';
import { createMcpServer } from '../../server/mcp-entry.ts';
import { Interrupted, withInterrupts } from '../terminal/interrupts.ts';
import { printNote } from '../terminal/print.ts';
import { VERSION } from '../version.ts';
import { createDeferredBackend, type McpBackendOptions } from './choose-backend.ts';
import { describeError } from './describe-error.ts';

interface TrackedRequests {
  /** Resolves when every request is answered or cancelled. */
  idle(): Promise<void>;
}

export type McpCommandOptions = McpBackendOptions;

/** How long calls may go on after the client has closed stdin, which a pipe does at once. */
const GRACE_MS = 30_000;
const MAX_MESSAGE_MIB = 16;
/** The process ends even if something hangs. */
const LAST_RESORT_MS = 5_000;

/** Resolves when the client closes stdin. */
const waitForClient = (): Promise<void> =>
  new Promise((resolve) => {
    process.stdin.once('end', resolve).once('close', resolve).once('error', resolve);
  });

/** Runs `excerpt mcp` until the client closes stdin or the process receives a signal to stop. */
export async function runMcp(options: McpCommandOptions): Promise<void> {
  if (process.stdin.isTTY)
    printNote('This serves the Model Context Protocol on stdin and stdout, for agents. Press Ctrl-C to end.');
  const { backend, close } = createDeferredBackend(options);
  const server = createMcpServer({ backend, version: VERSION, takesPaths: true, describeError });
  try {
    await withInterrupts(async (signal) => {
      const limits = { maxBufferSize: MAX_MESSAGE_MIB * 2 ** 20 };
      const transport = new StdioServerTransport(process.stdin, process.stdout, limits);
      // The transport closes at a message that is too long: it cannot tell where the next one begins.
      const refused = new Promise<'refused'>((resolve) => (transport.onclose = () => resolve('refused')));
      const ended = waitForClient();
      await server.connect(transport);
      const requests = trackRequests(transport);
      const interrupted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      if ((await Promise.race([ended, interrupted, refused])) === 'refused')
        throw new Error(
          `The client sent a message of more than ${MAX_MESSAGE_MIB} MiB. Pass long documents by their path.`,
        );
      if (!signal.aborted) await Promise.race([requests.idle(), interrupted, delay(GRACE_MS, null, { ref: false })]);
      if (signal.reason instanceof Interrupted) process.exitCode = signal.reason.exitCode;
    });
  } finally {
    setTimeout(() => process.exit(), LAST_RESORT_MS).unref();
    await server.close();
    await close();
    process.stdin.destroy();
  }
}

function findCancelled(message: JSONRPCMessage): RequestId | undefined {
  if (!('method' in message) || message.method !== 'notifications/cancelled') return undefined;
  return (message.params as { requestId?: RequestId } | undefined)?.requestId;
}

/** Follows the requests of a connected transport. */
function trackRequests(transport: Transport): TrackedRequests {
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
