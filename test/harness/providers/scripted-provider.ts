import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What the provider received, in the order of arrival. */
export interface ReceivedRequest {
  method: string;
  /** With the query, as `/v1/chat/completions`. */
  path: string;
  headers: IncomingMessage['headers'];
  /** As parsed JSON; null where there is none. */
  body: { [key: string]: Json } | null;
  /** Milliseconds of `performance.now()`. */
  at: number;
  /** A number for each connection, from 1. */
  connection: number;
  /** Resolves with true when the client went away before its answer was whole, with false when it was answered. */
  abandoned: Promise<boolean>;
}

export interface Reply {
  /** 200 by default. */
  status?: number;
  headers?: Record<string, string>;
  /** Milliseconds before the first byte. */
  latency?: number;
  /** Text is sent as it is; anything else as JSON. */
  body?: Json;
  /** Instead of `body`: sent one after another, each after its `after` milliseconds. */
  pieces?: { text: string; after?: number }[];
  /** What happens after the last piece: the answer ends, the connection is reset, or nothing ever comes. */
  end?: 'whole' | 'reset' | 'stall';
}

/** A reply, or what makes one of a request. */
export type Script = Reply | ((request: ReceivedRequest) => Reply | Promise<Reply>);

export interface ScriptedProvider {
  /** With `/v1`: the base URL for a client. */
  url: string;
  /** Requests for completions. */
  requests: ReceivedRequest[];
  /** All other requests, those for models among them. */
  others: ReceivedRequest[];
  /** Most requests for completions that were open at once. */
  mostAtOnce: number;
  /** Replies to the next requests for completions, one each, in their order. */
  play(...scripts: Script[]): void;
  /** The reply when nothing is left to play. */
  otherwise(script: Script): void;
  /** The reply to `GET /models`. */
  models(script: Script): void;
  /** Forgets what was received and what was left to play. */
  reset(): void;
  close(): Promise<void>;
}

export interface ScriptedProviderOptions {
  /** A free port by default. */
  port?: number;
  /** False where there are so many requests that to keep them would count as memory. */
  keepsRequests?: boolean;
  otherwise?: Script;
}

const NOTHING_TO_PLAY: Reply = {
  status: 500,
  body: { error: { message: 'The script has ended.', type: 'script_ended' } },
};
const NO_MODELS: Reply = { body: { object: 'list', data: [] } };

/**
 * A real HTTP server on loopback that answers as it is told: a provider with an OpenAI-compatible interface, in any of
 * its moods.
 */
export async function startScriptedProvider(options: ScriptedProviderOptions = {}): Promise<ScriptedProvider> {
  const sockets = new Map<Socket, number>();
  let connections = 0;
  let open = 0;
  let script: Script[] = [];
  let otherwise: Script = options.otherwise ?? NOTHING_TO_PLAY;
  let models: Script = NO_MODELS;

  const server = createServer((incoming, response) => {
    void (async () => {
      const received = await receive(incoming, response, sockets.get(incoming.socket) ?? 0);
      const isCompletion = received.method === 'POST' && received.path.includes('/chat/completions');
      if (options.keepsRequests !== false) (isCompletion ? provider.requests : provider.others).push(received);
      if (!isCompletion)
        return send(response, await made(received.path.includes('/models') ? models : { status: 404 }, received));
      open += 1;
      provider.mostAtOnce = Math.max(provider.mostAtOnce, open);
      void received.abandoned.then(() => (open -= 1));
      await send(response, await made(script.shift() ?? otherwise, received));
    })().catch(() => incoming.socket.destroy());
  });
  server.on('connection', (socket) => {
    sockets.set(socket, (connections += 1));
    socket.once('close', () => sockets.delete(socket));
  });

  const provider: ScriptedProvider = {
    url: '',
    requests: [],
    others: [],
    mostAtOnce: 0,
    play: (...scripts) => void script.push(...scripts),
    otherwise: (given) => void (otherwise = given),
    models: (given) => void (models = given),
    reset() {
      script = [];
      otherwise = options.otherwise ?? NOTHING_TO_PLAY;
      models = NO_MODELS;
      provider.requests.length = 0;
      provider.others.length = 0;
      provider.mostAtOnce = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets.keys()) socket.destroy();
      }),
  };
  provider.url = `http://127.0.0.1:${await listen(server, options.port ?? 0)}/v1`;
  return provider;
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject));
  return (server.address() as AddressInfo).port;
}

async function receive(
  incoming: IncomingMessage,
  response: ServerResponse,
  connection: number,
): Promise<ReceivedRequest> {
  const at = performance.now();
  const abandoned = new Promise<boolean>((resolve) =>
    response.once('close', () => resolve(!response.writableFinished)),
  );
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  const body = text === '' ? null : (JSON.parse(text) as { [key: string]: Json });
  return {
    method: incoming.method ?? '',
    path: incoming.url ?? '',
    headers: incoming.headers,
    body,
    at,
    connection,
    abandoned,
  };
}

const made = async (script: Script, request: ReceivedRequest): Promise<Reply> =>
  typeof script === 'function' ? script(request) : script;

async function send(response: ServerResponse, reply: Reply): Promise<void> {
  const { status = 200, headers = {}, latency = 0, body = null, end = 'whole' } = reply;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const pieces = reply.pieces ?? [{ text, after: 0 }];
  if (latency > 0) await wait(latency);
  const isPlain = reply.pieces === undefined && end === 'whole';
  const length = isPlain ? { 'content-length': String(Buffer.byteLength(text)) } : {};
  response.writeHead(status, { 'content-type': 'application/json', ...length, ...headers });
  // As servers send what they have whole: head and body in one piece.
  if (isPlain) return void response.end(text);
  response.flushHeaders();
  for (const piece of pieces) {
    if ((piece.after ?? 0) > 0) await wait(piece.after);
    if (response.destroyed) return;
    response.write(piece.text);
  }
  if (end === 'whole') response.end();
  // Once the piece is on its way, so that it is the body that is broken and not the head.
  if (end === 'reset') setImmediate(() => response.socket?.resetAndDestroy());
}
