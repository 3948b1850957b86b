import {
  approveReview,
  createSchema,
  createWorkspace,
  deleteDocument,
  getMemory,
  updateMemory,
  updateReview,
} from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { extractText, ok } from '../harness/builders.ts';
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

const write = (seed: string) =>
  fields.map((name, index) => `${name.replace('_', ' ')}: Wood ${seed}${String(index)}`).join('\n');

test('from 100 checked values on, confidences are those that reviews found right', async () => {
  const { client } = app.admin;
  const { slug } = ok(await createWorkspace({ client, body: { name: 'Timber' } }));
  const body = { schemaKey: 'timber', name: 'Timber', definition };
  const { schemaKey } = ok(await createSchema({ client, path: { slug }, body }));
  const path = { slug, schemaKey };
  const reviewed = [];
  for (const seed of ['A', 'B', 'C']) {
    expect(ok(await getMemory({ client, path })).calibrations).toEqual([]);
    const run = await extractText(app.admin, path, write(seed));
    // Every third value is wrong, whatever its confidence.
    const actions = fields
      .filter((_, index) => index % 3 === 0)
      .map((name) => ({ action: 'correct' as const, path: `/${name}`, value: `Other ${name}` }));
    ok(await updateReview({ client, path: { id: run.id }, body: { actions } }));
    ok(await approveReview({ client, path: { id: run.id } }));
    reviewed.push(run);
  }
  const [calibration] = ok(await getMemory({ client, path })).calibrations;
  expect(calibration).toMatchObject({ values: 117 });
  expect(calibration?.after).toBeLessThan(calibration?.before ?? 0);

  const before = await extractText(app.admin, path, write('D'));
  expect(before.evidence.every(({ uncalibrated }) => uncalibrated === undefined)).toBe(true);
  ok(await updateMemory({ client, path, body: { mode: 'on' } }));
  const after = await extractText(app.admin, path, write('E'));
  const right = after.evidence.find(({ path: at }) => at === '/red_elm');
  const wrong = after.evidence.find(({ path: at }) => at === '/red_oak');
  expect(right?.uncalibrated).toBeGreaterThan(0);
  expect(wrong?.uncalibrated).toBeGreaterThan(0);
  expect(wrong?.confidence).toBeLessThan(0.6);
  expect(right?.confidence).toBeGreaterThan(wrong?.confidence ?? 1);

  ok(await deleteDocument({ client, path: { id: reviewed[0]?.documentId ?? '' } }));
  expect(ok(await getMemory({ client, path })).calibrations).toEqual([]);
});
