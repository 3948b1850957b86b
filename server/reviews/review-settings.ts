import type { ServiceDatabase } from '../db/database.ts';
import type { Environment, EnvironmentsService, EnvironmentSlug } from '../environments/service.ts';
import type { SchemaTasks } from '../extraction/child/schema-tasks.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import type { SchemaFamily, SchemasService } from '../schemas/service.ts';
import type { Caller } from '../users/service.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';
import { listConditionFields, refuseUnknownFields } from './condition-fields.ts';
import { createReview } from './create-review.ts';
import { findReasons } from './find-reasons.ts';
import { holdReview } from './repository.ts';
import { recordReviewEvent, type ReviewEvents } from './review-detail.ts';
import { listCompletedRuns, listRecentData, type StoredRun } from './run-data-repository.ts';
import { findSettings, storeSettings, type ReviewSettings } from './settings-repository.ts';
import type { ReviewConditions, ReviewReason } from './table.ts';

export type { ReviewConditions } from './table.ts';

/** A schema in an environment. */
export interface SettingsPlace {
  slug: string;
  schemaKey: string;
  env: EnvironmentSlug;
}

export interface AppliedSettings {
  /** The stored runs that were looked at. */
  runs: number;
  /** How many of them meet a condition. */
  needed: number;
  /** How many reviews were begun. Runs that have one keep it. */
  begun: number;
}

export interface ReviewSettingsService {
  get(caller: Caller, place: SettingsPlace): Promise<ReviewSettings>;
  /** Throws `environment_locked`, or `validation_failed` for fields that the schema does not have. */
  update(caller: Caller, place: SettingsPlace, conditions: ReviewConditions): Promise<ReviewSettings>;
  /**
   * Begins the reviews of stored runs that meet the conditions, by default those that are set. A dry run only counts.
   */
  apply(
    caller: Caller,
    place: SettingsPlace,
    options: { dryRun: boolean; conditions: ReviewConditions | null },
  ): Promise<AppliedSettings>;
}

const NO_CONDITIONS: ReviewConditions = {
  confidenceBelow: null,
  confidencePaths: [],
  confidenceLimits: [],
  requiredPaths: [],
  sample: null,
  rules: null,
};

/** The newest ones. */
const MAX_RUNS = 1_000;
/** Read at once: their evidence may be long. */
const PAGE_SIZE = 25;

interface NeedyRun {
  run: StoredRun;
  reasons: ReviewReason[];
}

interface Dependencies {
  database: ServiceDatabase;
  clock: Clock;
  newId: NewId;
  access: WorkspaceAccess;
  environments: Pick<EnvironmentsService, 'getReadable' | 'getWritable'>;
  schemas: Pick<SchemasService, 'family' | 'version'>;
  webhookEvents: ReviewEvents;
  schemaTasks: Pick<SchemaTasks, 'findUndescribed'>;
}

export function createReviewSettingsService(dependencies: Dependencies): ReviewSettingsService {
  const { database, clock, newId, access, environments, schemas, webhookEvents, schemaTasks } = dependencies;
  const { db } = database;
  const now = () => timestamp(clock.now());

  async function findPlace(
    caller: Caller,
    { slug, schemaKey, env }: SettingsPlace,
    need: 'getReadable' | 'getWritable',
  ): Promise<{ environment: Environment; family: SchemaFamily }> {
    const { workspace } = await access.requireMember(db, caller, slug);
    const environment = await environments[need](db, workspace.id, env);
    return { environment, family: await schemas.family(db, workspace.id, schemaKey) };
  }

  async function checkFields(caller: Caller, family: SchemaFamily, conditions: ReviewConditions, at = '') {
    const fields = listConditionFields(conditions, at);
    if (fields.length === 0) return;
    const { definition, versionNumber } = await schemas.version(db, family);
    const places = fields.map(({ place }) => place);
    const unknown = await schemaTasks.findUndescribed(definition, places, [caller.userId, family.workspaceId]);
    refuseUnknownFields(fields, unknown, versionNumber);
  }

  /** Returns how many reviews were begun: a run may be deleted or reviewed meanwhile. */
  async function begin(needy: NeedyRun[], environment: Environment, family: SchemaFamily): Promise<number> {
    return database.transaction(async (tx) => {
      let begun = 0;
      for (const { run, reasons } of needy) {
        const { workspaceId, id: environmentId } = environment;
        const reviewed = { ...run, workspaceId, environmentId, schemaFamilyId: family.id };
        const [stored] = await listCompletedRuns(tx, { environmentId, schemaFamilyId: family.id }, { only: run.id });
        if (stored === undefined || stored.hasReview) continue;
        const fresh = { ...createReview(reviewed, { id: newId('rev'), createdAt: now() }), reasons };
        await holdReview(tx, fresh);
        await recordReviewEvent(tx, webhookEvents, 'run.review_needed', reviewed);
        begun += 1;
      }
      return begun;
    });
  }

  return {
    async get(caller, place) {
      const { environment, family } = await findPlace(caller, place, 'getReadable');
      const stored = await findSettings(db, { environmentId: environment.id, schemaFamilyId: family.id });
      return stored ?? { ...NO_CONDITIONS, updatedAt: null };
    },

    async update(caller, place, conditions) {
      const { environment, family } = await findPlace(caller, place, 'getWritable');
      await checkFields(caller, family, conditions);
      const settings = { ...conditions, updatedAt: now() };
      await storeSettings(db, { environmentId: environment.id, schemaFamilyId: family.id }, settings);
      return settings;
    },

    async apply(caller, place, { dryRun, conditions }) {
      const { environment, family } = await findPlace(caller, place, dryRun ? 'getReadable' : 'getWritable');
      const scope = { environmentId: environment.id, schemaFamilyId: family.id };
      if (conditions !== null) await checkFields(caller, family, conditions, '/settings');
      const tried = conditions ?? (await findSettings(db, scope)) ?? NO_CONDITIONS;
      const recent = await listRecentData(db, scope);
      const applied: AppliedSettings = { runs: 0, needed: 0, begun: 0 };
      let before: string | null = null;
      while (applied.runs < MAX_RUNS) {
        const page: StoredRun[] = await listCompletedRuns(db, scope, { before, limit: PAGE_SIZE });
        const needy = page
          .map((run) => ({ run, reasons: findReasons(tried, run, recent) }))
          .filter(({ reasons }) => reasons.length > 0);
        applied.runs += page.length;
        applied.needed += needy.length;
        const unreviewed = needy.filter(({ run }) => !run.hasReview);
        if (!dryRun && unreviewed.length > 0) applied.begun += await begin(unreviewed, environment, family);
        if (page.length < PAGE_SIZE) break;
        before = page.at(-1)?.id ?? null;
      }
      return applied;
    },
  };
}
