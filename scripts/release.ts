/**
 * Makes the tarballs of all packages in `release/`, and checks what a release promises. It publishes nothing: `npm
 * publish` is left to a person.
 *
 *   npm run release                 the changelog must have the version with its date
 *   npm run release -- --dry-run    what is unreleased passes for the entry
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkRelease } from './release/check-release.ts';
import { checkContent, packPackages } from './release/pack-packages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const isDryRun = process.argv.includes('--dry-run');

const { status } = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { cwd: root, stdio: 'inherit' });
if (status !== 0) process.exit(1);

const packages = packPackages(root, join(root, 'release'));
const problems = [...checkRelease(root, { isDryRun }), ...packages.flatMap(checkContent)];
for (const { name, filename, size, files } of packages)
  console.log(`release/${filename}: ${name}, ${Math.round(size / 1000)} kB, ${files.length} files`);
if (problems.length > 0) {
  console.error(`\nNot ready:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  process.exitCode = 1;
} else {
  const commands = packages.map(({ filename }) => `  npm publish release/${filename}`).toReversed();
  console.log(`\n${isDryRun ? 'Ready, once the changelog has its date. Then:' : 'Ready:'}\n${commands.join('\n')}`);
}
