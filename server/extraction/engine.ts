import type { JsonText } from '../lib/json-text.ts';
import type { CallUsage } from '../lib/models/call-usage.ts';
import type { JsonObject, JsonValue } from '../lib/json-value.ts';
import type { ModelExchange } from '../lib/models/model-exchange.ts';
import type { RuleSet } from '../lib/models/rule-set.ts';
import type { CallerOptions, RunOptions } from '../lib/models/run-options.ts';
import type { SchemaGuidance } from '../lib/models/schema-guidance.ts';
import type { MemoryExample } from './local/memory/memory-example.ts';
import type { Box, Layout } from '../parsing/layout.ts';

export type EvidenceMatch = 'exact' | 'normalized' | 'fuzzy' | 'derived' | 'not_found';

/** The place in the document of the value of one leaf of `extractedData`. */
export interface Evidence {
  /** JSON Pointer into `extractedData`. */
  path: string;
  /** 0 to 1; `uncalibrated` is what it was before it was recalibrated on reviews. */
  confidence: number;
  uncalibrated?: number;
  match: EvidenceMatch;
  /** 1-based page; null when nothing was found. */
  page: number | null;
  /** The text as the document has it. */
  quote: string | null;
  /** UTF-16 offsets into the text of the page, end exclusive. */
  start: number | null;
  end: number | null;
  /** One box a line of the quote, fractions of the page. Empty where the format has no geometry. */
  boxes: Box[];
  /** Why the confidence is what it is, in the form of `describeSign`. Absent where the engine does not say. */
  signs?: string[];
  /** Other values that other places of the document state. Absent if there are none. */
  alternatives?: EvidenceAlternative[];
}

export interface EvidenceAlternative extends Pick<Evidence, 'page' | 'quote' | 'start' | 'end' | 'boxes'> {
  value: string | number | boolean;
}

/** Whether a list has all entries of the document. */
export interface ListCompleteness {
  /** JSON Pointer of the list, with `*` for each entry of an outer list or map. */
  path: string;
  /** Null if the document does not state how many entries there are. */
  complete: boolean | null;
  /** Entries that the document seems to have; null if unknown. */
  expected: number | null;
  found: number;
  /** `after`: position of the entry after which entries are missing; null before the first one. */
  gaps: { after: number | null; page: number | null }[];
}

/** A field for which only a part of the document was searched. */
export interface FieldCoverage {
  /** JSON Pointer of the field, with `*` for each entry of a list. */
  path: string;
  /** Share of the document that was searched, 0 to 1. */
  searched: number;
}

export interface ExtractionProgress {
  stage: 'parse' | 'extract' | 'ground' | 'validate';
  /** Units of work (chunks, pages) done and in all; absent while unknown. */
  done?: number;
  total?: number;
}

/**
 * How the run's provider is reached. Read when the run executes and never stored with it: the secret is stored with its
 * key only.
 */
export interface ProviderAccess {
  /** Null where the provider needs none. */
  apiKey: string | null;
  /** Of the caller's key, for providers that have no address of their own; null: the registry's. */
  baseUrl: string | null;
  /** The window of the model as the key states it; null or absent if it does not. */
  contextTokens?: number | null;
  /** Whose concurrency and rate quota the calls count against: a provider key's id, or `system`. */
  quota: string;
}

/** A rendered page, for models that see. */
export interface PagePicture {
  mediaType: 'image/png' | 'image/jpeg';
  bytes: Uint8Array;
}

/** Some pages of a PDF, for models that read PDF files. */
export interface PagesPdf {
  bytes: Uint8Array;
  /** Their numbers in the document, in order. */
  pages: number[];
}

/**
 * The answers to a run's finished calls. They outlive an attempt and a crash, so that a further attempt makes only
 * those calls that are missing. A failed run keeps them for its rerun.
 */
