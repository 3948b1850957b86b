import type { ServiceDatabase } from '../db/database.ts';
import type { ReceivedFile } from '../documents/intake.ts';
import type { DocumentsService } from '../documents/service.ts';
import type { EnvironmentsService, EnvironmentSlug } from '../environments/service.ts';
import { AppError, invalidBody, notFound } from '../errors.ts';
import type { SchemaTasks } from '../extraction/child/schema-tasks.ts';
import { layoutText, type Layout } from '../parsing/layout.ts';
import type { SampleReader } from '../schema-inference/read-samples.ts';
import type { SchemaTemplatesService } from '../schema-templates/service.ts';
import type { SplittersService, StoredRules } from '../splitters/service.ts';
import type { Caller } from '../users/service.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';
import { listFieldWords } from './schema-words.ts';
import { listSchemaKinds } from './repository.ts';

export interface ClassifyRequest {
  slug: string;
  env: EnvironmentSlug;
  document: { id: string } | { content: string } | { file: ReceivedFile };
  splitter: string | undefined;
  signal: AbortSignal;
}

export interface Classification {
  category: string | null;
  schemaKey: string | null;
  source: 'splitter' | 'schema' | 'template' | null;
  confidence: number;
  reasons: string[];
}

export interface ClassificationService {
  /** Says what a document is. Stores nothing. Throws `document_unreadable`. */
  classify(caller: Caller, request: ClassifyRequest): Promise<Classification>;
}

interface Dependencies {
  database: ServiceDatabase;
  access: WorkspaceAccess;
  environments: Pick<EnvironmentsService, 'getWritable'>;
  documents: Pick<DocumentsService, 'getStored' | 'layout'>;
  splitters: Pick<SplittersService, 'find'>;
  templates: Pick<SchemaTemplatesService, 'list'>;
  samples: SampleReader;
  splitPacket: SchemaTasks['splitPacket'];
}

interface Kind {
  name: string;
  description?: string | undefined;
  schemaKey?: string | undefined;
  fields?: string[];
  examples?: string[];
}

/** The schema under which packets are kept is no kind. */
const PACKETS = 'packets';
/** As many as a splitter has. */
const MAX_SCHEMAS = 500;
/** What a document is, its beginning says. */
const MAX_PAGES = 5;
const FIRST_PAGES = [`1-${MAX_PAGES}`];
const MAX_EXAMPLES = 100;
const MAX_EXAMPLE = 20_000;

export function createClassificationService(dependencies: Dependencies): ClassificationService {
  const { database, access, environments, documents, splitters, templates, samples, splitPacket } = dependencies;
  const { db } = database;

  async function readStored(caller: Caller, id: string, place: { workspaceId: string; environmentId: string }) {
    const { workspaceId, environmentId } = await documents.getStored(caller, id);
    if (workspaceId !== place.workspaceId || environmentId !== place.environmentId) throw notFound('Document');
    return documents.layout(caller, id);
  }

  /** The texts of examples. A document that was deleted or cannot be read is none. */
  async function readExamples(caller: Caller, ids: readonly string[]): Promise<string[]> {
    const texts: string[] = [];
    for (const id of ids) {
      const layout = await documents.layout(caller, id).catch((error: unknown) => {
        if (error instanceof AppError && !error.retryable) return null;
        throw error;
      });
      if (layout !== null) texts.push(layoutText(layout).slice(0, MAX_EXAMPLE));
    }
    return texts;
  }

  async function readCategories(caller: Caller, { categories }: StoredRules): Promise<Kind[]> {
    let left = MAX_EXAMPLES;
    const kinds: Kind[] = [];
    for (const { examples = [], name, description, schemaKey } of categories) {
      const ids = examples.slice(0, left);
      left -= ids.length;
      kinds.push({ name, description, schemaKey, examples: await readExamples(caller, ids) });
    }
    return kinds;
  }

  async function choose(
    layout: Layout,
    kinds: readonly Kind[],
    { source, signal }: { source: Classification['source']; signal: AbortSignal },
  ): Promise<Classification> {
    const pages = layout.pages.slice(0, MAX_PAGES);
    const rules = { categories: kinds, uncategorized: 'include', boundaries: 'none' } as const;
    const { parts } = await splitPacket({ layout: { ...layout, pages }, rules }, { signal });
    const { category = null, confidence = 0, reasons = [] } = parts[0] ?? {};
    const schemaKey = kinds.find(({ name }) => name === category)?.schemaKey ?? null;
    return { category, schemaKey, source: category === null ? null : source, confidence, reasons };
  }

  /** By the schemas of the workspace; where none fits, by the templates that it does not have. */
  async function chooseSchema(workspaceId: string, layout: Layout, signal: AbortSignal): Promise<Classification> {
    const schemas = await listSchemaKinds(db, workspaceId, MAX_SCHEMAS);
    const toKind = ({ description, definition, ...schema }: (typeof schemas)[number]): Kind => ({
      ...schema,
      description: description ?? undefined,
      fields: listFieldWords(definition),
    });
    const own = schemas.filter(({ schemaKey }) => schemaKey !== PACKETS).map(toKind);
    const found = own.length === 0 ? null : await choose(layout, own, { source: 'schema', signal });
    if (found !== null && found.category !== null) return found;
    const keys = new Set(own.map(({ schemaKey }) => schemaKey));
    const others = templates
      .list({ page: 1, pageSize: 100 })
      .data.filter(({ key }) => !keys.has(key))
      .map(({ key, ...template }) => toKind({ ...template, schemaKey: key }));
    const template = await choose(layout, others, { source: 'template', signal });
    return template.category === null ? (found ?? template) : template;
  }

  return {
    async classify(caller, { slug, env, document, splitter, signal }) {
      const { workspace } = await access.requireMember(db, caller, slug);
      const environment = await environments.getWritable(db, workspace.id, env);
      const rules = splitter === undefined ? null : await splitters.find(db, workspace.id, splitter);
      if (rules !== null && rules.categories.length === 0)
        throw invalidBody('/splitter', `The splitter ${splitter} has no categories.`);
      const place = { workspaceId: workspace.id, environmentId: environment.id };
      const options = { path: '/content', group: [caller.userId, workspace.id], pages: FIRST_PAGES, signal };
      const layout =
        'id' in document
          ? await readStored(caller, document.id, place)
          : 'file' in document
            ? await samples.readFile(document.file, options)
            : await samples.read({ name: 'text', content: document.content }, options);
      if (rules === null) return chooseSchema(workspace.id, layout, signal);
      return choose(layout, await readCategories(caller, rules), { source: 'splitter', signal });
    },
  };
}
