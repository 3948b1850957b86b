import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export type LoadOptions = {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  /** JSON. */
  body?: string;
  /** Sends another `Idempotency-Key` with each request. */
  hasIdempotencyKeys?: boolean;
  connections: number;
  expectedStatus: number;
} & ({ seconds: number } | { requests: number });

export interface Load {
  seconds: number;
  /** Milliseconds of every request. */
  latencies: number[];
  /** Share of one core that the generator took itself: near 1, it and not the server was the limit. */
  busyShare: number;
}

/** Rejects when an answer is not the one expected. */
export async function runLoad(options: LoadOptions): Promise<Load> {
  const entry = fileURLToPath(new URL('http-load.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [entry, JSON.stringify(options)], {
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(stdout) as Load;
}
