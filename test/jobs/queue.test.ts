import { openPostgresQueue, openSqliteQueue } from './open-test-queue.ts';
import { describeQueue } from './queue-contract.ts';
import { describePriorities } from './queue-priority-contract.ts';
import { describeShares } from './queue-shares-contract.ts';

describeQueue('SQLite', openSqliteQueue);
describeShares('SQLite', openSqliteQueue);
describePriorities('SQLite', openSqliteQueue);
describeQueue('PostgreSQL', openPostgresQueue);
describeShares('PostgreSQL', openPostgresQueue);
describePriorities('PostgreSQL', openPostgresQueue);
