import { describe, expect, it } from 'vitest';
import { measureDistance } from './edit-distance.ts';
import { matchesEtag } from './etag.ts';
import { findFirstIndex } from './collections.ts';
import { createIds, createSequentialIds } from './ids.ts';
import { KeyedMutex } from './keyed-mutex.ts';
import { countValues, getOwn, isObject, setOwn } from './json-object.ts';
import { parseMetadata, toMetadataPair, toStoredMetadata } from './metadata.ts';
import { NO_DOCUMENTS, sumCounts } from './models/document-counts.ts';
import { isDiskFailure, isSocketFailure } from './outage-errors.ts';
import { getOffset, mapPage } from './pagination.ts';
import { toStorableText } from './storable-text.ts';
import { NO_TRACER } from './tracer.ts';

describe('measureDistance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['abc', 'abc', 0],
    ['kitten', 'sitting', 3],
    ['sitting', 'kitten', 3],
    ['ab', 'ba', 2],
    ['abc', 'xabc', 1],
  ])('%j, %j → %i', (a, b, distance) => expect(measureDistance(a, b)).toBe(distance));
});

describe('findFirstIndex', () => {
  const items = [1, 3, 3, 5];

  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 3],
    [5, 3],
    [6, 4],
  ])('of values from %i on is %i', (from, index) => {
    expect(findFirstIndex(items, (item) => item >= from)).toBe(index);
  });
});

describe('matchesEtag', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", W/"a"', true],
    ['*', true],
    ['"b"', false],
    [undefined, false],
    ['', false],
  ])('%j → %j', (header, expected) => {
    expect(matchesEtag(header, '"a"')).toBe(expected);
    expect(matchesEtag(header, 'W/"a"')).toBe(expected);
  });

  it('reads several headers', () => expect(matchesEtag(['"b"', '"a"'], '"a"')).toBe(true));
});

describe('ids', () => {
  const clock = { now: () => 1_700_000_000_000 };

  it('sort by time of creation, within a millisecond too', () => {
    const newId = createIds(clock);
    const ids = Array.from({ length: 50 }, () => newId('run'));
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(50);
    expect(ids[0]).toMatch(/^run_[0-9a-hjkmnp-tv-z]{26}$/);
  });

  it('of tests count for each prefix by itself', () => {
    const newId = createSequentialIds(clock);
    const runs = Array.from({ length: 33 }, () => newId('run'));
    expect(runs[0]).toMatch(/^run_.{10}0{15}1$/);
    expect(runs[31]).toMatch(/0{14}10$/);
    expect(runs[32]).toMatch(/0{14}11$/);
    expect(newId('doc')).toMatch(/^doc_.{10}0{15}1$/);
    expect(runs.toSorted()).toEqual(runs);
  });
});

describe('KeyedMutex', () => {
  it('runs tasks of a key one after another, after a failure too, and others beside them', async () => {
    const mutex = new KeyedMutex();
    const order: string[] = [];
    const gate = Promise.withResolvers<void>();
    const failed = mutex.run('a', async () => {
      order.push('a1');
      await gate.promise;
      order.push('a1 ends');
      throw new Error('broken');
    });
    const second = mutex.run('a', async () => order.push('a2'));
    await mutex.run('b', async () => order.push('b'));
    expect(order).toEqual(['a1', 'b']);
    gate.resolve();
    await expect(failed).rejects.toThrow('broken');
    await second;
    expect(order).toEqual(['a1', 'b', 'a1 ends', 'a2']);
    expect(await mutex.run('a', async () => 7)).toBe(7);
  });
});

describe('pages', () => {
  it('begin after those before', () => {
    expect(getOffset({ page: 1, pageSize: 20 })).toBe(0);
    expect(getOffset({ page: 3, pageSize: 20 })).toBe(40);
    expect(getOffset({ page: Number.MAX_SAFE_INTEGER, pageSize: 100 })).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('keep their numbers', () => {
    const page = { page: 2, pageSize: 1, total: 3, data: [1] };
    expect(mapPage(page, String)).toEqual({ page: 2, pageSize: 1, total: 3, data: ['1'] });
  });
});

describe('metadata', () => {
  it('is stored without what databases refuse, and as null if empty', () => {
    expect(toStoredMetadata({})).toBeNull();
    expect(toStoredMetadata({ 'a\0': 'x\0y', b: '\ud800' })).toEqual({ a: 'xy', b: '\ufffd' });
    expect(toStorableText('plain')).toBe('plain');
  });

  it('filters by one pair', () => {
    expect(toMetadataPair({ a: '1' })).toEqual({ key: 'a', value: '1' });
    expect(toMetadataPair({})).toBeUndefined();
    expect(toMetadataPair(undefined)).toBeUndefined();
  });

  it('is read from a part of a body', () => {
    expect(parseMetadata('{"a":"1"}')).toEqual({ a: '1' });
    expect(parseMetadata(undefined)).toBeUndefined();
  });
});

describe('outages', () => {
  const failure = (code: unknown) => Object.assign(new Error('x'), { code });

  it.each(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])(
    '%s is one of the network',
    (code) => {
      expect(isSocketFailure(failure(code))).toBe(true);
      expect(isSocketFailure(new AggregateError([failure('EX'), failure(code)]))).toBe(true);
      expect(isDiskFailure(failure(code))).toBe(false);
    },
  );

  it.each(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EACCES', 'EPERM', 'EXDEV', 'EMFILE'])(
    '%s is one of the disk',
    (code) => {
      expect(isDiskFailure(failure(code))).toBe(true);
      expect(isSocketFailure(failure(code))).toBe(false);
    },
  );

  it.each([failure('ENOENT'), failure(5), failure('XEIO'), new Error('EIO'), 'EIO', { code: 'EIO' }, null])(
    '%j is none',
    (error) => expect([isSocketFailure(error), isDiskFailure(error)]).toEqual([false, false]),
  );
});

describe('objects of JSON', () => {
  it('have only properties of their own', () => {
    const object = JSON.parse('{"a":1}');
    setOwn(object, '__proto__', 2);
    expect(Object.keys(object)).toEqual(['a', '__proto__']);
    setOwn(object, '__proto__', 3);
    expect([getOwn(object, '__proto__'), getOwn(object, 'toString'), getOwn(object, 'a')]).toEqual([3, undefined, 1]);
    delete object.__proto__;
    expect([isObject({}), isObject([]), isObject(null), isObject('x')]).toEqual([true, false, false, false]);
  });

  it('are counted by their values', () => {
    expect(countValues({ a: 0, b: [null, '', false, { c: 'x' }], d: {} })).toBe(3);
    expect([countValues(undefined), countValues(null), countValues('')]).toEqual([0, 0, 0]);
  });
});

it('documents are counted by their state', () => {
  const rows = [
    { id: 'a', status: 'completed', documents: 2 },
    { id: 'a', status: 'failed', documents: '3' as unknown as number },
    { id: 'b', status: 'waiting', documents: 1 },
  ];
  expect([...sumCounts(rows)]).toEqual([
    ['a', { ...NO_DOCUMENTS, total: 5, completed: 2, failed: 3 }],
    ['b', { ...NO_DOCUMENTS, total: 1, waiting: 1 }],
  ]);
  expect(NO_DOCUMENTS.total).toBe(0);
});

it('without a tracer the work is done all the same', async () => {
  expect(
    await NO_TRACER.span('x', {}, async (span) => [span.set({ a: 1 }), span.fail('x'), span.rename('y'), 7]),
  ).toEqual([undefined, undefined, undefined, 7]);
  expect(NO_TRACER.current()).toBeNull();
  await NO_TRACER.close();
});
