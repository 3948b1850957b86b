import { expect, test } from 'vitest';
import { recordDecision, retakeDecision, takeDecision, wasDecided } from './decisions.ts';

const decide = (runId: string, reason: string | null = null) =>
  recordDecision({ runId, href: `/reviews/${runId}`, documentName: runId, reason });

test('decisions are undone from the last one on, and redone where they were undone', () => {
  decide('one');
  decide('two', 'Another document');
  expect(takeDecision()?.runId).toBe('two');
  expect(wasDecided('two')).toBe(false);
  expect(retakeDecision('one')).toBeNull();
  expect(retakeDecision('two')).toMatchObject({ reason: 'Another document' });
  expect([takeDecision()?.runId, takeDecision()?.runId, takeDecision()]).toEqual(['two', 'one', null]);
  // A new decision forgets what was undone.
  decide('three');
  expect(retakeDecision('one')).toBeNull();
});
