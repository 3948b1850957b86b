import { openPostgresQueue, openSqliteQueue } from './open-queue.ts';
import { describeQueue } from './queue-contract.ts';

describeQueue('SQLite', openSqliteQueue);
describeQueue('PostgreSQL', openPostgresQueue);
