import { setting } from './setting.ts';
import { baseUrl, choice, flag, ratio, text } from './values.ts';

/** The variables of OpenTelemetry, which all programs share. Its library reads others, such as headers, by itself. */
export const tracingSettings = {
  otlpEndpoint: setting(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    '',
    'Collector of traces (OTLP over HTTP), such as `http://127.0.0.1:4318`; no traces by default',
    baseUrl,
  ),
  otlpTracesEndpoint: setting(
    'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    '',
    'The same with its whole path, such as `http://127.0.0.1:4318/v1/traces`; goes before the other',
    baseUrl,
  ),
  tracesDisabled: setting('OTEL_SDK_DISABLED', 'false', 'Whether no traces are sent', flag),
  otelServiceName: setting('OTEL_SERVICE_NAME', 'excerpt', 'Name of the service in traces', text),
  tracesSampler: setting(
    'OTEL_TRACES_SAMPLER',
    'parentbased_always_on',
    'Which traces are recorded: always_on, always_off, traceidratio, or one of these after `parentbased_`',
    choice(
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ),
  ),
  tracesSamplerArg: setting('OTEL_TRACES_SAMPLER_ARG', '1', 'Share of the traces for `traceidratio`, 0 to 1', ratio),
};
