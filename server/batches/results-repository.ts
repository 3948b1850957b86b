import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { parseStoredJson } from '../db/stored-json.ts';
import type { JsonObject } from '../lib/json-value.ts';
import type { RuleResult } from '../lib/models/schema-guidance.ts';
import { selectDocuments, toBatchDocument, type BatchDocument, type BatchResult } from './documents-repository.ts';

const RESULTS_AT_ONCE = 100;

interface RunResult {
  confidence: number | null;
  extractedData: string | null;
  rules: string | null;
}

const readRun = ({ confidence, extractedData, rules }: RunResult) => ({
  confidence,
  extractedData: parseStoredJson<JsonObject>(extractedData),
  rules: parseStoredJson<RuleResult[]>(rules) ?? [],
});

const NO_PART = { category: null, pages: null };

async function listResults(
  db: Db,
  { batchId, from, limit }: { batchId: string; from: number; limit: number },
): Promise<BatchResult[]> {
  const rows = await selectDocuments(db, batchId)
    .select(['runs.confidence', 'runs.extracted_data as extractedData', 'runs.rules'])
    .where('item.position', '>=', from)
    .limit(limit)
    .execute();
  return rows.map(({ confidence, extractedData, rules, ...row }) => ({
    ...toBatchDocument(row),
    ...NO_PART,
    ...readRun({ confidence, extractedData, rules }),
  }));
}

const newestRun = sql<string>`(
  select max(one.id) from runs as one where one.document_id = documents.id and one.evaluation_id is null
)`;

/** The documents of the parts of packets, each with its newest run, by packet and in the order of the parts. */
async function listParts(db: Db, packetIds: readonly string[]) {
  if (packetIds.length === 0) return new Map<string | null, never[]>();
  const rows = await db
    .selectFrom('documents')
    .innerJoin('packets', 'packets.id', 'documents.packet_id')
    .leftJoin('runs', (join) => join.on('runs.id', '=', newestRun))
    .select([
      'documents.packet_id as packetId',
      'documents.packet_part as part',
      'documents.packet_pages as pages',
      'documents.id as documentId',
      'documents.name',
      'packets.parts',
      'runs.id as runId',
      'runs.status as runStatus',
      'runs.error_code as errorCode',
      'runs.error_message as errorMessage',
      'runs.confidence',
      'runs.extracted_data as extractedData',
      'runs.rules',
    ])
    .where('documents.packet_id', 'in', packetIds)
    .where('documents.packet_id', 'is not', null)
    .orderBy('documents.packet_part')
    .execute();
  return Map.groupBy(rows, ({ packetId }) => packetId);
}

type PartRow = Awaited<ReturnType<typeof listParts>> extends Map<string | null, (infer Row)[]> ? Row : never;

/** What became of a part: that of its run, and of the packet where it has none. */
function toPartResult(whole: BatchResult, row: PartRow): BatchResult {
  const { part, pages, documentId, name, parts, runId, runStatus, errorCode, errorMessage } = row;
  const stored = parseStoredJson<{ category: string | null }[]>(parts);
  return {
    ...whole,
    documentId,
    name,
    runId,
    status: (runStatus as BatchDocument['status'] | null) ?? whole.status,
    errorCode: parseStoredJson(errorCode),
    errorMessage,
    category: stored?.[part ?? 0]?.category ?? null,
    pages,
    ...readRun(row),
  };
}

/**
 * The documents of a batch with their results, in their order; of those that were split, their parts. Reads a hundred
 * documents at a time.
 */
export async function* readResults(db: Db, batchId: string): AsyncGenerator<BatchResult> {
  for (let from = 1; ;) {
    const results = await listResults(db, { batchId, from, limit: RESULTS_AT_ONCE });
    const packetIds = results.flatMap(({ packetId }) => (packetId === null ? [] : [packetId]));
    const parts = await listParts(db, packetIds);
    for (const result of results) {
      const own: PartRow[] = result.packetId === null ? [] : (parts.get(result.packetId) ?? []);
      if (own.length === 0) yield result;
      for (const part of own) yield toPartResult(result, part);
    }
    const last = results.at(-1);
    if (last === undefined || results.length < RESULTS_AT_ONCE) return;
    from = last.position + 1;
  }
}

/** The definitions of the newest versions of schemas of a workspace. */
export async function findDefinitions(db: Db, workspaceId: string, keys: readonly string[]): Promise<JsonObject[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('schema_families as family')
    .innerJoin('schema_versions as version', (join) =>
      join
        .onRef('version.family_id', '=', 'family.id')
        .onRef('version.version_number', '=', 'family.latest_version_number'),
    )
    .select(['version.definition'])
    .where('family.workspace_id', '=', workspaceId)
    .where('family.schema_key', 'in', keys)
    .orderBy('family.id')
    .execute();
  return rows.map(({ definition }) => JSON.parse(definition) as JsonObject);
}
