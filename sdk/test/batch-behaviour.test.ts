/** Batches as callers see them, tested on the server and on the fake. */
import { TimeoutError, type Batch, type Excerpt } from '@excerpt/sdk';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoiceText } from '../../test/harness/builders.ts';
import { prepareWorkspace, textBody } from './harness/prepare-workspace.ts';
import { refusal } from './harness/refusal.ts';
import { startFakeSubject, startServerSubject, type Subject } from './harness/subjects.ts';

describe.each([
  { name: 'batches of the server', start: startServerSubject },
  { name: 'batches of the fake', start: startFakeSubject },
])('$name', ({ start }) => {
  let subject: Subject;
  let excerpt: Excerpt;
  let target: { workspace: string; schemaKey: string };

  beforeAll(async () => {
    subject = await start();
    ({ excerpt } = await subject.addUser('pro'));
    ({ target } = await prepareWorkspace(excerpt));
  });
  afterAll(() => subject.close());

  async function createBatch(): Promise<Batch> {
    const { id: documentId } = await excerpt.documents.create({ ...target, ...textBody });
    return excerpt.batches.create({ ...target, documents: [{ documentId }, { documentId }] });
  }

  it('are waited for, with their counts on the way', async () => {
    const { id } = await createBatch();
    const seen: Batch[] = [];
    const batch = await excerpt.batches.wait(id, { onProgress: (one) => seen.push(one) });
    expect(batch).toMatchObject({ id, status: 'completed', counts: { total: 2, completed: 2 } });
    expect(seen.at(-1)).toEqual(batch);
    const changes = seen.map(({ status, counts }) => JSON.stringify([status, counts]));
    expect(changes).toEqual([...new Set(changes)]);
  });

  it('unpack archives, and write their results as tables', async () => {
    const { id } = await excerpt.batches.create(target);
    const members = { 'x/a.txt': invoiceText, '__MACOSX/x/._a.txt': '', '../b.txt': '=1+1', 'bad.exe': '\0\u0001' };
    const bytes = zipSync(Object.fromEntries(Object.entries(members).map(([name, text]) => [name, strToU8(text)])));
    const file = new File([bytes], 'January.ZIP');
    const addition = await excerpt.batches.uploadDocuments(id, { file, metadata: JSON.stringify({ month: '1' }) });
    expect(addition).toMatchObject({ batchId: id, added: 2, failed: 1 });
    expect(addition.documents.map(({ name, status }) => [name, status])).toEqual([
      ['x/a.txt', 'waiting'],
      ['b.txt', 'waiting'],
      ['bad.exe', 'failed'],
    ]);
    expect(addition.documents[2]?.errorCode).toMatchObject({ code: 'unsupported_file_type', stage: 'upload' });
    await excerpt.batches.start(id);
    await excerpt.batches.wait(id);
    const table = await (await excerpt.batches.getResults(id, { format: 'csv' })).text();
    const [header, first, ...others] = table.trimEnd().split('\r\n');
    expect(header).toBe('position,documentId,name,runId,status,confidence,error,metadata,invoiceNumber,total');
    expect(first).toMatch(/^1,doc_\w+,x\/a\.txt,run_\w+,completed,[\d.]+,,"\{""month"":""1""\}",INV-2026-7,118$/);
    expect(others).toHaveLength(2);
    const workbook = await (await excerpt.batches.getResults(id, { format: 'xlsx' })).arrayBuffer();
    const sheet = strFromU8(unzipSync(new Uint8Array(workbook))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toContain('<t xml:space="preserve">INV-2026-7</t></is></c><c><v>118</v></c></row>');
    const broken = new File([bytes.slice(0, 60)], 'broken.zip');
    const { id: other } = await excerpt.batches.create(target);
    expect(await refusal(excerpt.batches.uploadDocuments(other, { file: broken }))).toMatchObject({
      status: 422,
      code: 'document_unreadable',
    });
  });

  it('end the wait when they are cancelled', async () => {
    const { id } = await excerpt.batches.create(target);
    await excerpt.batches.cancel(id);
    expect(await excerpt.batches.wait(id)).toMatchObject({ status: 'cancelled' });
  });

  it('are given up after the time-out, and by the signal', async () => {
    const { id } = await excerpt.batches.create(target);
    await expect(excerpt.batches.wait(id, { timeout: 1 })).rejects.toBeInstanceOf(TimeoutError);
    const reason = new Error('enough');
    await expect(excerpt.batches.wait(id, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(await excerpt.batches.get(id)).toMatchObject({ status: 'open' });
  });
});
