import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readPlatforms } from '../../scripts/bundle/platforms.ts';
import { writeArchive } from '../../scripts/bundle/write-archive.ts';

const folder = mkdtempSync(join(tmpdir(), 'excerpt-archive-'));
afterAll(() => rmSync(folder, { recursive: true }));

function put(name: string, files: Record<string, { text: string; mode: number; at: number }>): string {
  const place = join(folder, name);
  for (const [path, { text, mode, at }] of Object.entries(files)) {
    mkdirSync(join(place, path, '..'), { recursive: true });
    writeFileSync(join(place, path), text, { mode });
    utimesSync(join(place, path), at, at);
  }
  return place;
}

describe('an archive', () => {
  it('is the same for the same files, in whichever order and at whatever time they were written', async () => {
    const program = { text: '#!/bin/sh', mode: 0o755, at: 1 };
    const text = { text: 'x', mode: 0o644, at: 2 };
    const one = put('one', { 'b/program': program, a: text });
    const other = put('other', { a: { ...text, at: 99, mode: 0o600 }, 'b/program': { ...program, mode: 0o700 } });
    const [first, second] = [join(folder, 'one.tar.gz'), join(folder, 'other.tar.gz')];
    const written = await writeArchive(one, 'excerpt', first);
    expect(await writeArchive(other, 'excerpt', second)).toEqual(written);
    expect(readFileSync(second).equals(readFileSync(first))).toBe(true);
    expect(written.size).toBe(readFileSync(first).length);
    const changed = put('changed', { 'b/program': program, a: { ...text, text: 'y' } });
    expect((await writeArchive(changed, 'excerpt', second)).hash).not.toBe(written.hash);
  });
});

describe('the platforms of archives', () => {
  const machine = { platform: 'linux', arch: 'arm64' };
  const names = (wanted: string[], on = machine) => readPlatforms(wanted, on).map(({ name }) => name);

  it('are this machine, those that are named, or all', () => {
    expect(names([])).toEqual(['linux-arm64']);
    expect(names([], { platform: 'darwin', arch: 'arm64' })).toEqual(['linux-x64']);
    expect(names(['linux-amd64', 'linux/arm64', 'linux-x64'])).toEqual(['linux-x64', 'linux-arm64']);
    expect(names(['all'])).toEqual(['linux-x64', 'linux-arm64']);
  });

  it('are refused by name, with those that there are', () => {
    expect(() => names(['win32-x64'])).toThrow(
      'no archive for win32-x64. There are archives for linux-x64, linux-arm64',
    );
  });
});
