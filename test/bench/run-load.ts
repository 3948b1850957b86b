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
  /** Latency of each request, in milliseconds. */
  latencies: number[];
  /** Share of one core that the generator used. Near 1, the generator was the bottleneck. */
  busyShare: number;
}

/** Rejects if a response has another status than expected. */
export async function runLoad(options: LoadOptions): Promise<Load> {
  const entry = fileURLToPath(new URL('http-load.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [entry, JSON.stringify(options)], {
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(stdout) as Load;
}
