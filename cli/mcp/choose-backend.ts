import { createContractBackend, type Backend } from '../../server/mcp-entry.ts';
import { readClientEnvironment } from '../client/client-environment.ts';
import { connect, type WorkspaceOptions } from '../client/connect.ts';
import { findProfile } from '../client/profiles.ts';
import { createFiles } from './files.ts';
import { createSdkApi } from './sdk-api.ts';

export interface McpBackendOptions extends Omit<WorkspaceOptions, 'json'> {
  local?: boolean;
  /** The only directories in which files are read. */
  root?: string[];
}

interface OpenBackend {
  backend: Backend;
  close(): Promise<void>;
}

/** Whether flags, environment or profile name a server. */
async function isConfigured({ baseUrl, profile }: McpBackendOptions): Promise<boolean> {
  const environment = readClientEnvironment();
  const named = [baseUrl, profile, environment.baseUrl, environment.apiKey, environment.profile];
  return named.some((one) => one !== undefined) || (await findProfile(undefined)) !== null;
}

async function openBackend(options: McpBackendOptions): Promise<OpenBackend> {
  const files = await createFiles(options.root ?? []);
  if (options.local || !(await isConfigured(options))) {
    const { createLocalBackend } = await import('./local-backend.ts');
    return createLocalBackend(files);
  }
  const { client, workspace } = await connect(options);
  const backend = createContractBackend({ api: createSdkApi(client, files), workspace, files });
  return { backend, close: async () => undefined };
}

/**
 * A backend that is chosen at the first call: the tools are listed without a server, and a wrong configuration is an
 * error of the call.
 */
export function createDeferredBackend(options: McpBackendOptions): OpenBackend {
  let opening: Promise<OpenBackend> | null = null;
  const open = async (): Promise<Backend> => {
    opening ??= openBackend(options);
    try {
      return (await opening).backend;
    } catch (error) {
      // The next call tries again.
      opening = null;
      throw error;
    }
  };
  return {
    backend: {
      startRun: async (request) => (await open()).startRun(request),
      waitForRun: async (id, wait) => (await open()).waitForRun(id, wait),
      cancelRun: async (id) => (await open()).cancelRun(id),
      listRuns: async (request) => (await open()).listRuns(request),
      listSchemas: async (request) => (await open()).listSchemas(request),
      listTemplates: async () => (await open()).listTemplates(),
      getSchema: async (place, source) => (await open()).getSchema(place, source),
      inferSchema: async (request) => (await open()).inferSchema(request),
      readDocument: async (source, signal) => (await open()).readDocument(source, signal),
      startEvaluation: async (request) => (await open()).startEvaluation(request),
      waitForEvaluation: async (id, wait) => (await open()).waitForEvaluation(id, wait),
      cancelEvaluation: async (id) => (await open()).cancelEvaluation(id),
      startPacket: async (request) => (await open()).startPacket(request),
      waitForPacket: async (id, wait) => (await open()).waitForPacket(id, wait),
      cancelPacket: async (id) => (await open()).cancelPacket(id),
      findDocuments: async (request) => (await open()).findDocuments(request),
    },
    close: async () => (await opening?.catch(() => null))?.close(),
  };
}
