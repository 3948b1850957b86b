import type { Db, Tx } from '../db/database.ts';
import { AppError, notFound } from '../errors.ts';
import type { JsonObject } from '../lib/json-value.ts';
import type { SchemaTasks } from '../extraction/child/schema-tasks.ts';
import type { DefinitionPort } from '../extraction/schema/definition/definition.ts';
import { listExpressions } from '../lib/models/derived-fields.ts';
import { listLookupKeys } from '../lib/models/lookup-table.ts';
import type { LintWarning } from '../extraction/schema/definition/definition-report.ts';
import {
  listHashedParts,
  type ModelParameters,
  type SchemaGuidance,
  type SchemaRule,
} from '../lib/models/schema-guidance.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import type { Page, PageRequest } from '../lib/pagination.ts';
import type { Caller } from '../users/service.ts';
import type { EventRecorder } from '../webhooks/record-event.ts';
import { createSchemaDeletion, type DeletionParts } from './delete-schema.ts';
import * as schemas from './repository.ts';
import type { SchemaFamily, SchemaVersion } from './repository.ts';

export type { SchemaFamily, SchemaVersion } from './repository.ts';

export interface FamilyWithVersion {
  family: SchemaFamily;
  version: SchemaVersion;
}

export interface CreatedSchema {
  family: SchemaFamily;
  version: Omit<SchemaVersion, 'definition'>;
  /** Null if it is the definition that was sent. Otherwise an equal one, which was stored before. */
  storedDefinition: JsonObject | null;
}

export interface NewSchema {
  schemaKey: string;
  /** Default: the family's name, or the schema key for a new family. */
  name?: string | undefined;
  description?: string | undefined;
  definition: JsonObject;
  instructions?: string | undefined;
  examples?: SchemaGuidance['examples'] | undefined;
  parameters?: ModelParameters | undefined;
  rules?: SchemaRule[] | undefined;
}

/** A definition that passed the checks, with its hash. Computed outside any transaction. */
export interface CheckedSchema extends NewSchema {
  guidance: SchemaGuidance;
  /** Of the definition and the guidance. */
  definitionHash: string;
}

export interface SchemasService {
  list(caller: Caller, slug: string, page: PageRequest): Promise<Page<SchemaFamily>>;
  get(caller: Caller, slug: string, schemaKey: string): Promise<SchemaFamily>;
  create(caller: Caller, slug: string, schema: NewSchema): Promise<CreatedSchema>;
  /**
   * Throws `in_use` while runs or batches of it are active, or runs of other schemas use its documents.
   * @param options.cascade deletes such runs of other schemas too
   */
  delete(caller: Caller, slug: string, schemaKey: string, options: { cascade: boolean }): Promise<void>;
  listVersions(caller: Caller, slug: string, schemaKey: string, page: PageRequest): Promise<Page<SchemaVersion>>;
  getVersion(caller: Caller, slug: string, schemaKey: string, versionNumber: number): Promise<SchemaVersion>;
  /** Throws `invalid_schema`. */
  lint(caller: Caller, slug: string, definition: JsonObject, rules?: readonly SchemaRule[]): Promise<LintWarning[]>;

  /** Throws `not_found`. */
  family(db: Db, workspaceId: string, schemaKey: string): Promise<SchemaFamily>;
  /** The version with this number, by default the latest. Throws `not_found`. */
  version(db: Db, family: SchemaFamily, versionNumber?: number): Promise<SchemaVersion>;
  /**
   * Throws `invalid_schema`.
   * @param path of the definition in the request's body
   */
  check(caller: Caller, schema: NewSchema, path: string): Promise<CheckedSchema>;
  /** Creates the family and version if they do not exist. The same definition is stored once. */
  store(tx: Tx, workspaceId: string, schema: CheckedSchema): Promise<FamilyWithVersion>;
}

