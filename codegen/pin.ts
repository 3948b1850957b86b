/**
 * Pins the current version of the contract as `openapi/versions/<version>.json`. An existing pin is only replaced with
 * `--force`, and never after the version was released (tagged `v<version>`).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { refusePin } from './pin-refusal.ts';
import { writePinnedModule } from './pinned.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const bundle = readFileSync(`${root}/server/generated/openapi.json`, 'utf8');
const { version } = (JSON.parse(bundle) as { info: { version: string } }).info;
const target = `${root}/openapi/versions/${version}.json`;

const refused = refusePin(root, { version, bundle, force: process.argv.includes('--force') });
if (refused) {
  console.error(refused);
  process.exitCode = 1;
} else {
  mkdirSync(`${root}/openapi/versions`, { recursive: true });
  writeFileSync(target, bundle);
  writePinnedModule(root, root);
  console.log(`Pinned ${version}.`);
}
