/** A console whose server is a process of its own, which tests kill and start again on the same port. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type Client } from '@excerpt/sdk';
import { openAdmin } from '../../server/app/operator/operator.ts';
import { openBrowser } from '../harness/browser/launch-chromium.ts';
import { findFreePort } from '../harness/free-port.ts';
import { startServerProcess } from '../harness/server-process.ts';
import { watchPages, type WatchedPages } from './console-server.ts';

const API_KEY = 'exk_the-first-key-of-the-restarted-console';

interface RestartedConsole extends WatchedPages {
  url: string;
  apiKey: string;
  client: Client;
  /** Ends the server. */
  stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  start(): Promise<void>;
  /** Another person: the name, the id and a client. */
  addUser(name: string): Promise<{ id: string; client: Client }>;
  close(): Promise<void>;
}

export async function startRestartedConsole(chromium: string): Promise<RestartedConsole> {
  const dataDir = await mkdtemp(join(tmpdir(), 'excerpt-restarted-'));
  const settings = {
    EXCERPT_PORT: String(await findFreePort()),
    EXCERPT_DATA_DIR: dataDir,
    EXCERPT_LOG_LEVEL: 'silent',
    EXCERPT_BOOTSTRAP_API_KEY: API_KEY,
    EXCERPT_RATE_LIMIT: '0',
    EXCERPT_SHUTDOWN_SECONDS: '1',
    EXCERPT_PARSER_PROCESSES: '1',
    EXCERPT_EXTRACTOR_PROCESSES: '1',
  };
  const begin = () => startServerProcess(['test/bench/start-server.ts', 'models'], settings);
  let server = begin();
  const url = await server.url;
  // Requests of the test wait for a server that starts.
  const clientOf = (apiKey: string) => createClient({ baseUrl: url, apiKey, maxRetries: 8 });
  const browser = await openBrowser(chromium);
  return {
    url,
    apiKey: API_KEY,
    client: clientOf(API_KEY),
    ...watchPages(browser, { url, apiKey: API_KEY }),

    async stop(signal) {
      await server.end(signal);
    },

    async start() {
      server = begin();
      await server.url;
    },

    async addUser(name) {
      const admin = await openAdmin(settings);
      try {
        const { id } = await admin.addUser(name, 'pro');
        return { id, client: clientOf((await admin.addKey(id, { name: 'test' })).secret) };
      } finally {
        await admin.close();
      }
    },

    async close() {
      await browser.close();
      await server.end('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
