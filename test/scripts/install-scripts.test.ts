/** A plain `npm ci` reaches no host but the registry. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Package {
  optional?: boolean;
  hasInstallScript?: boolean;
  /** The package behind an alias. */
  name?: string;
}

const read = (name: string) => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')) as unknown;
const { packages } = read('package-lock.json') as { packages: Record<string, Package> };
const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };

const withScript = Object.entries(packages)
  .filter(([, { hasInstallScript }]) => hasInstallScript === true)
  .map(([path, one]) => ({ ...one, name: one.name ?? path.slice(path.lastIndexOf('node_modules/') + 13) }));

test('no install script runs in a clone, with an npm that asks', () => {
  expect(allowScripts['onnxruntime-node']).toBe(false);
  expect(Object.values(allowScripts)).not.toContain(true);
  const unnamed = withScript.filter(({ name, optional }) => !(name in allowScripts) && optional !== true);
  expect(unnamed).toEqual([]);
});

test('with an older npm, a package whose script fails is optional', () => {
  // These print a line, or look for what npm has installed already.
  const harmless = ['@scarf/scarf', 'core-js-pure', 'esbuild', 'msw'];
  const required = withScript.filter(({ optional }) => optional !== true).map(({ name }) => name);
  expect([...new Set(required)].sort()).toEqual(harmless);
});
