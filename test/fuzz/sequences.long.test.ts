import fc from 'fast-check';
import { createWorkspace } from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ok } from '../harness/builders.ts';
import { slowEngine } from '../harness/engines.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { loopbackWebhooks } from '../harness/webhook-receiver.ts';
import { compareLists, serviceCommands, type RealService } from './service-commands.ts';
import { createModel } from './service-model.ts';

const SEQUENCES = 40;
const MAX_COMMANDS = 40;
/** Long enough that some requests meet a run that is not final. */
const ENGINE_MS = 60;

const minutes = Number(process.env['EXCERPT_TEST_FUZZ_MINUTES'] ?? 0);
const seed = Number(process.env['EXCERPT_TEST_SEED'] ?? 6);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ settings: loopbackWebhooks, engine: slowEngine(ENGINE_MS) });
});
afterAll(() => app.close());

async function openService(user: TestUser): Promise<RealService> {
  const { slug } = ok(await createWorkspace({ client: user.client, body: { name: 'Sequence' } }));
  return {
    workspace: `/workspaces/${slug}`,
    async send(method, path, body, idempotencyKey) {
      const response = await user.request(path, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return {
        status: response.status,
        isReplayed: response.headers.get('idempotency-replayed') === 'true',
        body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
      };
    },
  };
}

test(
  `the service does what a small model of it does (seed ${seed})`,
  async () => {
    const ran = new Set<string>();
    const commands = fc.commands(serviceCommands, { maxCommands: MAX_COMMANDS, size: 'max' });
    const property = fc.asyncProperty(commands, async (sequence) => {
      const user = await app.addUser('pro');
      const real = await openService(user);
      const model = createModel();
      await fc.asyncModelRun(() => ({ model, real }), sequence);
      await app.app.idle();
      await compareLists.run(model, real);
      for (const [id, { status }] of model.runs) {
        const final = (await real.send('GET', `/runs/${id}`)).body['status'];
        expect(final).toBe(status === 'open' ? 'completed' : status);
        ran.add(status);
      }
    });
    await fc.assert(property, {
      seed,
      numRuns: minutes > 0 ? 1_000_000_000 : SEQUENCES,
      ...(minutes > 0 && { interruptAfterTimeLimit: minutes * 60_000, markInterruptAsFailure: false }),
    });
    // Sequences in which nothing runs to its end, or nothing is cancelled, would test little.
    expect([...ran]).toEqual(expect.arrayContaining(['completed', 'cancelled']));
  },
  300_000 + minutes * 60_000,
);
