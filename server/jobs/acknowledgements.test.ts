import { expect, test } from 'vitest';
import { createLogger } from '../lib/logger.ts';
import { createAcknowledgements } from './acknowledgements.ts';
import { createCancellations } from './cancellations.ts';
import type { ClaimedJob } from './job-queue.ts';

const job = (subject: string): ClaimedJob => ({ subject }) as ClaimedJob;

test('jobs that end during a deletion share the next one, also after one that failed', async () => {
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const deleted: string[][] = [];
  const logged: { msg: string; jobs: number }[] = [];
  const acknowledgements = createAcknowledgements(
    async (jobs) => {
      deleted.push(jobs.map(({ subject }) => subject));
      await gates[deleted.length - 1]?.promise;
    },
    createLogger('info', { write: (line: string) => void logged.push(JSON.parse(line)) }),
  );
  await acknowledgements.flush();
  for (const subject of ['a', 'b', 'c']) acknowledgements.add(job(subject));
  expect(deleted).toEqual([['a']]);
  const flushed = acknowledgements.flush();
  gates[0]?.reject(new Error('No database.'));
  await Promise.resolve();
  gates[1]?.resolve();
  await flushed;
  expect(deleted).toEqual([['a'], ['b', 'c']]);
  expect(logged).toMatchObject([{ msg: 'Finished jobs could not be deleted; they will run again.', jobs: 1 }]);
  acknowledgements.add(job('d'));
  await acknowledgements.flush();
  expect(deleted.at(-1)).toEqual(['d']);
});

test('a job is cancelled here and on other servers, and once where another one cancels it', () => {
  const sent: unknown[] = [];
  const listeners: ((body: unknown) => void)[] = [];
  const cancellations = createCancellations({
    send: (topic, body) => void sent.push([topic, body]),
    on: (topic, listener) => void (topic === 'cancel' && listeners.push(listener)),
  });
  const seen: unknown[] = [];
  cancellations.onCancel((subject) => seen.push(subject));
  const subject = { kind: 'run.execute', subject: 'run_1' } as never;
  cancellations.cancel(subject);
  expect([seen, sent]).toEqual([[subject], [['cancel', subject]]]);
  for (const listener of listeners) listener(subject);
  expect([seen.length, sent.length]).toEqual([2, 1]);
});
