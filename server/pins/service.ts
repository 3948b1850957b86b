import type { AuditLog } from '../audit/record-change.ts';
import type { Database, Db, ServiceDatabase } from '../db/database.ts';
import type { DatasetsService } from '../datasets/service.ts';
import type { Environment, EnvironmentsService, EnvironmentSlug } from '../environments/service.ts';
import { AppError } from '../errors.ts';
import type { Evaluation, EvaluationsService } from '../evaluations/service.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { ProvidersService } from '../providers/service.ts';
import type { SchemaFamily, SchemasService } from '../schemas/service.ts';
import type { Caller } from '../users/service.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';
import { checkGate } from './check-gate.ts';
import { findPin, storePin, type Gate, type GateCheck, type Pin } from './repository.ts';

export type { Pin } from './repository.ts';

/** A schema in an environment. */
export interface PinTarget {
  slug: string;
  schemaKey: string;
  env: EnvironmentSlug;
}

export interface PinRequest {
  versionNumber: number | null;
  /** Undefined keeps it. */
  gate: Gate | null | undefined;
  evaluationId: string | undefined;
  override: { reason: string } | undefined;
}

export interface PinsService {
  get(caller: Caller, target: PinTarget): Promise<Pin>;
  /** Throws `gate_failed` and `pin_invalid`; `forbidden` for a member who changes the gate or overrides it. */
  update(caller: Caller, target: PinTarget, request: PinRequest): Promise<Pin>;
}

interface Dependencies {
  database: ServiceDatabase;
  exclusively: Database['exclusively'];
  clock: Clock;
  audit: AuditLog;
  access: WorkspaceAccess;
  environments: Pick<EnvironmentsService, 'getReadable' | 'getWritable'>;
  schemas: Pick<SchemasService, 'family'>;
  datasets: Pick<DatasetsService, 'find'>;
  evaluations: Pick<EvaluationsService, 'get' | 'findNewest' | 'test'>;
  providers: Pick<ProvidersService, 'describe'>;
}

interface PinPlace {
  workspaceId: string;
  role: string;
  environment: Environment;
  family: SchemaFamily;
  before: Pin;
}

const NOTHING: Pin = {
  versionNumber: null,
  gate: null,
  evaluationId: null,
  checks: [],
  updatedAt: null,
  updatedBy: null,
};

const invalid = (path: string, message: string) =>
  new AppError('pin_invalid', message, { details: [{ in: 'body', path, message }] });

