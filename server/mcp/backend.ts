import type { Wire } from '../http/operation.ts';
import type { JsonObject } from '../lib/json-value.ts';
import type { SchemaGuidance } from '../lib/models/schema-guidance.ts';
import type { PageRequest } from '../lib/pagination.ts';

/** Where a tool works. Without a workspace, in the caller's only one. */
export interface WorkspacePlace {
  workspace?: string | undefined;
  env: 'production' | 'staging' | 'development';
}

/** A document as a tool's arguments name it. Paths only exist where the tools run on the caller's machine. */
export type DocumentSource =
  | { kind: 'stored'; documentId: string }
  | { kind: 'text'; name: string; text: string }
  | { kind: 'bytes'; name: string; bytes: Buffer }
  | { kind: 'path'; path: string };

/** A schema as a tool's arguments name it. */
export type SchemaSource =
  | { kind: 'key'; schemaKey: string; versionNumber?: number | undefined }
  | { kind: 'template'; name: string }
  | { kind: 'definition'; definition: JsonObject; schemaKey?: string | undefined }
  | { kind: 'path'; path: string };

/** A definition with its guidance, and how a server would name it. */
export interface NamedDefinition {
  schemaKey: string;
  name: string;
  description?: string | undefined;
  definition: JsonObject;
  guidance?: SchemaGuidance | undefined;
}

export interface RunRequest extends WorkspacePlace {
  document: DocumentSource;
  schema: SchemaSource;
  /** `<provider>/<model>` */
  model?: string | undefined;
  /** A page range such as `1-3,7,-1`. */
  pages?: string | undefined;
}

/** What tools show of a run. */
export interface RunState {
  id: string;
  status: 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';
  /** Null without a server. */
  documentId: string | null;
  provider: string;
  model: string;
  confidence: number | null;
  extractedData: Record<string, unknown> | null;
  evidence: { path: string; confidence: number; match: string; page: number | null; quote: string | null }[];
  lists: { path: string; complete: boolean | null; expected: number | null; found: number }[];
  /** Examples of the memory that helped. */
  memory: { exampleId: string }[];
  warnings: string[];
  errorCode: { code: string } | null;
  errorMessage: string | null;
  partialData: Record<string, unknown> | null;
}

/** A step of a run, for people. */
export type OnProgress = (message: string) => void;

export interface WaitOptions {
  waitMs: number;
  /** Ends the wait, not the run. */
  signal: AbortSignal;
  onProgress: OnProgress;
}

export type RunStatus = RunState['status'];

export interface RunListing {
  id: string;
  status: RunStatus;
  documentName: string;
  schemaVersionNumber: number | null;
  extractedData: Record<string, unknown> | null;
  createdAt: string;
}

export interface SchemaListing {
  schemaKey: string;
  name: string;
  description: string | null;
  latestVersionNumber: number;
}

export interface SchemaText extends Omit<NamedDefinition, 'guidance'> {
  /** Null for templates and files. */
  versionNumber: number | null;
  instructions: string | null;
}

export interface TemplateListing {
  name: string;
  description: string;
}

export interface InferenceRequest extends WorkspacePlace {
  documents: readonly DocumentSource[];
  wish?: string | undefined;
  signal: AbortSignal;
}

export type ProposedSchema = Pick<
  Wire<'SchemaProposal'>,
  'schemaKey' | 'name' | 'description' | 'definition' | 'fields' | 'rules' | 'warnings' | 'notes'
>;

export interface DocumentText {
  documentId: string | null;
  name: string;
  mimeType: string | null;
  pageCount: number | null;
  text: string;
  warnings: string[];
}

export interface DocumentListing {
  id: string;
  name: string;
  mimeType: string | null;
  pageCount: number | null;
  status: string;
  createdAt: string;
  extractedData: Record<string, unknown> | null;
}

/** An evaluation to start. Without a data set, on the schema's only one. */
export interface EvaluationStart extends WorkspacePlace {
  schemaKey: string;
  datasetId?: string | undefined;
  versionNumber?: number | undefined;
  model?: string | undefined;
  memory?: boolean | undefined;
}

export type EvaluationState = Pick<
  Wire<'Evaluation'>,
  | 'id'
  | 'schemaKey'
  | 'status'
  | 'dataset'
  | 'versionNumber'
  | 'model'
  | 'memory'
  | 'items'
  | 'score'
  | 'fields'
  | 'cost'
  | 'errorMessage'
>;

/** A file to split. Without a splitter, by the only one of the workspace. */
export interface PacketRequest extends WorkspacePlace {
  document: DocumentSource;
  splitter?: string | undefined;
  /** Whether to extract from the parts. */
  extract: boolean;
}

export type PacketState = Pick<Wire<'Packet'>, 'id' | 'status' | 'pageCount' | 'parts' | 'errorMessage'>;

export interface ListOf<T> {
  total: number;
  data: T[];
}

/** What the tools need of Excerpt: a server, or the extractor of this machine. Methods throw errors for the caller. */
export interface Backend {
  /** Returns the id of the run. */
  startRun(request: RunRequest): Promise<string>;
  /** Returns the run when it is final, after `waitMs`, or when the signal aborts. */
  waitForRun(id: string, options: WaitOptions): Promise<RunState>;
  cancelRun(id: string): Promise<void>;
  listRuns(
    request: WorkspacePlace & PageRequest & { schemaKey: string; status?: RunStatus | undefined },
  ): Promise<ListOf<RunListing>>;
  listSchemas(request: WorkspacePlace & PageRequest): Promise<ListOf<SchemaListing>>;
  listTemplates(): Promise<TemplateListing[]>;
  getSchema(place: WorkspacePlace, source: SchemaSource): Promise<SchemaText>;
  inferSchema(request: InferenceRequest): Promise<ProposedSchema>;
  readDocument(source: DocumentSource, signal: AbortSignal): Promise<DocumentText>;
  /** Returns the id of the evaluation. */
  startEvaluation(request: EvaluationStart): Promise<string>;
  /** Returns the evaluation when it is final, after `waitMs`, or when the signal aborts. */
  waitForEvaluation(id: string, options: WaitOptions): Promise<EvaluationState>;
  cancelEvaluation(id: string): Promise<void>;
  /** Returns the id of the packet. */
  startPacket(request: PacketRequest): Promise<string>;
  /** Returns the packet when it is final or needs a review, after `waitMs`, or when the signal aborts. */
  waitForPacket(id: string, options: WaitOptions): Promise<PacketState>;
  cancelPacket(id: string): Promise<void>;
  findDocuments(
    request: WorkspacePlace & PageRequest & { schemaKey: string; words: string },
  ): Promise<ListOf<DocumentListing>>;
}
