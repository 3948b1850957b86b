import { expect, it } from 'vitest';
import { readSettings } from './read-settings.ts';

it.each([
  ['EXCERPT_PORT', 0, 65_535],
  ['EXCERPT_SHUTDOWN_SECONDS', 0, 600],
  ['EXCERPT_DATABASE_CONNECTIONS', 2, 1000],
  ['EXCERPT_DATABASE_TIMEOUT_SECONDS', 1, 86_400],
  ['EXCERPT_CONCURRENCY', 1, 1000],
  ['EXCERPT_RUN_TIMEOUT_SECONDS', 1, 86_400],
  ['EXCERPT_PARSER_PROCESSES', 1, 64],
  ['EXCERPT_PARSE_TIMEOUT_SECONDS', 1, 86_400],
  ['EXCERPT_EXTRACTOR_PROCESSES', 1, 64],
  ['EXCERPT_EXTRACT_TIMEOUT_SECONDS', 1, 86_400],
  ['EXCERPT_CHILD_MEMORY_MIB', 64, 1_048_576],
  ['EXCERPT_MAX_FILE_BYTES', 1, 2 ** 40],
  ['EXCERPT_MAX_JSON_BYTES', 1, 2 ** 30],
  ['EXCERPT_MAX_PAGES', 1, 1_000_000],
  ['EXCERPT_MAX_CHARACTERS', 1, 2 ** 31],
  ['EXCERPT_MAX_PIXELS', 1, 2 ** 28],
  ['EXCERPT_RATE_LIMIT', 0, 100_000_000],
  ['EXCERPT_RATE_BURST', 1, 100_000_000],
  ['EXCERPT_PROVIDER_TIMEOUT_SECONDS', 1, 86_400],
  ['EXCERPT_PROVIDER_CONCURRENCY', 1, 10_000],
  ['EXCERPT_RUN_CALLS', 1, 1_000],
  ['EXCERPT_PROVIDER_WAIT_SECONDS', 0, 3_600],
  ['EXCERPT_AUDIT_DAYS', 7, 36_500],
  ['EXCERPT_WEBHOOK_TIMEOUT_SECONDS', 1, 300],
  ['EXCERPT_WEBHOOK_RETENTION_DAYS', 7, 36_500],
])('%s is from %d to %d', (variable, min, max) => {
  const read = (value: number) => () => readSettings({ [variable]: String(value) });
  expect(read(min)).not.toThrow();
  expect(read(max)).not.toThrow();
  expect(read(min - 1)).toThrow(variable);
  expect(read(max + 1)).toThrow(variable);
});

it.each(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])('logs can be limited to %s', (level) =>
  expect(readSettings({ EXCERPT_LOG_LEVEL: level })).toMatchObject({ logLevel: level }),
);
