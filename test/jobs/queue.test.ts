import { inject } from 'vitest';
import { openPostgresQueue, openSqliteQueue } from './open-test-queue.ts';
import { describeQueue } from './queue-contract.ts';
import { describePriorities } from './queue-priority-contract.ts';
import { describeShares } from './queue-shares-contract.ts';

const open = { sqlite: openSqliteQueue, postgres: openPostgresQueue }[inject('database')];

for (const describeRules of [describeQueue, describeShares, describePriorities])
  describeRules(inject('database'), open);
