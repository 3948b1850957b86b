/**
 * Makes an archive with everything that a Linux machine needs: Node, the program, its packages, the console and the
 * models of the text recognition. `./excerpt serve` in it needs no network. Beside it: its SHA-256 and its SBOM.
 *
 *   npm run bundle                               for this machine's processor
 *   npm run bundle -- --platform linux-arm64     for another; `all` for each
 *   npm run bundle -- --output DIRECTORY         elsewhere than in bundle/
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { listBundleComponents } from './bundle/bundle-components.ts';
import { readPlatforms, type Platform } from './bundle/platforms.ts';
import { stageProgram } from './bundle/stage-program.ts';
import { writeArchive } from './bundle/write-archive.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const MAX_MEGABYTES = 250;

async function makeArchive(version: string, platform: Platform, output: string): Promise<void> {
  const name = `excerpt-${version}-${platform.name}`;
  const base = join(output, name);
  const folder = mkdtempSync(join(tmpdir(), 'excerpt-bundle-'));
  try {
    const packages = await stageProgram(root, folder, platform);
    const { hash, size } = await writeArchive(folder, name, `${base}.tar.gz`);
    writeFileSync(`${base}.tar.gz.sha256`, `${hash}  ${name}.tar.gz\n`);
    writeFileSync(`${base}.cdx.json`, `${JSON.stringify(listBundleComponents(root, packages, platform), null, 2)}\n`);
    const megabytes = Math.ceil(size / 1_000_000);
    console.log(`${relative(process.cwd(), base)}.tar.gz: ${megabytes} MB, SHA-256 ${hash}`);
    if (megabytes > MAX_MEGABYTES) throw new Error(`${name}.tar.gz is larger than ${MAX_MEGABYTES} MB.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const { values } = parseArgs({
    options: { platform: { type: 'string', multiple: true }, output: { type: 'string' } },
  });
  const platforms = readPlatforms(values.platform ?? [], process);
  const output = resolve(values.output ?? join(root, 'bundle'));
  mkdirSync(output, { recursive: true });
  for (const platform of platforms) await makeArchive(version, platform, output);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
