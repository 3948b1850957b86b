import type {
  ApiKey,
  Budget,
  DocumentResource,
  Environment,
  LookupChanges,
  Member,
  Memory,
  MemoryExample,
  ModelFallback,
  Packet,
  PacketPart,
  ProviderKey,
  Review,
  ReviewSettings,
  Run,
  RunEvent,
  SchemaFamily,
  SchemaVersion,
  SplitterVersion,
  WebhookDelivery,
  WebhookEndpoint,
  Workspace,
} from '../generated/types.gen.ts';
import type { Caller } from './http/operation-input.ts';

export type Plan = 'free' | 'pro';
export type EnvironmentSlug = Environment['slug'];

export interface UserRecord {
  id: string;
  name: string;
  plan: Plan;
}

export interface ApiKeyRecord {
  apiKey: ApiKey;
  userId: string;
  secret: string;
  isRevoked: boolean;
}

export interface WorkspaceRecord {
  workspace: Workspace;
  members: Member[];
  /** Users that were removed and not added again, in the order of their removal. */
  former: Member[];
}

export interface EnvironmentRecord extends Omit<Environment, 'isLocked' | 'isDefault'> {
  providerKeyId: string | null;
  model: string | null;
  verify: boolean;
  allowedResidencies: string[];
  fallbacks: ModelFallback[];
  keepPrompts: boolean;
  promptRetentionDays: number;
}

export interface FamilyRecord {
  family: SchemaFamily;
  /** The first comes first. */
  versions: SchemaVersion[];
}

export interface DocumentRecord {
  document: Omit<DocumentResource, 'extractedData'>;
  workspaceId: string;
  bytes: Uint8Array;
}

export interface RunRecord {
  run: Run;
  workspaceId: string;
  environment: EnvironmentRecord;
  /** When the run changes next without anybody's doing, in milliseconds; null when it is final. */
  nextChangeAt: number | null;
  /** Whoever waits for a change. */
  listeners: Set<(event: RunEvent) => void>;
}

export interface ProviderKeyRecord {
  key: ProviderKey;
  userId: string;
  hasSecret: boolean;
}

export interface WebhookRecord {
  endpoint: Omit<WebhookEndpoint, 'circuit'>;
  /** Who answers for it: chose its URL or activated it, last. */
  memberId: string;
  secret: string;
  /** The secret before a rotation, which signs as well for a while. */
  previous: { secret: string; until: number }[];
  failingSince: number | null;
  /** Failed attempts since the last success. */
  failures: number;
  /** When an open circuit may be probed next. */
  circuitUntil: string | null;
}

/** An event, for one endpoint. */
export interface MessageRecord {
  endpointId: string;
  eventId: string;
  kind: string;
  /** What the event is about. */
  resourceId: string;
  /** Null when its content was erased. */
  body: string | null;
  createdAt: number;
  attempts: number;
  /** When the schedule wants the next attempt. */
  dueAt: string;
  /** Whether a caller asked for it: then it goes to an endpoint that is not active, too. */
  isManual: boolean;
  state: 'pending' | 'delivered' | 'failed';
}

export interface DeliveryRecord {
  delivery: WebhookDelivery;
  eventId: string;
}

export interface ReviewRecord {
  review: Omit<Review, 'reviewedData' | 'documentName' | 'schemaKey' | 'confidence' | 'expiredAt'>;
  workspaceId: string;
  schemaFamilyId: string;
  /** The corrected data; null before the first correction. */
  reviewedData: Record<string, unknown> | null;
}

export interface ReviewSettingsRecord {
  environmentId: string;
  schemaFamilyId: string;
  settings: ReviewSettings;
}

/** A version of a lookup. */
export interface LookupState {
  columns: string[];
  rows: string[][];
  changes: LookupChanges | null;
  createdAt: string;
  createdBy: string;
}

export interface LookupRecord {
  workspaceId: string;
  key: string;
  /** Its versions; the first comes first. */
  states: LookupState[];
}

export interface SplitterRecord {
  id: string;
  workspaceId: string;
  key: string;
  name: string;
  /** The first comes first. */
  versions: SplitterVersion[];
}

export interface StoredPart extends Pick<
  PacketPart,
  'category' | 'confidence' | 'startConfidence' | 'identifier' | 'reasons'
> {
  pages: number[];
}

export interface PacketRecord {
  packet: Omit<Packet, 'parts'>;
  parts: StoredPart[];
  splitterId: string;
  /** Whose runs the parts get. */
  createdBy: Caller;
  /** Whether the document with all pages came with the packet. */
  ownsDocument: boolean;
  /** When it changes next without anybody's doing, in milliseconds; null when it waits or is final. */
  nextChangeAt: number | null;
}

export interface BudgetRecord extends Pick<Budget, 'maxCost' | 'maxPages'> {
  workspaceId: string;
  /** What was announced: month, limit and its value. */
  told: Set<string>;
}

/** A schema in an environment. */
export interface MemoryPlace {
  environmentId: string;
  schemaFamilyId: string;
}

export interface MemorySettingsRecord extends MemoryPlace, Pick<Memory, 'mode' | 'updatedAt' | 'updatedBy'> {}

export interface MemoryExampleRecord extends MemoryPlace, Omit<MemoryExample, 'documentName' | 'isLearned'> {
  workspaceId: string;
}

/** What a fake remembers. In each list, the newest comes last. */
export interface Store {
  users: UserRecord[];
  apiKeys: ApiKeyRecord[];
  workspaces: WorkspaceRecord[];
  environments: EnvironmentRecord[];
  families: FamilyRecord[];
  documents: DocumentRecord[];
  runs: RunRecord[];
  providerKeys: ProviderKeyRecord[];
  webhooks: WebhookRecord[];
  messages: MessageRecord[];
  deliveries: DeliveryRecord[];
  reviews: ReviewRecord[];
  reviewSettings: ReviewSettingsRecord[];
  lookups: LookupRecord[];
  splitters: SplitterRecord[];
  packets: PacketRecord[];
  budgets: BudgetRecord[];
  memorySettings: MemorySettingsRecord[];
  memoryExamples: MemoryExampleRecord[];
}

export function createStore(): Store {
  return {
    users: [],
    apiKeys: [],
    workspaces: [],
    environments: [],
    families: [],
    documents: [],
    runs: [],
    providerKeys: [],
    webhooks: [],
    messages: [],
    deliveries: [],
    reviews: [],
    reviewSettings: [],
    lookups: [],
    splitters: [],
    packets: [],
    budgets: [],
    memorySettings: [],
    memoryExamples: [],
  };
}

/** Removes in place what a predicate says. */
export function remove<T>(list: T[], isGone: (item: T) => boolean): void {
  list.splice(0, list.length, ...list.filter((item) => !isGone(item)));
}
