import type {
  CheckRulesData,
  CreateSchemaData,
  DeleteSchemaData,
  GetSchemaData,
  GetSchemaVersionData,
  LintSchemaData,
  ModelParameters,
  SchemaExample,
  SchemaRule,
  ListSchemasData,
  ListSchemaVersionsData,
  SchemaVersion,
} from '../../generated/types.gen.ts';
import { checkRules } from '../extraction/check-answer-rules.ts';
import { rules } from '../generated/rules.gen.ts';
import type { Handlers, Input } from '../http/operation-input.ts';
import { paginateNewest } from '../http/paginate.ts';
import { toHex } from '../http/encode-bytes.ts';
import { sha256 } from '../http/make-response.ts';
import type { Service } from '../service.ts';
import { notFound, serviceError } from '../service-error.ts';
import { remove, type FamilyRecord, type Store } from '../store.ts';
import { eraseEvents } from '../webhooks/erase-events.ts';
import { member, owner } from './access.ts';
import { listTables } from './lookups.ts';

export interface NewSchema {
  schemaKey: string;
  /** Absent: the family's own, or the schema key for a new family. */
  name?: string | undefined;
  description?: string | undefined;
  definition: Record<string, unknown>;
  instructions?: string | undefined;
  examples?: SchemaExample[] | undefined;
  parameters?: ModelParameters | undefined;
  rules?: SchemaRule[] | undefined;
}

export interface StoredVersion {
  record: FamilyRecord;
  version: SchemaVersion;
}

/** `sha256:` and the digest of the canonical JSON (RFC 8785). */
export async function hashDefinition(definition: object): Promise<string> {
  const text = rules.canonicalize(definition) ?? '';
  return `sha256:${toHex(await sha256(new TextEncoder().encode(text)))}`;
}

/** A version with a definition only is hashed as its definition. */
export function listHashedParts({
  definition,
  instructions,
  examples = [],
  parameters,
  rules: checks = [],
}: NewSchema): object {
  const parts = {
    ...(instructions !== undefined && { instructions }),
    ...(examples.length > 0 && { examples }),
    ...(parameters !== undefined && { parameters }),
    ...(checks.length > 0 && { rules: checks }),
  };
  return Object.keys(parts).length === 0 ? definition : { definition, ...parts };
}

/** Throws `invalid_schema`. @param path of the definition in the request's body */
export function checkDefinition(definition: object, path: string): void {
  const problems = rules.checkDefinition(definition);
  const [first] = problems;
  if (first === undefined) return;
  const message = `The definition is not a usable JSON Schema: ${first.path || 'the root'} ${first.message}.`;
  throw serviceError('invalid_schema', message, {
    details: problems.map((problem) => ({ in: 'body', path: path + problem.path, message: problem.message })),
  });
}

export function findFamily(store: Store, workspaceId: string, schemaKey: string): FamilyRecord {
  const found = store.families.find(
    ({ family }) => family.workspaceId === workspaceId && family.schemaKey === schemaKey,
  );
  if (found === undefined) throw notFound('Schema');
  return found;
}

/** The version with this number, or the latest. */
export function findVersion({ family, versions }: FamilyRecord, versionNumber = family.latestVersionNumber) {
  const found = versions.find((version) => version.versionNumber === versionNumber);
  if (found === undefined) throw notFound('Schema version');
  return found;
}

/** Makes the family and a version as far as they are missing: the same definition twice is one version. */
export function storeSchema(
  { store, clock, newId, events }: Service,
  workspaceId: string,
  schema: NewSchema & { definitionHash: string },
): StoredVersion {
  const { schemaKey, name, description, definition, definitionHash } = schema;
  const { instructions = null, examples = [], parameters = null, rules: checks = [] } = schema;
  const now = clock.timestamp();
  const addVersion = (record: FamilyRecord): SchemaVersion => {
    const { family, versions } = record;
    const versionNumber = versions.length + 1;
    const version = {
      id: newId('ver'),
      familyId: family.id,
      versionNumber,
      definitionHash,
      definition,
      instructions,
      examples,
      parameters,
      rules: checks,
      createdAt: now,
    };
    versions.push(version);
    family.latestVersionNumber = versionNumber;
    const scope = { workspaceId, environmentId: null };
    events.record(scope, 'schema.version.created', { ...version, schemaKey });
    return version;
  };
  const existing = store.families.find(
    ({ family }) => family.workspaceId === workspaceId && family.schemaKey === schemaKey,
  );
  if (existing === undefined) {
    const family = {
      id: newId('sch'),
      workspaceId,
      schemaKey,
      name: name ?? schemaKey,
      description: description ?? null,
      latestVersionNumber: 1,
      createdAt: now,
      updatedAt: now,
    };
    const record: FamilyRecord = { family, versions: [] };
    store.families.push(record);
    return { record, version: addVersion(record) };
  }
  const { family } = existing;
  const latest = findVersion(existing);
  const isRenamed = (name ?? family.name) !== family.name || (description ?? family.description) !== family.description;
  const isNew = latest.definitionHash !== definitionHash;
  if (isRenamed || isNew)
    Object.assign(family, {
      name: name ?? family.name,
      description: description ?? family.description,
      updatedAt: now,
    });
  return { record: existing, version: isNew ? addVersion(existing) : latest };
}

