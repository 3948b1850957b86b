import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isReleased } from './released.ts';

/**
 * Why a version may not be pinned, or not again; undefined when it may.
 * @param bundle the contract that would be written
 */
export function refusePin(
  root: string,
  { version, bundle, force }: { version: string; bundle: string; force: boolean },
): string | undefined {
  const pin = join(root, 'openapi/versions', `${version}.json`);
  if (!existsSync(pin) || readFileSync(pin, 'utf8') === bundle) return undefined;
  if (isReleased(root, version))
    return `${version} is released, as its date in CHANGELOG.md says: its pin stays as it is. Raise info.version.`;
  return force ? undefined : `${version} is pinned already. Raise info.version, or use --force while it is unreleased.`;
}
