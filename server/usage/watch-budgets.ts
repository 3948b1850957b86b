import type { Database } from '../db/database.ts';
import type { Logger } from '../lib/logger.ts';
import { announceBudget, findNews, type AnnounceDependencies } from './announce-budget.ts';
import { listLimited } from './budgets-repository.ts';

/** Announces what budgets have reached. */
export interface BudgetWatch {
  /** Looks at the budget of the workspace soon, once for many runs. */
  runEnded(workspaceId: string): void;
  /** Finds what a process that was killed has left. */
  checkAll(signal: AbortSignal): Promise<void>;
}

interface Dependencies extends AnnounceDependencies {
  database: Database;
  logger: Logger;
}

/** Runs that end within this time are followed by one look. */
const PAUSE_MS = 1_000;

export function createBudgetWatch(dependencies: Dependencies): BudgetWatch {
  const { database, clock, logger } = dependencies;
  const changed = new Set<string>();

  async function check(workspaceId: string): Promise<void> {
    const news = await findNews(database.db, workspaceId, clock.now());
    if (news === null || news.notices.length === 0) return;
    await database.transaction((tx) => announceBudget(dependencies, tx, workspaceId));
  }

  async function checkChanged(): Promise<void> {
    const workspaces = [...changed];
    changed.clear();
    for (const id of workspaces)
      await check(id).catch((error: unknown) => logger.warn({ err: error }, 'A budget could not be looked at.'));
  }

  return {
    runEnded(workspaceId) {
      if (changed.size === 0) setTimeout(() => void checkChanged(), PAUSE_MS).unref();
      changed.add(workspaceId);
    },

    async checkAll(signal) {
      for (const id of await listLimited(database.db)) {
        if (signal.aborted) return;
        await check(id);
      }
    },
  };
}
