import { createExtractionPool } from '../../server/extraction/child/extraction-pool.ts';
import { createLocalEngine } from '../../server/extraction/local/local-engine.ts';
import { createGate } from '../harness/gate.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { loopbackWebhooks, startReceiver } from '../harness/webhook-receiver.ts';
import type { PinnedSurroundings } from './call-pinned-operations.ts';

/** A server on which every pinned operation can succeed. Every model is answered by the built-in extractor. */
export async function startPinnedTest(): Promise<{
  app: TestApp;
  surroundings: PinnedSurroundings;
  close(): Promise<void>;
}> {
  const gate = createGate();
  const pool = createExtractionPool({ processes: 1, maxRssBytes: 2 ** 30, deadlineMs: 30_000 });
  const local = createLocalEngine(pool);
  const receiver = await startReceiver();
  const app = await startTestApp({
    settings: loopbackWebhooks,
    engine: {
      extract: async (request) => {
        await gate.pass(request.signal);
        return local.extract(request);
      },
      close: () => pool.close(),
    },
    models: { listModels: async () => ['mistral-small-2603', 'mistral-large-2512'] },
  });
  const { id: userId } = await app.addUser();
  return {
    app,
    surroundings: {
      receiverUrl: receiver.url,
      userId,
      idle: () => app.app.idle(),
      async whileHeld(work) {
        gate.close();
        try {
          return await work();
        } finally {
          gate.open();
        }
      },
    },
    async close() {
      await app.close();
      await receiver.close();
    },
  };
}
