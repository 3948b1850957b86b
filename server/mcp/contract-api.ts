import type { Wire } from '../http/operation.ts';
import type { PageRequest } from '../lib/pagination.ts';
import type {
  DocumentSource,
  EvaluationState,
  ListOf,
  PacketState,
  WorkspacePlace,
  RunListing,
  RunState,
  RunStatus,
} from './backend.ts';

/** A schema in an environment of a workspace. */
export interface SchemaPlace {
  slug: string;
  schemaKey: string;
  env: WorkspacePlace['env'];
}

export interface ExtractOptions {
  versionNumber: number;
  model?: string | undefined;
  pages?: string | undefined;
}

/** An event of a run. */
export interface RunStep {
  status: string;
  stage: string | null;
  done: number | null;
  total: number | null;
}

/** The operations of the contract that the tools use, called in this process or by HTTP. */
export interface ContractApi {
  listWorkspaces(page: PageRequest): Promise<ListOf<Wire<'Workspace'>>>;
  listSchemas(slug: string, page: PageRequest): Promise<ListOf<Wire<'SchemaFamily'>>>;
  getSchema(slug: string, schemaKey: string): Promise<Wire<'SchemaFamily'>>;
  getSchemaVersion(slug: string, schemaKey: string, versionNumber: number): Promise<Wire<'SchemaVersion'>>;
  /** Returns the number of the version. */
  createSchema(slug: string, schema: Wire<'SchemaInput'>): Promise<number>;
  listTemplates(): Promise<Wire<'SchemaTemplate'>[]>;
  inferSchema(
    place: { slug: string; env: WorkspacePlace['env'] },
    request: Wire<'InferSchemaInput'>,
    signal: AbortSignal,
  ): Promise<Wire<'SchemaProposal'>>;
  /** Returns the id of the run. */
  extract(place: SchemaPlace, document: DocumentSource, options: ExtractOptions): Promise<string>;
  getRun(id: string): Promise<RunState>;
  /** Resolves when the run is final, or when the signal aborts. Rides out restarts of the server. */
  waitForRun(id: string, signal: AbortSignal, onStep: (step: RunStep) => void): Promise<void>;
  cancelRun(id: string): Promise<void>;
  listRuns(place: SchemaPlace, query: PageRequest & { status?: RunStatus }): Promise<ListOf<RunListing>>;
  getDocument(id: string): Promise<Wire<'DocumentResource'>>;
  /** Parses the document now, if that has not happened. */
  parseDocument(id: string): Promise<void>;
  listDatasets(place: SchemaPlace, page: PageRequest): Promise<ListOf<Pick<Wire<'Dataset'>, 'id' | 'name'>>>;
  /** Returns the id of the evaluation. */
  createEvaluation(
    place: SchemaPlace,
    request: { datasetId: string; versionNumber?: number; model?: string },
  ): Promise<string>;
  getEvaluation(id: string): Promise<EvaluationState>;
  /** Resolves when the evaluation is final, or when the signal aborts. Rides out restarts of the server. */
  waitForEvaluation(id: string, signal: AbortSignal, onStep: (evaluation: EvaluationState) => void): Promise<void>;
  cancelEvaluation(id: string): Promise<void>;
  listSplitters(slug: string, page: PageRequest): Promise<ListOf<Pick<Wire<'Splitter'>, 'key' | 'name'>>>;
  /** Returns the id of the packet. */
  createPacket(
    place: { slug: string; env: WorkspacePlace['env'] },
    document: DocumentSource,
    request: { splitter: string; extract: boolean },
  ): Promise<string>;
  getPacket(id: string): Promise<PacketState>;
  /** Resolves when the packet is final or needs a review, or when the signal aborts. */
  waitForPacket(id: string, signal: AbortSignal, onStep: (packet: PacketState) => void): Promise<void>;
  cancelPacket(id: string): Promise<void>;
  listDocuments(
    place: SchemaPlace,
    query: PageRequest & { query?: string; content: false },
  ): Promise<ListOf<Wire<'DocumentResource'>>>;
}
