import { pino, type Logger as PinoLogger } from 'pino';

export type Logger = PinoLogger;
export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

/** Paths under which a secret could travel into a log line by accident. The caller logs none of them on purpose. */
const REDACTED = ['apiKey', 'secret', 'password', 'authorization', 'headers["x-api-key"]', 'headers.authorization', 'headers.cookie'];

export function createLogger(level: LogLevel): Logger {
  // Standard error: standard output is for what a command answers.
  const destination = pino.destination({ fd: 2, sync: false });
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: [...REDACTED, ...REDACTED.map((path) => `*.${path}`)], censor: '[redacted]' },
  };
  return pino(options, destination);
}
