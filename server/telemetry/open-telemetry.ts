import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import type { Logger } from '../lib/logger.ts';
import type { ActiveSpan, SpanKind as Kind, Tracer } from '../lib/tracer.ts';

const propagator = new W3CTraceContextPropagator();

export interface TracingConfig {
  /** Takes OTLP over HTTP. */
  url: string;
  serviceName: string;
  sampler: SamplerName;
  /** Share of the traces, for the samplers by ratio. */
  ratio: number;
}

export type SamplerName =
  | 'always_on'
  | 'always_off'
  | 'traceidratio'
  | 'parentbased_always_on'
  | 'parentbased_always_off'
  | 'parentbased_traceidratio';

interface Options {
  version: string;
  logger: Logger;
}

const KINDS: Record<Kind, SpanKind> = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
};

/** How long a stop waits for a collector that does not answer. */
const CLOSE_LIMIT_MS = 3_000;
const WARN_EVERY_MS = 60_000;

function createSampler({ sampler, ratio }: TracingConfig): Sampler {
  const root = sampler.endsWith('always_off')
    ? new AlwaysOffSampler()
    : sampler.endsWith('traceidratio')
      ? new TraceIdRatioBasedSampler(ratio)
      : new AlwaysOnSampler();
  return sampler.startsWith('parentbased') ? new ParentBasedSampler({ root }) : root;
}

/** Says once a minute that spans are lost. The library's own message may contain the collector's answer. */
function reportLosses(logger: Logger): void {
  let quietUntil = 0;
  const ignore = () => undefined;
  const error = () => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + WARN_EVERY_MS;
    logger.warn('Traces could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT.');
  };
  const diagnostics = { error, warn: ignore, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(diagnostics, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
}

function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'error';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** Sends spans to a collector. Import this module only where traces are configured: it loads many packages. */
export function createOpenTelemetry(config: TracingConfig, { version, logger }: Options): Tracer {
  reportLosses(logger);
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': config.serviceName, 'service.version': version }))
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = new TracerProvider({
    resource,
    sampler: createSampler(config),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: config.url }) })],
  });
  const tracer = provider.getTracer('excerpt', version);
  const currentContext = new AsyncLocalStorage<Context>();

  function toContext(parent: string | null | undefined): Context {
    if (parent === undefined) return currentContext.getStore() ?? ROOT_CONTEXT;
    const remote = parent === null ? null : parseTraceParent(parent);
    return remote === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, remote);
  }

  function toActiveSpan(span: Span): ActiveSpan {
    return {
      rename: (name) => void span.updateName(name),
      set: (attributes) => void span.setAttributes(attributes),
      fail(reason) {
        span.setAttribute('error.type', reason);
        span.setStatus({ code: SpanStatusCode.ERROR });
      },
    };
  }

  return {
    async span(name, { kind = 'internal', attributes = {}, parent }, work) {
      const context = toContext(parent);
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, context);
      const active = toActiveSpan(span);
      try {
        return await currentContext.run(trace.setSpan(context, span), () => work(active));
      } catch (error) {
        active.fail(describeFailure(error));
        throw error;
      } finally {
        span.end();
      }
    },

    current() {
      const context = currentContext.getStore();
      const span = context && trace.getSpanContext(context);
      return span === undefined ? null : formatTraceParent(span);
    },

    async close() {
      const timer = Promise.withResolvers<void>();
      const limit = setTimeout(() => timer.resolve(), CLOSE_LIMIT_MS);
      await Promise.race([provider.shutdown().catch(() => undefined), timer.promise]);
      clearTimeout(limit);
    },
  };
}

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
