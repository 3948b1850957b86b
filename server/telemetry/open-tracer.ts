import type { Logger } from '../lib/logger.ts';
import { NO_TRACER, type Tracer } from '../lib/tracer.ts';
import type { TracingConfig } from './open-telemetry.ts';

/** The tracer of the configuration. Loads OpenTelemetry only where it is used, so that the start stays fast. */
export async function openTracer(
  config: TracingConfig | null,
  options: { version: string; logger: Logger },
): Promise<Tracer> {
  if (config === null) return NO_TRACER;
  const { createOpenTelemetry } = await import('./open-telemetry.ts');
  return createOpenTelemetry(config, options);
}
