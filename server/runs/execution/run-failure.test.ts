import { describe, expect, it } from 'vitest';
import { ExtractionError } from '../../extraction/engine.ts';
import { ParseError } from '../../parsing/parser.ts';
import { toFailure } from './run-failure.ts';

describe('the failure of a run', () => {
  it.each([
    ['unsupported_file_type', 'document_unreadable'],
    ['payload_too_large', 'document_unreadable'],
    ['document_encrypted', 'document_encrypted'],
    ['parse_timeout', 'parse_timeout'],
  ] as const)('of the parser is %s → %s', (code, expected) => {
    const failure = toFailure.error(new ParseError(code, 'It cannot be read.'));
    expect(failure.errorCode).toMatchObject({ code: expected, stage: 'parse', retryable: false });
    expect(failure.errorMessage).toBe('It cannot be read.');
  });

  it('of the extraction has its stage, and what was found', () => {
    const invalid = toFailure.error(
      new ExtractionError('output_invalid', 'No.', { partialData: { a: 1 }, fields: ['/a'] }),
    );
    expect(invalid).toMatchObject({
      errorCode: { code: 'output_invalid', stage: 'validate', fields: ['/a'] },
      errorMessage: 'No.',
      partialData: { a: 1 },
    });
    const limited = toFailure.error(new ExtractionError('cost_limit', 'Too much.'));
    expect(limited.errorCode).toMatchObject({ code: 'cost_limit', stage: 'extract' });
    expect(limited).not.toHaveProperty('partialData');
    expect(limited.errorCode).not.toHaveProperty('fields');
  });

  it('inside the server says nothing of the cause, and may be tried again', () => {
    const failure = toFailure.error(new TypeError('words of the document'));
    expect(failure.errorCode).toEqual({ code: 'internal_error', stage: 'extract', retryable: true });
    expect(failure.errorMessage).not.toContain('words');
  });

  it('by its time names the limit and the way out', () => {
    expect(toFailure.timeout(90_000, new Error('x'))).toEqual({
      errorCode: { code: 'timeout', stage: 'extract', retryable: true },
      errorMessage:
        'The run took longer than 90 s (EXCERPT_RUN_TIMEOUT_SECONDS). Split the document or raise the limit.',
    });
    const known = new ExtractionError('timeout', 'Three parts are missing.', { partialData: { a: 1 } });
    expect(toFailure.timeout(1_500, known)).toMatchObject({
      errorMessage: 'The run took longer than 1.5 s (EXCERPT_RUN_TIMEOUT_SECONDS). Three parts are missing.',
      partialData: { a: 1 },
    });
    const other = new ExtractionError('cost_limit', 'Other.', { partialData: { b: 1 } });
    expect(toFailure.timeout(1_000, other)).toMatchObject({
      errorMessage: expect.stringContaining('Split the document'),
      partialData: { b: 1 },
    });
  });
});
