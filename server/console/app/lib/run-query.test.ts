import { describe, expect, test } from 'vitest';
import { findMonday, pickListParameters, toExportFilter, toRunQuery } from './run-query.ts';

describe('the filters of a list of runs', () => {
  test('are read from the address', () => {
    const parameters = new URLSearchParams(
      'schema=x&status=completed&name= acme &review=none&below=90' +
        '&corrected=no&exported=yes&batch=bat_1&sort=confidence&order=asc',
    );
    expect(toRunQuery(parameters)).toEqual({
      status: 'completed',
      name: 'acme',
      reviewStatus: 'none',
      confidenceBelow: 0.9,
      corrected: false,
      exported: true,
      batchId: 'bat_1',
      sort: 'confidence',
      order: 'asc',
    });
  });

  test('a range of days has its last day', () => {
    const { createdFrom, createdBefore } = toRunQuery(new URLSearchParams('from=2026-03-01&to=2026-03-31'));
    expect(createdFrom).toBe(new Date(2026, 2, 1).toISOString());
    expect(createdBefore).toBe(new Date(2026, 3, 1).toISOString());
  });

  test('what is not understood is left out', () => {
    const text = 'status=done&review=x&below=0&from=March&corrected=maybe&sort=size&model=x&name=%20';
    expect(toRunQuery(new URLSearchParams(text))).toEqual({});
  });

  test('an export takes the filters, but neither status nor order', () => {
    const query = toRunQuery(new URLSearchParams('status=failed&name=a&sort=model&order=asc'));
    expect(toExportFilter(query)).toEqual({ name: 'a' });
  });

  test('links keep them, and nothing else', () => {
    expect(pickListParameters(new URLSearchParams('name=a&field=/total&batch=b'))).toEqual({ name: 'a', batch: 'b' });
  });

  test('the week begins on Monday', () => {
    expect(findMonday(new Date(2026, 0, 7))).toBe('2026-01-05');
    expect(findMonday(new Date(2026, 0, 5))).toBe('2026-01-05');
    expect(findMonday(new Date(2026, 0, 4))).toBe('2025-12-29');
  });
});
