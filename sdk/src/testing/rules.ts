import type {
  Budget,
  BudgetExceeded,
  Evidence,
  LookupChanges,
  PacketPatch,
  RuleResult,
  SchemaRule,
} from '../generated/types.gen.ts';
import type { StoredPart } from './store.ts';

/** What a single fault of a request is. */
export interface ErrorDetail {
  in: 'body' | 'query' | 'path' | 'header';
  /** JSON Pointer to the value that is wrong. */
  path: string;
  message: string;
}

/** The parts of a request that are validated. Validation replaces the texts in `path` and `query` by typed values. */
export interface RequestParts {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  requestBody?: unknown;
}

/** What a validator of generated code says of the last value. */
export interface Validator {
  (value: unknown): boolean;
  errors?: object[] | null;
}

/** An error answer of the service. */
export interface ServiceError extends Error {
  code: string;
  status: number;
  details: ErrorDetail[] | undefined;
  budget: BudgetExceeded | undefined;
  retryable: boolean;
  headers: Record<string, string>;
}

export interface DeclaredParameter {
  in: string;
  name: string;
  schema?: { type?: unknown };
}

export interface MultipartSchema {
  properties: Record<string, { type?: unknown; contentSchema?: object }>;
  required?: string[];
}

export interface DefinitionProblem {
  path: string;
  message: string;
}

/** Corrected data, before it is validated. */
export interface ReviewCorrection {
  data: object;
  /** What each action did. */
  applied: object[];
  /** Fields that actions name and the data does not have. */
  absent: object[];
  /** Paths whose value became null. */
  cleared: string[];
}

export interface ProviderKeyClaims {
  provider: string;
  hasSecret: boolean;
  defaultModel: string | undefined;
  baseUrl: string | undefined;
  residency: string | undefined;
  /** Whether the stored secret would be sent to another address. */
  leavesSecret?: boolean;
}

/** What rules make of extracted data. */
export interface AppliedRules {
  results: RuleResult[];
  data: object;
  evidence: Evidence[];
  confidence: number;
  warnings: string[];
}

/** How many requests an API key may send: on average, and at once. */
export interface RateLimit {
  perMinute: number;
  burst: number;
}

export interface Bucket {
  tokens: number;
  at: number;
}

/** What the headers say, and after how many seconds a refused request may be repeated. */
export interface CountedRequest {
  bucket: Bucket;
  limit: number;
  remaining: number;
  reset: number;
  retryAfter: number | null;
}

/** Failed attempts of an endpoint in a row, and when an open circuit may be probed. */
export interface CircuitState {
  failures: number;
  circuitUntil: string | null;
}

export type CircuitVerdict = { kind: 'pass' } | { kind: 'probe' } | { kind: 'wait'; delayMs: number };

/** Of runs that ended, by model and currency. */
export interface UsedByRuns {
  provider: string;
  model: string;
  /** Empty for unknown costs. */
  currency: string;
  runs: number;
  runsWithoutCost: number;
  costNanos: number;
  pages: number;
}

/** Runs that have not ended, which are alike. */
export interface ActiveRuns {
  provider: string;
  model: string;
  pages: string | null;
  pageCount: number | null;
  runs: number;
  maxCostNanos: number;
}

export interface SummedBudget {
  budget: Budget;
  /** What each limit has reached, the smaller first. */
  reached: { limit: 'cost' | 'pages'; status: 'warning' | 'exceeded'; max: number }[];
  /** Throws `budget_exceeded` if no run is accepted. */
  refuseUsedUp(): void;
}

/**
 * Rules of the service that depend on nothing but their arguments. `npm run generate` bundles the server's own code for
 * them, so that the fake decides as the server does.
 */
export interface Rules {
  ServiceError: new (
    code: string,
    message: string,
    options?: { details?: ErrorDetail[]; headers?: Record<string, string> },
  ) => ServiceError;
  /** The HTTP status of each error code. */
  errorStatus: Readonly<Record<string, number>>;

