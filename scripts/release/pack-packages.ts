import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPackageComponents, readBundledPackages } from './list-components.ts';
import { runNpm } from './run-npm.ts';

export interface Packed {
  name: string;
  filename: string;
  /** In bytes. */
  size: number;
  files: string[];
}

/** What a user of the package cannot do without, and what is nobody's business. */
const NEEDED: Record<string, string[]> = {
  excerpt: [
    'LICENSE',
    'README.md',
    'dist/cli/main.js',
    'dist/locate-module.js',
    'dist/THIRD-PARTY-LICENSES.txt',
    'dist/server/app/test-server/start-test-server.js',
    'dist/server/app/test-server/start-test-server.d.ts',
  ],
  '@excerpt/engines': ['LICENSE', 'README.md'],
  '@excerpt/sdk': ['LICENSE', 'README.md', 'dist/index.js', 'dist/index.d.ts', 'dist/cjs/index.cjs'],
};
const UNWANTED = /\.test\.|^dist\/(server|cli)\/.*\/testing\/|(^|\/)(data|\.env[^/]*|\.cache)(\/|$)|\.tgz$/;

/** Packs all packages into `folder`, each with its list of components (CycloneDX). */
export function packPackages(root: string, folder: string): Packed[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const workspaces = ['@excerpt/engines', '@excerpt/sdk'].map((name) => ['--workspace', name]);
  return [[], ...workspaces].map((which) => {
    const output = runNpm(root, ['pack', '--json', '--ignore-scripts', '--pack-destination', folder, ...which]);
    const parsed = JSON.parse(output) as PackResult[] | Record<string, PackResult>;
    const [packed] = Object.values(parsed);
    if (packed === undefined) throw new Error('npm packed nothing.');
    const components = listPackageComponents(root, which, which.length === 0 ? readBundledPackages(root) : []);
    writeFileSync(join(folder, packed.filename.replace(/\.tgz$/, '.cdx.json')), JSON.stringify(components, null, 2));
    return { ...packed, files: packed.files.map(({ path }) => path) };
  });
}

type PackResult = Omit<Packed, 'files'> & { files: { path: string }[] };

/** What is wrong with the content of a package, a sentence each. */
export function checkContent({ name, files }: Packed): string[] {
  const missing = (NEEDED[name] ?? []).filter((file) => !files.includes(file));
  const unwanted = files.filter((file) => UNWANTED.test(file));
  return [
    ...missing.map((file) => `${name} lacks ${file}.`),
    ...unwanted.map((file) => `${name} contains ${file}, which is not for publication.`),
  ];
}
