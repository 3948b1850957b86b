import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { toNativeReply } from './native-replies.ts';
import type { Reply, ReplyBody } from './reply.ts';

export type { Reply } from './reply.ts';

type Json = ReplyBody;

/** A request to the provider. */
export interface ReceivedRequest {
  method: string;
  /** Including the query, such as `/v1/chat/completions`. */
  path: string;
  headers: IncomingMessage['headers'];
  /** Parsed JSON; null without a body. */
  body: { [key: string]: Json } | null;
  /** Milliseconds of `performance.now()`. */
  at: number;
  /** Number of the connection, starting at 1. */
  connection: number;
  /** Resolves with true if the client disconnects before the response is complete, with false when it is complete. */
  abandoned: Promise<boolean>;
}

/** A reply, or a function that creates it. */
export type Script = Reply | ((request: ReceivedRequest) => Reply | Promise<Reply>);

export interface ScriptedProvider {
  /** The base URL for clients, including `/v1`. */
  url: string;
  /** Requests for completions. */
  requests: ReceivedRequest[];
  /** All other requests. */
  others: ReceivedRequest[];
  /** Maximum number of concurrent requests for completions. */
  mostAtOnce: number;
  /** Queues replies to the next requests for completions. */
  play(...scripts: Script[]): void;
  /** Sets the reply when the queue is empty. */
  otherwise(script: Script): void;
  /** Sets the reply to `GET /models`. */
  models(script: Script): void;
  /** Clears recorded requests and queued replies. */
  reset(): void;
  close(): Promise<void>;
}

export interface ScriptedProviderOptions {
  /** A free port by default. */
  port?: number;
  /** False if there are so many requests that recording them would affect memory measurements. */
  keepsRequests?: boolean;
  otherwise?: Script;
}

const NOTHING_TO_PLAY: Reply = {
  status: 500,
  body: { error: { message: 'The script has ended.', type: 'script_ended' } },
};
const NO_MODELS: Reply = { body: { object: 'list', data: [] } };

/** The requests for completions of OpenAI, Anthropic and Gemini. */
const COMPLETIONS = /(?:\/chat\/completions|\/v1\/messages|:generateContent)(?:\?|$)/;

/**
 * An HTTP server on loopback that acts as a provider with scripted replies. Completions are written in the format of
 * the interface that is called.
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
      const isCompletion = received.method === 'POST' && COMPLETIONS.test(received.path);
      if (options.keepsRequests !== false) (isCompletion ? provider.requests : provider.others).push(received);
      if (!isCompletion)
        return send(response, await made(received.path.includes('/models') ? models : { status: 404 }, received));
      open += 1;
      provider.mostAtOnce = Math.max(provider.mostAtOnce, open);
      void received.abandoned.then(() => (open -= 1));
      await send(response, toNativeReply(await made(script.shift() ?? otherwise, received), received));
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
  // Head and body are sent in one packet, as by most servers.
  if (isPlain) return void response.end(text);
  response.flushHeaders();
  for (const piece of pieces) {
    if ((piece.after ?? 0) > 0) await wait(piece.after);
    if (response.destroyed) return;
    response.write(piece.text);
  }
  if (end === 'whole') response.end();
  // Wait until the piece is sent, so that the connection breaks within the body.
  if (end === 'reset') setImmediate(() => response.socket?.resetAndDestroy());
}
