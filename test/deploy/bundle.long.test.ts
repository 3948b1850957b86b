/** The archives of `npm run bundle`, made from the files of the image: used on a system without a network. */
import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawPage } from '../../server/parsing/testing/make-picture.ts';
import { findObstacle, makeBareSystem, runInBareSystem } from './bare-system.ts';
import { copyContext } from './docker-context.ts';

const MAX_ARCHIVE = 250_000_000;
/** debian:bookworm-slim has 75 MB; the image has the rest. */
const MAX_IMAGE = 400_000_000;
const BASE_IMAGE = 75_000_000;
/** `e_machine` of ELF files. */
const MACHINES = { x64: 62, arm64: 183 };

let folder: string;
const own = process.arch === 'arm64' ? 'arm64' : 'x64';
const unpacked = (arch: string) => join(folder, arch);
const nameOf = (arch: string) => readdirSync(folder).find((name) => name.endsWith(`-linux-${arch}.tar.gz`)) ?? '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'excerpt-archives-'));
  // As the image's build does it: from what the Dockerfile copies.
  const context = join(folder, 'context');
  copyContext(context);
  const run = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: context });
  await run('scripts/build.mjs');
  await run('scripts/bundle.ts', '--platform', 'linux-x64', '--platform', 'linux-arm64', '--output', folder);
  for (const arch of ['x64', 'arm64']) {
    mkdirSync(unpacked(arch));
    execFileSync('tar', ['-xzf', join(folder, nameOf(arch)), '-C', unpacked(arch), '--strip-components', '1']);
  }
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

function nativeFilesOf(arch: string): { path: string; machine: number }[] {
  return filesIn(unpacked(arch)).flatMap((path) => {
    const bytes = readFileSync(path);
    const isElf = bytes.length > 20 && bytes.readUInt32BE(0) === 0x7f454c46;
    return isElf ? [{ path: path.slice(unpacked(arch).length + 1), machine: bytes.readUInt16LE(18) }] : [];
  });
}

describe.each(['x64', 'arm64'] as const)('the archive for linux-%s', (arch) => {
  test('is small enough, as is the image, and has its hash beside it', () => {
    const archive = readFileSync(join(folder, nameOf(arch)));
    const hash = createHash('sha256').update(archive).digest('hex');
    expect(readFileSync(join(folder, `${nameOf(arch)}.sha256`), 'utf8')).toBe(`${hash}  ${nameOf(arch)}\n`);
    expect(archive.length).toBeLessThan(MAX_ARCHIVE);
    const size = filesIn(unpacked(arch)).reduce((sum, path) => sum + statSync(path).size, 0);
    expect(size + BASE_IMAGE).toBeLessThan(MAX_IMAGE);
  });

  test('has the programs and libraries of that processor only', () => {
    const files = nativeFilesOf(arch);
    expect(files.filter(({ machine }) => machine !== MACHINES[arch])).toEqual([]);
    const parts = ['node/bin/node', 'better-sqlite3', 'sharp-linux', 'sharp-libvips', 'onnxruntime', 'liteparse'];
    expect(parts.filter((part) => !files.some(({ path }) => path.includes(part)))).toEqual([]);
    expect(files).toHaveLength(nativeFilesOf(own).length);
  });

  test('has an SBOM that names Node and each package in it, and no other', () => {
    const sbom = JSON.parse(readFileSync(join(folder, nameOf(arch).replace('.tar.gz', '.cdx.json')), 'utf8')) as {
      bomFormat: string;
      components: { name: string; 'bom-ref': string }[];
      dependencies: { ref: string; dependsOn: string[] }[];
    };
    expect(sbom.bomFormat).toBe('CycloneDX');
    const names = new Set(sbom.components.map(({ name }) => name));
    const modules = join(unpacked(arch), 'node_modules');
    const installed = readdirSync(modules).flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((other) => `${name}/${other}`) : [name],
    );
    expect([...installed, 'node', 'koa', 'preact', 'rapidoc'].filter((name) => !names.has(name))).toEqual([]);
    expect(['vitest', 'typescript', 'oxlint'].filter((name) => names.has(name))).toEqual([]);
    const refs = new Set(['excerpt@0.6.0', ...sbom.components.map((one) => one['bom-ref'])]);
    expect(
      sbom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !refs.has(ref)),
    ).toEqual([]);
  });
});

test('serves, extracts the sample, reads a scan and draws text on a bare system without a network', async ({
  skip,
}) => {
  const obstacle = findObstacle();
  if (obstacle !== null) skip(obstacle);
  const system = join(folder, 'system');
  makeBareSystem(system);
  cpSync(unpacked(own), join(system, 'excerpt'), { recursive: true });
  cpSync(fileURLToPath(new URL('use-bundle.mjs', import.meta.url)), join(system, 'use-bundle.mjs'));
  const lines = ['INVOICE', 'Invoice number: 2026-0815', 'Total: EUR 1,234.50'];
  const page = drawPage(lines.map((text, index) => ({ text, x: 60, y: 200 + 80 * index, size: 34 })));
  writeFileSync(join(system, 'scan.png'), await page.png().toBuffer());

  const output = runInBareSystem(system, ['/excerpt/node/bin/node', '/use-bundle.mjs']);
  const { ready, sample, scan, pictures, page: html } = JSON.parse(output) as Seen;
  expect(ready).toBe(200);
  expect(sample).toMatchObject({
    status: 'completed',
    extractedData: { invoiceNumber: 'INV-2026-0147', total: 3061.3 },
  });
  expect(scan.document.content).toBe(lines.join('\n'));
  expect(scan.run).toMatchObject({ status: 'completed', extractedData: { invoiceNumber: '2026-0815', total: 1234.5 } });
  expect(html).toContain('<script');
  // Without a font, each letter is the same box.
  expect(pictures[0]).not.toBe(pictures[1]);
});

interface Seen {
  ready: number;
  sample: object;
  scan: { run: object; document: { content: string } };
  pictures: string[];
  page: string;
}
