import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database } from '../database.ts';
import { initialTables } from './0001-0010/0001-initial.ts';
import { providerKeyTables } from './0001-0010/0002-provider-keys.ts';
import { runCallTables } from './0001-0010/0003-run-calls.ts';
import { blobTables } from './0001-0010/0004-blobs.ts';
import { jobShares } from './0001-0010/0005-job-shares.ts';
import { fewerEntries } from './0001-0010/0006-fewer-entries.ts';
import { jobKinds } from './0001-0010/0007-job-kinds.ts';
import { webhookTables } from './0001-0010/0008-webhooks.ts';
import { idempotencyTables } from './0001-0010/0009-idempotency.ts';
import { resources } from './0001-0010/0010-resources.ts';
import { eventErasure } from './0011-0020/0011-event-erasure.ts';
import { retention } from './0011-0020/0012-retention.ts';
import { auditLog } from './0011-0020/0013-audit-log.ts';
import { documentAccess } from './0011-0020/0014-document-access.ts';
import { jobTraces } from './0011-0020/0015-job-traces.ts';
import { providerChains } from './0011-0020/0016-provider-chains.ts';
import { runFindings } from './0011-0020/0017-run-findings.ts';
import { reviews } from './0011-0020/0018-reviews.ts';
import { documentWarnings } from './0011-0020/0019-document-warnings.ts';
import { schemaGuidance } from './0011-0020/0020-schema-guidance.ts';
import { batches } from './0021-0030/0021-batches.ts';
import { reusedCalls } from './0021-0030/0022-reused-calls.ts';
import { fieldCoverage } from './0021-0030/0023-field-coverage.ts';
import { documentSearch } from './0021-0030/0024-document-search.ts';
import { batchRetries } from './0021-0030/0025-batch-retries.ts';
import { requestOrder } from './0021-0030/0026-request-order.ts';
import { endedRights } from './0021-0030/0027-ended-rights.ts';
import { contextTokens } from './0031-0040/0031-context-tokens.ts';
import { reviewFields } from './0031-0040/0034-review-fields.ts';
import { sessions } from './0031-0040/0033-sessions.ts';
import { erasedWords } from './0021-0030/0028-erased-words.ts';
import { runExports } from './0031-0040/0035-exports.ts';
import { datasets } from './0031-0040/0037-datasets.ts';
import { evaluations } from './0031-0040/0038-evaluations.ts';
import { pins } from './0031-0040/0039-pins.ts';
import { schemaRules } from './0031-0040/0040-schema-rules.ts';
import { modelLists } from './0041-0050/0041-model-lists.ts';
import { runExchanges } from './0041-0050/0042-run-exchanges.ts';
import { secondLabels } from './0041-0050/0044-second-labels.ts';
import { memory } from './0041-0050/0045-memory.ts';
import { runMemory } from './0041-0050/0046-run-memory.ts';
import { packets } from './0041-0050/0047-packets.ts';
import { reviewRules } from './0041-0050/0049-review-rules.ts';
import { lookups } from './0041-0050/0050-lookups.ts';
import { usageByInsertion } from './0051-0060/0051-usage-by-insertion.ts';
import { auditChain } from './0051-0060/0052-audit-chain.ts';
import { taughtPackets } from './0051-0060/0053-taught-packets.ts';
import { packetOptions } from './0051-0060/0056-packet-options.ts';
import { backups } from './0051-0060/0057-backups.ts';
import { memberRoles } from './0051-0060/0058-member-roles.ts';
import { limitedKeys } from './0051-0060/0059-limited-keys.ts';
import { signIns } from './0051-0060/0060-sign-ins.ts';
import { invites } from './0061-0070/0061-invites.ts';
import { erasures } from './0061-0070/0063-erasures.ts';
import { checkedValues } from './0061-0070/0065-checked-values.ts';
import { lookupVersions } from './0061-0070/0066-lookup-versions.ts';
import { usagePages } from './0061-0070/0067-usage-pages.ts';
import { budgets } from './0061-0070/0068-budgets.ts';
import { batchPackets } from './0061-0070/0070-batch-packets.ts';
import { splitterEvaluations } from './0061-0070/0069-splitter-evaluations.ts';
import { memoryRevision } from './0071-0080/0071-memory-revision.ts';
import type { SchemaChange } from './schema-change.ts';