export function createPinsService(dependencies: Dependencies): PinsService {
  const { database, clock, audit, access, environments, schemas, datasets, evaluations, providers } = dependencies;
  const { db } = database;

  async function findPlace(
    on: Db,
    caller: Caller,
    { slug, schemaKey, env }: PinTarget,
    need: 'getReadable' | 'getWritable',
  ): Promise<PinPlace> {
    const { workspace, role } = await access.requireMember(on, caller, slug);
    const environment = await environments[need](on, workspace.id, env);
    const family = await schemas.family(on, workspace.id, schemaKey);
    const place = { environmentId: environment.id, schemaFamilyId: family.id };
    return { workspaceId: workspace.id, role, environment, family, before: (await findPin(on, place)) ?? NOTHING };
  }

  async function requireDataset(caller: Caller, { environment, family }: PinPlace, gate: Gate): Promise<void> {
    const dataset = await datasets.find(db, caller, gate.datasetId).catch(() => undefined);
    if (dataset?.environmentId !== environment.id || dataset.schemaFamilyId !== family.id)
      throw invalid('/gate/datasetId', 'The schema has no such data set in this environment.');
  }

  async function chooseEvaluation(
    caller: Caller,
    { environment, family }: PinPlace,
    { versionNumber, evaluationId, gate }: { versionNumber: number; evaluationId: string | undefined; gate: Gate },
  ): Promise<Evaluation | null> {
    const { provider, model } = await providers.describe(db, environment);
    if (evaluationId === undefined) {
      const of = { datasetId: gate.datasetId, schemaFamilyId: family.id, versionNumber, provider, model };
      return (await evaluations.findNewest(db, of)) ?? null;
    }
    const found = await evaluations.get(caller, evaluationId).catch(() => undefined);
    const isOfVersion = found?.schemaFamilyId === family.id && found.versionNumber === versionNumber;
    if (found === undefined || !isOfVersion || found.status !== 'completed' || found.datasetId !== gate.datasetId)
      throw invalid('/evaluationId', 'There is no such completed evaluation of this version on the data set.');
    const { resolution } = found.runSettings;
    if (resolution.provider !== provider || resolution.model !== model)
      throw invalid('/evaluationId', `The evaluation used another model than the environment: ${provider}/${model}.`);
    return found;
  }

  async function judge(
    caller: Caller,
    place: PinPlace,
    { request, gate }: { request: PinRequest; gate: Gate },
  ): Promise<{ checks: GateCheck[]; evaluation: Evaluation | null }> {
    const { versionNumber, evaluationId } = request;
    if (versionNumber === null) {
      const message = 'With a gate a version is pinned: the latest would be served without a check.';
      return { checks: [{ condition: '', passed: false, message }], evaluation: null };
    }
    const evaluation = await chooseEvaluation(caller, place, { versionNumber, evaluationId, gate });
    const pinnedVersion = place.before.versionNumber;
    const isSame = pinnedVersion === null || pinnedVersion === versionNumber;
    const ofPinned = { versionNumber: pinnedVersion ?? 0, evaluationId: undefined, gate };
    const pinned = isSame ? undefined : await chooseEvaluation(caller, place, ofPinned);
    return { checks: await checkGate(evaluations, { gate, evaluation, pinned, pinnedVersion }), evaluation };
  }

  function refuse(checks: readonly GateCheck[], versionNumber: number | null): never {
    const failed = checks.filter(({ passed }) => !passed);
    const name = versionNumber === null ? 'the latest version' : `version ${versionNumber}`;
    throw new AppError('gate_failed', `The gate refuses ${name}: ${failed.map(({ message }) => message).join(' ')}`, {
      details: failed.map(({ condition, message }) => ({ in: 'body', path: `/gate${condition}`, message })),
    });
  }

  async function update(caller: Caller, target: PinTarget, request: PinRequest): Promise<Pin> {
    const place = await findPlace(db, caller, target, 'getWritable');
    const { workspaceId, role, environment, family, before } = place;
    const { versionNumber, override } = request;
    const gate = request.gate === undefined ? before.gate : request.gate;
    const isOwner = role === 'owner';
    const isSameGate = JSON.stringify(gate) === JSON.stringify(before.gate);
    if (!isOwner && !isSameGate) throw new AppError('forbidden', 'Only the owner of the workspace may set a gate.');
    if (!isOwner && override) throw new AppError('forbidden', 'Only the owner of the workspace may override a gate.');
    if (versionNumber !== null && versionNumber > family.latestVersionNumber)
      throw invalid('/versionNumber', `The schema has no version ${versionNumber}.`);
    if (gate !== null && !isSameGate) await requireDataset(caller, place, gate);
    const judged = gate === null ? { checks: [], evaluation: null } : await judge(caller, place, { request, gate });
    const isRefused = judged.checks.some(({ passed }) => !passed);
    if (isRefused && override === undefined) refuse(judged.checks, versionNumber);
    const pin: Pin = {
      versionNumber,
      gate,
      evaluationId: judged.evaluation?.id ?? null,
      checks: judged.checks,
      updatedAt: timestamp(clock.now()),
      updatedBy: caller.userId,
    };
    return database.transaction(async (tx) => {
      const { environment: current } = await findPlace(tx, caller, target, 'getWritable');
      await storePin(tx, { environmentId: current.id, schemaFamilyId: family.id }, pin);
      const state = (one: Pin) => ({ env: target.env, versionNumber: one.versionNumber, gate: one.gate });
      const { reason } = override ?? { reason: null };
      const isOverridden = isRefused && reason !== null;
      await audit.record(tx, {
        action: isOverridden ? 'pin.overridden' : 'pin.updated',
        actorId: caller.userId,
        scope: { workspaceId },
        targetId: family.id,
        before: state(before),
        after: { ...state(pin), environmentId: environment.id, ...(isOverridden && { reason }) },
      });
      return pin;
    });
  }

  return {
    get: async (caller, target) => (await findPlace(db, caller, target, 'getReadable')).before,

    async update(caller, target, request) {
      const { environment, family } = await findPlace(db, caller, target, 'getWritable');
      // One after the other: each is compared with what is pinned before it.
      return dependencies.exclusively(`pin ${environment.id} ${family.id}`, () => update(caller, target, request));
    },
  };
}
