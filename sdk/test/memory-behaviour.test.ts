/** The memory as callers see it, tested on the server and on the fake. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from './harness/refusal.ts';
import { startFakeSubject, startServerSubject, type Subject, type SubjectUser } from './harness/subjects.ts';

const nullable = (type: string) => ({ type: [type, 'null'] });
const definition = {
  type: 'object',
  properties: { invoiceNumber: nullable('string'), total: nullable('number'), currency: nullable('string') },
};

describe.each([
  { name: 'the memory of the server', start: startServerSubject },
  { name: 'the memory of the fake', start: startFakeSubject },
])('$name', ({ start }) => {
  let subject: Subject;
  let owner: SubjectUser;
  let at: { workspace: string; schemaKey: string };
  beforeAll(async () => {
    subject = await start();
    owner = await subject.addUser('pro');
    at = { workspace: (await owner.excerpt.workspaces.create({ name: 'Taught' })).slug, schemaKey: 'invoice' };
    await owner.excerpt.schemas.create({ ...at, name: 'Invoice', definition });
  });
  afterAll(() => subject.close());

  async function approve(name: string, env: 'production' | 'staging' = 'production') {
    const content = 'Invoice number: INV-2026-7\nTotal: 118.00 EUR\n';
    const { runId } = await owner.excerpt.extraction.extract({ ...at, env, name, content });
    const { documentId } = await owner.excerpt.runs.get(runId, { wait: 30 });
    await owner.excerpt.reviews.update(runId, { actions: [{ path: '/currency', action: 'correct', value: null }] });
    await owner.excerpt.reviews.approve(runId);
    return { runId, documentId };
  }
  const names = async () => (await owner.excerpt.memory.listExamples(at)).data.map((one) => one.documentName);

  it('is switched on and off, in each environment by itself', async () => {
    const off = { mode: 'off', examples: 0, gain: null, calibrations: [], updatedAt: null, updatedBy: null };
    expect(await owner.excerpt.memory.get(at)).toMatchObject(off);
    const on = await owner.excerpt.memory.update({ ...at, mode: 'on' });
    expect(on).toMatchObject({ mode: 'on', updatedBy: owner.id });
    expect(await owner.excerpt.memory.update({ ...at, mode: 'on' })).toMatchObject({ updatedAt: on.updatedAt });
    expect(await owner.excerpt.memory.get({ ...at, env: 'staging' })).toMatchObject(off);
    expect(await owner.excerpt.memory.update({ ...at, mode: 'off' })).toMatchObject({ mode: 'off' });
    const unknown = owner.excerpt.memory.get({ ...at, schemaKey: 'receipt' });
    expect(await refusal(unknown)).toMatchObject({ status: 404 });
  });

  it('keeps an example of each document that a review approved, until it goes', async () => {
    const first = await approve('first.txt');
    await approve('second.txt');
    await approve('staged.txt', 'staging');
    const { data, total } = await owner.excerpt.memory.listExamples(at);
    expect(total).toBe(2);
    expect(data.map((one) => one.documentName)).toEqual(['second.txt', 'first.txt']);
    const { documentId } = first;
    expect(data[1]).toMatchObject({ documentId, source: 'review', fields: 2, createdBy: owner.id });
    expect((await owner.excerpt.memory.get(at)).examples).toBe(2);

    await owner.excerpt.reviews.reopen(first.runId);
    const actions = [{ path: '/currency', action: 'correct' as const, value: 'EUR' }];
    await owner.excerpt.reviews.update(first.runId, { actions });
    await owner.excerpt.reviews.approve(first.runId);
    expect((await owner.excerpt.memory.listExamples(at)).data[1]).toMatchObject({ id: data[1]?.id, fields: 3 });

    await owner.excerpt.documents.delete(documentId);
    expect(await names()).toEqual(['second.txt']);
    const id = data[0]?.id ?? '';
    const stranger = await subject.addUser('pro');
    expect(await refusal(stranger.excerpt.memory.deleteExample(id))).toMatchObject({ status: 404 });
    await owner.excerpt.memory.deleteExample(id);
    expect(await names()).toEqual([]);
    expect(await refusal(owner.excerpt.memory.deleteExample(id))).toMatchObject({ status: 404 });
  });
});
