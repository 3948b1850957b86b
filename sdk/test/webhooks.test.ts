import { createHmac } from 'node:crypto';
import { Excerpt, webhooks, WebhookVerificationError } from '@excerpt/sdk';
import { signedWebhook } from '@excerpt/sdk/testing';
import { describe, expect, expectTypeOf, it } from 'vitest';
import contract from '../../server/generated/openapi.json' with { type: 'json' };

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const other = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
const now = () => Math.floor(Date.now() / 1000);
const body = JSON.stringify({ type: 'later.kind', timestamp: '2026-01-31T09:30:00.000Z', data: { name: 'Müller' } });

function sign(payload: string, timestamp: number, key = secret): string {
  const bytes = Buffer.from(key.slice('whsec_'.length), 'base64');
  return `v1,${createHmac('sha256', bytes).update(`evt_1.${timestamp}.${payload}`).digest('base64')}`;
}

function headersOf(payload: string, { timestamp = now(), keys = [secret] } = {}) {
  return {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': keys.map((key) => sign(payload, timestamp, key)).join(' '),
  };
}

describe('webhooks.verify()', () => {
  it('takes what Standard Webhooks shows as its example', async () => {
    const headers = {
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    };
    const payload = '{"test": 2432232314}';
    await expect(webhooks.verify(payload, headers, secret, { tolerance: Infinity })).resolves.toBeDefined();
    await expect(webhooks.verify(payload, headers, secret)).rejects.toThrow('is not within 300 s of now');
  });

  it('distinguishes the events of the contract by their type', async () => {
    const example = contract.components.examples.RunCompletedEvent.value;
    const payload = JSON.stringify(example);
    const event = await webhooks.verify(payload, headersOf(payload), secret);
    expect(event).toEqual(example);
    if (event.type !== 'run.completed') throw new Error('It is of another type.');
    expectTypeOf(event.data.status).toExtend<string>();
    expect(event.data.status).toBe('completed');
  });

  it('answers an event of an unknown kind as such', async () => {
    expect(await webhooks.verify(body, headersOf(body), secret)).toEqual({
      type: 'unknown',
      kind: 'later.kind',
      timestamp: '2026-01-31T09:30:00.000Z',
      data: { name: 'Müller' },
    });
  });

  it.each([
    ['text', body],
    ['a Buffer', Buffer.from(body)],
    ['an ArrayBuffer', new TextEncoder().encode(body).buffer],
  ])('takes the body as %s', async (_, payload) => {
    await expect(webhooks.verify(payload, headersOf(body), secret)).resolves.toBeDefined();
  });

  it.each([
    ['Headers', new Headers(headersOf(body))],
    [
      'in capitals',
      Object.fromEntries(Object.entries(headersOf(body)).map(([name, value]) => [name.toUpperCase(), value])),
    ],
    ['as lists', Object.fromEntries(Object.entries(headersOf(body)).map(([name, value]) => [name, [value]]))],
  ])('takes headers %s', async (_, headers) => {
    await expect(webhooks.verify(body, headers, secret)).resolves.toBeDefined();
  });

  it('takes any of the signatures and any of the secrets', async () => {
    await expect(webhooks.verify(body, headersOf(body, { keys: [other, secret] }), secret)).resolves.toBeDefined();
    await expect(webhooks.verify(body, headersOf(body), [other, secret])).resolves.toBeDefined();
  });

  it('is a method of a client too', async () => {
    const excerpt = new Excerpt({ baseUrl: 'http://excerpt.test', apiKey: 'k' });
    await expect(excerpt.webhooks.verify(body, headersOf(body), secret)).resolves.toBeDefined();
  });

  it.each([
    ['a changed body', `${body} `, headersOf(body)],
    ['another id', body, { ...headersOf(body), 'webhook-id': 'evt_2' }],
    ['another time', body, { ...headersOf(body), 'webhook-timestamp': String(now() - 1) }],
    ['the signature of another secret', body, headersOf(body, { keys: [other] })],
    [
      'a signature of another version',
      body,
      { ...headersOf(body), 'webhook-signature': sign(body, now()).replace('v1', 'v2') },
    ],
    ['a signature that is none', body, { ...headersOf(body), 'webhook-signature': 'v1,~~~ v1, v1' }],
    ['a delivery of six minutes ago', body, headersOf(body, { timestamp: now() - 360 })],
    ['a delivery of the future', body, headersOf(body, { timestamp: now() + 360 })],
    ['no signature', body, { ...headersOf(body), 'webhook-signature': undefined }],
    ['no time', body, { ...headersOf(body), 'webhook-timestamp': '' }],
  ])('refuses %s', async (_, payload, headers) => {
    await expect(webhooks.verify(payload, headers, secret)).rejects.toBeInstanceOf(WebhookVerificationError);
  });

  it('says that it needs the body as it arrived, and a secret', async () => {
    await expect(webhooks.verify(JSON.parse(body) as string, headersOf(body), secret)).rejects.toThrow(
      'not what was parsed',
    );
    await expect(webhooks.verify(body, headersOf(body), '')).rejects.toThrow('whsec_');
  });
});

describe('signedWebhook()', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const verify = async (request: Request) => webhooks.verify(await request.text(), request.headers, secret);

  it('is a request that is verified, with the example of the contract', async () => {
    const request = await signedWebhook('run.completed', {
      secret,
      data: { id: 'run_mine' },
      url: 'http://app.test/hook',
    });
    expect(request).toMatchObject({ method: 'POST', url: 'http://app.test/hook' });
    const event = await verify(request);
    expect(event).toMatchObject({ type: 'run.completed', data: { id: 'run_mine', status: 'completed' } });
  });

  it('can be too old, or of another secret', async () => {
    const old = await signedWebhook('webhook.test', { secret, timestamp: Date.now() - 600_000 });
    await expect(verify(old)).rejects.toThrow('is not within 300 s');
    const other = await signedWebhook('webhook.test', { secret: 'whsec_b3RoZXI=' });
    await expect(verify(other)).rejects.toThrow('No signature');
    await expect(signedWebhook('run.lost' as never, { secret })).rejects.toThrow('There is no event run.lost.');
  });
});
