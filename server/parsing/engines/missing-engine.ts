import { ParseError } from '../parser.ts';
import engines from './package.json' with { type: 'json' };

const ENGINES: readonly string[] = Object.keys({ ...engines.dependencies, ...engines.optionalDependencies });

/** Their install scripts only fetch what is not used, from other hosts than npm's. */
export const ENGINES_COMMAND = `npm install --ignore-scripts ${engines.name}@${engines.version}`;

/** The package of the engines that a module could not import; null for another error. */
export function findMissingEngine(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'MODULE_NOT_FOUND') return null;
  const [, specifier = ''] = /^Cannot find (?:package|module) '([^']+)'/.exec(error.message) ?? [];
  return ENGINES.find((name) => specifier === name || specifier.startsWith(`${name}/`)) ?? null;
}

/**
 * Runs the task of a child. Without the optional package `@excerpt/engines` it throws a `ParseError` with the command
 * that adds it.
 */
export function namingMissingEngines<Args extends unknown[], Result>(
  task: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return async (...args) => {
    try {
      return await task(...args);
    } catch (error) {
      const missing = findMissingEngine(error);
      if (missing === null) throw error;
      throw new ParseError('unsupported_file_type', describeMissingEngine(missing), { detail: missing, cause: error });
    }
  };
}

export function describeMissingEngine(name: string): string {
  return (
    `PDFs, pictures and scans need the package ${engines.name}, of which this installation lacks ${name}. ` +
    `Add it and start the server again: ${ENGINES_COMMAND}`
  );
}
