import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder for the tests of one file. Returns a function that writes a file in it and gives its path. */
export function temporaryFiles(): (content: Uint8Array | string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'excerpt-parsing-'));
  let count = 0;
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (content) => {
    const path = join(folder, String(++count));
    writeFileSync(path, content);
    return path;
  };
}
