import type {
  ExtractData,
  ExtractDocumentData,
  Metadata,
  ModelParameters,
  Run,
  SchemaExample,
  SchemaRule,
  TextMimeType,
} from '../../generated/types.gen.ts';
import type { Answer, Caller, Handlers, Input, ReceivedFile } from '../http/operation-input.ts';
import { refuseExpired } from '../retention.ts';
import type { Service } from '../service.ts';
import { invalidBody, notFound } from '../service-error.ts';
import type { DocumentRecord, EnvironmentSlug, RunRecord } from '../store.ts';
import { member, writable } from './access.ts';
import { refuseUsedUp } from './budgets.ts';
import { insertDocument, prepareFile, prepareText, readMetadata, type PreparedDocument } from './new-document.ts';
import { findProvider, refuseResidency, resolveModel, type ModelChoice } from './resolve-model.ts';
import { startRun } from './run-life.ts';
import {
  checkDefinition,
  findFamily,
  findVersion,
  hashDefinition,
  listHashedParts,
  storeSchema,
  type StoredVersion,
} from './schemas.ts';

interface SchemaChoice {
  versionNumber?: number | undefined;
  schema?: Record<string, unknown> | undefined;
  schemaName?: string | undefined;
  description?: string | undefined;
  instructions?: string | undefined;
  examples?: SchemaExample[] | undefined;
  parameters?: ModelParameters | undefined;
  rules?: SchemaRule[] | undefined;
}

type DocumentChoice = { id: string } | { prepare: () => PreparedDocument };

interface ExtractFields extends Omit<SchemaChoice, 'schema' | 'examples' | 'parameters' | 'rules'> {
  documentId?: string;
  name?: string;
  content?: string;
  mimeType?: TextMimeType;
  model?: string;
  pages?: string;
  samples?: number | string;
  vision?: Run['vision'];
  maxCost?: number | string;
  schema?: Record<string, unknown> | string;
  examples?: SchemaExample[] | string;
  parameters?: ModelParameters | string;
  rules?: SchemaRule[] | string;
  metadata?: Metadata | string;
}

export function accepted({ run }: RunRecord): Answer {
  return { status: 202, body: { runId: run.id, status: 'pending' } };
}

/** In a multipart body, the schema is JSON text. */
function readSchema(schema: ExtractFields['schema']): Record<string, unknown> | undefined {
  if (typeof schema !== 'string') return schema;
  try {
    const parsed: unknown = JSON.parse(schema);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed))
      return parsed as Record<string, unknown>;
  } catch {
    // Answered below, with what it should have been.
  }
  throw invalidBody('/schema', 'schema must be a JSON object as text.');
}

/** In a multipart body, JSON is text that has been validated. */
const readJson = <T>(value: T | string | undefined): T | undefined =>
  typeof value === 'string' ? (JSON.parse(value) as T) : value;

/** In a multipart body, numbers are text. */
export function readMaxCost(maxCost: number | string | undefined): number | undefined {
  if (maxCost === undefined || Number(maxCost) > 0) return maxCost === undefined ? undefined : Number(maxCost);
  throw invalidBody('/maxCost', 'maxCost must be > 0.');
}

/** Throws `validation_failed` for a model whose price is not known. */
export function refuseUnpriced({ provider, model }: ModelChoice): void {
  const details = findProvider(provider)?.modelDetails.find(({ id }) => id === model);
  if (details !== undefined && details.prices.length > 0) return;
  throw invalidBody('/maxCost', `maxCost needs a model with a price: that of ${model} is not known.`);
}

/** Exactly one of `documentId`, `name` with `content`, and `file`. */
function chooseDocument(body: ExtractFields, file: ReceivedFile | null): DocumentChoice {
  const { documentId, name, content, mimeType, pages } = body;
  const metadata = readMetadata(body.metadata);
  const given = [documentId !== undefined, content !== undefined, file !== null].filter(Boolean).length;
  if (given > 1) throw invalidBody('', 'Send exactly one of documentId, content and file.');
  if (file !== null) return { prepare: () => prepareFile(file, { name, pages, metadata }) };
  if (content !== undefined) {
    if (name === undefined) throw invalidBody('/name', 'name is required with content.');
    return { prepare: () => prepareText({ name, content, mimeType, pages, metadata }) };
  }
  if (documentId === undefined) throw invalidBody('', 'Send a document: documentId, or name and content, or a file.');
  if (name !== undefined)
    throw invalidBody('/name', 'name goes with content or file: a document of documentId has its name.');
  return { id: documentId };
}

