import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isReleased } from '../../codegen/released.ts';
import { checkApiReport } from '../../codegen/sdk/api-report.ts';

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
}

/** What makes the packages: a change of it that is not committed would be published and be nowhere else. */
const PACKED_FROM = ['server', 'cli', 'sdk', 'codegen', 'openapi', 'scripts', '*.json', '*.md', 'LICENSE'];

const read = (root: string, path: string) => readFileSync(join(root, path), 'utf8');
const readJson = <T>(root: string, path: string) => JSON.parse(read(root, path)) as T;

function checkVersions(root: string, version: string): string[] {
  const contract = readJson<{ info: Manifest }>(root, 'server/generated/openapi.json').info.version;
  const sdk = readJson<Manifest>(root, 'sdk/package.json').version;
  const bundled = readJson<Manifest>(root, 'package.json').dependencies?.['@excerpt/sdk'] ?? 'no version';
  const program = spawnSync(process.execPath, ['dist/cli/main.js', '--version'], { cwd: root, encoding: 'utf8' });
  const found = {
    'sdk/package.json': sdk,
    'openapi/openapi.yaml': contract,
    'the dependency on @excerpt/sdk': bundled,
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

/** @param isDryRun may have no registry to ask */
function checkAdvisories(root: string, isDryRun: boolean): string[] {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: root, encoding: 'utf8' });
  let total: number | undefined;
  try {
    const report = JSON.parse(stdout) as { metadata?: { vulnerabilities?: { total?: number } } };
    total = report.metadata?.vulnerabilities?.total;
  } catch {
    // npm answers no JSON where it cannot ask.
  }
  if (total === undefined) return isDryRun ? [] : ['npm audit could not ask the registry for advisories.'];
  return total === 0 ? [] : [`npm audit knows ${total} vulnerabilities of dependencies.`];
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
