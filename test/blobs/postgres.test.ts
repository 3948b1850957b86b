import { createDatabase } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrations/migrate.ts';
import { openPostgres } from '../../server/db/postgres/open-postgres.ts';
import { createPostgresStore } from '../../server/blobs/postgres-blobs.ts';
import { createTestDatabase } from '../harness/postgres/provide-postgres.ts';
import { describeStore } from './store-contract.ts';

describeStore('the store in PostgreSQL', async (temporaryDir) => {
  const { url, drop } = await createTestDatabase();
  const database = createDatabase(openPostgres({ url, connections: 5, statementTimeoutMs: 30_000 }));
  await migrate(database);
  return {
    store: createPostgresStore(database, temporaryDir),
    async close() {
      await database.close();
      await drop();
    },
  };
});
