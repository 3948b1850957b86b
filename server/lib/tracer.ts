export type SpanAttributes = Record<string, string | number | boolean>;

export type SpanKind = 'internal' | 'server' | 'client' | 'consumer';

/** The span of the work that runs. Attributes name operations, models and outcomes: no content, no secrets. */
export interface ActiveSpan {
  /** Replaces the name. */
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** Marks the span as failed. @param reason an error code, not a message */
  fail(reason: string): void;
}

export interface SpanOptions {
  kind?: SpanKind;
  attributes?: SpanAttributes;
  /** The `traceparent` of the caller; null for a new trace. By default the span of the caller in this process. */
  parent?: string | null;
}

/** Records what the service does as spans of traces. */
export interface Tracer {
  /** Runs `work` in a span, which ends with it. A rejection marks the span as failed. */
  span<T>(name: string, options: SpanOptions, work: (span: ActiveSpan) => Promise<T>): Promise<T>;
  /** The current span in the form of the header `traceparent`; null without one. */
  current(): string | null;
  /** Sends what is recorded. */
  close(): Promise<void>;
}

const IGNORED: ActiveSpan = { rename: () => undefined, set: () => undefined, fail: () => undefined };

/** Records nothing. */
export const NO_TRACER: Tracer = {
  span: (_name, _options, work) => work(IGNORED),
  current: () => null,
  close: async () => undefined,
};
