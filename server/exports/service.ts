import type { Db, ServiceDatabase } from '../db/database.ts';
import type { EnvironmentsService, EnvironmentSlug } from '../environments/service.ts';
import { invalidBody, notFound } from '../errors.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import type { Page, PageRequest } from '../lib/pagination.ts';
import type { RunConditions, RunsService } from '../runs/service.ts';
import type { SchemasService } from '../schemas/service.ts';
import type { Caller } from '../users/service.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';
import * as exports from './repository.ts';
import type { Export, ExportedRun, ExportedSchema } from './repository.ts';

export type { Export, ExportedRun } from './repository.ts';

const MAX_RUNS = 10_000;
const ROWS = 100;

interface ExportTarget {
  slug: string;
  schemaKey: string;
  env: EnvironmentSlug;
}

/** Which runs to export. */
export interface ExportRequest {
  runIds?: string[] | undefined;
  filter?: Omit<RunConditions, 'status' | 'metadata'> | undefined;
}

export interface ExportsService {
  /** Throws `validation_failed` for too many runs, and for an id that is no completed run of the schema. */
  create(caller: Caller, target: ExportTarget, request: ExportRequest): Promise<Export>;
  list(caller: Caller, target: ExportTarget, page: PageRequest): Promise<Page<Export>>;
  /** The runs in their order, and the schema versions that they used. */
  readRuns(caller: Caller, id: string): Promise<{ runs: AsyncGenerator<ExportedRun>; schemas: ExportedSchema[] }>;
}

interface Dependencies {
  database: ServiceDatabase;
  clock: Clock;
  newId: NewId;
  access: WorkspaceAccess;
  environments: Pick<EnvironmentsService, 'getReadable' | 'getWritable'>;
  schemas: Pick<SchemasService, 'family'>;
  runs: Pick<RunsService, 'listCompletedIds'>;
}

export function createExportsService({
  database,
  clock,
  newId,
  access,
  environments,
  schemas,
  runs,
}: Dependencies): ExportsService {
  const { db } = database;

  async function chooseRuns(on: Db, place: exports.SchemaPlace, { runIds, filter }: ExportRequest): Promise<string[]> {
    if (runIds !== undefined) {
      const chosen = [...new Set(runIds)];
      const completed = await exports.findCompletedIds(on, place, chosen);
      const index = runIds.findIndex((id) => !completed.has(id));
      if (index === -1) return chosen;
      throw invalidBody(`/runIds/${index}`, `${runIds[index]} is not a completed run of this schema and environment.`);
    }
    const ids = await runs.listCompletedIds(on, { ...place, ...filter }, MAX_RUNS + 1);
    if (ids.length <= MAX_RUNS) return ids;
    const limit = MAX_RUNS.toLocaleString('en');
    throw invalidBody('/filter', `filter matches more than ${limit} runs, the most of an export. Add a date.`);
  }

  async function* readRuns(id: string): AsyncGenerator<ExportedRun> {
    for (let from = 1; ;) {
      const runs = await exports.listExportedRuns(db, { exportId: id, from, limit: ROWS });
      yield* runs;
      const last = runs.at(-1);
      if (last === undefined || runs.length < ROWS) return;
      from = last.position + 1;
    }
  }

  return {
    create: (caller, { slug, schemaKey, env }, request) =>
      database.transaction(async (tx) => {
        if (request.runIds !== undefined && request.filter !== undefined)
          throw invalidBody('', 'Send either runIds or filter.');
        const { workspace } = await access.requireMember(tx, caller, slug);
        const environment = await environments.getWritable(tx, workspace.id, env);
        const family = await schemas.family(tx, workspace.id, schemaKey);
        const place = { environmentId: environment.id, schemaFamilyId: family.id };
        const runIds = await chooseRuns(tx, place, request);
        const id = newId('exp');
        const createdAt = timestamp(clock.now());
        const { userId: createdBy } = caller;
        await exports.insertExport(tx, { id, workspaceId: workspace.id, ...place, createdBy, createdAt, runIds });
        const created = await exports.findVisibleExport(tx, caller.userId, id);
        if (created === undefined) throw notFound('Export');
        return created;
      }),

    async list(caller, { slug, schemaKey, env }, page) {
      const { workspace } = await access.requireMember(db, caller, slug);
      const environment = await environments.getReadable(db, workspace.id, env);
      const family = await schemas.family(db, workspace.id, schemaKey);
      return exports.listExports(db, { environmentId: environment.id, schemaFamilyId: family.id }, page);
    },

    async readRuns(caller, id) {
      if ((await exports.findVisibleExport(db, caller.userId, id)) === undefined) throw notFound('Export');
      const used = await exports.listSchemas(db, id);
      return { runs: readRuns(id), schemas: used };
    },
  };
}
