import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSecretBox, SealedUnderAnotherKeyError } from './secret-box.ts';

const box = createSecretBox(randomBytes(32));

test('opens a sealed secret, which differs each time', () => {
  const [first, second] = [box.seal('sk-ü-secret', 'pk_1'), box.seal('sk-ü-secret', 'pk_1')];
  expect(first).not.toBe(second);
  expect(first).not.toContain('secret');
  expect([box.open(first, 'pk_1'), box.open(second, 'pk_1')]).toEqual(['sk-ü-secret', 'sk-ü-secret']);
  expect([first, second].every((sealed) => sealed.startsWith(box.prefix))).toBe(true);
});

test('refuses a secret that was moved to another row', () => {
  const sealed = box.seal('sk-secret', 'pk_1');
  expect(() => box.open(sealed, 'pk_2')).toThrow('unable to authenticate data');
});

test('refuses a changed or truncated secret', () => {
  const sealed = box.seal('sk-secret', 'pk_1');
  const at = sealed.length - 3;
  const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
  for (const damaged of [changed, sealed.slice(0, -2), sealed.slice(0, 30)])
    expect(() => box.open(damaged, 'pk_1')).toThrow(/authenticat|Invalid/);
});

test('tells another key from damage', () => {
  const other = createSecretBox(randomBytes(32));
  const sealed = other.seal('sk-secret', 'pk_1');
  expect(sealed.startsWith(box.prefix)).toBe(false);
  expect(() => box.open(sealed, 'pk_1')).toThrow(SealedUnderAnotherKeyError);
});

test('bytes are sealed as texts are', () => {
  const bytes = randomBytes(100_000);
  const sealed = box.sealBytes(bytes, 'doc_1');
  expect(box.openBytes(sealed, 'doc_1').equals(bytes)).toBe(true);
  expect(sealed.includes(bytes.subarray(0, 16))).toBe(false);
  expect(() => box.openBytes(sealed, 'doc_2')).toThrow(/authenticat/);
  expect(() => createSecretBox(randomBytes(32)).openBytes(sealed, 'doc_1')).toThrow(SealedUnderAnotherKeyError);
});
