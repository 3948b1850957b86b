import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findDifferences } from './differences.ts';

let scratch: string;
let expected: string;
let actual: string;

beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'excerpt-differences-'));
  [expected, actual] = [join(scratch, 'expected'), join(scratch, 'actual')];
  for (const folder of [expected, actual]) {
    mkdirSync(join(folder, 'deep'), { recursive: true });
    writeFileSync(join(folder, 'deep/same.ts'), 'same');
  }
});

afterEach(() => rmSync(scratch, { recursive: true, force: true }));

it('finds no differences between equal folders', () => {
  expect(findDifferences(expected, actual, 'out')).toEqual([]);
});

it('lists missing, superfluous and different files', () => {
  writeFileSync(join(expected, 'deep/new.ts'), 'new');
  writeFileSync(join(actual, 'old.ts'), 'old');
  writeFileSync(join(actual, 'deep/same.ts'), 'not the same');
  expect(findDifferences(expected, actual, 'out')).toEqual([
    'missing: out/deep/new.ts',
    'different: out/deep/same.ts',
    'superfluous: out/old.ts',
  ]);
});

it('compares single files', () => {
  const [a, b] = [join(expected, 'deep/same.ts'), join(actual, 'deep/same.ts')];
  expect(findDifferences(a, b, 'same.ts')).toEqual([]);
  writeFileSync(b, 'other');
  expect(findDifferences(a, b, 'same.ts')).toEqual(['different: same.ts']);
  rmSync(b);
  expect(findDifferences(a, b, 'same.ts')).toEqual(['missing: same.ts']);
});
