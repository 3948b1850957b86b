import type { Excerpt } from '@excerpt/sdk';
import type { ContractApi } from '../../server/mcp-entry.ts';
import type { Files } from './files.ts';

type Api = ContractApi;

const ALL_TEMPLATES = { pageSize: 100 };

/** The contract, called by HTTP. */
export function createSdkApi(client: Excerpt, files: Pick<Files, 'find'>): Api {
  const extract: Api['extract'] = async ({ slug, schemaKey, env }, document, { versionNumber, model, pages }) => {
    const place = { workspace: slug, schemaKey, env, versionNumber };
    const common = { ...place, ...(model !== undefined && { model }), ...(pages !== undefined && { pages }) };
    switch (document.kind) {
      case 'stored':
        return (await client.extraction.extract({ ...common, documentId: document.documentId })).runId;
      case 'text':
        return (await client.extraction.extract({ ...common, name: document.name, content: document.text })).runId;
      case 'bytes': {
        const file = new File([new Uint8Array(document.bytes)], document.name);
        return (await client.extraction.extractFile({ ...common, file })).runId;
      }
      case 'path':
        return (await client.extraction.extractFile({ ...common, file: await files.find(document.path) })).runId;
    }
  };

  return {
    listWorkspaces: (page) => client.workspaces.list(page),
    listSchemas: (slug, page) => client.schemas.list({ workspace: slug, ...page }),
    getSchema: (slug, schemaKey) => client.schemas.get({ workspace: slug, schemaKey }),
    getSchemaVersion: (slug, schemaKey, versionNumber) =>
      client.schemas.getVersion({ workspace: slug, schemaKey, versionNumber }),
    async createSchema(slug, schema) {
      const { latestVersion } = await client.schemas.create({ workspace: slug, ...schema });
      return latestVersion.versionNumber;
    },
    listTemplates: async () => (await client.schemas.listTemplates(ALL_TEMPLATES)).data,
    inferSchema: ({ slug, env }, request, signal) =>
      client.schemas.infer({ workspace: slug, env, ...request }, { signal }),
    extract,
    getRun: (id) => client.runs.get(id),
    async waitForRun(id, signal, onProgress) {
      await client.runs.wait(id, { signal, onProgress });
    },
    async cancelRun(id) {
      await client.runs.cancel(id);
    },
    listRuns: ({ slug, ...place }, query) => client.runs.list({ workspace: slug, ...place, ...query }),
    getDocument: (id) => client.documents.get(id),
    async parseDocument(id) {
      await client.documents.getLayout(id);
    },
    listDatasets: ({ slug, ...place }, page) => client.datasets.list({ workspace: slug, ...place, ...page }),
    async createEvaluation({ slug, ...place }, body) {
      const evaluation = await client.evaluations.create({ workspace: slug, ...place, ...body });
      if ('id' in evaluation) return evaluation.id;
      throw new Error('The server estimated the evaluation instead of starting it.');
    },
    getEvaluation: (id) => client.evaluations.get(id),
    async waitForEvaluation(id, signal, onProgress) {
      await client.evaluations.wait(id, { signal, onProgress });
    },
    async cancelEvaluation(id) {
      await client.evaluations.cancel(id);
    },
    listSplitters: (slug, page) => client.splitters.list({ workspace: slug, ...page }),
    async createPacket({ slug, env }, document, request) {
      const place = { workspace: slug, env, ...request };
      if (document.kind === 'stored')
        return (await client.packets.create({ ...place, documentId: document.documentId })).id;
      if (document.kind !== 'path') throw new Error('Pass path or documentId.');
      return (await client.packets.upload({ ...place, file: await files.find(document.path) })).id;
    },
    getPacket: (id) => client.packets.get(id),
    async waitForPacket(id, signal, onProgress) {
      await client.packets.wait(id, { signal, onProgress });
    },
    async cancelPacket(id) {
      await client.packets.cancel(id);
    },
    listDocuments: ({ slug, ...place }, query) => client.documents.list({ workspace: slug, ...place, ...query }),
  };
}
