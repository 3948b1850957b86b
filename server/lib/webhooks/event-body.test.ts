import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createEventBody } from './event-body.ts';
import { generateSigningSecret, signDelivery } from './sign-delivery.ts';

const MAX_BYTES = 256 * 1024;
const TIME = '2026-01-31T09:30:00Z';
const bodyOf = (data: object) => createEventBody('run.completed', TIME, data);
const filledTo = (bytes: number) => 'x'.repeat(bytes - bodyOf({ id: 'run_1', extractedData: '' }).length);

describe('createEventBody', () => {
  it('has the type, the time and the resource', () => {
    expect(JSON.parse(bodyOf({ id: 'run_1' }))).toEqual({
      type: 'run.completed',
      timestamp: TIME,
      data: { id: 'run_1' },
    });
  });

  it('keeps the data of a body of exactly 256 KiB, and leaves it out of a larger one', () => {
    const extractedData = filledTo(MAX_BYTES);
    const full = bodyOf({ id: 'run_1', extractedData });
    expect(full).toHaveLength(MAX_BYTES);
    expect(JSON.parse(full)).toMatchObject({ data: { extractedData } });
    const larger = JSON.parse(bodyOf({ id: 'run_1', extractedData: `${extractedData}x` })) as object;
    expect(larger).toMatchObject({ data: { id: 'run_1', extractedData: null } });
  });

  it('counts bytes, not characters', () => {
    const body = bodyOf({ id: 'run_1', extractedData: 'é'.repeat(MAX_BYTES / 2) });
    expect(JSON.parse(body)).toMatchObject({ data: { extractedData: null } });
  });

  it('leaves out the schema only if the rest is still too large, and adds no field', () => {
    const large = 'x'.repeat(MAX_BYTES);
    const data = { id: 'run_1', schemaSnapshot: { name: 'small' }, extractedData: large };
    expect(JSON.parse(bodyOf(data))).toMatchObject({
      data: { id: 'run_1', schemaSnapshot: { name: 'small' }, extractedData: null },
    });
    expect(JSON.parse(bodyOf({ id: 'run_1', schemaSnapshot: large }))).toEqual({
      type: 'run.completed',
      timestamp: TIME,
      data: { id: 'run_1', schemaSnapshot: null },
    });
  });
});

describe('signDelivery', () => {
  it('signs id, time and body with each secret', () => {
    const secrets = [generateSigningSecret(), generateSigningSecret()];
    const headers = signDelivery(secrets, { id: 'evt_1', seconds: 1_700_000_000, body: '{}' });
    const signatures = secrets.map((secret) => {
      const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
      expect(key).toHaveLength(32);
      return `v1,${createHmac('sha256', key).update('evt_1.1700000000.{}').digest('base64')}`;
    });
    expect(headers).toEqual({
      'content-type': 'application/json',
      'webhook-id': 'evt_1',
      'webhook-timestamp': '1700000000',
      'webhook-signature': signatures.join(' '),
    });
    expect(secrets[0]).not.toBe(secrets[1]);
  });
});