export interface FinishedCalls {
  /** All that earlier attempts finished, by the key they were saved under. */
  load(): Promise<Map<string, JsonValue>>;
  save(key: string, answer: JsonValue): Promise<void>;
  /** Called when an answer of `load` replaces a call. */
  use?(key: string): void;
  /** Called with the answers that failed the run. A rerun asks for them again. */
  discard?(keys: Iterable<string>): void;
}

/** An example of the memory, with the values that it helped to find. */
export interface UsedExample {
  exampleId: string;
  /** The document that it was learned from. Absent in runs of earlier servers. */
  documentId?: string;
  /** JSON Pointers into `extractedData`. `tokens`: what a model's prompts grew by. */
  paths: string[];
  tokens?: number;
}

export interface ExtractionRequest extends Partial<CallerOptions>, Pick<RunOptions, 'verify'> {
  /** The schema snapshot: a JSON Schema that passed `checkDefinition`. */
  definition: JsonObject;
  layout: Layout;
  /** Absent where the layout is not of a stored document. */
  documentId?: string;
  /** What the resolution at acceptance decided. */
  provider: string;
  model: string;
  access: ProviderAccess;
  finishedCalls?: FinishedCalls;
  /** Called before each call to the provider. Throws `ExtractionError` if the call must not be made. */
  authorizeCall?: () => Promise<void>;
  /** Called before each request is sent, which is then held until it returns. */
  onRequest?: () => Promise<void>;
  /** Called after each request, with what was sent and answered. */
  onExchange?: (exchange: ModelExchange) => void;
  /** How many other models take over in turn if this one fails. They share what is left of the time for calls. */
  fallbacks?: number;
  /** What documents like this one taught, most alike first. */
  memory?: readonly MemoryExample[];
  /** What models receive from the schema version in addition to the definition. */
  guidance?: SchemaGuidance;
  /** The rules of the schema version; null for none. A model is asked once more about values that violate them. */
  ruleSet?: RuleSet | null;
  /** What may still be spent, in the currency of the model's price. */
  getCostLeft?: () => number;
  /** Null where the format has no picture of the page. @param page 1-based */
  pagePicture?: (page: number, signal: AbortSignal) => Promise<PagePicture | null>;
  /** Some pages as a PDF file; null where the document is none. @param pages 1-based */
  pagesPdf?: (pages: readonly number[], signal: AbortSignal) => Promise<PagesPdf | null>;
  signal: AbortSignal;
  /** Whose run it is: an owner, and one of the owner's workspaces. They take turns. */
  group?: readonly string[];
  /**
   * Aborted when the time for calls is over, with an `ExtractionError` as its reason. The rest of the attempt's time is
   * for what was found.
   */
  callDeadline?: AbortSignal;
  /** Milliseconds until `callDeadline`. */
  getTimeLeft?: () => number;
  onProgress?: (progress: ExtractionProgress) => void;
  /**
   * Called when the provider has answered all that it is asked, unless an answer turns out to need a repair; by the
   * built-in extractor when it is slow. What remains is bounded by the child processes.
   */
  onAnswered?: () => void;
}

export interface Extraction {
  /** Validates against `definition`. */
  extractedData: JsonObject;
  /** One entry a leaf of `extractedData`. */
  evidence: JsonText<Evidence[]>;
  /** Mean over the schema's leaf fields, 0 to 1. */
  confidence: number;
  /** Sentences for a person: what was relaxed, cut short or guessed. */
  warnings: string[];
  /** The lists that the schema asks for. Absent where the engine does not check them. */
  lists?: ListCompleteness[];
  /** Fields for which only a part of the document was searched. Absent for none. */
  coverage?: FieldCoverage[];
  memory?: UsedExample[];
  /** Null where the engine counts no tokens. */
  usage: CallUsage | null;
}

/** Fills a schema from a document. Deterministic engines give the same extraction for the same request. */
export interface ExtractionEngine {
  /** Throws `ExtractionError`, or the signal's reason when it was aborted. */
  extract(request: ExtractionRequest): Promise<Extraction>;
  close(): Promise<void>;
}

