import {
  ExcerptError,
  isErrorOf,
  NotFoundError,
  PreconditionFailedError,
  type ErrorOf,
  type OperationErrorCodes,
} from '@excerpt/sdk';
import { describe, expect, expectTypeOf, it } from 'vitest';

const noKey: unknown = new PreconditionFailedError({ code: 'no_key', message: 'No key.', status: 412 });

describe('isErrorOf', () => {
  it('takes any error of the service without codes', () => {
    expect(isErrorOf(noKey, 'extract')).toBe(true);
    expect(isErrorOf(new NotFoundError({ code: 'not_found', message: 'No.', status: 404 }), 'getRun')).toBe(true);
    expect(isErrorOf(new TypeError('No.'), 'getRun')).toBe(false);
    expect(isErrorOf({ code: 'not_found' }, 'getRun')).toBe(false);
    if (isErrorOf(noKey, 'extract')) expectTypeOf(noKey).toEqualTypeOf<ErrorOf<'extract'>>();
  });

  it('takes one of the codes, and narrows to them', () => {
    expect(isErrorOf(noKey, 'extract', 'queue_full', 'no_key')).toBe(true);
    expect(isErrorOf(noKey, 'extract', 'queue_full')).toBe(false);
    if (isErrorOf(noKey, 'extract', 'queue_full', 'no_key')) {
      expectTypeOf(noKey).toExtend<ExcerptError>();
      expectTypeOf(noKey.code).toEqualTypeOf<'queue_full' | 'no_key'>();
    }
  });

  it('knows the codes of each operation', () => {
    expectTypeOf<'slug_taken'>().toExtend<OperationErrorCodes['createWorkspace']>();
    expectTypeOf<'slug_taken'>().not.toExtend<OperationErrorCodes['getRun']>();
    expectTypeOf<OperationErrorCodes['extractFile']>().toEqualTypeOf<OperationErrorCodes['extract']>();
    expectTypeOf<'idempotency_mismatch'>().toExtend<OperationErrorCodes['rerunRun']>();
  });
});
