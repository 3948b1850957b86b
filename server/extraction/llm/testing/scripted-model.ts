import { afterAll, afterEach } from 'vitest';
import { startScriptedProvider, type ScriptedProvider } from '../../../../test/harness/providers/scripted-provider.ts';
import type { ModelClientOptions } from '../create-model-client.ts';
import type { ModelClient } from '../model-client.ts';
import { createTestClient } from './model-calls.ts';

/**
 * Starts a fake provider for all tests of a file. Each test begins with an empty script and new clients, which close
 * after it.
 */
export async function useScriptedProvider(): Promise<{
  provider: ScriptedProvider;
  clientWith(options?: Partial<ModelClientOptions>): ModelClient;
}> {
  const provider = await startScriptedProvider();
  const clients: ModelClient[] = [];
  afterEach(async () => {
    provider.reset();
    await Promise.all(clients.splice(0).map((client) => client.close()));
  });
  afterAll(() => provider.close());
  return {
    provider,
    clientWith(options) {
      const client = createTestClient(options);
      clients.push(client);
      return client;
    },
  };
}
