import { z } from 'zod';
import type { Backend, RunState, WaitOptions } from '../backend.ts';
import { WaitError, type ToolCall } from './add-tool.ts';

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
    .default(DEFAULT_WAIT_S);

/** Waits for a run, and reports progress meanwhile. Every error names the run. */
export const waitForRun = (backend: Backend, id: string, waitSeconds: number, call: ToolCall): Promise<RunState> =>
  waitWithProgress({ waitSeconds, call, way: `run ${id}; get_run reads it again` }, (options) =>
    backend.waitForRun(id, options),
  );

/** Waits, and reports progress meanwhile. Every error says how to read again what may go on. */
export async function waitWithProgress<T>(
  { waitSeconds, call, way }: { waitSeconds: number; call: ToolCall; way: string },
  wait: (options: WaitOptions) => Promise<T>,
): Promise<T> {
  const { signal, onProgress } = call;
  let last = 'waiting';
  const heartbeat = setInterval(() => onProgress(last), HEARTBEAT_MS);
  try {
    return await wait({
      waitMs: waitSeconds * 1000,
      signal,
      onProgress(message) {
        last = message;
        onProgress(message);
      },
    });
  } catch (error) {
    throw new WaitError(way, { cause: error });
  } finally {
    clearInterval(heartbeat);
  }
}
