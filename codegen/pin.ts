/**
 * Pins the current version of the contract as `openapi/versions/<version>.json`. An existing pin is only replaced with
 * `--force`, and never after the version was released (tagged `v<version>`).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writePinnedModule } from './pinned.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const bundle = readFileSync(`${root}/server/generated/openapi.json`, 'utf8');
const { version } = (JSON.parse(bundle) as { info: { version: string } }).info;
const target = `${root}/openapi/versions/${version}.json`;

function refusal(): string | undefined {
  if (!existsSync(target) || readFileSync(target, 'utf8') === bundle) return undefined;
  if (!process.argv.includes('--force'))
    return `${version} is pinned already. Raise info.version, or use --force while it is unreleased.`;
  const tags = spawnSync('git', ['tag', '--list', `v${version}`], { cwd: root, encoding: 'utf8' });
  return tags.stdout.trim() === '' ? undefined : `${version} is released: its pin stays as it is. Raise info.version.`;
}

const refused = refusal();
if (refused) {
  console.error(refused);
  process.exitCode = 1;
} else {
  mkdirSync(`${root}/openapi/versions`, { recursive: true });
  writeFileSync(target, bundle);
  writePinnedModule(root, root);
  console.log(`Pinned ${version}.`);
}