/** In order. A released change is never edited. */
export const schemaChanges: Readonly<Record<string, SchemaChange>> = {
  '0001-initial': initialTables,
  '0002-provider-keys': providerKeyTables,
  '0003-run-calls': runCallTables,
  '0004-blobs': blobTables,
  '0005-job-shares': jobShares,
  '0006-fewer-entries': fewerEntries,
  '0007-job-kinds': jobKinds,
  '0008-webhooks': webhookTables,
  '0009-idempotency': idempotencyTables,
  '0010-resources': resources,
  '0011-event-erasure': eventErasure,
  '0012-retention': retention,
  '0013-audit-log': auditLog,
  '0014-document-access': documentAccess,
  '0015-job-traces': jobTraces,
  '0016-provider-chains': providerChains,
  '0017-run-findings': runFindings,
  '0018-reviews': reviews,
  '0019-document-warnings': documentWarnings,
  '0020-schema-guidance': schemaGuidance,
  '0021-batches': batches,
  '0022-reused-calls': reusedCalls,
  '0023-field-coverage': fieldCoverage,
  '0024-document-search': documentSearch,
  '0025-batch-retries': batchRetries,
  '0026-request-order': requestOrder,
  '0027-ended-rights': endedRights,
  '0028-erased-words': erasedWords,
  '0031-context-tokens': contextTokens,
  '0033-sessions': sessions,
  '0034-review-fields': reviewFields,
  '0035-exports': runExports,
  '0037-datasets': datasets,
  '0038-evaluations': evaluations,
  '0039-pins': pins,
  '0040-schema-rules': schemaRules,
  '0041-model-lists': modelLists,
  '0042-run-exchanges': runExchanges,
  '0044-second-labels': secondLabels,
  '0045-memory': memory,
  '0046-run-memory': runMemory,
  '0047-packets': packets,
  '0049-review-rules': reviewRules,
  '0050-lookups': lookups,
  '0051-usage-by-insertion': usageByInsertion,
  '0052-audit-chain': auditChain,
  '0053-taught-packets': taughtPackets,
  '0056-packet-options': packetOptions,
  '0057-backups': backups,
  '0058-member-roles': memberRoles,
  '0059-limited-keys': limitedKeys,
  '0060-sign-ins': signIns,
  '0061-invites': invites,
  '0063-erasures': erasures,
  '0065-checked-values': checkedValues,
  '0066-lookup-versions': lookupVersions,
  '0067-usage-pages': usagePages,
  '0068-budgets': budgets,
  '0069-splitter-evaluations': splitterEvaluations,
  '0070-batch-packets': batchPackets,
  '0071-memory-revision': memoryRevision,
};

/** The schema version of this program. */
export const newestSchemaChange = Object.keys(schemaChanges).at(-1) ?? '';

/** The difference between a database's schema and this program's. */
export interface SchemaState {
  /** No change was ever applied. */
  isEmpty: boolean;
  pending: string[];
  /** Applied by a newer program. */
  unknown: string[];
}

/** The schema does not fit the program; the message says what to do. */
class SchemaMismatch extends Error {}

type Target = Pick<Database, 'db' | 'dialect'>;

function createMigrator({ db, dialect }: Target): Migrator {
  const migrations: Record<string, Migration> = {};
  for (const [name, change] of Object.entries(schemaChanges)) migrations[name] = { up: (on) => change.up(on, dialect) };
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

async function listExecutedChanges({ db, dialect }: Target): Promise<{ name: string }[]> {
  const table = 'kysely_migration';
  const { rows } = await (
    dialect === 'sqlite'
      ? sql`select 1 from sqlite_master where type = 'table' and name = ${table}`
      : sql`select 1 where to_regclass(${table}) is not null`
  ).execute(db);
  return rows.length === 0
    ? []
    : db.withTables<{ kysely_migration: { name: string } }>().selectFrom(table).select('name').execute();
}

export async function readSchemaState(target: Target): Promise<SchemaState> {
  const executed = await listExecutedChanges(target);
  const names = new Set(executed.map(({ name }) => name));
  return {
    isEmpty: names.size === 0,
    pending: Object.keys(schemaChanges).filter((name) => !names.has(name)),
    unknown: [...names].filter((name) => !(name in schemaChanges)),
  };
}

/** Throws `SchemaMismatch` when a newer program migrated the schema, whose rows this one may misread. */
export function refuseNewer({ unknown }: SchemaState): void {
  if (unknown.length === 0) return;
  throw new SchemaMismatch(
    `A newer version of Excerpt migrated the database's schema (${unknown.join(', ')}). ` +
      'Start that version, or a later one. Its command `excerpt migrate --to ' +
      `${newestSchemaChange}\` brings the schema of this version back, and says first what is lost.`,
  );
}

export function createOlderSchemaError({ pending }: SchemaState): Error {
  return new SchemaMismatch(
    `The database's schema is an earlier version's: it lacks ${pending.join(', ')}. ` +
      'Its servers may go on meanwhile: run `excerpt migrate`, or start with --migrate (EXCERPT_MIGRATE=true).',
  );
}

/** Deadlock, and a lock that others held for too long: servers of the last release are at work meanwhile. */
const BUSY = new Set(['40P01', '55P03']);
const MAX_ATTEMPTS = 30;

/**
 * Applies all pending changes, or none. Concurrent programs wait for each other.
 * @param to the last change to apply; by default the newest
 */
export async function migrate(target: Target, to?: string): Promise<void> {
  const migrator = createMigrator(target);
  for (let attempt = 1; ; attempt += 1) {
    const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to));
    if (error === undefined) return;
    const isBusy = BUSY.has(String((error as { code?: unknown }).code));
    if (!isBusy || attempt >= MAX_ATTEMPTS) throw new Error('The database could not be migrated.', { cause: error });
    await delay(Math.random() * 200);
  }
}
