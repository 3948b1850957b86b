/** Fails if the contract breaks compatibility with a pinned version (`openapi/versions/`). */
import { readdirSync, readFileSync } from 'node:fs';
import type { JsonObject } from './compat/document.ts';
import { findIncompatibilities } from './compat/operation-changes.ts';

const read = (url: URL) => JSON.parse(readFileSync(url, 'utf8')) as JsonObject & { info: { version: string } };

const current = read(new URL('../server/generated/openapi.json', import.meta.url));
const folder = new URL('../openapi/versions/', import.meta.url);
const pins = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .sort();

if (!pins.includes(`${current.info.version}.json`)) {
  console.error(`Version ${current.info.version} is not pinned; run \`npm run contract:pin\`.`);
  process.exitCode = 1;
}
for (const pin of pins) {
  const found = findIncompatibilities(read(new URL(pin, folder)), current);
  for (const { kind, where, detail } of found) console.error(`${pin}: ${kind}: ${where} ${detail}`);
  if (found.length > 0) process.exitCode = 1;
  else console.log(`${pin}: the contract only adds to it.`);
}
