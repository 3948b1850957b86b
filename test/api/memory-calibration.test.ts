import {
  approveReview,
  createSchema,
  createWorkspace,
  deleteDocument,
  getMemory,
  updateMemory,
  updateReview,
  type Run,
} from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOfRun, extractText, ok } from '../harness/builders.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const COLOURS = [
  'red',
  'green',
  'blue',
  'white',
  'black',
  'brown',
  'grey',
  'pink',
  'gold',
  'lime',
  'teal',
  'navy',
  'rose',
];
const TREES = ['oak', 'elm', 'fir'];
const fields = COLOURS.flatMap((colour) => TREES.map((tree) => `${colour}_${tree}`));
const definition = {
  type: 'object',
  properties: Object.fromEntries(fields.map((name) => [name, { type: ['string', 'null'] }])),
};

const read = async (path: { slug: string; schemaKey: string }, seed: string): Promise<Run> =>
  endOfRun(app.admin, (await extractText(app.admin, path, write(seed))).id);

const write = (seed: string) =>
  fields.map((name, index) => `${name.replace('_', ' ')}: Wood ${seed}${String(index)}`).join('\n');

test('from 100 checked values on, confidences are those that reviews found right', async () => {
  const { client } = app.admin;
  const { slug } = ok(await createWorkspace({ client, body: { name: 'Timber' } }));
  const body = { schemaKey: 'timber', name: 'Timber', definition };
  const { schemaKey } = ok(await createSchema({ client, path: { slug }, body }));
  const path = { slug, schemaKey };
  ok(await updateMemory({ client, path, body: { mode: 'on' } }));
  const reviewed: Run[] = [];
  for (const seed of ['A', 'B', 'C', 'D']) {
    const run = await read(path, seed);
    expect(ok(await getMemory({ client, path })).calibrations).toEqual([]);
    expect(run.evidence.every(({ uncalibrated }) => uncalibrated === undefined)).toBe(true);
    // Every third value is wrong, whatever its confidence.
    const actions = fields
      .filter((_, index) => index % 3 === 0)
      .map((name) => ({ action: 'correct' as const, path: `/${name}`, value: `Other ${name}` }));
    ok(await updateReview({ client, path: { id: run.id }, body: { actions } }));
    ok(await approveReview({ client, path: { id: run.id } }));
    reviewed.push(run);
  }
  // The first run had no example yet.
  const [calibration] = ok(await getMemory({ client, path })).calibrations;
  expect(calibration).toMatchObject({ basis: 'memory', values: 117 });
  expect(calibration?.after).toBeLessThan(calibration?.before ?? 0);

  const { evidence } = await read(path, 'E');
  const right = evidence.find(({ path: at }) => at === '/red_elm');
  const wrong = evidence.find(({ path: at }) => at === '/red_oak');
  expect(right?.uncalibrated).toBeGreaterThan(0);
  expect(wrong?.uncalibrated).toBeGreaterThan(0);
  expect(right?.confidence).toBeGreaterThan((wrong?.confidence ?? 1) + 0.2);

  await deleteDocument({ client, path: { id: reviewed[1]?.documentId ?? '' } });
  expect(ok(await getMemory({ client, path })).calibrations).toEqual([]);
});
