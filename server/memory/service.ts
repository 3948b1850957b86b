import type { AuditLog } from '../audit/record-change.ts';
import type { Db, ServiceDatabase } from '../db/database.ts';
import type { EnvironmentsService, EnvironmentSlug } from '../environments/service.ts';
import { notFound } from '../errors.ts';
import type { Evaluation, EvaluationsService } from '../evaluations/service.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { Page, PageRequest } from '../lib/pagination.ts';
import type { SchemasService } from '../schemas/service.ts';
import type { Caller } from '../users/service.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';
import { findGain, type MemoryGain } from './gain-repository.ts';
import { readRecalibrations, type ModelRecalibration } from './recalibrator.ts';
import { MAX_EXAMPLES, MAX_OF_ONE_FORM } from './memory-reader.ts';
import * as repository from './repository.ts';
import type { Example, MemorySettings } from './repository.ts';

/** A schema in an environment. */
export interface MemoryTarget {
  slug: string;
  schemaKey: string;
  env: EnvironmentSlug;
}

export interface Memory extends MemorySettings {
  examples: number;
  kept: string;
  gain: MemoryGain | null;
  calibrations: Pick<ModelRecalibration, 'model' | 'basis' | 'values' | 'method' | 'before' | 'after'>[];
}

export interface MemoryMeasurement {
  datasetId: string;
  versionNumber?: number | undefined;
  model?: string | undefined;
}

export interface MemoryService {
  get(caller: Caller, target: MemoryTarget): Promise<Memory>;
  update(caller: Caller, target: MemoryTarget, mode: 'off' | 'on'): Promise<Memory>;
  /** Throws what `EvaluationsService.create` throws. */
  measure(caller: Caller, target: MemoryTarget, measurement: MemoryMeasurement): Promise<Evaluation>;
  listExamples(caller: Caller, target: MemoryTarget, page: PageRequest): Promise<Page<Example>>;
  deleteExample(caller: Caller, id: string): Promise<void>;
}

interface Dependencies {
  database: ServiceDatabase;
  clock: Clock;
  audit: AuditLog;
  access: WorkspaceAccess;
  environments: Pick<EnvironmentsService, 'getReadable' | 'getWritable' | 'getWritableById'>;
  schemas: Pick<SchemasService, 'family'>;
  evaluations: Pick<EvaluationsService, 'createPair'>;
}

async function listCalibrations(db: Db, place: repository.MemoryPlace): Promise<Memory['calibrations']> {
  const found = await readRecalibrations(db, place);
  return found.map(({ model, basis, values, method, before, after }) => ({
    model,
    basis,
    values,
    method,
    before,
    after,
  }));
}

export function createMemoryService(dependencies: Dependencies): MemoryService {
  const { database, clock, audit, access, environments, schemas, evaluations } = dependencies;
  const { db } = database;

  async function findPlace(
    on: Db,
    caller: Caller,
    { slug, schemaKey, env }: MemoryTarget,
    need: 'getReadable' | 'getWritable',
  ) {
    const { workspace } = await access.requireMember(on, caller, slug);
    const environment = await environments[need](on, workspace.id, env);
    const family = await schemas.family(on, workspace.id, schemaKey);
    return { workspaceId: workspace.id, environmentId: environment.id, schemaFamilyId: family.id };
  }

  async function read(on: Db, place: repository.MemoryPlace): Promise<Memory> {
    const settings = await repository.findSettings(on, place);
    const examples = await repository.countExamples(on, place);
    const kept =
      `${examples} of at most ${MAX_EXAMPLES.toLocaleString('en')} examples are kept, at most ${MAX_OF_ONE_FORM} of ` +
      'one form, the newest: more of it teach nothing.';
    const gain = await findGain(on, place);
    return { ...settings, examples, kept, gain, calibrations: await listCalibrations(on, place) };
  }

  return {
    get: async (caller, target) => read(db, await findPlace(db, caller, target, 'getReadable')),

    update: (caller, target, mode) =>
      database.transaction(async (tx) => {
        const { workspaceId, ...place } = await findPlace(tx, caller, target, 'getWritable');
        const before = await repository.findSettings(tx, place);
        if (before.mode === mode && before.updatedAt !== null) return read(tx, place);
        const after = { mode, updatedAt: timestamp(clock.now()), updatedBy: caller.userId };
        await repository.storeSettings(tx, place, after);
        await audit.record(tx, {
          action: 'memory.updated',
          actorId: caller.userId,
          scope: { workspaceId },
          targetId: place.schemaFamilyId,
          before: { env: target.env, mode: before.mode },
          after: { env: target.env, mode },
        });
        return read(tx, place);
      }),

    measure: (caller, target, measurement) => evaluations.createPair(caller, target, measurement),

    async listExamples(caller, target, page) {
      return repository.listExamples(db, await findPlace(db, caller, target, 'getReadable'), page);
    },

    deleteExample: (caller, id) =>
      database.transaction(async (tx) => {
        const found = await repository.findVisibleExample(tx, caller.userId, id);
        if (found === undefined) throw notFound('Example');
        await environments.getWritableById(tx, found.workspaceId, found.environmentId);
        await repository.deleteExamples(tx, [id]);
        await audit.record(tx, {
          action: 'memory_example.deleted',
          actorId: caller.userId,
          scope: { workspaceId: found.workspaceId },
          targetId: id,
          before: { documentId: found.documentId },
          after: null,
        });
      }),
  };
}
