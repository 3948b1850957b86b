import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createApiKeysService, type NewApiKey } from '../../api-keys/service.ts';
import { createAuditService } from '../../audit/service.ts';
import { openBlobs } from '../../blobs/open-blobs.ts';
import { readEnvironment, loadConfig } from '../../config.ts';
import type { Environment } from '../../config/read-settings.ts';
import type { Tx } from '../../db/database.ts';
import { migrateDatabase, openDatabase, openUnchecked } from '../../db/open-database.ts';
import { newestSchemaChange, refuseNewer, readSchemaState, type SchemaState } from '../../db/migrations/migrate.ts';
import { getDocumentKey } from '../../documents/stored-files.ts';
import { openQueue } from '../../jobs/open-queue.ts';
import { systemClock, timestamp } from '../../lib/clock.ts';
import { createIds } from '../../lib/ids.ts';
import { createLogger } from '../../lib/logger.ts';
import { exportWorkspace, type ExportSummary } from '../../transfer/export-workspace.ts';
import { importWorkspace, type ImportSummary } from '../../transfer/import-workspace.ts';
import type { Transfer } from '../../transfer/transfer.ts';
import type { Plan, User } from '../../users/repository.ts';
import { createUsersService, refuseUnusableName } from '../../users/service.ts';
import { workspaceAccess } from '../../workspaces/workspace-access.ts';

/** Administrative operations on the database, whether or not a server runs. */
export interface Admin {
  addUser(name: string, plan: Plan): Promise<User>;
  listUsers(): Promise<User[]>;
  /** @param user id or name */
  setPlan(user: string, plan: Plan): Promise<User>;
  /**
   * The returned secret cannot be read again.
   * @param user id or name
   */
  addKey(user: string, key: NewApiKey): Promise<{ id: string; secret: string }>;
  /** @param path of the archive to write, a `.tar.gz` */
  exportWorkspace(slug: string, path: string): Promise<ExportSummary>;
  /** @param owner id or name */
  importWorkspace(path: string, owner: string): Promise<ImportSummary>;
  close(): Promise<void>;
}

const loadConfigWith = (overrides: Environment) => loadConfig({ ...readEnvironment(), ...overrides });

/**
 * Migrates the database to this version's schema. Returns the missing changes.
 * @param options.check only reports them
 */
export async function migrateSchema(overrides: Environment, { check }: { check: boolean }): Promise<SchemaState> {
  const config = loadConfigWith(overrides);
  const { database: where } = config;
  // Changing a large table may take longer than the statement timeout of requests.
  const patient = { ...config, database: where.dialect === 'postgres' ? { ...where, statementTimeoutMs: 0 } : where };
  const { database, release } = await openUnchecked(patient, { exclusive: false, mustExist: true });
  try {
    const state = await readSchemaState(database);
    refuseNewer(state);
    // Loaded where it is needed: pg-boss is large.
    const queueSchema = database.dialect === 'sqlite' ? null : await import('../../jobs/queue-schema.ts');
    const queue = (await queueSchema?.readQueueSchemaState(database)) ?? 'current';
    if (!check && state.pending.length > 0) await migrateDatabase(config, database);
    if (queue === 'current') return state;
    if (!check) await queueSchema?.migrateQueueSchema(database);
    return { ...state, pending: [...state.pending, 'the queue of this version'] };
  } finally {
    await release();
  }
}

export async function openAdmin(overrides: Environment): Promise<Admin> {
  const config = loadConfigWith(overrides);
  const { database, release } = await openDatabase(config, { exclusive: false, mustExist: true });
  const common = { database, clock: systemClock, newId: createIds(systemClock), access: workspaceAccess };
  const dependencies = { ...common, audit: createAuditService(common) };
  const users = createUsersService(dependencies);
  const apiKeys = createApiKeysService(dependencies);

  const recordImport = (tx: Tx, { id: workspaceId, slug, name }: { id: string; slug: string; name: string }) =>
    dependencies.audit.record(tx, {
      action: 'workspace.imported',
      actorId: null,
      scope: { workspaceId },
      targetId: workspaceId,
      before: null,
      after: { slug, name },
    });

  /** A server may be running, so the temporary files need their own folder. */
  async function withTransfer<T>(work: (transfer: Transfer) => Promise<T>): Promise<T> {
    await mkdir(join(config.dataDir, 'tmp'), { recursive: true });
    const temporaryDir = await mkdtemp(join(config.dataDir, 'tmp', 'transfer-'));
    const { blobs, close } = await openBlobs(config, database, temporaryDir);
    try {
      return await work({
        database,
        blobs,
        getBlobKey: getDocumentKey,
        migration: newestSchemaChange,
        temporaryDir,
        now: timestamp(systemClock.now()),
      });
    } finally {
      await close();
      await rm(temporaryDir, { recursive: true, force: true });
    }
  }

  return {
    addUser: (name, plan) => database.transaction((tx) => users.create(tx, { name, plan })),
    listUsers: () => users.list(),
    setPlan: async (user, plan) => users.setPlan(await users.findByIdOrName(user), plan),
    async addKey(user, key) {
      refuseUnusableName(key.name);
      const { id } = await users.findByIdOrName(user);
      const { apiKey, secret } = await database.transaction((tx) => apiKeys.issue(tx, id, key));
      return { id: apiKey.id, secret };
    },

    exportWorkspace: (slug, path) => withTransfer((transfer) => exportWorkspace(transfer, slug, path)),

    async importWorkspace(path, owner) {
      const { id } = await users.findByIdOrName(owner);
      const queue = await openQueue(database, { ...dependencies, logger: createLogger('error') });
      try {
        return await withTransfer((transfer) => importWorkspace({ ...transfer, queue, recordImport }, path, id));
      } finally {
        await queue.close();
      }
    },

    close: release,
  };
}
