import { describe, expect, it } from 'vitest';
import { deriveSchemaKey } from '../extract/schema-source.ts';
import { describeError } from './describe-error.ts';

/** An error of the SDK. */
function makeError(message: string, fields: object): Error {
  return Object.assign(new Error(message), { code: 'error', status: undefined, retryable: false, ...fields });
}

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}

describe('an error for an agent', () => {
  it.each([
    [{ code: 'not_found', status: 404 }, 'Schema not found.', 'get_schemas lists those that exist.'],
    [{ code: 'not_found', status: 404 }, 'Run not found.', 'list_runs lists those that exist.'],
    [{ code: 'unauthorized', status: 401 }, 'The key is wrong.', 'Ask the user for a valid EXCERPT_API_KEY'],
    [{ code: 'no_key', status: 412 }, 'openai needs a key.', 'Pass another model'],
    [{ code: 'environment_locked', status: 403 }, 'It is locked.', 'Pass env production.'],
    [{ code: 'rate_limited', status: 429 }, 'Too many.', 'Call again in a minute.'],
    [{ code: 'unavailable', status: 503 }, 'The database is away.', 'Call again in a minute.'],
    [{ code: 'connection_error' }, 'fetch failed', 'The server cannot be reached. Call again in a minute'],
  ])('%j says what to do', (fields, message, advice) => {
    const text = describeError(makeError(message, fields));
    expect(text).toContain(`${fields.code}: ${message}\n${advice}`);
    expect(text).not.toMatch(/excerpt [a-z]+ |--[a-z]/);
  });

  it('has no commands and options of the command line', () => {
    const error = thrownBy(() => deriveSchemaKey('請求書.json'));
    expect(String(error)).toContain('--schema-key');
    expect(describeError(error)).toMatch(/^No schema key .* Pass the schema as an object, with schemaKey\.$/);
  });

  it('has its details and causes once each', () => {
    const details = Array.from({ length: 12 }, (_, index) => ({ path: `/${index}`, message: 'is wrong' }));
    const refused = makeError('Invalid.', { code: 'validation_failed', status: 400, details });
    const text = describeError(new Error('The schema cannot be stored.', { cause: refused }));
    expect(text.split('\n')).toEqual([
      'The schema cannot be stored.',
      'validation_failed: Invalid.',
      ...details.slice(0, 10).map(({ path }) => `${path} is wrong`),
      'and 2 more',
    ]);
    expect(describeError(new Error('Twice.', { cause: new Error('Twice.') }))).toBe('Twice.');
  });
});
