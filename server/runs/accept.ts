import type { Database, Tx } from '../db/database.ts';
import type { DocumentPlace, DocumentsService, PreparedDocument } from '../documents/service.ts';
import type { EnvironmentsService, EnvironmentSlug } from '../environments/service.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import type { JobQueue } from '../jobs/queue.ts';
import type { ProvidersService } from '../providers/service.ts';
import type { CheckedSchema, NewSchema, SchemasService } from '../schemas/service.ts';
import type { Caller } from '../users/service.ts';
import type { WorkspaceAccess } from '../workspaces/access.ts';
import { insertRun, type NewRun } from './repository.ts';

/** What is asked for: exactly one kind of document, and a stored version or a schema of the request's own. */
export interface ExtractRequest {
  document: { id: string } | { prepare: () => Promise<PreparedDocument> };
  /** Mode A: this version of the family, or its latest. Mode B: the definition of the request. */
  schema: { versionNumber?: number | undefined } | { inline: Omit<NewSchema, 'schemaKey'> };
  /** `<provider>/<model>` */
  model?: string | undefined;
}

export interface ExtractTarget {
  slug: string;
  schemaKey: string;
  env: EnvironmentSlug;
}

export interface AcceptDependencies {
  database: Database;
  clock: Clock;
  newId: NewId;
  access: WorkspaceAccess;
  environments: Pick<EnvironmentsService, 'writable' | 'writableById'>;
  schemas: Pick<SchemasService, 'check' | 'store' | 'family' | 'version'>;
  documents: Pick<DocumentsService, 'find' | 'store' | 'insert'>;
  providers: Pick<ProvidersService, 'resolve' | 'resolveAgain'>;
  queue: JobQueue;
}

/** A run and its job, in the caller's transaction. */
export async function insertPending(
  { newId, clock, queue }: Pick<AcceptDependencies, 'newId' | 'clock' | 'queue'>,
  tx: Tx,
  run: Omit<NewRun, 'id' | 'createdAt'>,
): Promise<string> {
  const id = newId('run');
  await insertRun(tx, { ...run, id, createdAt: timestamp(clock.now()) });
  await queue.enqueue(tx, { kind: 'run.execute', subject: id, workspaceId: run.workspaceId, keyId: run.providerKeyId });
  return id;
}

/** Accepts a run: family, version, document, run and job are committed together, or nothing is. Returns the run's id. */
export async function acceptRun(
  dependencies: AcceptDependencies,
  caller: Caller,
  { slug, schemaKey, env }: ExtractTarget,
  request: ExtractRequest,
): Promise<string> {
  const { database, access, environments, schemas, documents, providers } = dependencies;
  // First whether the caller may, where the rest costs work or tells something; the transaction asks again.
  if ('inline' in request.schema || 'prepare' in request.document) {
    const { workspace: visible } = await access.member(database.db, caller, slug);
    await providers.resolve(database.db, caller, await environments.writable(database.db, visible.id, env), request.model);
  }
  const inline: CheckedSchema | null =
    'inline' in request.schema ? schemas.check({ ...request.schema.inline, schemaKey }, '/schema') : null;

  const accept = (documentIn: (tx: Tx, place: DocumentPlace) => Promise<{ id: string }>) =>
    database.transaction(async (tx) => {
      const { workspace } = await access.member(tx, caller, slug);
      const environment = await environments.writable(tx, workspace.id, env);
      const resolution = await providers.resolve(tx, caller, environment, request.model);
      const { family, version } = inline
        ? await schemas.store(tx, workspace.id, inline)
        : await storedVersion(tx, workspace.id, 'inline' in request.schema ? undefined : request.schema.versionNumber);
      const place = { workspaceId: workspace.id, environmentId: environment.id, schemaFamilyId: family.id };
      const document = await documentIn(tx, place);
      const { verify } = environment;
      return insertPending(dependencies, tx, { ...place, ...resolution, verify, documentId: document.id, schemaVersionId: version.id });
    });

  async function storedVersion(tx: Tx, workspaceId: string, versionNumber: number | undefined) {
    const family = await schemas.family(tx, workspaceId, schemaKey);
    return { family, version: await schemas.version(tx, family, versionNumber) };
  }

  if ('id' in request.document) {
    const { id } = request.document;
    return accept((tx, place) => documents.find(tx, place, id));
  }
  const prepared = await request.document.prepare();
  return documents.store(prepared, () => accept((tx, place) => documents.insert(tx, place, prepared)));
}
