import { deleteDocument, getMemory, type Run } from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ok } from '../harness/builders.ts';
import { createTimber, readTimber, reviewTimber } from '../harness/documents/timber.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('from 100 checked values on, confidences are those that reviews found right', async () => {
  const { client } = app.admin;
  const path = await createTimber(app.admin);
  const reviewed: Run[] = [];
  for (const seed of ['A', 'B', 'C', 'D']) {
    const run = await readTimber(app.admin, path, seed);
    expect(ok(await getMemory({ client, path })).calibrations).toEqual([]);
    expect(run.evidence.every(({ uncalibrated }) => uncalibrated === undefined)).toBe(true);
    await reviewTimber(app.admin, run);
    reviewed.push(run);
  }
  // The first run had no example yet.
  const [calibration] = ok(await getMemory({ client, path })).calibrations;
  expect(calibration).toMatchObject({ basis: 'memory', values: 117 });
  expect(calibration?.after).toBeLessThan(calibration?.before ?? 0);

  const { evidence } = await readTimber(app.admin, path, 'E');
  const right = evidence.find(({ path: at }) => at === '/red_elm');
  const wrong = evidence.find(({ path: at }) => at === '/red_oak');
  expect(right?.uncalibrated).toBeGreaterThan(0);
  expect(wrong?.uncalibrated).toBeGreaterThan(0);
  expect(right?.confidence).toBeGreaterThan((wrong?.confidence ?? 1) + 0.2);

  await deleteDocument({ client, path: { id: reviewed[1]?.documentId ?? '' } });
  expect(ok(await getMemory({ client, path })).calibrations).toEqual([]);
});
