import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isReleased } from '../../codegen/released.ts';
import { checkApiReport } from '../../codegen/sdk/api-report.ts';
import { readBundledPackages } from './list-components.ts';

interface Manifest {
  version: string;
  peerDependencies?: Record<string, string>;
}

/** What makes the packages: a change of it that is not committed would be published and be nowhere else. */
const PACKED_FROM = ['server', 'cli', 'sdk', 'codegen', 'openapi', 'scripts', '*.json', '*.md', 'LICENSE'];

const read = (root: string, path: string) => readFileSync(join(root, path), 'utf8');
const readJson = <T>(root: string, path: string) => JSON.parse(read(root, path)) as T;

function checkVersions(root: string, version: string): string[] {
  const contract = readJson<{ info: Manifest }>(root, 'server/generated/openapi.json').info.version;
  const sdk = readJson<Manifest>(root, 'sdk/package.json').version;
  const engines = readJson<Manifest>(root, 'server/parsing/engines/package.json').version;
  const peer = readJson<Manifest>(root, 'package.json').peerDependencies?.['@excerpt/engines'] ?? 'no version';
  const program = spawnSync(process.execPath, ['dist/cli/main.js', '--version'], { cwd: root, encoding: 'utf8' });
  const found = {
    'sdk/package.json': sdk,
    'openapi/openapi.yaml': contract,
    'server/parsing/engines/package.json': engines,
    'the peer dependency on @excerpt/engines': peer,
    'excerpt --version': program.stdout.trim(),
  };
  return Object.entries(found).flatMap(([where, other]) =>
    other === version ? [] : [`package.json has the version ${version}, ${where} has ${other}.`],
  );
}

function checkPin(root: string, version: string): string[] {
  const pin = `openapi/versions/${version}.json`;
  if (!existsSync(join(root, pin))) return [`${pin} is missing: run npm run contract:pin.`];
  return read(root, pin) === read(root, 'server/generated/openapi.json') ? [] : [`${pin} is not the current contract.`];
}

/** @param isDryRun takes what is unreleased for the entry, which a person has yet to date */
function checkChangelog(root: string, version: string, isDryRun: boolean): string[] {
  const [, unreleased = ''] = /## \[Unreleased\]\n([\s\S]*?)(?=\n## \[|$)/.exec(read(root, 'CHANGELOG.md')) ?? [];
  const hasEntries = unreleased.includes('- ');
  if (isReleased(root, version)) return hasEntries ? ['CHANGELOG.md has unreleased entries: raise the version.'] : [];
  const entry = `CHANGELOG.md has no entry \`## [${version}] - DATE\`.`;
  return isDryRun && hasEntries ? [] : [entry];
}

function checkTree(root: string): string[] {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', ...PACKED_FROM], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) return ['This is no git repository: what is packed must be committed.'];
  const changed = stdout.trimEnd().split('\n').filter(Boolean);
  return changed.map((line) => `Not committed: ${line.slice(3)}`);
}

/** The names of packages with advisories; null where npm cannot ask. */
function findVulnerable(root: string, options: string[]): string[] | null {
  const { stdout } = spawnSync('npm', ['audit', '--json', ...options], { cwd: root, encoding: 'utf8' });
  try {
    const { vulnerabilities } = JSON.parse(stdout) as { vulnerabilities?: object };
    return vulnerabilities === undefined ? null : Object.keys(vulnerabilities);
  } catch {
    // npm answers no JSON where it cannot ask.
    return null;
  }
}

/** @param isDryRun may have no registry to ask */
function checkAdvisories(root: string, isDryRun: boolean): string[] {
  const installed = findVulnerable(root, ['--omit=dev']);
  const all = findVulnerable(root, []);
  if (installed === null || all === null)
    return isDryRun ? [] : ['npm audit could not ask the registry for advisories.'];
  const bundled = new Set(readBundledPackages(root).map(({ name }) => name));
  const names = [...new Set([...installed, ...all.filter((name) => bundled.has(name))])];
  return names.length === 0 ? [] : [`npm audit knows vulnerabilities of ${names.join(', ')}.`];
}

/** What forbids a release, a sentence each. The program must be built. */
export function checkRelease(root: string, { isDryRun }: { isDryRun: boolean }): string[] {
  const { version } = readJson<Manifest>(root, 'package.json');
  const report = checkApiReport(root);
  return [
    ...checkVersions(root, version),
    ...checkPin(root, version),
    ...checkChangelog(root, version, isDryRun),
    ...(report === undefined ? [] : [report]),
    ...checkAdvisories(root, isDryRun),
    ...checkTree(root),
  ];
}
