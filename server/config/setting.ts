import type { Problem } from './values.ts';

/** A setting: its environment variable, default, meaning and parser. */
export interface Setting<T> {
  variable: string;
  fallback: string;
  /** For the table in docs/configuration.md. */
  meaning: string;
  parse(text: string): T | Problem;
}

export function setting<T>(
  variable: string,
  fallback: string,
  meaning: string,
  parse: (text: string) => T | Problem,
): Setting<T> {
  return { variable, fallback, meaning, parse };
}
