import { readFileSync } from 'node:fs';
import { Excerpt, type Batch, type BatchList } from '@excerpt/sdk';
import { createFake } from '@excerpt/sdk/testing';
import { expect, test } from 'vitest';
import { invoiceDefinition, invoiceText } from '../../test/harness/builders.ts';
import { waitFor } from '../testing/wait-for.ts';
import { LIVE_EVENT_KINDS, readLiveEvents } from './live-events.ts';

test('what happens while the server is out of reach is found afterwards', async () => {
  const fake = createFake({ pin: '0.6.0' });
  const { apiKey } = fake.addUser();
  const options = { baseUrl: 'http://fake.test', apiKey, maxRetries: 0 };
  const direct = new Excerpt({ ...options, fetch: fake.fetch });
  const paths: string[] = [];
  let isDown = false;
  let batchStatus: Batch['status'] = 'processing';
  const client = new Excerpt({
    ...options,
    async fetch(...request) {
      const path = new URL(new Request(...request).url).pathname;
      paths.push(path);
      if (isDown) throw new TypeError('fetch failed');
      const answer = await fake.fetch(...request);
      if (!path.endsWith('/batches')) return answer;
      // The fake has one batch, which is always the same.
      const list = (await answer.json()) as BatchList;
      return Response.json({ ...list, data: list.data.map((batch) => ({ ...batch, status: batchStatus })) });
    },
  });
  const { slug: workspace } = await direct.workspaces.create({ name: 'Live' });
  const target = { workspace, schemaKey: 'invoice' };
  await direct.schemas.create({ ...target, name: 'Invoice', definition: invoiceDefinition });

  const controller = new AbortController();
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => void failures.push(error);
  const events = readLiveEvents({ client, workspace, env: 'production', signal: controller.signal, onFailure });
  const first = events.next();
  await waitFor(() => paths.some((path) => path.endsWith('/reviews')));
  isDown = true;
  const { runId } = await direct.extraction.extract({ ...target, name: 'a.txt', content: invoiceText });
  await direct.runs.wait(runId);
  await waitFor(() => failures.length > 0);
  isDown = false;
  expect((await first).value).toMatchObject({ type: 'document.parsed' });
  expect((await events.next()).value).toMatchObject({ type: 'run.completed', data: { id: runId } });
  batchStatus = 'completed';
  const [batch] = (await direct.batches.list(target)).data;
  expect((await events.next()).value).toMatchObject({ type: 'batch.completed', data: { id: batch?.id } });
  controller.abort();
  expect(await events.next()).toEqual({ done: true, value: undefined });
});

// Entries of the audit log are read by `excerpt audit`.
const NOT_LIVE = ['webhook.test', 'audit.recorded'];

test('the kinds that can be listened to are those that webhooks deliver', () => {
  const path = new URL('../../openapi/webhook-events.yaml', import.meta.url);
  const kinds = [...readFileSync(path, 'utf8').matchAll(/^ {2}([a-z._]+):$/gm)].map(([, kind = '']) => kind);
  const delivered = kinds.filter((kind) => !NOT_LIVE.includes(kind));
  expect([...LIVE_EVENT_KINDS].toSorted()).toEqual(delivered.toSorted());
});