/** The values of a failed run's `errorCode.code` that extraction itself can cause. */
export type ExtractionErrorCode =
  | 'provider_auth'
  | 'provider_rate_limited'
  | 'provider_unavailable'
  | 'provider_refused'
  | 'model_not_found'
  | 'context_too_long'
  | 'output_truncated'
  | 'output_invalid'
  | 'schema_unsupported'
  | 'timeout'
  | 'cost_limit'
  | 'residency_not_allowed'
  | 'internal_error';

/** The `detail` of `provider_auth` where the provider knows the key, which lacks a permission. */
export const LACKS_PERMISSION = 'insufficient_permissions';

/** The `detail` of `provider_unavailable` where an answer did not arrive in time. */
export const TIMED_OUT = 'timeout';

export const isTimedOut = (error: unknown): error is ExtractionError =>
  error instanceof ExtractionError && error.code === 'provider_unavailable' && error.detail === TIMED_OUT;

export interface ExtractionErrorOptions {
  /** Whether the run may succeed if it is tried again. */
  retryable?: boolean;
  /** Whether another model may succeed. */
  switches?: boolean;
  provider?: string;
  providerStatus?: number;
  /** Technical, free of the document's content and of secrets. */
  detail?: string;
  cause?: unknown;
  /** Usage of the requests before the failure. Null if the provider did not report it. */
  usage?: CallUsage | null;
  /** Requests that were sent before it failed. */
  requests?: number;
  /** Whether none of them reached the provider. */
  isUnseen?: boolean;
  /** The model that the provider says answered before; null if none did. */
  answeredBy?: string | null;
  /** JSON Pointers of the values that do not match the schema, or are missing. */
  fields?: string[];
  /** What was found, although it does not match the schema as a whole. */
  partialData?: JsonObject;
  /** The complete values of an answer that was cut off. */
  cutOff?: JsonObject;
}

export class ExtractionError extends Error {
  readonly code: ExtractionErrorCode;
  readonly retryable: boolean;
  readonly switches: boolean;
  readonly provider: string | undefined;
  readonly providerStatus: number | undefined;
  readonly detail: string | undefined;
  readonly usage: CallUsage | null;
  readonly requests: number;
  readonly isUnseen: boolean;
  readonly answeredBy: string | null;
  readonly fields: string[] | undefined;
  readonly partialData: JsonObject | undefined;
  readonly #cutOff: JsonObject | undefined;

  /** `message` is a sentence a person can act on. */
  constructor(code: ExtractionErrorCode, message: string, options: ExtractionErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'ExtractionError';
    this.code = code;
    this.retryable = options.retryable ?? false;
    this.switches = options.switches ?? false;
    this.provider = options.provider;
    this.providerStatus = options.providerStatus;
    this.detail = options.detail;
    this.usage = options.usage ?? null;
    this.requests = options.requests ?? 0;
    this.isUnseen = options.isUnseen ?? false;
    this.answeredBy = options.answeredBy ?? null;
    this.fields = options.fields;
    this.partialData = options.partialData;
    this.#cutOff = options.cutOff;
  }

  /** Not a property, so that no log shows it. */
  get cutOff(): JsonObject | undefined {
    return this.#cutOff;
  }

  /** The same error with other properties; it is the cause of the copy. */
  with(changes: ExtractionErrorOptions): ExtractionError {
    const { code, message, retryable, switches, provider, providerStatus, detail, fields, partialData, cutOff } = this;
    const given = { provider, providerStatus, detail, fields, partialData, cutOff };
    const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const spent = { usage: this.usage, requests: this.requests, isUnseen: this.isUnseen, answeredBy: this.answeredBy };
    return new ExtractionError(code, message, { retryable, switches, ...spent, cause: this, ...known, ...changes });
  }

  /** What a child process sends along with the error. */
  get taskData(): Pick<ExtractionErrorOptions, 'fields' | 'partialData'> {
    return {
      ...(this.fields !== undefined && { fields: this.fields }),
      ...(this.partialData !== undefined && { partialData: this.partialData }),
    };
  }
}
