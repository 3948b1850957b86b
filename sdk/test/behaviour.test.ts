/**
 * What callers see of the service, tried on the server and on the fake of the testing kit: the same tests, so that the
 * fake cannot drift. Each answer of both is held against the contract on its way.
 */
import { webhooks, type Excerpt } from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoiceDefinition, invoiceText } from '../../test/harness/builders.ts';
import { refusal } from './harness/refusal.ts';
import { startFakeSubject, startServerSubject, type Subject, type SubjectUser } from './harness/subjects.ts';

describe.each([
  { name: 'the server', start: startServerSubject },
  { name: 'the fake', start: startFakeSubject },
])('$name', ({ start }) => {
  let subject: Subject;
  let owner: SubjectUser;
  let excerpt: Excerpt;
  let count = 0;

  beforeAll(async () => {
    subject = await start();
    owner = await subject.addUser('pro');
    excerpt = owner.excerpt;
  });
  afterAll(() => subject.close());

  /** A workspace of its own, with the schema `invoice`. */
  async function prepare(by: Excerpt = excerpt) {
    count += 1;
    const { slug } = await by.workspaces.create({ name: `Behaviour ${count}` });
    const schemaKey = 'invoice';
    await by.schemas.create({ workspace: slug, schemaKey, name: 'Invoice', definition: invoiceDefinition });
    return { at: { workspace: slug }, target: { workspace: slug, schemaKey } };
  }

  const textBody = { name: 'invoice.txt', content: invoiceText };

  async function completedRun(target: { workspace: string; schemaKey: string }) {
    const { runId } = await excerpt.extraction.extract({ ...target, ...textBody });
    return excerpt.runs.wait(runId);
  }

  describe('workspaces', () => {
    it('derives a slug from the name, and a free one where that is taken', async () => {
      const first = await excerpt.workspaces.create({ name: 'Müller & Söhne' });
      const second = await excerpt.workspaces.create({ name: 'Müller & Söhne', description: 'Again' });
      expect(second).toMatchObject({ slug: `${first.slug}-2`, description: 'Again', createdBy: owner.id });
      expect(first).toMatchObject({ name: 'Müller & Söhne', description: null });
    });

    it('refuses a slug that is taken, and a name that gives none', async () => {
      const { slug } = await excerpt.workspaces.create({ name: 'Taken' });
      expect(await refusal(excerpt.workspaces.create({ name: 'Other', slug }))).toMatchObject({ code: 'slug_taken' });
      const underivable = await refusal(excerpt.workspaces.create({ name: '!' }));
      expect(underivable).toMatchObject({ status: 422, code: 'slug_underivable', details: [{ path: '/name' }] });
    });

    it('changes and deletes them, with everything inside', async () => {
      const { at, target } = await prepare();
      const { id } = await completedRun(target);
      expect(await excerpt.workspaces.update({ ...at, name: 'Renamed' })).toMatchObject({ name: 'Renamed' });
      await excerpt.workspaces.delete(at);
      expect(await refusal(excerpt.workspaces.get(at))).toMatchObject({ status: 404, code: 'not_found' });
      expect(await refusal(excerpt.runs.get(id))).toMatchObject({ status: 404 });
    });

    it('does not show them to others, until they are members', async () => {
      const { at } = await prepare();
      const other = await subject.addUser('pro');
      expect(await refusal(other.excerpt.workspaces.get(at))).toMatchObject({ status: 404 });
      expect((await other.excerpt.workspaces.list()).total).toBe(0);
      await excerpt.members.add({ ...at, userId: other.id });
      expect(await other.excerpt.workspaces.get(at)).toMatchObject({ slug: at.workspace });
      const forbidden = await refusal(other.excerpt.workspaces.update({ ...at, name: 'Mine' }));
      expect(forbidden).toMatchObject({ status: 403, code: 'forbidden' });
      expect((await excerpt.members.list(at)).data.map(({ role }) => role).toSorted()).toEqual(['member', 'owner']);
      await excerpt.members.remove({ ...at, userId: other.id });
      expect(await refusal(other.excerpt.workspaces.get(at))).toMatchObject({ status: 404 });
      expect(await refusal(excerpt.members.remove({ ...at, userId: owner.id }))).toMatchObject({ status: 403 });
    });

    it('lists the newest first, in pages', async () => {
      const user = await subject.addUser('pro');
      for (const name of ['First', 'Second', 'Third']) await user.excerpt.workspaces.create({ name });
      const page = await user.excerpt.workspaces.list({ pageSize: 2 });
      expect(page).toMatchObject({ total: 3, page: 1, pageSize: 2, data: [{ name: 'Third' }, { name: 'Second' }] });
      expect((await page.nextPage())?.data).toMatchObject([{ name: 'First' }]);
      expect((await user.excerpt.workspaces.list({ page: 9 })).data).toEqual([]);
      const names: string[] = [];
      for await (const { name } of user.excerpt.workspaces.list({ pageSize: 1 })) names.push(name);
      expect(names).toEqual(['Third', 'Second', 'First']);
    });
  });

  describe('environments', () => {
    it('are three, of which a free plan locks two', async () => {
      const free = await subject.addUser('free');
      const { at, target } = await prepare(free.excerpt);
      const { data } = await free.excerpt.environments.list(at);
      expect(data.map(({ slug, isLocked, isDefault }) => [slug, isLocked, isDefault])).toEqual([
        ['production', false, true],
        ['staging', true, false],
        ['development', true, false],
      ]);
      const env = 'staging';
      const locked = await refusal(free.excerpt.documents.create({ ...target, ...textBody, env }));
      expect(locked).toMatchObject({ status: 403, code: 'environment_locked' });
      expect(await refusal(free.excerpt.extraction.extract({ ...target, ...textBody, env }))).toMatchObject({
        code: 'environment_locked',
      });
      expect((await free.excerpt.runs.list({ ...target, env })).data).toEqual([]);
    });

    it('keep documents and runs apart', async () => {
      const { target } = await prepare();
      const document = await excerpt.documents.create({ ...target, ...textBody, env: 'staging' });
      expect((await excerpt.documents.list(target)).total).toBe(0);
      expect((await excerpt.documents.list({ ...target, env: 'staging' })).total).toBe(1);
      const elsewhere = await refusal(excerpt.extraction.extract({ ...target, documentId: document.id } as never));
      expect(elsewhere).toMatchObject({ status: 404, code: 'not_found' });
    });

    it('are bound to a provider key and a model of its provider', async () => {
      const { at } = await prepare();
      const target = { ...at, envSlug: 'production' };
      expect(await excerpt.environments.get(target)).toMatchObject({
        providerKeyId: null,
        model: null,
        resolved: { provider: 'local', keySource: 'system', residency: 'EU' },
      });
      const modelAlone = await refusal(excerpt.environments.update({ ...target, model: 'gpt-6-luna' }));
      expect(modelAlone).toMatchObject({ status: 422, code: 'model_requires_key' });
      const key = await excerpt.providerKeys.create({ provider: 'openai', secret: 'sk-0123456789abcdef' });
      expect(key).toMatchObject({ maskedKey: 'sk…ef', status: 'unverified', name: 'OpenAI' });
      const bound = await excerpt.environments.update({ ...target, providerKeyId: key.id });
      expect(bound.resolved).toMatchObject({ provider: 'openai', model: key.defaultModel, keySource: 'user' });
      const foreign = await refusal(excerpt.environments.update({ ...target, model: 'no-such-model' }));
      expect(foreign).toMatchObject({ status: 422, code: 'model_not_allowed' });
      expect(await refusal(excerpt.providerKeys.delete(key.id))).toMatchObject({ status: 409, code: 'in_use' });
      await excerpt.environments.update({ ...target, providerKeyId: null, model: null });
      await excerpt.providerKeys.delete(key.id);
      expect(await refusal(excerpt.providerKeys.get(key.id))).toMatchObject({ status: 404 });
    });
  });

  describe('schemas', () => {
    it('count a version for each definition that is not the latest', async () => {
      const { target } = await prepare();
      const { total, invoiceNumber } = invoiceDefinition.properties;
      const post = (properties: object, name = 'Invoice') =>
        excerpt.schemas.create({ ...target, name, definition: { type: 'object', properties } });
      const same = await post({ total, invoiceNumber });
      expect(same).toMatchObject({ latestVersionNumber: 1, latestVersion: { versionNumber: 1 } });
      const renamed = await post({ total, invoiceNumber }, 'Renamed');
      expect(renamed).toMatchObject({ name: 'Renamed', latestVersion: { id: same.latestVersion.id } });
      const other = await post({ total });
      expect(other).toMatchObject({ latestVersionNumber: 2, latestVersion: { versionNumber: 2 } });
      const back = await post({ total, invoiceNumber });
      expect(back.latestVersion.versionNumber).toBe(3);
      expect(back.latestVersion.definitionHash).toBe(same.latestVersion.definitionHash);
      expect(back.latestVersion.definitionHash).toMatch(/^sha256:[0-9a-f]{64}$/);
      const { data } = await excerpt.schemas.listVersions(target);
      expect(data.map(({ versionNumber }) => versionNumber)).toEqual([3, 2, 1]);
      expect(await excerpt.schemas.getVersion({ ...target, versionNumber: 2 })).toEqual(other.latestVersion);
      expect(await refusal(excerpt.schemas.getVersion({ ...target, versionNumber: 9 }))).toMatchObject({ status: 404 });
    });

    it('have the hash of their canonical JSON', async () => {
      const { target } = await prepare();
      const { latestVersion } = await excerpt.schemas.create({
        ...target,
        schemaKey: 'hashed',
        name: 'Hashed',
        definition: { type: 'object', properties: { b: { type: 'number', multipleOf: 0.1 }, ä: { type: 'string' } } },
      });
      // sha256 of {"properties":{"b":{"multipleOf":0.1,"type":"number"},"ä":{"type":"string"}},"type":"object"}
      expect(latestVersion.definitionHash).toBe(
        'sha256:14994269141d064475db846a4ba3d03cb668fdc70523f7db5d84985a2dc0ffde',
      );
    });

    it('are deleted unless a run of theirs is active', async () => {
      const { target } = await prepare();
      subject.hold();
      const { runId } = await excerpt.extraction.extract({ ...target, ...textBody });
      expect(await refusal(excerpt.schemas.delete(target))).toMatchObject({ status: 409, code: 'in_use' });
      await excerpt.runs.cancel(runId);
      subject.release();
      await excerpt.schemas.delete(target);
      expect(await refusal(excerpt.schemas.get(target))).toMatchObject({ status: 404 });
    });

    it('are linted', async () => {
      const { target } = await prepare();
      const definition = { type: 'object', properties: { x: { type: 'string' } } };
      const { warnings } = await excerpt.schemas.lint({ ...target, definition });
      expect(warnings.map(({ path }) => path)).toContain('/properties/x');
    });
  });

  describe('documents', () => {
    it('are texts and files, and are parsed', async () => {
      const { target } = await prepare();
      const file = new File([invoiceText], 'invoice 1.txt', { type: 'text/plain' });
      const uploaded = await excerpt.documents.upload({ ...target, file, metadata: JSON.stringify({ batch: '7' }) });
      expect(uploaded).toMatchObject({
        name: 'invoice 1.txt',
        originalFilename: 'invoice 1.txt',
        mimeType: 'text/plain',
        fileSize: invoiceText.length,
        status: 'received',
        metadata: { batch: '7' },
        extractedData: null,
      });
      const { runId } = await excerpt.extraction.extract({ ...target, documentId: uploaded.id } as never);
      await excerpt.runs.wait(runId);
      const parsed = await excerpt.documents.get(uploaded.id);
      expect(parsed).toMatchObject({ status: 'parsed', extractedData: { total: 118 }, errorCode: null });
      expect(parsed.content?.trim()).toBe(invoiceText.trim());
      expect((await excerpt.documents.list({ ...target, metadata: { batch: '7' } })).total).toBe(1);
      expect((await excerpt.documents.list({ ...target, metadata: { batch: '8' } })).total).toBe(0);
      const [listed] = (await excerpt.documents.list({ ...target, content: false })).data;
      expect(listed).toMatchObject({ id: uploaded.id, content: null });
      expect(await (await excerpt.documents.getFile(uploaded.id)).text()).toBe(invoiceText);
      expect((await excerpt.documents.getLayout(uploaded.id)).pages[0]?.text).toContain('118.00');
      await excerpt.documents.delete(uploaded.id);
      expect(await refusal(excerpt.documents.get(uploaded.id))).toMatchObject({ status: 404 });
      expect(await refusal(excerpt.runs.get(runId))).toMatchObject({ status: 404 });
    });

    it('are refused when they are empty or of no type that can be read', async () => {
      const { target } = await prepare();
      const empty = new File([], 'empty.pdf');
      expect(await refusal(excerpt.documents.upload({ ...target, file: empty }))).toMatchObject({
        status: 422,
        code: 'empty_document',
      });
      expect(await refusal(excerpt.documents.create({ ...target, name: 'a', content: ' ' }))).toMatchObject({
        code: 'empty_document',
      });
      const file = new File([new Uint8Array([0, 1, 2, 3, 0, 255])], 'program.exe');
      expect(await refusal(excerpt.documents.upload({ ...target, file }))).toMatchObject({
        status: 415,
        code: 'unsupported_file_type',
      });
    });
  });

  describe('runs', () => {
    it('go from pending over processing to completed', async () => {
      const { target } = await prepare();
      subject.hold();
      subject.hold();
      const { runId, status } = await excerpt.extraction.extract({ ...target, ...textBody, metadata: { order: '9' } });
      expect(status).toBe('pending');
      const statuses: string[] = [];
      for await (const event of excerpt.runs.streamEvents(runId)) {
        if (event.type === 'status') statuses.push(event.status);
        if (event.status === 'processing') subject.release();
      }
      expect(statuses.slice(-2)).toEqual(['processing', 'completed']);
      const run = await excerpt.runs.get(runId);
      expect(run).toMatchObject({
        status: 'completed',
        schemaVersionNumber: 1,
        schemaSnapshot: invoiceDefinition,
        provider: 'local',
        keySource: 'system',
        residency: 'EU',
        attempts: 1,
        extractedData: { invoiceNumber: 'INV-2026-7', total: 118 },
        errorCode: null,
        metadata: { order: '9' },
      });
      expect(run.evidence.map(({ path }) => path).toSorted()).toEqual(['/invoiceNumber', '/total']);
      expect(run.startedAt).not.toBeNull();
      expect((await excerpt.runs.list(target)).data).toMatchObject([
        { id: runId, environmentName: 'Production', documentName: 'invoice.txt', schemaVersionNumber: 1 },
      ]);
      expect((await excerpt.runs.list({ ...target, status: 'failed' })).total).toBe(0);
      expect((await excerpt.runs.list({ ...target, metadata: { order: '9' } })).total).toBe(1);
    });

    it('are cancelled while they are active, and deleted when they are final', async () => {
      const { target } = await prepare();
      subject.hold();
      const { runId } = await excerpt.extraction.extract({ ...target, ...textBody });
      expect(await refusal(excerpt.runs.delete(runId))).toMatchObject({ status: 409, code: 'in_use' });
      expect(await excerpt.runs.cancel(runId)).toMatchObject({ status: 'cancelled', extractedData: null });
      subject.release();
      expect(await refusal(excerpt.runs.cancel(runId))).toMatchObject({ status: 409, code: 'run_not_active' });
      await excerpt.runs.delete(runId);
      expect(await refusal(excerpt.runs.get(runId))).toMatchObject({ status: 404 });
    });

    it('run again as new runs', async () => {
      const first = await completedRun((await prepare()).target);
      const { runId } = await excerpt.runs.rerun(first.id);
      expect(runId).not.toBe(first.id);
      const { documentId, schemaVersionId } = first;
      expect(await excerpt.runs.wait(runId)).toMatchObject({ documentId, schemaVersionId, status: 'completed' });
    });

    it('fail when their document has no text', async () => {
      const { target } = await prepare();
      const { id } = await excerpt.documents.create({ ...target, name: 'only a name' });
      const { runId } = await excerpt.extraction.extractDocument({ ...target, id });
      expect(await excerpt.runs.wait(runId)).toMatchObject({
        status: 'failed',
        extractedData: null,
        errorCode: { code: 'document_empty', stage: 'parse', retryable: false },
      });
      expect(await excerpt.documents.get(id)).toMatchObject({
        status: 'failed',
        errorCode: { code: 'document_empty' },
      });
    });

    it('take the schema of the request, and make its version', async () => {
      const { at } = await prepare();
      const target = { ...at, schemaKey: 'inline' };
      const schema = { type: 'object', properties: { total: { type: ['number', 'null'] } } };
      const { runId } = await excerpt.extraction.extract({ ...target, ...textBody, schema, schemaName: 'Inline' });
      expect(await excerpt.runs.wait(runId)).toMatchObject({ schemaSnapshot: schema, extractedData: { total: 118 } });
      expect(await excerpt.schemas.get(target)).toMatchObject({ name: 'Inline', latestVersionNumber: 1 });
    });

    it('need a key for a model of a provider', async () => {
      const { target } = await prepare();
      const extract = (model: string) => excerpt.extraction.extract({ ...target, ...textBody, model });
      expect(await refusal(extract('openai/gpt-6-luna'))).toMatchObject({ status: 412, code: 'no_key' });
      expect(await refusal(extract('nobody/x'))).toMatchObject({ status: 422, code: 'unknown_provider' });
      expect(await refusal(extract('local/x'))).toMatchObject({ status: 422, code: 'model_not_allowed' });
    });
  });

  describe('requests', () => {
    it('with an Idempotency-Key run once', async () => {
      const idempotencyKey = `key-${count}`;
      const first = await excerpt.workspaces.create({ name: 'Once' }, { idempotencyKey }).withResponse();
      const second = await excerpt.workspaces.create({ name: 'Once' }, { idempotencyKey }).withResponse();
      expect(second.data).toEqual(first.data);
      expect(first.response.headers.get('idempotency-replayed')).toBeNull();
      expect(second.response.headers.get('idempotency-replayed')).toBe('true');
      const mismatch = await refusal(excerpt.workspaces.create({ name: 'Other' }, { idempotencyKey }));
      expect(mismatch).toMatchObject({ status: 422, code: 'idempotency_mismatch' });
    });

    it('that know the resource already are answered with 304', async () => {
      const { at } = await prepare();
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
      const { at, target } = await prepare();
      const { url, received } = subject.receiver;
      const endpoint = await excerpt.webhooks.create({ ...at, url: `${url}/${count}`, events: ['run.completed'] });
      const { id, secret } = endpoint;
      const run = await completedRun(target);
      const mine = () => received.filter(({ path }) => path === `/${count}`);
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
