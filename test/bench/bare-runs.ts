import SqliteDatabase from 'better-sqlite3';
import { createHash } from 'node:crypto';
import { LOW_POSITION } from '../../server/jobs/sqlite-claim.ts';
import { API_KEY, type Prepared } from './prepared-server.ts';

/** Where jobs of runs that are not part of a batch are. */
const inRange = `kind = 'run.execute' and position >= 0 and position < ${LOW_POSITION}`;
const ofGroup = `${inRange} and group_id = $workspace`;

type BareRow = Record<string, string | number | null>;

/**
 * The baseline of runs: accepts and executes runs in sequence with only the server's SQL, in the same transactions and
 * as prepared statements. No HTTP, no engine, no files.
 */
export function runBare({ databasePath, path, documentId }: Prepared, count: number, round: number): void {
  const database = new SqliteDatabase(databasePath);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('cache_size = -65536');
  const statement = (sql: string) => database.prepare<Record<string, unknown>, BareRow>(sql);

  const findKey = statement(
    'select id, user_id, scope, expires_at, last_used_at from api_keys where secret_hash = $hash',
  );
  const findWorkspace = statement(`
    select workspaces.*, member.role from workspaces join workspace_members as member
    on member.workspace_id = workspaces.id
    where workspaces.slug = $slug and member.user_id = $user`);
  const findEnvironment = statement(`
    select environments.*, owner.plan from environments join workspaces on workspaces.id = environments.workspace_id
    join users as owner on owner.id = workspaces.owner_id
    where environments.workspace_id = $workspace and environments.slug = 'production'`);
  const findFamily = statement(
    'select * from schema_families where workspace_id = $workspace and schema_key = $schemaKey',
  );
  const findVersion = statement('select * from schema_versions where family_id = $family and version_number = $number');
  const findDocument = statement(`
    select id, status, name from documents where id = $id and workspace_id = $workspace
    and environment_id = $environment`);
  const insertRun = statement(`
    insert into runs (id, workspace_id, environment_id, document_id, schema_family_id, schema_version_id, status,
    provider, model,
      key_source, residency, attempts, created_at, updated_at)
    values ($id, $workspace, $environment, $document, $family, $version, 'pending', 'local', 'local-1', 'system',
    'EU', 0, $now, $now)`);
  const insertJob = statement(`
    insert into jobs (id, kind, subject, group_id, position, state, attempt, due_at, created_at)
    values ($id, 'run.execute', $run, $workspace,
      max(
        coalesce(
          (select max(position) + 1 from jobs where ${inRange} and state = 'running' and attempt = 1),
          (select min(position) from jobs where ${inRange} and state = 'ready' and attempt = 0),
          0
        ),
        coalesce((select max(position) + 1 from jobs where ${ofGroup} and state = 'ready'), 0),
        coalesce((select max(position) + 1 from jobs where ${ofGroup} and state = 'running'), 0)
      ), 'ready', 0, $now, $now) on conflict (kind, subject) do nothing`);
  const claim = statement(`
    update jobs set state = 'running', attempt = attempt + 1
    where id in (
      select id from jobs where ${inRange} and state = 'ready' and +due_at <= $now order by position, id limit 1
    )
    returning id, kind, subject, attempt, position`);
  const findRun = statement(`
    select runs.*, version.version_number, version.definition_hash, version.definition
    from runs join schema_versions as version on version.id = runs.schema_version_id where runs.id = $id`);
  const startRun = statement(`
    update runs set status = 'processing', attempts = $attempt, started_at = coalesce(started_at, $now),
    updated_at = $now
    where id = $id and status in ('pending', 'processing')`);
  const findSource = statement('select id, blob_hash, mime_type, status from documents where id = $id');
  const findParsing = statement('select blob_hash from parsings where blob_hash = $hash and mime_type = $type');
  const deleteJob = statement(`delete from jobs where id = $id and attempt = $attempt and state = 'running'`);
  const finishRun = statement(`
    update runs set status = 'completed', error_code = null, error_message = null, extracted_data = '{}',
    confidence = 1,
      evidence = '[]', warnings = '[]', input_tokens = null, output_tokens = null, completed_at = $now,
      updated_at = $now
    where id = $id and status in ('pending', 'processing')`);

  /** Like the server's `unsynced`: does not wait for the disk. */
  const unsynced = <T>(work: () => T): T => {
    database.pragma('synchronous = NORMAL');
    const result = work();
    database.pragma('synchronous = FULL');
    return result;
  };
  const only = (row: BareRow | undefined): BareRow => {
    if (row === undefined) throw new Error('A row is missing.');
    return row;
  };
  const hash = createHash('sha256').update(API_KEY).digest('hex');
  // A constant suffices, since no job has a delay.
  const now = '2026-01-31T09:30:00.000Z';

  for (let index = 0; index < count; index += 1) {
    const run = `run_bare-${String(round).padStart(4, '0')}-${String(index).padStart(8, '0')}`;
    const user = only(findKey.get({ hash }))['user_id'];
    findWorkspace.get({ slug: path.slug, user });
    database
      .transaction(() => {
        const workspace = only(findWorkspace.get({ slug: path.slug, user }))['id'];
        const environment = only(findEnvironment.get({ workspace }))['id'];
        const family = only(findFamily.get({ workspace, schemaKey: path.schemaKey }));
        const version = only(findVersion.get({ family: family['id'], number: family['latest_version_number'] }))['id'];
        const document = only(findDocument.get({ id: documentId, workspace, environment }))['id'];
        insertRun.run({ id: run, workspace, environment, document, family: family['id'], version, now });
        insertJob.run({ id: `job_${run}`, run, workspace, now });
      })
      .immediate();

    const job = only(unsynced(() => claim.get({ now })));
    only(findRun.get({ id: job['subject'] }));
    unsynced(() => startRun.run({ id: job['subject'], attempt: job['attempt'], now }));
    const source = only(findSource.get({ id: documentId }));
    only(findParsing.get({ hash: source['blob_hash'], type: source['mime_type'] }));
    database
      .transaction(() => {
        deleteJob.run({ id: job['id'], attempt: job['attempt'] });
        finishRun.run({ id: job['subject'], now });
      })
      .immediate();
  }
  database.close();
}
