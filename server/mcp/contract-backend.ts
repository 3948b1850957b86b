import type { JsonObject } from '../lib/json-value.ts';
import type { SchemaGuidance } from '../lib/models/schema-guidance.ts';
import type {
  Backend,
  DocumentSource,
  DocumentText,
  EvaluationState,
  NamedDefinition,
  PacketState,
  WorkspacePlace,
  SchemaSource,
  WaitOptions,
} from './backend.ts';
import type { ContractApi, RunStep, SchemaPlace } from './contract-api.ts';
import { nameDefinition } from './name-definition.ts';
import { ToolError } from './tool-error.ts';

/** The files of the caller's machine, where the tools run there. */
export interface LocalFiles {
  readSchema(path: string): Promise<NamedDefinition>;
  readDocument(path: string, signal: AbortSignal): Promise<DocumentText>;
  readBytes(path: string): Promise<{ name: string; bytes: Buffer }>;
}

export interface ContractBackendOptions {
  api: ContractApi;
  /** The workspace of calls that name none. */
  workspace?: string | undefined;
  /** Null where tools take no paths. */
  files: LocalFiles | null;
}

const MAX_NAMED = 10;
const FIRST_PAGE = { page: 1, pageSize: MAX_NAMED };

/** A server of the contract as the backend of the tools. */
export function createContractBackend({ api, workspace: fallback, files }: ContractBackendOptions): Backend {
  /** Null if the caller has no workspace. */
  async function findOnlySlug({ workspace = fallback }: Pick<WorkspacePlace, 'workspace'>): Promise<string | null> {
    if (workspace !== undefined) return workspace;
    const { data, total } = await api.listWorkspaces(FIRST_PAGE);
    const [only] = data;
    if (only !== undefined && total === 1) return only.slug;
    if (only === undefined) return null;
    const slugs = data.map(({ slug }) => slug).join(', ');
    throw new ToolError(
      `There are ${total} workspaces. Pass one as workspace: ${slugs}${total > MAX_NAMED ? ', …' : ''}`,
    );
  }

  async function findSlug(place: Pick<WorkspacePlace, 'workspace'>): Promise<string> {
    const slug = await findOnlySlug(place);
    if (slug !== null) return slug;
    throw new ToolError(
      'There is no workspace. Ask the user to create one in the console of the server, then call again.',
    );
  }

  /** Names the schemas that exist in the error of one that does not. */
  async function findFamily(slug: string, schemaKey: string) {
    try {
      return await api.getSchema(slug, schemaKey);
    } catch (error) {
      const { data, total } = await api.listSchemas(slug, FIRST_PAGE).catch(() => ({ data: [], total: 0 }));
      if (total === 0) throw error;
      const keys = data.map((one) => one.schemaKey).join(', ');
      const problem = error instanceof Error ? error.message : String(error);
      throw new ToolError(`${problem} The schemas of ${slug} are: ${keys}${total > MAX_NAMED ? ', …' : ''}`, {
        cause: error,
      });
    }
  }

  async function findTemplate(name: string) {
    const templates = await api.listTemplates();
    const found = templates.find(({ key }) => key === name);
    if (found !== undefined) return found;
    throw new ToolError(`There is no template ${name}. There are: ${templates.map(({ key }) => key).join(', ')}`);
  }

  function requireFiles(): LocalFiles {
    if (files === null) throw new ToolError('Paths are not available here. Pass the content itself.');
    return files;
  }

  /** A definition that comes with the call; null for a schema of the workspace. */
  async function readDefinition(source: SchemaSource): Promise<NamedDefinition | null> {
    if (source.kind === 'key') return null;
    if (source.kind === 'path') return requireFiles().readSchema(source.path);
    if (source.kind === 'definition') return nameDefinition(source.definition, source.schemaKey);
    const { key, name, description, definition } = await findTemplate(source.name);
    return { schemaKey: `template-${key}`, name, description, definition: definition as JsonObject };
  }

  async function chooseVersion(slug: string, source: SchemaSource) {
    const named = await readDefinition(source);
    if (named !== null) {
      const { schemaKey, name, description, definition, guidance } = named;
      const schema = { schemaKey, name, definition, ...(description && { description }), ...toInput(guidance) };
      return { schemaKey, versionNumber: await api.createSchema(slug, schema) };
    }
    const { schemaKey, versionNumber } = source as SchemaSource & { kind: 'key' };
    const { latestVersionNumber } = await findFamily(slug, schemaKey);
    return { schemaKey, versionNumber: versionNumber ?? latestVersionNumber };
  }

  async function toSample(source: DocumentSource) {
    if (source.kind === 'text') return { name: source.name, content: source.text };
    const { name, bytes } =
      source.kind === 'path'
        ? await requireFiles().readBytes(source.path)
        : (source as { name: string; bytes: Buffer });
    return { name, data: bytes.toString('base64') };
  }

  async function chooseDataset(place: SchemaPlace): Promise<string> {
    const { data, total } = await api.listDatasets(place, FIRST_PAGE);
    const [only] = data;
    if (only === undefined)
      throw new ToolError(
        `The schema ${place.schemaKey} has no data set in ${place.env}. Ask the user to create one in the console.`,
      );
    if (total === 1) return only.id;
    const some = data.map(({ id, name }) => `${id} (${name})`).join(', ');
    throw new ToolError(
      `There are ${total} data sets. Pass one as datasetId: ${some}${total > MAX_NAMED ? ', …' : ''}`,
    );
  }

  async function chooseSplitter(slug: string): Promise<string> {
    const { data, total } = await api.listSplitters(slug, FIRST_PAGE);
    const [only] = data;
    if (only === undefined)
      throw new ToolError(`The workspace ${slug} has no splitter. Ask the user to create one in the console.`);
    if (total === 1) return only.key;
    const some = data.map(({ key, name }) => `${key} (${name})`).join(', ');
    throw new ToolError(`There are ${total} splitters. Pass one as splitter: ${some}${total > MAX_NAMED ? ', …' : ''}`);
  }

  return {
    async startRun({ document, schema, workspace, env, ...options }) {
      const slug = await findSlug({ workspace });
      const { schemaKey, versionNumber } = await chooseVersion(slug, schema);
      return api.extract({ slug, schemaKey, env }, document, { versionNumber, ...options });
    },

    async waitForRun(id, options) {
      const onStep = ({ status, stage, done, total }: RunStep) => {
        const count = done === null || total === null ? '' : ` ${done}/${total}`;
        options.onProgress(stage === null ? status : `${stage}${count}`);
      };
      if (options.waitMs > 0) await waitUntil(options.waitMs, options, (end) => api.waitForRun(id, end, onStep));
      return api.getRun(id);
    },

    cancelRun: (id) => api.cancelRun(id),

    async listRuns({ workspace, env, schemaKey, status, page, pageSize }) {
      const slug = await findSlug({ workspace });
      await findFamily(slug, schemaKey);
      return api.listRuns({ slug, schemaKey, env }, { page, pageSize, ...(status !== undefined && { status }) });
    },

    async listSchemas({ workspace, page, pageSize }) {
      const slug = await findOnlySlug({ workspace });
      return slug === null ? { total: 0, data: [] } : api.listSchemas(slug, { page, pageSize });
    },

    async listTemplates() {
      return (await api.listTemplates()).map(({ key, description }) => ({ name: key, description }));
    },

    async getSchema({ workspace }, source) {
      const named = await readDefinition(source);
      if (named !== null) return { ...named, versionNumber: null, instructions: named.guidance?.instructions ?? null };
      const { schemaKey, versionNumber } = source as SchemaSource & { kind: 'key' };
      const slug = await findSlug({ workspace });
      const { name, description, latestVersionNumber } = await findFamily(slug, schemaKey);
      const version = await api.getSchemaVersion(slug, schemaKey, versionNumber ?? latestVersionNumber);
      return {
        schemaKey,
        name,
        description: description ?? undefined,
        definition: version.definition as JsonObject,
        versionNumber: version.versionNumber,
        instructions: version.instructions,
      };
    },

    async inferSchema({ workspace, env, documents, wish, signal }) {
      const documentIds = documents.flatMap((one) => (one.kind === 'stored' ? [one.documentId] : []));
      const samples = await Promise.all(documents.filter(({ kind }) => kind !== 'stored').map(toSample));
      const slug = await findSlug({ workspace });
      const request = {
        ...(documentIds.length > 0 && { documentIds }),
        ...(samples.length > 0 && { samples }),
        ...(wish !== undefined && { wish }),
      };
      return api.inferSchema({ slug, env }, request, signal);
    },

    async readDocument(source, signal) {
      if (source.kind === 'path') return requireFiles().readDocument(source.path, signal);
      if (source.kind !== 'stored') throw new ToolError('Pass documentId.');
      const { documentId } = source;
      let document = await api.getDocument(documentId);
      if (document.content === null) {
        await api.parseDocument(documentId);
        document = await api.getDocument(documentId);
      }
      const { name, mimeType, pageCount, content, warnings } = document;
      return { documentId, name, mimeType, pageCount, text: content ?? '', warnings };
    },

    async startEvaluation({ workspace, env, schemaKey, datasetId, versionNumber, model, memory }) {
      const slug = await findSlug({ workspace });
      await findFamily(slug, schemaKey);
      const place = { slug, schemaKey, env };
      return api.createEvaluation(place, {
        datasetId: datasetId ?? (await chooseDataset(place)),
        ...(versionNumber !== undefined && { versionNumber }),
        ...(model !== undefined && { model }),
        ...(memory !== undefined && { memory }),
      });
    },

    async waitForEvaluation(id, { waitMs, ...options }) {
      const onStep = ({ items: { total, completed, failed } }: EvaluationState) =>
        options.onProgress(`evaluate ${completed + failed}/${total}`);
      if (waitMs > 0) await waitUntil(waitMs, options, (end) => api.waitForEvaluation(id, end, onStep));
      return api.getEvaluation(id);
    },

    cancelEvaluation: (id) => api.cancelEvaluation(id),

    async startPacket({ workspace, env, document, splitter, extract }) {
      const slug = await findSlug({ workspace });
      return api.createPacket({ slug, env }, document, { splitter: splitter ?? (await chooseSplitter(slug)), extract });
    },

    async waitForPacket(id, { waitMs, ...options }) {
      const onStep = ({ status }: PacketState) => options.onProgress(`split ${status}`);
      if (waitMs > 0) await waitUntil(waitMs, options, (end) => api.waitForPacket(id, end, onStep));
      return api.getPacket(id);
    },

    cancelPacket: (id) => api.cancelPacket(id),

    async findDocuments({ workspace, env, schemaKey, words, page, pageSize }) {
      const slug = await findSlug({ workspace });
      await findFamily(slug, schemaKey);
      const query = { page, pageSize, content: false, ...(words !== '' && { query: words }) } as const;
      return api.listDocuments({ slug, schemaKey, env }, query);
    },
  };
}

/** Ends the wait after so long without an error. */
async function waitUntil(
  waitMs: number,
  { signal }: Pick<WaitOptions, 'signal'>,
  wait: (end: AbortSignal) => Promise<void>,
): Promise<void> {
  const end = AbortSignal.any([signal, AbortSignal.timeout(waitMs)]);
  try {
    await wait(end);
  } catch (error) {
    if (!end.aborted) throw error;
  }
}

function toInput(guidance: SchemaGuidance | undefined) {
  const { instructions = null, examples = [], parameters = null, rules = [] } = guidance ?? {};
  return {
    ...(instructions !== null && { instructions }),
    ...(examples.length > 0 && { examples }),
    ...(parameters !== null && { parameters }),
    ...(rules.length > 0 && { rules }),
  };
}
