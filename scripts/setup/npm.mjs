import { spawn } from 'node:child_process';
import { basename, delimiter, join, sep } from 'node:path';
import { SetupFailure } from './failure.mjs';

/** The environment without npm's additions to PATH, whose `node` may be about to be replaced. */
export function outerEnvironment(root) {
  const PATH = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => !entry.startsWith(join(root, 'node_modules') + sep))
    .join(delimiter);
  return { ...process.env, PATH };
}

/** Runs a program and collects its output. Resolves with its exit code, or null if it does not exist. */
export function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => (error.code === 'ENOENT' ? resolve({ code: null, output }) : reject(error)));
    child.on('close', (code, signal) => resolve({ code: code ?? (signal === null ? 1 : 128), output }));
  });
}

const CAUSES = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/,
    'The package registry cannot be reached. Check the network and `npm config get registry`, then try again.',
  ],
  [
    /CERT_|SELF_SIGNED|UNABLE_TO_GET_ISSUER/,
    'The package registry shows a certificate that npm does not trust. ' +
      'Set `cafile` in your npm configuration, then try again.',
  ],
  [
    /E401|E403/,
    'The package registry refuses this machine. Check the login in your npm configuration, then try again.',
  ],
  [/ENOSPC/, 'The disk is full. Make room (about 1 GB is needed), then try again.'],
  [
    /EACCES|EPERM/,
    'Files of this folder or of the npm cache belong to somebody else. Correct their owner, then try again.',
  ],
  [
    /can only install packages when your package\.json/,
    'package.json and package-lock.json disagree. Run `npm install`, then try again.',
  ],
  [/E404|ETARGET/, 'The package registry does not have a package that is needed.'],
  [
    /EINTEGRITY/,
    'A package that was downloaded is not the one in package-lock.json. Run `npm cache clean --force`, then try again.',
  ],
];

const QUIET = ['--no-audit', '--no-fund', '--no-update-notifier', '--ignore-scripts', '--loglevel=error'];

/** Runs npm outside the project's own Node. Throws a `SetupFailure` that names the cause. */
export async function npm(root, args, { cwd = root } = {}) {
  const env = { ...outerEnvironment(root), ONNXRUNTIME_NODE_INSTALL: 'skip' };
  // Set by npm when it runs a script. Other package managers do not accept these arguments.
  const cli = process.env.npm_execpath ?? '';
  const [command, before, shell] =
    basename(cli) === 'npm-cli.js' ? ['node', [cli], false] : ['npm', [], process.platform === 'win32'];
  const { code, output } = await run(command, [...before, ...args, ...QUIET], { cwd, env, shell });
  if (code === 0) return;
  if (code === null)
    throw new SetupFailure('npm was not found. Install Node.js 24 with npm (https://nodejs.org), then try again.');
  const cause = CAUSES.find(([pattern]) => pattern.test(output))?.[1] ?? 'npm failed.';
  const tail = output.trim().split('\n').slice(-12).join('\n');
  throw new SetupFailure(`${cause}\n\n\`npm ${args.join(' ')}\` said:\n${tail}`);
}
