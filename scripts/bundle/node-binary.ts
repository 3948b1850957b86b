import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text, buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { runNpm } from '../release/run-npm.ts';
import type { Platform } from './platforms.ts';

/** The Node in the archives. npm has one package a platform with the binary of nodejs.org. */
export const NODE_VERSION = '24.21.0';

/** Of the packages: what the registry answers must be these bytes, also in a later build. */
const SHA512: Readonly<Record<string, string>> = {
  'linux-x64': '3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  'linux-arm64': 'FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
};

export interface NodeFiles {
  binary: Buffer;
  license: string;
}

/**
 * Node for a platform, whichever this machine has.
 * @param folder keeps the package
 */
export async function readNode(platform: Platform, folder: string): Promise<NodeFiles> {
  const name = `node-${platform.name}@${NODE_VERSION}`;
  const file = runNpm(folder, ['pack', '--silent', '--prefer-offline', name]).trim();
  const packed = readFileSync(join(folder, file));
  if (createHash('sha512').update(packed).digest('base64') !== SHA512[platform.name])
    throw new Error(`The registry's package ${name} is not the one that scripts/bundle/node-binary.ts names.`);
  const files = new Map<string, Buffer>();
  const entries = Readable.from([packed]).pipe(createGunzip()).pipe(extract());
  for await (const entry of entries) {
    const path = entry.header.name;
    if (path === 'package/bin/node' || path === 'package/LICENSE') files.set(path, await buffer(entry));
    else await text(entry);
  }
  const [binary, license] = [files.get('package/bin/node'), files.get('package/LICENSE')];
  if (binary === undefined || license === undefined) throw new Error(`${name} lacks bin/node or LICENSE.`);
  return { binary, license: license.toString() };
}