export function schemaHandlers(service: Service): Handlers {
  const { store } = service;

  function visible(caller: Input['caller'], { slug, schemaKey }: { slug: string; schemaKey: string }): FamilyRecord {
    return findFamily(store, member(store, caller, slug).workspace.id, schemaKey);
  }

  return {
    listSchemas({ caller, path, query }: Input<ListSchemasData>) {
      const { workspace } = member(store, caller, path.slug);
      const own = store.families.filter(({ family }) => family.workspaceId === workspace.id);
      return {
        status: 200,
        body: paginateNewest(
          own.map(({ family }) => family),
          query,
        ),
      };
    },

    async createSchema({ caller, path, body }: Input<CreateSchemaData>) {
      const { workspace } = member(store, caller, path.slug);
      checkDefinition(body.definition, '/definition');
      const definitionHash = await hashDefinition(listHashedParts(body));
      const { record, version } = storeSchema(service, workspace.id, { ...body, definitionHash });
      return { status: 200, body: { ...record.family, latestVersion: version } };
    },

    getSchema({ caller, path }: Input<GetSchemaData>) {
      return { status: 200, body: visible(caller, path).family };
    },

    deleteSchema({ caller, path, query }: Input<DeleteSchemaData>) {
      const { workspace } = owner(store, caller, path.slug);
      const { family } = findFamily(store, workspace.id, path.schemaKey);
      const documents = new Set(
        store.documents
          .filter(({ document }) => document.schemaFamilyId === family.id)
          .map(({ document }) => document.id),
      );
      const isInside = (run: { schemaFamilyId: string; documentId: string }) =>
        run.schemaFamilyId === family.id || documents.has(run.documentId);
      const active = store.runs.find(({ run, nextChangeAt }) => isInside(run) && nextChangeAt !== null);
      if (active !== undefined)
        throw serviceError('in_use', `The run ${active.run.id} is active. Wait for it or cancel it first.`);
      const foreign = store.runs.find(({ run }) => isInside(run) && run.schemaFamilyId !== family.id);
      if (foreign !== undefined && query.cascade !== true)
        throw serviceError(
          'in_use',
          `The run ${foreign.run.id} of another schema uses a document of this schema, and would be deleted with it. ` +
            'Delete such runs first, or send cascade=true.',
        );
      const runIds = store.runs.filter(({ run }) => isInside(run)).map(({ run }) => run.id);
      eraseEvents(store, new Set([...documents, ...runIds]));
      remove(store.runs, ({ run }) => isInside(run));
      remove(store.documents, ({ document }) => documents.has(document.id));
      remove(store.families, (record) => record.family.id === family.id);
      return { status: 204 };
    },

    listSchemaVersions({ caller, path, query }: Input<ListSchemaVersionsData>) {
      return { status: 200, body: paginateNewest(visible(caller, path).versions, query) };
    },

    getSchemaVersion({ caller, path }: Input<GetSchemaVersionData>) {
      return { status: 200, body: findVersion(visible(caller, path), path.versionNumber) };
    },

    lintSchema({ caller, path, body }: Input<LintSchemaData>) {
      member(store, caller, path.slug);
      checkDefinition(body.definition, '/definition');
      return { status: 200, body: { warnings: rules.lintDefinition(body.definition) } };
    },

    checkRules({ caller, path, body }: Input<CheckRulesData>) {
      const record = visible(caller, path);
      const version = findVersion(record, body.versionNumber ?? record.family.latestVersionNumber);
      const today = body.date ?? service.clock.timestamp().slice(0, 10);
      const tables = listTables(store, record.family.workspaceId);
      const given = { extractedData: body.data, evidence: [], warnings: [] };
      const context = { definition: version.definition, rules: version.rules, tables, today };
      const { rules: said, extractedData, lookups } = checkRules(given, context);
      return { status: 200, body: { rules: said, data: extractedData ?? {}, lookups } };
    },
  };
}
