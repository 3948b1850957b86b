/**
 * The baseline of GET /runs/{id}: a Koa server with only this route, which runs the same SQL and sends the same JSON.
 * Argument: the database file.
 */
import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import SqliteDatabase from 'better-sqlite3';
import Koa from 'koa';

type BareRow = Record<string, string | number | null>;

const database = new SqliteDatabase(process.argv[2] ?? '');
database.pragma('journal_mode = WAL');
database.pragma('cache_size = -65536');

const findKey = database.prepare<[string], BareRow>(`
  select id, user_id as userId, name, masked_key as maskedKey, scope, expires_at as expiresAt,
  last_used_at as lastUsedAt,
    created_at as createdAt
  from api_keys where secret_hash = ?`);

const findRun = database.prepare<[string, string], BareRow>(`
  select runs.id, runs.workspace_id as workspaceId, runs.environment_id as environmentId,
  runs.document_id as documentId,
    runs.schema_family_id as schemaFamilyId, runs.schema_version_id as schemaVersionId,
    version.version_number as schemaVersionNumber,
    version.definition_hash as schemaHash, version.definition as schemaSnapshot, runs.status, runs.provider, runs.model,
    runs.key_source as keySource, runs.residency, runs.attempts, runs.input_tokens as inputTokens,
    runs.output_tokens as outputTokens,
    runs.error_code as errorCode, runs.error_message as errorMessage, runs.extracted_data as extractedData,
    runs.confidence,
    runs.evidence, runs.warnings, runs.started_at as startedAt, runs.completed_at as completedAt,
    runs.created_at as createdAt,
    runs.updated_at as updatedAt, member.role
  from runs
  join schema_versions as version on version.id = runs.schema_version_id
  join workspace_members as member on member.workspace_id = runs.workspace_id
  where runs.id = ? and member.user_id = ?`);

const parsed = (json: unknown): unknown => (typeof json === 'string' ? JSON.parse(json) : null);

const koa = new Koa();
koa.use((context) => {
  const key = findKey.get(createHash('sha256').update(context.get('x-api-key')).digest('hex'));
  const row = key && findRun.get(context.path.slice('/runs/'.length), String(key['userId']));
  if (row === undefined) {
    context.status = 404;
    return;
  }
  const { role: _role, workspaceId: _workspace, ...run } = row;
  context.type = 'application/json';
  context.body = JSON.stringify({
    ...run,
    schemaSnapshot: parsed(run['schemaSnapshot']),
    errorCode: parsed(run['errorCode']),
    extractedData: parsed(run['extractedData']),
    evidence: parsed(run['evidence']),
    warnings: parsed(run['warnings']),
    totalTokens: null,
  });
});

process.stdin.on('end', () => process.exit(1)).resume();
const server = koa.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