interface Dependencies extends DeletionParts {
  clock: Clock;
  newId: NewId;
  definitions: DefinitionPort;
  /** Rules are parsed in child processes. */
  schemaTasks: Pick<SchemaTasks, 'lintRules'>;
  /** The columns of tables, by their keys. */
  findColumns: (db: Db, workspaceId: string, keys: readonly string[]) => Promise<Record<string, string[]>>;
  webhookEvents: Pick<EventRecorder, 'record'>;
}

/** Faults of rules that an answer names. */
const MAX_DETAILS = 50;

export function createSchemasService(dependencies: Dependencies): SchemasService {
  const { database, clock, newId, access, definitions, schemaTasks, findColumns } = dependencies;
  const { webhookEvents } = dependencies;
  const { db } = database;

  const family: SchemasService['family'] = async (on, workspaceId, schemaKey) => {
    const found = await schemas.findFamily(on, workspaceId, schemaKey);
    if (found === undefined) throw notFound('Schema');
    return found;
  };

  const version: SchemasService['version'] = async (on, ofFamily, versionNumber = ofFamily.latestVersionNumber) => {
    const found = await schemas.findVersion(on, ofFamily.id, versionNumber);
    if (found === undefined) throw notFound('Schema version');
    return found;
  };

  /** @param path of the definition; the rules are beside it */
  async function refuseRules(caller: Caller, { definition, rules = [] }: NewSchema, path: string): Promise<void> {
    if (listExpressions(definition, rules).length === 0) return;
    const found = await schemaTasks.lintRules({ definition, rules }, [caller.userId]);
    const invalid = found.filter(({ kind }) => kind === 'invalid');
    const [first] = invalid;
    if (first === undefined) return;
    const rulesPath = path.replace(/\/\w+$/, '/rules');
    const inBody = (at: string) => at.replace(/^\/rules/, rulesPath).replace(/^\/definition/, path);
    const named = invalid.slice(0, MAX_DETAILS);
    const details = named.map(({ path: at, message }) => ({ in: 'body' as const, path: inBody(at), message }));
    throw new AppError('invalid_schema', `The rule ${inBody(first.path)} cannot be used: ${first.message}`, {
      details,
    });
  }

  /** @param path of the definition in the request's body */
  function refuseUnusable(definition: JsonObject, path: string): void {
    const problems = definitions.check(definition);
    const [first] = problems;
    if (first === undefined) return;
    const message = `The definition is not a usable JSON Schema: ${first.path || 'the root'} ${first.message}.`;
    const details = problems.map((one) => ({ in: 'body' as const, path: path + one.path, message: one.message }));
    throw new AppError('invalid_schema', message, { details });
  }

  const check: SchemasService['check'] = async (caller, schema, path) => {
    const { instructions = null, examples = [], parameters = null, rules = [] } = schema;
    const guidance = { instructions, examples, parameters, rules };
    refuseUnusable(schema.definition, path);
    await refuseRules(caller, schema, path);
    return { ...schema, guidance, definitionHash: definitions.hash(listHashedParts(schema.definition, guidance)) };
  };

  function nextVersion(familyId: string, versionNumber: number, schema: CheckedSchema): SchemaVersion {
    const { definition, definitionHash, guidance } = schema;
    const createdAt = timestamp(clock.now());
    return { id: newId('ver'), familyId, versionNumber, definitionHash, definition, ...guidance, createdAt };
  }

  async function insertVersion(tx: Tx, { workspaceId, schemaKey }: SchemaFamily, added: SchemaVersion): Promise<void> {
    await schemas.insertVersion(tx, added);
    const kind = 'schema.version.created';
    const event = { kind, workspaceId, environmentId: null, resourceId: added.id, documentId: null } as const;
    await webhookEvents.record(tx, event, async () => ({ ...added, schemaKey }));
  }

  async function storeNew(tx: Tx, workspaceId: string, schema: CheckedSchema): Promise<FamilyWithVersion> {
    const now = timestamp(clock.now());
    const created: SchemaFamily = {
      id: newId('sch'),
      workspaceId,
      schemaKey: schema.schemaKey,
      name: schema.name ?? schema.schemaKey,
      description: schema.description ?? null,
      latestVersionNumber: 1,
      createdAt: now,
      updatedAt: now,
    };
    await schemas.insertFamily(tx, created);
    const first = nextVersion(created.id, 1, schema);
    await insertVersion(tx, created, first);
    return { family: created, version: first };
  }

  async function changesOf(tx: Tx, existing: SchemaFamily, schema: CheckedSchema) {
    const latest = await version(tx, existing);
    const name = schema.name ?? existing.name;
    const description = schema.description ?? existing.description;
    const isRenamed = name !== existing.name || description !== existing.description;
    return { latest, isNew: latest.definitionHash !== schema.definitionHash, isRenamed, name, description };
  }

  const store: SchemasService['store'] = async (tx, workspaceId, schema) => {
    const found = await schemas.findFamily(tx, workspaceId, schema.schemaKey);
    // Two concurrent requests may create the same family. On PostgreSQL the second fails at the commit of the first,
    // and finds it when it is retried.
    if (found === undefined) return storeNew(tx, workspaceId, schema);
    const current = await changesOf(tx, found, schema);
    if (!current.isNew && !current.isRenamed) return { family: found, version: current.latest };

    // Lock the row, and decide by its current state.
    const existing = await schemas.lockFamily(tx, workspaceId, found.id, 'update');
    if (existing === undefined) return storeNew(tx, workspaceId, schema);
    const { latest, isNew, isRenamed, name, description } = await changesOf(tx, existing, schema);
    if (!isNew && !isRenamed) return { family: existing, version: latest };

    const latestVersionNumber = existing.latestVersionNumber + (isNew ? 1 : 0);
    const updated = { ...existing, name, description, latestVersionNumber, updatedAt: timestamp(clock.now()) };
    await schemas.updateFamily(tx, updated);
    if (!isNew) return { family: updated, version: latest };
    const added = nextVersion(existing.id, latestVersionNumber, schema);
    await insertVersion(tx, existing, added);
    return { family: updated, version: added };
  };

  async function visibleFamily(caller: Caller, slug: string, schemaKey: string): Promise<SchemaFamily> {
    const { workspace } = await access.requireMember(db, caller, slug);
    return family(db, workspace.id, schemaKey);
  }

  return {
    family,
    version,
    check,
    store,
    get: visibleFamily,

    async list(caller, slug, page) {
      const { workspace } = await access.requireMember(db, caller, slug);
      return schemas.listFamilies(db, workspace.id, page);
    },

    async create(caller, slug, schema) {
      await access.requireMember(db, caller, slug);
      const checked = await check(caller, schema, '/definition');
      return database.transaction(async (tx) => {
        const { workspace } = await access.requireMember(tx, caller, slug);
        const { family: stored, version: latest } = await store(tx, workspace.id, checked);
        const { definition, ...others } = latest;
        const storedDefinition = definition === checked.definition ? null : definition;
        return { family: stored, version: others, storedDefinition };
      });
    },

    delete: createSchemaDeletion(dependencies),

    async listVersions(caller, slug, schemaKey, page) {
      return schemas.listVersions(db, (await visibleFamily(caller, slug, schemaKey)).id, page);
    },

    async getVersion(caller, slug, schemaKey, versionNumber) {
      return version(db, await visibleFamily(caller, slug, schemaKey), versionNumber);
    },

    async lint(caller, slug, definition, rules = []) {
      const { workspace } = await access.requireMember(db, caller, slug);
      refuseUnusable(definition, '/definition');
      const warnings = definitions.lint(definition);
      const lookups = await findColumns(db, workspace.id, listLookupKeys(listExpressions(definition, rules)));
      const findings = await schemaTasks.lintRules({ definition, rules, lookups }, [caller.userId]);
      const inDefinition = (path: string) => path.replace(/^\/definition/, '');
      for (const { path, kind, message } of findings)
        warnings.push({ path: inDefinition(path), code: `rule_${kind}`, message });
      return warnings;
    },
  };
}
