import type { Environment } from '../../server/config/read-settings.ts';
import { startServerProcess } from '../harness/server-process.ts';

/** Starts a provider with a script as a separate process, and returns its base URL. */
export async function startBenchProvider(script: string, latencyMs: number): Promise<string> {
  const program = [
    '--conditions=excerpt-source',
    'test/harness/providers/provider-process.ts',
    new URL(script, import.meta.url).pathname,
    String(latencyMs),
  ];
  return `${await startServerProcess(program, {}).url}/v1`;
}

/** Settings of a server whose fallback is that provider, with up to `atOnce` concurrent calls. */
export const providerSettings = (url: string, atOnce: number): Environment => ({
  EXCERPT_SYSTEM_PROVIDER: 'openai-compatible',
  EXCERPT_SYSTEM_MODEL: 'scripted',
  EXCERPT_SYSTEM_API_KEY: 'sk-bench',
  EXCERPT_SYSTEM_BASE_URL: url,
  EXCERPT_PROVIDER_ALLOW_PRIVATE: '*',
  EXCERPT_PROVIDER_CONCURRENCY: String(atOnce),
  EXCERPT_CONCURRENCY: String(atOnce),
});
