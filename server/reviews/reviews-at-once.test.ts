import type { Review } from '@excerpt/sdk';
import { beforeEach, expect, test } from 'vitest';
import { openServices, refusalOf, START, type OpenServices, type Person } from '../app/testing/open-services.ts';
import { performTask } from '../extraction/child/extraction-tasks.ts';
import { createSchemaTasks } from '../extraction/child/schema-tasks.ts';
import { createReviewHandlers } from './handlers.ts';

let open: OpenServices;
let handlers: ReturnType<typeof createReviewHandlers>;
/** What others do while a correction is checked against the schema. */
let meanwhile: () => Promise<unknown>;
beforeEach(async () => {
  meanwhile = () => Promise.resolve();
  const tasks = createSchemaTasks({
    run: async (task) => {
      const others = meanwhile;
      meanwhile = () => Promise.resolve();
      await others();
      return performTask(structuredClone(task)) as never;
    },
  });
  open = await openServices({ requestTasks: tasks });
  handlers = createReviewHandlers(open.services.reviews, open.services.reviewSettings);
  await open.rows.insert('documents', { id: 'd1', workspace_id: 'ws', environment_id: 'env', page_count: 3 });
  await open.rows.insert('runs', {
    id: 'r1',
    workspace_id: 'ws',
    environment_id: 'env',
    schema_family_id: 'fam',
    schema_version_id: 'v1',
    document_id: 'd1',
    status: 'completed',
    samples: 1,
    extracted_data: '{"invoiceNumber":"A","total":1}',
    evidence: '[]',
    completed_at: START,
    created_at: START,
  });
});

const on = (handler: (input: never) => unknown, person: Person = 'ann', body?: object) =>
  open.ask<Review>(handler, person, { path: { id: 'r1' }, body });
const correct = (value: number, person: Person = 'ann') =>
  on(handlers.updateReview, person, { actions: [{ path: '/total', action: 'correct', value }] });
const total = async () => (await on(handlers.getReview)).reviewedData?.['total'];

test.each<[string, () => Promise<unknown>, string, number]>([
  ['is approved', () => on(handlers.approveReview, 'bob'), 'review_not_open', 1],
  ['is rejected', () => on(handlers.rejectReview, 'bob', { reason: 'Another document' }), 'review_not_open', 1],
  ['is claimed', () => on(handlers.claimReview, 'bob'), 'review_claimed', 1],
])('a correction is refused of a review that meanwhile %s', async (_, others, code, left) => {
  await on(handlers.requestReview);
  meanwhile = others;
  expect(await refusalOf(correct(2))).toBe(code);
  expect(await total()).toBe(left);
});

test('corrections of two people follow one another', async () => {
  await on(handlers.requestReview);
  let second: Promise<Review> | undefined;
  meanwhile = () => {
    second = correct(3, 'bob');
    return Promise.resolve();
  };
  await correct(2);
  await second;
  const { reviewedData, actions } = await on(handlers.getReview);
  expect([reviewedData, actions.map(({ actorId }) => actorId)]).toEqual([
    { invoiceNumber: 'A', total: 3 },
    ['ann', 'bob'],
  ]);
});
