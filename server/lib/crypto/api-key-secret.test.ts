import { describe, expect, it } from 'vitest';
import { isDiskFailure, isSocketFailure } from '../outage-errors.ts';
import { generateApiKey, hashSecret, maskForeignSecret, maskSecret } from './api-key-secret.ts';

describe('secrets', () => {
  it('are random, and stored as a hash', () => {
    const [one, other] = [generateApiKey(), generateApiKey()];
    expect(one).toMatch(/^exk_[\w-]{43}$/);
    expect(one).not.toBe(other);
    expect(hashSecret('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('are shown in part', () => {
    expect(maskSecret('exk_abcdefghijklmnop')).toBe('exk_abcd…mnop');
    expect(maskForeignSecret('0123456789abcdef0123456789abcdef')).toBe('0123…cdef');
    expect(maskForeignSecret('0123456789abcdef')).toBe('01…ef');
    expect(maskForeignSecret('01234567')).toBe('0…7');
    expect(maskForeignSecret('0123456')).toBe('…');
  });
});

describe('failures', () => {
  const failure = (code: string) => Object.assign(new Error(code), { code });

  it.each(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN'])('of sockets: %s', (code) => {
    expect(isSocketFailure(failure(code))).toBe(true);
    expect(isSocketFailure(new AggregateError([new Error('other'), failure(code)]))).toBe(true);
    expect(isDiskFailure(failure(code))).toBe(false);
  });

  it.each(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EACCES', 'EMFILE'])('of disks: %s', (code) => {
    expect(isDiskFailure(failure(code))).toBe(true);
    expect(isSocketFailure(failure(code))).toBe(false);
  });

  it.each([failure('ENOENT'), new Error('ENOSPC'), 'ENOSPC', null])('of neither: %s', (error) => {
    expect([isDiskFailure(error), isSocketFailure(error)]).toEqual([false, false]);
  });
});