interface ExtractRequest {
  caller: Caller;
  path: { slug: string; schemaKey: string };
  env: EnvironmentSlug | undefined;
  schema: SchemaChoice;
  document: DocumentChoice;
  model: string | undefined;
  pages: string | undefined;
  samples: number | string | undefined;
  vision: Run['vision'] | undefined;
  maxCost: number | undefined;
  metadata: Metadata;
}

/** Without a definition of its own, the run is there when it returns. */
export async function accept(service: Service, request: ExtractRequest): Promise<Answer> {
  const { store } = service;
  const { caller, path, env, schema: choice, document, model, pages = null, metadata } = request;
  const { samples = 1, vision, maxCost } = request;
  const { schema: definition, versionNumber, schemaName: name, description } = choice;
  const { instructions, examples, parameters, rules } = choice;
  const guidance = { instructions, examples, parameters, rules };
  const [field] = Object.entries(guidance).find(([, value]) => value !== undefined) ?? [];
  if (definition === undefined && field !== undefined)
    throw invalidBody(`/${field}`, `${field} goes with schema: a stored version has its own.`);
  if (definition !== undefined && versionNumber !== undefined)
    throw invalidBody('/versionNumber', 'Send schema or versionNumber, not both.');
  const { workspace } = member(store, caller, path.slug);
  const environment = writable(store, workspace.id, env);
  const resolved = resolveModel(store, caller, environment, model);
  refuseResidency(environment, resolved);
  if (maxCost !== undefined) refuseUnpriced(resolved);
  refuseUsedUp(service, workspace.id);
  const workspaceId = workspace.id;
  const { schemaKey } = path;

  if (definition !== undefined) checkDefinition(definition, '/schema');
  const own = definition && { schemaKey: path.schemaKey, name, description, definition, ...guidance };
  const definitionHash = own && (await hashDefinition(listHashedParts(own)));
  const stored = (): StoredVersion => {
    const record = findFamily(store, workspaceId, schemaKey);
    return { record, version: findVersion(record, versionNumber) };
  };
  const prepared = 'prepare' in document ? document.prepare() : null;
  const existing = 'id' in document ? findIn(service, environment.id, document.id) : null;
  // Nothing is stored before everything has been found and checked.
  const schema = own && definitionHash ? storeSchema(service, workspaceId, { ...own, definitionHash }) : stored();
  const place = { workspaceId, environmentId: environment.id, schemaFamilyId: schema.record.family.id };
  const used = existing ?? insertDocument(service, place, prepared as PreparedDocument);
  const options = { pages, samples: Number(samples), vision, maxCost, metadata };
  const run = { workspaceId, environment, document: used, schema, choice: resolved, ...options };
  return accepted(startRun(service, run));
}

/** A document of another environment is not there. */
function findIn({ store }: Service, environmentId: string, id: string): DocumentRecord {
  const found = store.documents.find(({ document }) => document.id === id && document.environmentId === environmentId);
  if (found === undefined) throw notFound('Document');
  refuseExpired(found.document, 'document');
  return found;
}

export function extractionHandlers(service: Service): Handlers {
  function extract({ caller, path, query, body: sent, form }: Input<ExtractData>) {
    const body = sent as ExtractFields;
    const schema = {
      ...body,
      schema: readSchema(body.schema),
      examples: readJson(body.examples),
      parameters: readJson(body.parameters),
      rules: readJson(body.rules),
    };
    const document = chooseDocument(body, form?.file ?? null);
    const metadata = readMetadata(body.metadata);
    const { model, pages, samples, vision } = body;
    const maxCost = readMaxCost(body.maxCost);
    const chosen = { schema, document, model, pages, samples, vision, maxCost, metadata };
    return accept(service, { caller, path, env: query.env, ...chosen });
  }

  return {
    extract,
    extractUpload: extract,

    extractDocument({ caller, path, query, body: sent }: Input<ExtractDocumentData>) {
      const body = (sent ?? {}) as Omit<ExtractFields, keyof SchemaChoice> & SchemaChoice;
      const metadata = readMetadata(body.metadata);
      const document = { id: path.id };
      const { model, pages, samples, vision } = body;
      const maxCost = readMaxCost(body.maxCost);
      const chosen = { schema: body, document, model, pages, samples, vision, maxCost, metadata };
      return accept(service, { caller, path, env: query.env, ...chosen });
    },
  };
}
