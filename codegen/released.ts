import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A version with a date in the changelog is released. */
export function isReleased(root: string, version: string): boolean {
  const changelog = join(root, 'CHANGELOG.md');
  return existsSync(changelog) && readFileSync(changelog, 'utf8').includes(`## [${version}] - `);
}
