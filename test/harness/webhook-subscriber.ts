import { createWebhook, listWebhookDeliveries, type WebhookDelivery, type WebhookEndpointInput } from '@excerpt/sdk';
import { Webhook } from 'standardwebhooks';
import { expect } from 'vitest';
import { ok } from './builders.ts';
import type { TestUser } from './test-app.ts';
import { startReceiver, type Received, type Reply, type WebhookReceiver } from './webhook-receiver.ts';

/** Starts receivers, registers them as endpoints of a user, and reads their deliveries. */
export class WebhookSubscriber {
  readonly #user: TestUser;
  #receivers: WebhookReceiver[] = [];

  constructor(user: TestUser) {
    this.#user = user;
  }

  async startReceiver(reply?: Reply): Promise<WebhookReceiver> {
    const receiver = await startReceiver(reply);
    this.#receivers.push(receiver);
    return receiver;
  }

  async register(
    path: { slug: string },
    receiver: WebhookReceiver,
    body: Partial<WebhookEndpointInput> = {},
    env: 'production' | 'staging' = 'production',
  ) {
    const { client } = this.#user;
    return ok(await createWebhook({ client, path, query: { env }, body: { url: `${receiver.url}/hook`, ...body } }));
  }

  /** The deliveries of an endpoint, newest first. */
  async listDeliveries({ id }: { id: string }): Promise<WebhookDelivery[]> {
    return ok(await listWebhookDeliveries({ client: this.#user.client, path: { id } })).data;
  }

  /** Waits until an endpoint has this number of deliveries. Returns them, newest first. */
  async waitForDeliveries(endpoint: { id: string }, count: number): Promise<WebhookDelivery[]> {
    await expect.poll(async () => (await this.listDeliveries(endpoint)).length).toBe(count);
    return this.listDeliveries(endpoint);
  }

  async closeReceivers(): Promise<void> {
    const receivers = this.#receivers;
    this.#receivers = [];
    await Promise.all(receivers.map((receiver) => receiver.close()));
  }
}

/** The event of a request. Throws if its signature is not of the endpoint's secret. */
export function verify({ secret }: { secret: string }, { body, headers }: Received): unknown {
  return new Webhook(secret).verify(body, headers);
}
