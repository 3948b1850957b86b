import { copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SetupFailure } from './failure.mjs';
import { npm, outerEnvironment, run } from './npm.mjs';
import { step } from './progress.mjs';

/** Node runs TypeScript without a flag since 22.18 and 23.6. */
export function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  if (major === 22) return minor >= 18;
  if (major === 23) return minor >= 6;
  return major >= 24;
}

/** The version of the Node outside npm scripts; null if there is none in PATH. */
async function machineNode(root) {
  if (!process.execPath.startsWith(join(root, 'node_modules'))) return process.version;
  const { code, output } = await run('node', ['--version'], { env: outerEnvironment(root) });
  return code === 0 ? output.trim() : null;
}

/** npm has one package per platform with Node's binary. The package `node` needs an install script to fetch it. */
function packageName() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const prefix = platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${platform}-${process.arch}`;
}

async function works(link) {
  if (!existsSync(link)) return false;
  const { code, output } = await run(link, ['--version'], {});
  return code === 0 && runsTypeScript(output.trim());
}

/** Whether npm scripts of this folder run on a recent Node: the machine's, or the one in node_modules. */
export async function hasRuntime(root) {
  const version = await machineNode(root);
  return (version !== null && runsTypeScript(version)) || works(linkIn(root));
}

const linkIn = (root) => join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * Puts Node 24 first in the PATH of npm scripts if the machine's is too old. Installed in a folder that npm ignores,
 * since `npm install` would prune a package of the project.
 */
export async function addRuntime(root) {
  const home = join(root, 'node_modules', '.node-24');
  await step(`adding Node 24 to node_modules (this machine has ${(await machineNode(root)) ?? 'none'})`, async () => {
    rmSync(home, { recursive: true, force: true });
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
    await npm(root, [
      'install',
      '--prefix',
      home,
      '--no-save',
      '--no-package-lock',
      '--prefer-offline',
      `${packageName()}@24`,
    ]);
    link(
      join(home, 'node_modules', packageName(), 'bin', process.platform === 'win32' ? 'node.exe' : 'node'),
      linkIn(root),
    );
    if (!(await works(linkIn(root)))) {
      throw new SetupFailure(
        'The Node 24 from npm does not run on this machine. Install Node.js 24 (https://nodejs.org), then try again.',
      );
    }
  });
}

function link(binary, place) {
  mkdirSync(join(place, '..'), { recursive: true });
  rmSync(place, { force: true });
  if (process.platform === 'win32') copyFileSync(binary, place);
  else symlinkSync(relative(join(place, '..'), binary), place);
}
