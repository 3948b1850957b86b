/** How much is logged. Each level contains those before it. */
export type LogLevel = 'off' | 'error' | 'warn' | 'info' | 'debug';

/** What receives the lines: `console`, or a logger of your own such as pino. */
export type Logger = Record<Exclude<LogLevel, 'off'>, (line: string) => void>;

export interface LogOptions {
  /**
   * What is logged: `error` calls that fail by the server or the network, `warn` also attempts that are repeated and
   * deprecated operations, `info` each attempt with status and time, `debug` also headers, without secrets. Bodies are
   * never logged. By default `EXCERPT_LOG` of the environment, else `off`.
   */
  logLevel?: LogLevel | undefined;
  /** Receives the lines. `console` by default. */
  logger?: Logger | undefined;
  /** `true` is short for `logLevel: 'debug'`; a function receives each of its lines. */
  debug?: boolean | ((line: string) => void);
}

const LEVELS: readonly LogLevel[] = ['off', 'error', 'warn', 'info', 'debug'];
const SECRET_HEADER = /(?<!idempotency-)key|token|secret|auth|cookie|password/i;

/** A function that writes a line if its level is logged. The line is only made then. */
export type Log = (level: keyof Logger, line: () => string) => void;

export function createLog({ logLevel, logger, debug }: LogOptions): Log {
  const to: Partial<Logger> = typeof debug === 'function' ? {} : (logger ?? console);
  const level = LEVELS.indexOf(debug ? 'debug' : (logLevel ?? 'off'));
  return (at, line) => {
    if (LEVELS.indexOf(at) > level) return;
    if (typeof debug === 'function') debug(line());
    else to[at]?.(line());
  };
}

/** Headers as JSON, without the values of those that are secret. */
export function describeHeaders(headers: Headers): string {
  return JSON.stringify(
    Object.fromEntries([...headers].map(([name, value]) => [name, SECRET_HEADER.test(name) ? '***' : value])),
  );
}
