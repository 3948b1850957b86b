import {
  ConnectionError,
  ExcerptError,
  ExtractAbortedError,
  isErrorOf,
  NotFoundError,
  TimeoutError,
  WebhookVerificationError,
} from '@excerpt/sdk';
import { describe, expect, it, vi } from 'vitest';

const fields = { code: 'timeout', message: 'Late.' };

/** The same classes once more, as `require` beside `import` loads them. */
async function loadAgain(): Promise<typeof import('@excerpt/sdk')> {
  vi.resetModules();
  return import('@excerpt/sdk');
}

describe('an error of another copy of the package', () => {
  it('is an instance of the class of the same name and of those above', async () => {
    const other = await loadAgain();
    expect(other.TimeoutError).not.toBe(TimeoutError);
    const error: unknown = new other.TimeoutError(fields);
    expect(error instanceof TimeoutError).toBe(true);
    expect(error instanceof ConnectionError).toBe(true);
    expect(error instanceof ExcerptError).toBe(true);
    expect(error instanceof NotFoundError).toBe(false);
    expect(error instanceof WebhookVerificationError).toBe(false);
    expect(isErrorOf(error, 'getRun')).toBe(true);
    expect(new other.ExtractAbortedError('run_1', 0) instanceof ExtractAbortedError).toBe(true);
    expect(new other.ExcerptError(fields) instanceof TimeoutError).toBe(false);
  });

  it('is told apart from everything else', () => {
    const own = new TimeoutError(fields);
    expect(own instanceof TimeoutError && own instanceof ExcerptError && own instanceof Error).toBe(true);
    for (const value of [null, undefined, 'excerpt.ExcerptError', new Error('x'), { constructor: null }, () => {}])
      expect(value instanceof ExcerptError).toBe(false);
    class Mine extends ExcerptError {}
    expect(new Mine(fields) instanceof ExcerptError && new Mine(fields) instanceof Mine).toBe(true);
    expect(new ExcerptError(fields) instanceof Mine).toBe(false);
  });

  it('has the name of its class', () => {
    expect(new TimeoutError(fields)).toMatchObject({ name: 'TimeoutError', message: 'Late.' });
    expect(new ExcerptError(fields).name).toBe('ExcerptError');
    expect(new ExtractAbortedError('run_1', 0).name).toBe('AbortError');
    expect(String(new WebhookVerificationError('No.'))).toBe('WebhookVerificationError: No.');
  });
});