  readQuery(text: string): Record<string, unknown>;
  /** Replaces what databases cannot store in texts for people. Throws for U+0000 in other texts. */
  makeFieldsStorable(fields: Record<string, unknown>): void;
  checkParameters(declared: readonly DeclaredParameter[], parts: RequestParts): ErrorDetail[];
  /** Replaces texts in `fields` by values of the contract's types. */
  checkMultipart(
    schema: MultipartSchema,
    validate: Validator,
    form: { fields: Record<string, unknown>; hasFile: boolean },
  ): ErrorDetail[];
  errorDetails(errors: object[]): ErrorDetail[];
  summarize(details: ErrorDetail[]): string;
  /** Whether texts have all words of a search. */
  matchesSearch(texts: readonly string[], query: string): boolean;
  namesEtag(ifNoneMatch: string | undefined, etag: string): boolean;

  /** Throws `slug_underivable`. */
  deriveSlug(name: string): string;
  firstFree(slug: string, taken: ReadonlySet<string>): string;

  checkDefinition(definition: object): DefinitionProblem[];
  lintDefinition(definition: object): { path: string; code: string; message: string }[];
  /** RFC 8785. */
  canonicalize(value: unknown): string | undefined;
  /** What a definition refuses in extracted data; null where it fits. */
  checkData(definition: object, extracted: unknown): string | null;

  /** Throws what `POST /provider-keys` refuses. Returns the key's default model. */
  checkProviderKey(claims: ProviderKeyClaims): { name: string; defaultModel: string };
  /** Whether the provider's allowlist has the model. */
  allowsModel(provider: { models: readonly string[] }, model: string): boolean;

  /** Applies corrections to a copy of the data, all or none. Throws `correction_invalid`. */
  applyReviewActions(data: object, actions: readonly object[], pageCount: number | null): ReviewCorrection;
  /** Throws `correction_invalid` for absent fields that the definition does not describe. */
  refuseUndescribed(definition: object, correction: ReviewCorrection): void;
  /** Values that are neither null nor blank. */
  countValues(data: object | null): number;
  removeCleared(data: object, paths: readonly string[]): object;
  /** Why a completed run needs a review; empty if it needs none. */
  findReviewReasons(
    conditions: object,
    run: object,
    earlier: readonly object[],
  ): { code: string; path: string | null }[];
  /** Throws `validation_failed` for fields of review settings that the definition does not describe. */
  refuseUnknownFields(definition: object, settings: { conditions: object; versionNumber: number; at: string }): void;

  /** A CSV file as a table, and what it changes; or why it is none. */
  readLookup(
    bytes: Uint8Array,
    before: { columns: string[]; rows: string[][] } | null,
  ): { columns: string[]; rows: string[][]; changes: LookupChanges | null } | { problem: string };
  searchRows(rows: readonly string[][], search: string): readonly string[][];
  /** The tables that a schema version looks values up in. */
  listLookupKeys(definition: object, rules: readonly SchemaRule[]): string[];
  /** Throws `in_use` while schemas use it. */
  refuseUsedLookup(lookup: { key: string; usedBy: { schemaKey: string }[] }): void;
  /** Fills derived fields, and checks rules. */
  applyRules(task: {
    definition: object;
    rules: readonly SchemaRule[];
    extracted: { data: object; evidence: readonly Evidence[]; confidence: number };
    today: string;
    tables: Readonly<Record<string, { columns: string[]; rows: string[][] }>>;
  }): AppliedRules;

  /** Ascending pages as `1-3,7`. */
  formatPages(pages: readonly number[]): string;
  /** The parts that a person chose. Throws `parts_invalid`. */
  checkParts(
    given: PacketPatch['parts'],
    packet: { pages: readonly number[]; categories: string[]; found: readonly StoredPart[] },
  ): StoredPart[];
  /** How many pages of a document a range has; null for all. */
  countPages(range: string | null, pageCount: number): number;
  /** What the runs of a month use of a budget. */
  sumBudget(
    limits: Pick<Budget, 'maxCost' | 'maxPages'>,
    used: { usage: UsedByRuns[]; active: ActiveRuns[] },
    now: number,
  ): SummedBudget;

  /** The body of an event, as it is signed and sent. */
  createEventBody(type: string, timestamp: string, resource: object): string;

  takeToken(limit: RateLimit, before: Bucket | null, now: number): CountedRequest;
  judgeCircuit(state: CircuitState, message: { attempts: number; dueAt: string }, now: number): CircuitVerdict;
  describeCircuit(state: CircuitState): { isOpen: boolean; failures: number; nextProbeAt: string | null };
  /** In milliseconds; null while the circuit is closed. */
  nextProbeAt(failures: number, now: number): number | null;
}
