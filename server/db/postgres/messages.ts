import pg, { type Pool } from 'pg';
import type { Logger } from '../../lib/logger.ts';

export type Topic = 'job' | 'cancel' | 'run' | 'batch';

/**
 * Best-effort pub/sub between the processes on one database; subscribers also poll. Never carries documents or secrets.
 */
export interface Messages {
  /** Publishes to all other processes, not to this one. `body` is JSON of a few hundred bytes. */
  send(topic: Topic, body: unknown): void;
  on(topic: Topic, listener: (body: unknown) => void): void;
  /** Called when messages may have been missed. */
  onGap(listener: () => void): void;
  close(): Promise<void>;
}

/** For a single process. */
export const noMessages: Messages = {
  send: () => undefined,
  on: () => undefined,
  onGap: () => undefined,
  close: async () => undefined,
};

/** Each node has one connection of this name. */
export const MESSAGES_NAME = 'excerpt messages';

const CHANNEL = 'excerpt';
/** PostgreSQL's limit is 8,000 bytes. */
const MAX_PAYLOAD_BYTES = 7_800;
/** Messages are batched, because commits that notify wait for each other. */
const BATCH_MS = 10;
const FIRST_RECONNECT_MS = 200;
const MAX_RECONNECT_MS = 5_000;
const HEARTBEAT_EVERY_MS = 10_000;
const TIMEOUT_MS = 5_000;

type Message = [Topic, unknown];

interface Payload {
  from: string;
  messages: Message[];
}

/** Splits messages into payloads. A message that exceeds the limit by itself is dropped. */
function serializePayloads(from: string, messages: Message[]): string[] {
  const payloads: string[] = [];
  let current: Message[] = [];
  const finish = () => {
    if (current.length > 0) payloads.push(JSON.stringify({ from, messages: current } satisfies Payload));
    current = [];
  };
  for (const message of messages) {
    if (Buffer.byteLength(JSON.stringify({ from, messages: [...current, message] })) > MAX_PAYLOAD_BYTES) finish();
    current.push(message);
  }
  finish();
  return payloads.filter((payload) => Buffer.byteLength(payload) <= MAX_PAYLOAD_BYTES);
}

interface Dependencies {
  pool: Pool;
  url: string;
  /** The id of this process. */
  from: string;
  logger: Logger;
}

/** Over LISTEN and NOTIFY. Listens on a connection of its own, and reconnects when it breaks. */
export function createPostgresMessages({ pool, url, from, logger }: Dependencies): Messages {
  const listeners: Record<Topic, ((body: unknown) => void)[]> = { job: [], cancel: [], run: [], batch: [] };
  const gapListeners: (() => void)[] = [];
  let pending = new Map<string, Message>();
  let batchTimer: NodeJS.Timeout | undefined;
  let reconnectTimer: NodeJS.Timeout | undefined;
  let client: pg.Client | null = null;
  let isClosed = false;
  let failures = 0;

  async function flush(): Promise<void> {
    const messages = [...pending.values()];
    pending = new Map();
    batchTimer = undefined;
    await pool
      .query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [
        CHANNEL,
        serializePayloads(from, messages),
      ])
      .catch((error: unknown) =>
        logger.warn({ err: error, messages: messages.length }, 'Messages to other servers could not be sent.'),
      );
  }

  function receive(payload: string | undefined): void {
    const { from: sender, messages } = JSON.parse(payload ?? '') as Payload;
    if (sender === from) return;
    for (const [topic, body] of messages) listeners[topic]?.forEach((listener) => listener(body));
  }

  async function listen(): Promise<void> {
    const connection = new pg.Client({
      connectionString: url,
      application_name: MESSAGES_NAME,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      keepAlive: true,
    });
    let heartbeat: NodeJS.Timeout | undefined;
    const reconnect = (error: unknown) => {
      if (client !== connection) return;
      client = null;
      clearInterval(heartbeat);
      connection.end().catch(() => undefined);
      if (isClosed) return;
      if (failures === 0) logger.warn({ err: error }, 'The connection for messages of other servers was lost.');
      reconnectTimer = setTimeout(() => void listen(), Math.min(FIRST_RECONNECT_MS * 2 ** failures, MAX_RECONNECT_MS));
      reconnectTimer.unref();
      failures += 1;
    };
    client = connection;
    connection.on('error', reconnect);
    connection.on('end', () => reconnect(new Error('The connection ended.')));
    connection.on('notification', ({ payload }) => {
      try {
        receive(payload);
      } catch (error) {
        logger.warn({ err: error }, 'A message of another server could not be read.');
      }
    });
    try {
      await connection.connect();
      await connection.query(`listen ${CHANNEL}`);
    } catch (error) {
      return reconnect(error);
    }
    if (failures > 0) logger.info('The connection for messages of other servers is back.');
    failures = 0;
    heartbeat = setInterval(() => void connection.query('select 1').catch(reconnect), HEARTBEAT_EVERY_MS);
    heartbeat.unref();
    gapListeners.forEach((listener) => listener());
  }
  void listen();

  return {
    send(topic, body) {
      if (isClosed) return;
      // Equal messages of one batch are sent once.
      const message: Message = [topic, body];
      pending.set(JSON.stringify(message), message);
      batchTimer ??= setTimeout(() => void flush(), BATCH_MS);
    },
    on(topic, listener) {
      listeners[topic].push(listener);
    },
    onGap(listener) {
      gapListeners.push(listener);
    },
    async close() {
      if (batchTimer !== undefined) {
        clearTimeout(batchTimer);
        await flush();
      }
      isClosed = true;
      clearTimeout(reconnectTimer);
      await client?.end().catch(() => undefined);
    },
  };
}
