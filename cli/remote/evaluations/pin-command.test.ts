import { expect, test } from 'vitest';
import { runInProcess } from '../../testing/run-in-process.ts';

const PATH = '/workspaces/acme/schemas/invoice/pin';
const check = { condition: 'score', passed: true, message: 'F1 is 90.' };
const pin = async (args: string[], answer: object) => {
  const answers = { [`GET ${PATH}`]: answer, [`PUT ${PATH}`]: answer };
  const { code, output, errors, requests } = await runInProcess(['schemas', 'pin', 'invoice', ...args], answers);
  return { code, output, errors, request: requests[0] };
};

test('the pinned version is shown', async () => {
  const none = await pin([], { versionNumber: null, checks: [] });
  expect([none.output, none.request?.to]).toEqual(['the latest version\n', `GET ${PATH}`]);
  expect((await pin([], { versionNumber: 3, checks: [] })).output).toBe('version 3\n');
});

test.each([
  [['3'], { versionNumber: 3 }],
  [['latest'], { versionNumber: null }],
  [
    ['3', '--evaluation', 'evl_1', '--override', 'urgent'],
    { versionNumber: 3, evaluationId: 'evl_1', override: { reason: 'urgent' } },
  ],
])('pinning %j sends what was chosen, and prints the conditions of the gate', async (args, body) => {
  const checks = [check, { ...check, passed: false, condition: 'fields' }];
  const { output, request } = await pin([...args, '--env', 'staging'], { versionNumber: 3, checks });
  expect(request).toEqual({ to: `PUT ${PATH}`, query: { env: 'staging' }, body });
  expect(output).toBe('version 3\npassed  score  F1 is 90.\nfailed  fields  F1 is 90.\n');
});

test('a version that is no number is refused', async () => {
  const { code, errors, request } = await pin(['first'], {});
  expect([code, errors, request]).toEqual([1, expect.stringContaining('It must be a number from 1'), undefined]);
});
