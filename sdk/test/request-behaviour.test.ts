/** Requests and webhooks as callers see them, tested on the server and on the fake. */
import { webhooks, type Excerpt } from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeRun, prepareWorkspace, textBody } from './harness/prepare-workspace.ts';
import { refusal } from './harness/refusal.ts';
import { startFakeSubject, startServerSubject, type Subject, type SubjectUser } from './harness/subjects.ts';

describe.each([
  { name: 'the server', start: startServerSubject },
  { name: 'the fake', start: startFakeSubject },
])('$name', ({ start }) => {
  let subject: Subject;
  let owner: SubjectUser;
  let excerpt: Excerpt;

  beforeAll(async () => {
    subject = await start();
    owner = await subject.addUser('pro');
    excerpt = owner.excerpt;
  });
  afterAll(() => subject.close());

  describe('requests', () => {
    it('with an Idempotency-Key run once', async () => {
      const idempotencyKey = 'workspace-once';
      const first = await excerpt.workspaces.create({ name: 'Once' }, { idempotencyKey }).withResponse();
      const second = await excerpt.workspaces.create({ name: 'Once' }, { idempotencyKey }).withResponse();
      expect(second.data).toEqual(first.data);
      expect(first.response.headers.get('idempotency-replayed')).toBeNull();
      expect(second.response.headers.get('idempotency-replayed')).toBe('true');
      const mismatch = await refusal(excerpt.workspaces.create({ name: 'Other' }, { idempotencyKey }));
      expect(mismatch).toMatchObject({ status: 422, code: 'idempotency_mismatch' });
    });

    it('are not replayed to a caller that has lost the right to the answer', async () => {
      const { at, target } = await prepareWorkspace(excerpt);
      const other = await subject.addUser('pro');
      await excerpt.members.add({ ...at, userId: other.id });
      const idempotencyKey = 'member-once';
      const create = () => other.excerpt.documents.create({ ...target, ...textBody }, { idempotencyKey });
      const created = await create();
      expect((await create()).id).toBe(created.id);
      const rerun = { idempotencyKey: 'rerun-once' };
      const { id } = await completeRun(other.excerpt, target);
      await other.excerpt.runs.rerun({ id }, rerun);
      await excerpt.members.remove({ ...at, userId: other.id });
      expect(await refusal(create())).toMatchObject({ status: 404, code: 'not_found' });
      expect(await refusal(other.excerpt.runs.rerun({ id }, rerun))).toMatchObject({ status: 404 });
    });

    it('that know the resource already are answered with 304', async () => {
      const { at } = await prepareWorkspace(excerpt);
      const path = `/workspaces/${at.workspace}`;
      const etag = (await owner.send(path)).headers.get('etag') ?? '';
      expect(etag).not.toBe('');
      expect((await owner.send(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
      await excerpt.workspaces.update({ ...at, name: 'Changed' });
      expect((await owner.send(path, { headers: { 'if-none-match': etag } })).status).toBe(200);
    });

    it('need an API key that may do it', async () => {
      const { key, id } = await excerpt.apiKeys.create({ name: 'Reads', scope: 'read' });
      const reader = subject.excerptWith(key);
      expect((await reader.workspaces.list()).page).toBe(1);
      expect(await refusal(reader.workspaces.create({ name: 'No' }))).toMatchObject({ status: 403, code: 'forbidden' });
      await excerpt.apiKeys.delete(id);
      expect(await refusal(reader.workspaces.list())).toMatchObject({ status: 401, code: 'unauthorized' });
      expect((await excerpt.apiKeys.list()).data.map((one) => one.id)).not.toContain(id);
      expect(await excerpt.me.get()).toMatchObject({ id: owner.id, plan: 'pro' });
    });
  });

  describe('webhooks', () => {
    it('are signed, recorded and sent again', async () => {
      const { at, target } = await prepareWorkspace(excerpt);
      const { url, received } = subject.receiver;
      const endpoint = await excerpt.webhooks.create({
        ...at,
        url: `${url}/${at.workspace}`,
        events: ['run.completed'],
      });
      const { id, secret } = endpoint;
      const run = await completeRun(excerpt, target);
      const mine = () => received.filter(({ path }) => path === `/${at.workspace}`);
      await subject.until(() => mine().length === 1);
      const [delivery] = mine();
      const event = await webhooks.verify(delivery?.body ?? '', delivery?.headers ?? {}, secret);
      expect(event).toMatchObject({ type: 'run.completed', data: { id: run.id, extractedData: { total: 118 } } });

      const { eventId } = await excerpt.webhooks.test(id);
      await subject.until(() => mine().length === 2);
      expect(mine()[1]?.headers['webhook-id']).toBe(eventId);
      await subject.until(async () => (await excerpt.webhooks.listDeliveries(id)).total === 2);
      const { data } = await excerpt.webhooks.listDeliveries(id);
      expect(data).toMatchObject([
        { event: 'webhook.test', success: true, statusCode: 204, error: null },
        { event: 'run.completed', success: true, payload: { data: { id: run.id } } },
      ]);
      await excerpt.webhooks.redeliverDelivery({ id, deliveryId: data[1]?.id ?? '' });
      await subject.until(() => mine().length === 3);
      expect(mine()[2]?.headers['webhook-id']).toBe(delivery?.headers['webhook-id']);

      const rotated = await excerpt.webhooks.rotateSecret(id);
      await excerpt.webhooks.test(id);
      await subject.until(() => mine().length === 4);
      const last = mine()[3];
      for (const one of [secret, rotated.secret]) await webhooks.verify(last?.body ?? '', last?.headers ?? {}, one);
      expect(await excerpt.webhooks.redeliverEvents(id, { since: '2020-01-01T00:00:00Z' })).toEqual({ count: 0 });
      await excerpt.webhooks.update(id, { isActive: false });
      expect(await excerpt.webhooks.get(id)).toMatchObject({ isActive: false, disabledReason: null });
      await excerpt.webhooks.delete(id);
      expect((await excerpt.webhooks.list(at)).total).toBe(0);
    });
  });
});
