import { redeliverWebhookEvents, testWebhook } from '@excerpt/sdk';
import { expect } from 'vitest';
import { ok, workspaceWithSchema } from '../harness/builders.ts';
import { longTest, quickTest } from '../harness/scale.ts';
import { startTestApp } from '../harness/test-app.ts';
import { loopbackWebhooks } from '../harness/webhook-receiver.ts';
import { WebhookSubscriber } from '../harness/webhook-subscriber.ts';

/**
 * @param count more events than one transaction sends
 * @param isReceived waits until all of them have arrived, a thousand in two seconds
 */
async function redeliver(count: number, { isReceived }: { isReceived: boolean }): Promise<void> {
  const app = await startTestApp({ settings: loopbackWebhooks, database: 'sqlite' });
  const subscriber = new WebhookSubscriber(app.admin);
  try {
    const { client } = app.admin;
    const receiver = await subscriber.startReceiver((response, _, request) =>
      response.writeHead(request === 1 ? 500 : 204).end(),
    );
    const path = await workspaceWithSchema(app.admin);
    const endpoint = await subscriber.register(path, receiver, { events: ['webhook.test'] });
    ok(await testWebhook({ client, path: endpoint }));
    await subscriber.waitForDeliveries(endpoint, 1);
    await app.withDatabase(async (db) => {
      const numbers = `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${count})`;
      const insert = (statement: string) => db.executeQuery({ ...db.selectNoFrom([]).compile(), sql: statement });
      await insert(`insert into webhook_events (id, workspace_id, kind, resource_id, body, created_at)
        ${numbers} select 'evt_z' || n, event.workspace_id, kind, resource_id, body, created_at
        from numbers, webhook_events as event where event.resource_id = '${endpoint.id}'`);
      await insert(`insert into webhook_messages (id, event_id, endpoint_id, state, is_manual, attempts, due_at)
        ${numbers} select 'whm_z' || n, 'evt_z' || n, '${endpoint.id}', 'failed', 0, 10, '2026-01-01T00:00:00.000Z'
        from numbers`);
    });
    const body = { since: '2026-01-01T00:00:00Z' };
    expect(ok(await redeliverWebhookEvents({ client, path: endpoint, body })).count).toBe(count + 1);
    const countSent = () =>
      app.withDatabase((db) =>
        db
          .selectFrom('webhook_messages')
          .select(({ fn }) => fn.count<number>('event_id').distinct().as('events'))
          .where('endpoint_id', '=', endpoint.id)
          .where('is_manual', '=', 1)
          .executeTakeFirstOrThrow(),
      );
    expect(await countSent()).toEqual({ events: count + 1 });
    if (!isReceived) return;
    await app.app.idle();
    // Those for which the endpoint had no connection free are due a second later.
    const countReceived = () => new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size;
    await expect.poll(countReceived).toBe(count + 1);
  } finally {
    await app.close();
    await subscriber.closeReceivers();
  }
}

quickTest('failed events are sent again in several transactions', () => redeliver(1_200, { isReceived: true }));

longTest('more failed events are sent again than a statement of SQLite takes parameters', () =>
  redeliver(35_000, { isReceived: false }),
);
