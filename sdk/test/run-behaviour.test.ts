/** Documents and runs as callers see them, tested on the server and on the fake. */
import type { Excerpt } from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoiceDefinition, invoiceText } from '../../test/harness/builders.ts';
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

  describe('documents', () => {
    it('are texts and files, and are parsed', async () => {
      const { target } = await prepareWorkspace(excerpt);
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
      const { target } = await prepareWorkspace(excerpt);
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
      const { target } = await prepareWorkspace(excerpt);
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
      const { target } = await prepareWorkspace(excerpt);
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
      const first = await completeRun(excerpt, (await prepareWorkspace(excerpt)).target);
      const { runId } = await excerpt.runs.rerun(first.id);
      expect(runId).not.toBe(first.id);
      const { documentId, schemaVersionId } = first;
      expect(await excerpt.runs.wait(runId)).toMatchObject({ documentId, schemaVersionId, status: 'completed' });
    });

    it('fail when their document has no text', async () => {
      const { target } = await prepareWorkspace(excerpt);
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
      const { at } = await prepareWorkspace(excerpt);
      const target = { ...at, schemaKey: 'inline' };
      const schema = { type: 'object', properties: { total: { type: ['number', 'null'] } } };
      const { runId } = await excerpt.extraction.extract({ ...target, ...textBody, schema, schemaName: 'Inline' });
      expect(await excerpt.runs.wait(runId)).toMatchObject({ schemaSnapshot: schema, extractedData: { total: 118 } });
      expect(await excerpt.schemas.get(target)).toMatchObject({ name: 'Inline', latestVersionNumber: 1 });
    });

    it('need a key for a model of a provider', async () => {
      const { target } = await prepareWorkspace(excerpt);
      const extract = (model: string) => excerpt.extraction.extract({ ...target, ...textBody, model });
      expect(await refusal(extract('openai/gpt-6-luna'))).toMatchObject({ status: 412, code: 'no_key' });
      expect(await refusal(extract('nobody/x'))).toMatchObject({ status: 422, code: 'unknown_provider' });
      expect(await refusal(extract('local/x'))).toMatchObject({ status: 422, code: 'model_not_allowed' });
    });
  });
});
