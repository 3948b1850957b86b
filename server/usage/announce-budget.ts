import type { Tx } from '../db/database.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { EventRecorder } from '../webhooks/record-event.ts';
import { measureBudget } from './measure-budget.ts';
import { findLimits, insertNotice, listNotices, type Notice } from './budgets-repository.ts';
import { listReached, type Budget, type LimitState } from './sum-budget.ts';

export interface AnnounceDependencies {
  clock: Clock;
  webhookEvents: Pick<EventRecorder, 'record'>;
}

const KINDS = { warning: 'budget.warning', exceeded: 'budget.exceeded' } as const;

type NewNotice = Notice & { state: LimitState };

/** What the limits have reached and nobody was told of yet. */
export async function findNews(
  db: Tx | Parameters<typeof findLimits>[0],
  workspaceId: string,
  now: number,
): Promise<{ budget: Budget; notices: NewNotice[] } | null> {
  const limits = await findLimits(db, workspaceId);
  if (limits === undefined) return null;
  const { budget, states } = await measureBudget(db, workspaceId, limits, now);
  const month = budget.period;
  const reached = states.flatMap((state) =>
    listReached(state).map((status) => ({ workspaceId, month, kind: state.kind, status, maxValue: state.max, state })),
  );
  if (reached.length === 0) return null;
  const known = await listNotices(db, workspaceId, month);
  const isKnown = ({ kind, status, maxValue }: Notice) =>
    known.some((one) => one.kind === kind && one.status === status && Number(one.maxValue) === maxValue);
  return { budget, notices: reached.filter((notice) => !isKnown(notice)) };
}

/** Records the events of what a budget has reached, each once, however many servers call this. */
export async function announceBudget(
  { clock, webhookEvents }: AnnounceDependencies,
  tx: Tx,
  workspaceId: string,
): Promise<void> {
  const now = clock.now();
  const news = await findNews(tx, workspaceId, now);
  for (const { state, ...notice } of news?.notices ?? []) {
    if (!(await insertNotice(tx, notice, timestamp(now)))) continue;
    const event = {
      kind: KINDS[notice.status],
      workspaceId,
      environmentId: null,
      resourceId: workspaceId,
      documentId: null,
    };
    await webhookEvents.record(tx, event, async () => ({ ...news?.budget, workspaceId, limit: state.kind }));
  }
}
