/** What time does to the service: limits, retention and retries, tried on the server and on the fake alike. */
import { afterEach, describe, expect, it } from 'vitest';
import { invoiceDefinition, invoiceText } from '../../test/harness/builders.ts';
import { refusal } from './harness/refusal.ts';
import { startFakeSubject, startServerSubject, type Subject, type SubjectOptions } from './harness/subjects.ts';

const SECOND_MS = 1_000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

describe.each([
  { name: 'the server', startSubject: startServerSubject },
  { name: 'the fake', startSubject: startFakeSubject },
])('$name', ({ startSubject }) => {
  let subject: Subject;
  afterEach(() => subject.close());

  async function start(options: SubjectOptions = {}) {
    subject = await startSubject(options);
    const owner = await subject.addUser('pro');
    return { owner, excerpt: owner.excerpt };
  }

  async function prepare() {
    const { excerpt } = await start();
    const { slug: workspace } = await excerpt.workspaces.create({ name: 'Over time' });
    const target = { workspace, schemaKey: 'invoice' };
    await excerpt.schemas.create({ ...target, name: 'Invoice', definition: invoiceDefinition });
    return { excerpt, workspace, target };
  }

  const until = (condition: () => Promise<boolean>) => subject.until(condition);

  it('limits the requests of an API key', async () => {
    const { owner } = await start({ rateLimit: { perMinute: 2, burst: 2 } });
    const other = await subject.addUser('pro');
    const headersOf = ({ headers }: Response) => [
      headers.get('x-ratelimit-limit'),
      headers.get('x-ratelimit-remaining'),
    ];
    expect(headersOf(await owner.send('/me'))).toEqual(['2', '1']);
    expect(headersOf(await owner.send('/me'))).toEqual(['2', '0']);
    const refused = await owner.send('/me');
    expect([refused.status, ...headersOf(refused)]).toEqual([429, '2', '0']);
    expect(await refused.json()).toMatchObject({ code: 'rate_limited', retryable: true });
    const retryAfter = Number(refused.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(30);
    expect(Number(refused.headers.get('x-ratelimit-reset'))).toBeGreaterThan(0);
    expect((await other.send('/me')).status).toBe(200);
    await subject.pass(30 * SECOND_MS);
    expect((await owner.send('/me')).status).toBe(200);
  });

  it('erases what is older than the environment keeps it', async () => {
    const { excerpt, workspace, target } = await prepare();
    const { url } = subject.receiver;
    const endpoint = await excerpt.webhooks.create({ workspace, url, events: ['run.completed'] });
    await excerpt.environments.update({ workspace, envSlug: 'production', retentionDays: 7 });
    const { runId } = await excerpt.extraction.extract({ ...target, name: 'a.txt', content: invoiceText });
    const run = await excerpt.runs.wait(runId);
    await until(async () => (await excerpt.webhooks.listDeliveries(endpoint.id)).total === 1);

    await subject.pass(6 * DAY_MS);
    await subject.sweep();
    expect(await excerpt.documents.get(run.documentId)).toMatchObject({
      expiredAt: null,
      extractedData: { total: 118 },
    });

    await subject.pass(2 * DAY_MS);
    await subject.sweep();
    await until(async () => (await excerpt.documents.get(run.documentId)).expiredAt !== null);
    const document = await excerpt.documents.get(run.documentId);
    expect(document).toMatchObject({ content: null, extractedData: null, name: 'a.txt', status: 'parsed' });
    const expired = await excerpt.runs.get(run.id);
    const { expiredAt } = expired;
    expect(expiredAt).toEqual(expect.any(String));
    expect(expired).toEqual({
      ...run,
      extractedData: null,
      evidence: [],
      warnings: [],
      expiredAt,
      updatedAt: expiredAt,
    });

    const content = { status: 410, code: 'content_expired' };
    expect(await refusal(excerpt.documents.getFile(document.id))).toMatchObject(content);
    expect(await refusal(excerpt.documents.getLayout(document.id))).toMatchObject(content);
    expect(await refusal(excerpt.runs.rerun(run.id))).toMatchObject(content);
    expect(await refusal(excerpt.extraction.extract({ ...target, documentId: document.id }))).toMatchObject(content);
    const [delivery] = (await excerpt.webhooks.listDeliveries(endpoint.id)).data;
    expect(delivery).toMatchObject({ responseBody: null, success: true });
    expect(delivery?.payload['data']).toEqual({ id: run.id });
    const deliveryId = delivery?.id ?? '';
    expect(await refusal(excerpt.webhooks.redeliverDelivery({ id: endpoint.id, deliveryId }))).toMatchObject(content);
  });

  it('erases the events of what is deleted', async () => {
    const { excerpt, workspace, target } = await prepare();
    const { url } = subject.receiver;
    const endpoint = await excerpt.webhooks.create({ workspace, url, events: ['run.completed'] });
    const { runId } = await excerpt.extraction.extract({ ...target, name: 'a.txt', content: invoiceText });
    await excerpt.runs.wait(runId);
    await until(async () => (await excerpt.webhooks.listDeliveries(endpoint.id)).total === 1);
    await excerpt.runs.delete(runId);
    const [delivery] = (await excerpt.webhooks.listDeliveries(endpoint.id)).data;
    expect(delivery).toMatchObject({ responseBody: null, success: true });
    expect(delivery?.payload['data']).toEqual({ id: runId });
  });

  it('stops sending to an endpoint that fails for 5 days, and to one that is gone', async () => {
    const { excerpt, workspace } = await prepare();
    const { receiver } = subject;
    receiver.status = 500;
    const { id } = await excerpt.webhooks.create({ workspace, url: receiver.url });
    const send = async (sent: number) => {
      await excerpt.webhooks.test(id);
      await until(async () => receiver.received.length >= sent);
      await subject.pass(0);
    };
    await send(1);
    await subject.pass(4.9 * DAY_MS);
    expect(await excerpt.webhooks.get(id)).toMatchObject({ isActive: true, disabledReason: null });
    await subject.pass(0.2 * DAY_MS);
    await send(receiver.received.length + 1);
    await until(async () => !(await excerpt.webhooks.get(id)).isActive);
    expect((await excerpt.webhooks.get(id)).disabledReason).toBe('failing');
    const made = receiver.received.length;
    await subject.pass(DAY_MS);
    expect(receiver.received).toHaveLength(made);

    await excerpt.webhooks.update(id, { isActive: true });
    receiver.status = 410;
    await send(made + 1);
    await until(async () => !(await excerpt.webhooks.get(id)).isActive);
    expect((await excerpt.webhooks.get(id)).disabledReason).toBe('gone');
  });

  it('probes an endpoint that failed ten times in a row', async () => {
    const { excerpt, workspace } = await prepare();
    const { receiver } = subject;
    receiver.status = 500;
    const { id } = await excerpt.webhooks.create({ workspace, url: receiver.url });
    for (let sent = 0; sent < 10; sent += 1) await excerpt.webhooks.test(id);
    await until(async () => receiver.received.length === 10);
    await subject.pass(0);
    // The first retry of each is after 5 s, the second after 5 min; both are up to 15 % earlier or later.
    await subject.pass(6 * SECOND_MS);
    expect(receiver.received).toHaveLength(20);
    await subject.pass(350 * SECOND_MS);
    expect(receiver.received).toHaveLength(21);
  });
});
