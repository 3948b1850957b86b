import SqliteDatabase from 'better-sqlite3';
import { DatabaseError } from 'pg';
import { describe, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { isForeignKeyViolation, isUniqueViolation } from './constraint-errors.ts';
import { isDamage, isDamageCode, toUnavailable } from './database-outage.ts';

const sqlite = (code: string) => new SqliteDatabase.SqliteError('x', code);
const postgres = (code: string) => Object.assign(new DatabaseError('x', 1, 'error'), { code });
const client = (message: string, code?: string) =>
  Object.assign(new Error(message), code === undefined ? {} : { code });

describe('an outage', () => {
  test.each([
    ...[
      'SQLITE_FULL',
      'SQLITE_BUSY',
      'SQLITE_BUSY_SNAPSHOT',
      'SQLITE_IOERR_WRITE',
      'SQLITE_CANTOPEN',
      'SQLITE_READONLY',
    ].map(sqlite),
    ...['08006', '53300', '58030', '25006', '55P03', '57014', '57P01', '57P05'].map(postgres),
    client('Connection terminated unexpectedly'),
    client('timeout exceeded when trying to connect'),
    client('Query read timeout'),
    client('Cannot use a pool after calling end on the pool'),
    client('connect', 'ECONNREFUSED'),
    client('connect', 'ENOENT'),
  ])('is $code $message', (error) => {
    expect(toUnavailable(error)).toMatchObject({ code: 'unavailable', retryable: true, cause: error });
  });

  test.each([
    sqlite('SQLITE_CONSTRAINT_UNIQUE'),
    sqlite('SQLITE_ERROR'),
    postgres('23505'),
    postgres('57P06'),
    postgres('42601'),
    client('bug'),
    client('the Connection terminated'),
    new AppError('not_found', 'x'),
    'text',
    null,
  ])('is not %j', (error) => {
    expect(toUnavailable(error)).toBe(error);
  });
});

describe('damage', () => {
  test.each([
    sqlite('SQLITE_CORRUPT'),
    sqlite('SQLITE_CORRUPT_INDEX'),
    sqlite('SQLITE_NOTADB'),
    postgres('XX001'),
    postgres('XX002'),
    postgres('58P01'),
  ])('$code needs a backup', (error) => {
    expect(isDamage(error)).toBe(true);
    expect(toUnavailable(error)).toMatchObject({
      code: 'unavailable',
      retryable: false,
      message: expect.stringContaining('damaged'),
    });
  });

  test.each([sqlite('SQLITE_BUSY'), postgres('XX000'), postgres('58030'), client('SQLITE_CORRUPT'), null])(
    '%j is none',
    (error) => {
      expect(isDamage(error)).toBe(false);
    },
  );

  test('is recognised by its code, whatever its message', () => {
    expect([isDamageCode('SQLITE_NOTADB'), isDamageCode('SQLITE_IOERR'), isDamageCode(5)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test.each<[unknown, boolean, boolean]>([
  [postgres('23505'), true, false],
  [postgres('23503'), false, true],
  [postgres('23514'), false, false],
  [sqlite('SQLITE_CONSTRAINT_UNIQUE'), true, false],
  [sqlite('SQLITE_CONSTRAINT_PRIMARYKEY'), true, false],
  [sqlite('SQLITE_CONSTRAINT_FOREIGNKEY'), false, true],
  [sqlite('SQLITE_CONSTRAINT_CHECK'), false, false],
  [client('x', '23505'), false, false],
  [client('x', 'SQLITE_CONSTRAINT_UNIQUE'), false, false],
])('%j violates a unique constraint: %j, a foreign key: %j', (error, isUnique, isForeignKey) => {
  expect([isUniqueViolation(error), isForeignKeyViolation(error)]).toEqual([isUnique, isForeignKey]);
});
