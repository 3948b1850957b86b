import type { ServiceDatabase } from '../db/database.ts';
import type { EnvironmentsService, EnvironmentSlug } from '../environments/service.ts';
import type { SchemaTasks } from '../extraction/child/schema-tasks.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import { toJsonText } from '../lib/json-text.ts';
import type { JsonObject } from '../lib/json-value.ts';
import { listExpressions } from '../lib/models/derived-fields.ts';
import { listLookupKeys } from '../lib/models/lookup-table.ts';
import type { RuleResult, SchemaRule } from '../lib/models/schema-guidance.ts';
import type { UsedTables } from '../lookups/used-tables.ts';
import type { SchemasService } from '../schemas/service.ts';
import { RuleSums, type EvaluatedRule } from '../scorer/rule-counts.ts';
import type { Caller } from '../users/service.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';
import { listTriedRuns, type TriedRun } from './repository.ts';

export interface RuleTrialRequest {
  rules: SchemaRule[];
  /** Only runs of this version are tried. */
  versionNumber?: number | undefined;
  /** By default that of the version, or of the latest. */
  definition?: JsonObject | undefined;
  limit?: number | undefined;
}

export interface RuleTrial {
  rules: EvaluatedRule[];
  runs: (Pick<TriedRun, 'documentId' | 'documentName' | 'versionNumber' | 'createdAt'> & {
    runId: string;
    results: RuleResult[];
  })[];
  lookups: UsedTables['versions'];
}

export interface RuleCheckRequest {
  data: JsonObject;
  /** By default the latest. */
  versionNumber?: number | undefined;
  /** `YYYY-MM-DD`. By default today. */
  date?: string | undefined;
}

export interface RuleCheck {
  rules: RuleResult[];
  /** With its derived fields. */
  data: JsonObject;
  lookups: UsedTables['versions'];
}

export interface RuleTrialsService {
  /** What the rules of a version say of data that are no run's. */
  check(caller: Caller, place: { slug: string; schemaKey: string }, request: RuleCheckRequest): Promise<RuleCheck>;
  /** Checks rules with the data of stored runs. Throws `invalid_schema`. */
  run(
    caller: Caller,
    place: { slug: string; schemaKey: string; env: EnvironmentSlug },
    request: RuleTrialRequest,
  ): Promise<RuleTrial>;
}

interface Dependencies {
  database: ServiceDatabase;
  access: WorkspaceAccess;
  environments: Pick<EnvironmentsService, 'getReadable'>;
  schemas: Pick<SchemasService, 'family' | 'version' | 'check'>;
  schemaTasks: Pick<SchemaTasks, 'tryRules' | 'applyRules'>;
  clock: Clock;
  readTables: (workspaceId: string, keys: readonly string[]) => Promise<UsedTables>;
}

const DEFAULT_RUNS = 20;
/** A check ends by the deadline of the pool. */
const never = new AbortController().signal;
/** Results of an answer. Each has up to 100 pointers. */
const MAX_RESULTS = 5_000;
/** Of the data that are read. */
const MAX_CHARACTERS = 20_000_000;

export function createRuleTrialsService(dependencies: Dependencies): RuleTrialsService {
  const { database, access, environments, schemas, schemaTasks, clock, readTables } = dependencies;
  const { db } = database;

  return {
    async check(caller, { slug, schemaKey }, { data, versionNumber, date }) {
      const { workspace } = await access.requireMember(db, caller, slug);
      const family = await schemas.family(db, workspace.id, schemaKey);
      const { definition, rules } = await schemas.version(db, family, versionNumber);
      const keys = listLookupKeys(listExpressions(definition, rules));
      const { tables, versions } = await readTables(workspace.id, keys);
      const today = date ?? timestamp(clock.now()).slice(0, 10);
      const checked = { data, evidence: toJsonText([]), confidence: 1 };
      const task = { definition, rules, today, tables, ...checked };
      const group = [caller.userId, workspace.id];
      const applied = await schemaTasks.applyRules(task, { signal: never, group });
      return { rules: applied.results, data: applied.data, lookups: versions };
    },

    async run(caller, { slug, schemaKey, env }, { rules, versionNumber, definition, limit = DEFAULT_RUNS }) {
      const { workspace } = await access.requireMember(db, caller, slug);
      const environment = await environments.getReadable(db, workspace.id, env);
      const family = await schemas.family(db, workspace.id, schemaKey);
      const version = await schemas.version(db, family, versionNumber);
      const tried = { schemaKey, definition: definition ?? version.definition, rules };
      await schemas.check(caller, tried, '/definition');

      const schemaVersionId = versionNumber === undefined ? undefined : version.id;
      const scope = { environmentId: environment.id, schemaFamilyId: family.id, schemaVersionId };
      const most = Math.max(1, Math.floor(MAX_RESULTS / Math.max(1, rules.length)));
      const runs = await listTriedRuns(db, scope, { limit: Math.min(limit, most), maxCharacters: MAX_CHARACTERS });
      const keys = listLookupKeys(listExpressions(tried.definition, rules));
      const { tables, versions } = await readTables(workspace.id, keys);
      const documents = runs.map(({ data, completedAt }) => ({ data, today: completedAt.slice(0, 10) }));
      const task = { definition: tried.definition, rules, documents, tables };
      const results = runs.length === 0 ? [] : await schemaTasks.tryRules(task, [caller.userId, workspace.id]);

      const sums = new RuleSums();
      for (const ofRun of results) sums.add(ofRun);
      const counted = sums.conclude();
      const nothing = rules.map(({ name, severity }) => ({ name, severity, holds: 0, violated: 0, unknown: 0 }));
      return {
        rules: counted.length === 0 ? nothing : counted,
        runs: runs.map(({ id, documentId, documentName, versionNumber: number, createdAt }, index) => ({
          runId: id,
          documentId,
          documentName,
          versionNumber: number,
          createdAt,
          results: results[index] ?? [],
        })),
        lookups: versions,
      };
    },
  };
}
