import { defaultTextMapGetter, defaultTextMapSetter, ROOT_CONTEXT, trace, type SpanContext } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';

const propagator = new W3CTraceContextPropagator();

/** Parses the header `traceparent` (W3C Trace Context). Null if it is invalid: then a new trace begins. */
export function parseTraceParent(text: string): SpanContext | null {
  const context = propagator.extract(ROOT_CONTEXT, { traceparent: text.trim() }, defaultTextMapGetter);
  return trace.getSpanContext(context) ?? null;
}

export function formatTraceParent(context: SpanContext): string | null {
  const carrier: Record<string, string> = {};
  propagator.inject(trace.setSpanContext(ROOT_CONTEXT, context), carrier, defaultTextMapSetter);
  return carrier['traceparent'] ?? null;
}
