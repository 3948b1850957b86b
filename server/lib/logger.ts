import { pino, type DestinationStream, type Logger as PinoLogger } from 'pino';

export type Logger = PinoLogger;
export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

/** Paths under which a secret could travel into a log line by accident. The caller logs none of them on purpose. */
const REDACTED = [
  'apiKey',
  'secret',
  'password',
  'authorization',
  'headers["x-api-key"]',
  'headers.authorization',
  'headers.cookie',
];

/** @param destination standard error by default: standard output is for what a command answers */
export function createLogger(
  level: LogLevel,
  destination: DestinationStream = pino.destination({ fd: 2, sync: false }),
): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: [...REDACTED, ...REDACTED.map((path) => `*.${path}`)], censor: '[redacted]' },
  };
  return pino(options, destination);
}
