import { TraceFlags, isSpanContextValid, type SpanContext } from '@opentelemetry/api';

const TRACE_PARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** Parses the header `traceparent` (W3C Trace Context). Null if it is invalid: then a new trace begins. */
export function parseTraceParent(text: string): SpanContext | null {
  const [, version = '', traceId = '', spanId = '', flags = '', rest] = TRACE_PARENT.exec(text.trim()) ?? [];
  // Later versions may append fields.
  if (version === '' || version === 'ff' || (version === '00' && rest !== undefined)) return null;
  const isSampled = (Number.parseInt(flags, 16) & TraceFlags.SAMPLED) !== 0;
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  const context: SpanContext = { traceId, spanId, traceFlags, isRemote: true };
  return isSpanContextValid(context) ? context : null;
}

export function formatTraceParent({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
