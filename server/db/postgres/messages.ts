import pg, { type Pool } from 'pg';
import type { Logger } from '../../lib/logger.ts';

export type Topic = 'job' | 'cancel' | 'run';

/**
 * Words between the programs that work on one database. A word is lost when its sender dies at that moment, or its receiver is not
 * connected: who waits for one looks into the database besides, after a gap and now and then. No documents and no secrets.
 */
export interface Messages {
  /** To all other programs, not to this one. `body` is JSON of a few hundred bytes. */
  send(topic: Topic, body: unknown): void;
  on(topic: Topic, listener: (body: unknown) => void): void;
  /** Called when words may have been missed. */
  onGap(listener: () => void): void;
  close(): Promise<void>;
}

/** Where no other program is. */
export const noMessages: Messages = {
  send: () => undefined,
  on: () => undefined,
  onGap: () => undefined,
  close: async () => undefined,
};

const CHANNEL = 'excerpt';
/** PostgreSQL takes less than 8,000 bytes. */
const MOST_BYTES = 7_800;
/** Those of a moment go out as one: each that is sent makes its commit wait for all others that send. */
const GATHER_MS = 10;
const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 5_000;
/** A connection that is broken without a word is noticed by a question that nobody answers. */
const QUESTION_EVERY_MS = 10_000;
const ANSWER_MS = 5_000;

type Words = [Topic, unknown][];

interface Envelope {
  from: string;
  words: Words;
}

function envelopes(from: string, words: Words): string[] {
  const texts: string[] = [];
  let current: Words = [];
  const close = () => {
    if (current.length > 0) texts.push(JSON.stringify({ from, words: current } satisfies Envelope));
    current = [];
  };
  for (const word of words) {
    if (Buffer.byteLength(JSON.stringify({ from, words: [...current, word] })) > MOST_BYTES) close();
    current.push(word);
  }
  close();
  return texts.filter((text) => Buffer.byteLength(text) <= MOST_BYTES);
}

interface Dependencies {
  pool: Pool;
  url: string;
  /** This program, among all. */
  from: string;
  logger: Logger;
}

/** Over LISTEN and NOTIFY: one connection listens for as long as the program runs, and is made again when it breaks. */
export function createPostgresMessages({ pool, url, from, logger }: Dependencies): Messages {
  const listeners: Record<Topic, ((body: unknown) => void)[]> = { job: [], cancel: [], run: [] };
  const gapListeners: (() => void)[] = [];
  let waiting = new Map<string, [Topic, unknown]>();
  let gathering: NodeJS.Timeout | undefined;
  let again: NodeJS.Timeout | undefined;
  let client: pg.Client | null = null;
  let isClosed = false;
  let failures = 0;

  async function flush(): Promise<void> {
    const words = [...waiting.values()];
    waiting = new Map();
    gathering = undefined;
    await pool
      .query('select pg_notify($1, text) from unnest($2::text[]) as text', [CHANNEL, envelopes(from, words)])
      .catch((error: unknown) =>
        logger.warn({ err: error, words: words.length }, 'The other servers could not be told.'),
      );
  }

  function receive(text: string | undefined): void {
    const { from: sender, words } = JSON.parse(text ?? '') as Envelope;
    if (sender === from) return;
    for (const [topic, body] of words) listeners[topic]?.forEach((listener) => listener(body));
  }

  async function listen(): Promise<void> {
    const connection = new pg.Client({
      connectionString: url,
      application_name: 'excerpt messages',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    let question: NodeJS.Timeout | undefined;
    const lost = (error: unknown) => {
      if (client !== connection) return;
      client = null;
      clearInterval(question);
      connection.end().catch(() => undefined);
      if (isClosed) return;
      if (failures === 0) logger.warn({ err: error }, 'The connection that other servers’ words come over was lost.');
      again = setTimeout(() => void listen(), Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS));
      again.unref();
      failures += 1;
    };
    client = connection;
    connection.on('error', lost);
    connection.on('end', () => lost(new Error('The connection ended.')));
    connection.on('notification', ({ payload }) => {
      try {
        receive(payload);
      } catch (error) {
        logger.warn({ err: error }, 'A word of another server could not be read.');
      }
    });
    try {
      await connection.connect();
      await connection.query(`listen ${CHANNEL}`);
    } catch (error) {
      return lost(error);
    }
    if (failures > 0) logger.info('Other servers’ words come again.');
    failures = 0;
    question = setInterval(() => void connection.query('select 1').catch(lost), QUESTION_EVERY_MS);
    question.unref();
    gapListeners.forEach((listener) => listener());
  }
  void listen();

  return {
    send(topic, body) {
      if (isClosed) return;
      // The same said twice in a moment says nothing more.
      const word: [Topic, unknown] = [topic, body];
      waiting.set(JSON.stringify(word), word);
      gathering ??= setTimeout(() => void flush(), GATHER_MS);
    },
    on(topic, listener) {
      listeners[topic].push(listener);
    },
    onGap(listener) {
      gapListeners.push(listener);
    },
    async close() {
      if (gathering !== undefined) {
        clearTimeout(gathering);
        await flush();
      }
      isClosed = true;
      clearTimeout(again);
      await client?.end().catch(() => undefined);
    },
  };
}
