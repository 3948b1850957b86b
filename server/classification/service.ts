import type { ServiceDatabase } from '../db/database.ts';
import type { ReceivedFile } from '../documents/intake.ts';
import type { DocumentsService } from '../documents/service.ts';
import type { EnvironmentsService, EnvironmentSlug } from '../environments/service.ts';
import { invalidBody, notFound } from '../errors.ts';
import type { SchemaTasks, SplitterRules } from '../extraction/child/schema-tasks.ts';
import type { RuleReader } from '../packets/read-rules.ts';
import type { Layout } from '../parsing/layout.ts';
import { listFieldWords } from '../lib/models/schema-words.ts';
import type { SampleReader } from '../schema-inference/read-samples.ts';
import type { SchemaTemplatesService } from '../schema-templates/service.ts';
import type { SplittersService } from '../splitters/service.ts';
import type { Caller } from '../users/service.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';
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
  readRules: RuleReader;
  templates: Pick<SchemaTemplatesService, 'list'>;
  samples: SampleReader;
  splitPacket: SchemaTasks['splitPacket'];
}

type Kind = SplitterRules['categories'][number] & { schemaKey?: string | undefined };

/** The schema under which packets are kept is no kind. */
const PACKETS = 'packets';
/** As many as a splitter has. */
const MAX_SCHEMAS = 500;
/** What a document is, its beginning says. */
const MAX_PAGES = 5;
const FIRST_PAGES = [`1-${MAX_PAGES}`];

export function createClassificationService(dependencies: Dependencies): ClassificationService {
  const { access, environments, documents, splitters, readRules, templates, samples, splitPacket } = dependencies;
  const { db } = dependencies.database;

  async function readStored(caller: Caller, id: string, place: { workspaceId: string; environmentId: string }) {
    const { workspaceId, environmentId } = await documents.getStored(caller, id);
    if (workspaceId !== place.workspaceId || environmentId !== place.environmentId) throw notFound('Document');
    return documents.layout(caller, id);
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
      const { categories } = await readRules({ ...place, splitterKey: rules.key }, rules, signal);
      const kinds = categories.map((one, index) => ({ ...one, schemaKey: rules.categories[index]?.schemaKey }));
      return choose(layout, kinds, { source: 'splitter', signal });
    },
  };
}
