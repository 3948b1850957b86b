import SqliteDatabase from 'better-sqlite3';
import { DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { isForeignKeyViolation, isUniqueViolation } from './constraint-errors.ts';
import { isDamage, toUnavailable } from './database-outage.ts';
import { makeStorable, parseStoredJson, toStoredJson } from './stored-json.ts';

describe('a JSON column', () => {
  it('is null for nothing, and not for what is false', () => {
    expect([toStoredJson(null), toStoredJson(undefined), parseStoredJson(null)]).toEqual([null, null, null]);
    expect([0, false, '', []].map((value) => toStoredJson(value))).toEqual(['0', 'false', '""', '[]']);
    expect(parseStoredJson('{"a":1}')).toEqual({ a: 1 });
  });

  it('has no U+0000 and no lone surrogate', () => {
    expect(toStoredJson({ a: 'x\0y', b: ['\ud800'] })).toBe('{"a":"xy","b":["\ufffd"]}');
    expect(makeStorable(String.raw`{"a":"\u0000","b":"\uDBFF"}`)).toBe('{"a":"","b":"\ufffd"}');
  });

  it('keeps pairs of surrogates, and JSON without them as it is', () => {
    expect(makeStorable(String.raw`{"a":"\ud83d\ude00"}`)).toBe('{"a":"😀"}');
    expect(makeStorable('{ "a" : 1 }')).toBe('{ "a" : 1 }');
  });
});

const sqlite = (code: string) => new SqliteDatabase.SqliteError('failed', code);
const postgres = (code: string) => Object.assign(new DatabaseError('failed', 0, 'error'), { code });

describe('constraints', () => {
  it.each([
    [sqlite('SQLITE_CONSTRAINT_UNIQUE'), true, false],
    [sqlite('SQLITE_CONSTRAINT_PRIMARYKEY'), true, false],
    [sqlite('SQLITE_CONSTRAINT_FOREIGNKEY'), false, true],
    [sqlite('SQLITE_CONSTRAINT_NOTNULL'), false, false],
    [postgres('23505'), true, false],
    [postgres('23503'), false, true],
    [postgres('23502'), false, false],
    [new Error('SQLITE_CONSTRAINT_UNIQUE'), false, false],
  ])('%j: unique %j, reference %j', (error, isUnique, isReference) => {
    expect([isUniqueViolation(error), isForeignKeyViolation(error)]).toEqual([isUnique, isReference]);
  });
});

describe('toUnavailable', () => {
  const coded = (code: string) => Object.assign(new Error('failed'), { code });

  it.each([
    sqlite('SQLITE_FULL'),
    sqlite('SQLITE_BUSY'),
    sqlite('SQLITE_IOERR_WRITE'),
    sqlite('SQLITE_READONLY'),
    postgres('08006'),
    postgres('53300'),
    postgres('57P01'),
    postgres('25006'),
    coded('ECONNREFUSED'),
    coded('ENOENT'),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
  ])('is an outage, which ends: %s', (error) => {
    expect(toUnavailable(error)).toMatchObject({ code: 'unavailable', retryable: true, cause: error });
  });

  it.each([sqlite('SQLITE_CORRUPT'), sqlite('SQLITE_NOTADB'), postgres('XX001'), postgres('58P01')])(
    'is damage, which an operator has to mend: %s',
    (error) => {
      expect(isDamage(error)).toBe(true);
      expect(toUnavailable(error)).toMatchObject({ code: 'unavailable', retryable: false });
    },
  );

  it.each([
    sqlite('SQLITE_CONSTRAINT_UNIQUE'),
    postgres('23505'),
    postgres('57P00'),
    coded('EINVAL'),
    new Error('bug'),
    new AppError('not_found', 'No.'),
    'text',
  ])('is neither: %s', (error) => {
    expect(toUnavailable(error)).toBe(error);
    expect(isDamage(error)).toBe(false);
  });
});
