import { z } from 'zod';
import type { Backend, RunState } from '../backend.ts';
import { RunError, type ToolCall } from './add-tool.ts';

/** Clients end a call after 60 s by default. */
const DEFAULT_WAIT_S = 45;
const MAX_WAIT_S = 300;
/** Proxies end quiet responses after a minute or more. */
const MAX_HTTP_WAIT_S = 60;
/** Progress resets the time limit of many clients. */
const HEARTBEAT_MS = 5_000;

/** @param isLocal whether nothing is between client and server */
export const waitArgument = (isLocal: boolean) =>
  z
    .int()
    .min(0)
    .max(isLocal ? MAX_WAIT_S : MAX_HTTP_WAIT_S)
    .default(DEFAULT_WAIT_S)
    .describe('Seconds to wait for the end of the run. A run that has not ended goes on: call get_run with its runId.');

/** Waits for a run, and reports progress meanwhile. Every error names the run. */
export async function waitForRun(
  backend: Backend,
  id: string,
  waitSeconds: number,
  { signal, onProgress }: ToolCall,
): Promise<RunState> {
  let last = 'waiting';
  const heartbeat = setInterval(() => onProgress(last), HEARTBEAT_MS);
  try {
    return await backend.waitForRun(id, {
      waitMs: waitSeconds * 1000,
      signal,
      onProgress(message) {
        last = message;
        onProgress(message);
      },
    });
  } catch (error) {
    throw new RunError(id, { cause: error });
  } finally {
    clearInterval(heartbeat);
  }
}
