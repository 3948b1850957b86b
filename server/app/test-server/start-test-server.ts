/** What the package offers as `excerpt/testing`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { loadConfig } from '../../config.ts';
import { findDocument } from '../../documents/repository.ts';
import type { ExtractionErrorCode } from '../../extraction/engine.ts';
import {
  ScriptedFailure,
  type Answer,
  type AnswerFunction,
  type Answers,
} from '../../extraction/scripted/scripted-answers.ts';
import { createScriptedEngine } from '../../extraction/scripted/scripted-engine.ts';
import { createSequentialIds } from '../../lib/ids.ts';
import { createLogger } from '../../lib/logger.ts';
import { startApp } from '../start.ts';
import { createTestClock, type ClockStart, type TestClock } from './server-clock.ts';

export type { AnsweredDocument, Answer, AnswerFunction, Answers } from '../../extraction/scripted/scripted-answers.ts';
export type { ClockStart, TestClock } from './server-clock.ts';

export interface TestServerOptions {
  /** By the document's name, or a function of the document. The built-in extractor reads documents without one. */
  answers?: Answers;
  /** `2026-01-01T00:00:00.000Z` by default, where the clock stays until the test advances it. */
  clock?: ClockStart;
  /** Of the first user; `pro` by default. */
  plan?: 'free' | 'pro';
  /** The first user's, at least 16 characters. */
  apiKey?: string;
  /** The server's settings, by their variables. The environment of the process is not read. */
  settings?: Record<`EXCERPT_${string}`, string>;
}

export interface TestServer extends AsyncDisposable {
  /** `http://127.0.0.1:PORT` */
  baseUrl: string;
  apiKey: string;
  clock: TestClock;
  /** Replaces the answers, for runs that start from now on. */
  setAnswers(answers: Answers): void;
  /** Resolves when no run, parsing or webhook delivery is under way and none is due. */
  idle(): Promise<void>;
  /** Stops the server and removes its data. */
  close(): Promise<void>;
}

/** Makes a run fail with a code. */
export function failure(
  code: ExtractionErrorCode,
  options: { message?: string; retryable?: boolean } = {},
): ScriptedFailure {
  return new ScriptedFailure(code, options);
}

/** Holds an answer back for some milliseconds of real time. */
export function delayed(ms: number, answer: Answer | AnswerFunction): AnswerFunction {
  return async (document) => {
    await delay(ms, undefined, { signal: document.signal });
    return typeof answer === 'function' ? answer(document) : answer;
  };
}

const DEFAULT_API_KEY = 'exk_the-key-of-the-test-server';

/**
 * Starts the real server on a free port of this machine, with its database in memory and its files in a folder of its
 * own. The same calls get the same ids and timestamps. Only the engine is scripted.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const apiKey = options.apiKey ?? DEFAULT_API_KEY;
  let { answers = {} } = options;
  let wake = (): void => undefined;
  const clock = createTestClock(options.clock, () => wake());
  const dataDir = await mkdtemp(join(tmpdir(), 'excerpt-test-server-'));
  const removeData = () => rm(dataDir, { recursive: true, force: true });
  try {
    const app = await startApp(configure(dataDir, apiKey, options), createLogger('silent'), {
      clock,
      newId: createSequentialIds(clock),
      replaceEngine: ({ engine, pool, database }) =>
        createScriptedEngine({
          getAnswers: () => answers,
          async describeDocument(id) {
            const { name = '', mimeType = '' } = (await findDocument(database.db, id)) ?? {};
            return { name, mimeType };
          },
          pool,
          builtIn: engine,
        }),
    });
    wake = () => app.wake();
    const closing = async () => {
      await app.close();
      await removeData();
    };
    let closed: Promise<void> | undefined;
    const close = () => (closed ??= closing());
    return {
      baseUrl: app.url,
      apiKey,
      clock: { now: () => clock.now(), advance: (ms) => clock.advance(ms) },
      setAnswers: (next) => (answers = next),
      idle: () => app.idle(),
      close,
      [Symbol.asyncDispose]: close,
    };
  } catch (error) {
    await removeData();
    throw error;
  }
}

function configure(dataDir: string, apiKey: string, { plan = 'pro', settings = {} }: TestServerOptions) {
  return loadConfig({
    EXCERPT_PORT: '0',
    EXCERPT_DATA_DIR: dataDir,
    EXCERPT_DATABASE_URL: 'sqlite::memory:',
    EXCERPT_BOOTSTRAP_API_KEY: apiKey,
    EXCERPT_BOOTSTRAP_PLAN: plan,
    EXCERPT_RATE_LIMIT: '0',
    EXCERPT_SHUTDOWN_SECONDS: '1',
    EXCERPT_PARSER_PROCESSES: '1',
    EXCERPT_EXTRACTOR_PROCESSES: '1',
    EXCERPT_WEBHOOK_ALLOW_HTTP: 'true',
    EXCERPT_WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8,::1',
    ...settings,
  });
}
