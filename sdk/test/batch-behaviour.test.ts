/** Batches as callers see them, tested on the server and on the fake. */
import { TimeoutError, type Batch, type Excerpt } from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareWorkspace, textBody } from './harness/prepare-workspace.ts';
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
