import { expect, test } from 'vitest';
import type { ExtractionOutcome } from '../extract/extraction-record.ts';
import { createLocalRuns } from './local-runs.ts';

const outcome = { status: 'completed', runId: null, provider: null, model: null, confidence: 0.9 } as ExtractionOutcome;
const options = (waitMs: number) => {
  const steps: string[] = [];
  const { signal } = new AbortController();
  return { waitMs, signal, onProgress: (step: unknown) => void steps.push(String(step)), steps };
};

test('a run is waited for, and has its result afterwards', async () => {
  const runs = createLocalRuns();
  const ended = Promise.withResolvers<ExtractionOutcome>();
  const ids = [runs.add(() => ended.promise), runs.add(async () => ({ ...outcome, provider: 'p', model: 'm' }))];
  expect(ids).toEqual(['local_1', 'local_2']);
  const waited = options(0);
  expect(await runs.wait('local_1', waited)).toMatchObject({
    id: 'local_1',
    status: 'processing',
    provider: 'local',
    evidence: [],
  });
  expect(waited.steps).toEqual(['extracting']);
  ended.resolve(outcome);
  expect(await runs.wait('local_1', options(60_000))).toEqual({
    status: 'completed',
    confidence: 0.9,
    memory: [],
    id: 'local_1',
    documentId: null,
    provider: 'local',
    model: '',
  });
  expect(await runs.wait('local_2', options(60_000))).toMatchObject({ provider: 'p', model: 'm' });
});

test('a wait ends with its signal', async () => {
  const runs = createLocalRuns();
  const id = runs.add(() => new Promise(() => undefined));
  const controller = new AbortController();
  const waiting = runs.wait(id, { ...options(60_000), signal: controller.signal });
  controller.abort();
  expect(await waiting).toMatchObject({ status: 'processing' });
});

test('a run is cancelled by its id, and says so', async () => {
  const runs = createLocalRuns();
  const id = runs.add(
    (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  runs.cancel('unknown');
  runs.cancel(id);
  await expect(runs.wait(id, options(60_000))).rejects.toThrow('The run local_1 was cancelled. Call extract again.');
});

test('the last hundred runs are kept', async () => {
  const runs = createLocalRuns();
  for (let count = 0; count < 101; count += 1) runs.add(async () => outcome);
  await expect(runs.wait('local_1', options(1))).rejects.toThrow('There is no run local_1.');
  expect(await runs.wait('local_2', options(60_000))).toMatchObject({ status: 'completed' });
});
