import { expect, test } from 'vitest';
import { describeCheck } from './check-state.ts';

const completed = { status: 'completed', reviewStatus: null, exportedAt: null } as const;

test.each([
  [{ ...completed, status: 'failed' }, false, 'Failed'],
  [completed, false, 'New'],
  [completed, true, 'Seen'],
  [{ ...completed, reviewStatus: 'needed' }, true, 'To review'],
  [{ ...completed, reviewStatus: 'approved' }, false, 'Checked'],
  [{ ...completed, reviewStatus: 'needed', exportedAt: '2026-01-01T00:00:00.000Z' }, true, 'To review'],
  [{ ...completed, reviewStatus: 'approved', exportedAt: '2026-01-01T00:00:00.000Z' }, true, 'Exported'],
] as const)('%j, seen: %j, is %j', (run, isSeen, label) => expect(describeCheck(run, isSeen).label).toBe(label));
