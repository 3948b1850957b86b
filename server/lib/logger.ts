import { pino, type DestinationStream, type Logger as PinoLogger } from 'pino';

export type Logger = PinoLogger;
export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

/** Paths that may contain secrets if a caller logs an object by accident. */
const REDACTED = [
  'apiKey',
  'secret',
  'password',
  'authorization',
  'headers["x-api-key"]',
  'headers.authorization',
  'headers.cookie',
];

/** @param destination stderr by default, since stdout is for the results of commands */
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
