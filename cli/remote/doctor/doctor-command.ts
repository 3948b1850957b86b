import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Command } from 'commander';
import { systemClock } from '../../../server/lib/clock.ts';
import { readClientEnvironment } from '../../client/client-environment.ts';
import { connect, addConnectionOptions, type ConnectionOptions } from '../../client/connect.ts';
import { isRequestError } from '../../client/explain-error.ts';
import { getProfilePath, readProfiles } from '../../client/profiles.ts';
import { EXIT } from '../../exit-codes.ts';
import { checkNodeVersion } from '../../supported-node.ts';
import { printJson, printTable } from '../../terminal/print.ts';
import { VERSION } from '../../version.ts';
import { checkMetrics, type Finding, ok, problem, warning } from './check-metrics.ts';

const MIN_FREE_BYTES = 1024 ** 3;
const TIMEOUT_MS = 5_000;
const MAX_CLOCK_DIFFERENCE_MS = 60_000;

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));

function checkNode(): Finding {
  const { node } = process.versions;
  const message = checkNodeVersion(node);
  return message === null ? ok('Node.js', node) : problem('Node.js', message);
}

async function checkPackage(name: string, purpose: string, command = 'npm install'): Promise<Finding> {
  try {
    await import(name);
    return ok(name, purpose);
  } catch (error) {
    return problem(
      name,
      `It cannot be loaded, which ${purpose} needs. Run: ${command} (${describe(error).split('\n')[0]})`,
    );
  }
}

async function checkFreeSpace(): Promise<Finding> {
  const folder = tmpdir();
  try {
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    const text = `${(free / 1024 ** 3).toFixed(1)} GiB free in ${folder}`;
    return free < MIN_FREE_BYTES ? warning('disk', `${text}: large documents need more.`) : ok('disk', text);
  } catch (error) {
    return problem('disk', `${folder} cannot be written: ${describe(error)}`);
  }
}

/** For `extract --local`, and a server that is started with the same settings. */
function checkResidency(): Finding {
  const claimed = readClientEnvironment().localResidency;
  if (claimed !== undefined) return ok('residency', `The built-in extractor claims ${claimed}.`);
  return warning(
    'residency',
    'The built-in extractor claims EU, wherever this machine is. Set EXCERPT_LOCAL_RESIDENCY to where it is.',
  );
}

async function checkProfiles(): Promise<Finding> {
  try {
    const { profiles, current } = await readProfiles();
    const names = Object.keys(profiles);
    if (names.length === 0) return ok('profiles', 'There are none. excerpt login makes one.');
    const { mode } = await stat(getProfilePath());
    if (process.platform !== 'win32' && (mode & 0o077) !== 0)
      return problem('profiles', `Others can read ${getProfilePath()}. Run: chmod 600 ${getProfilePath()}`);
    return ok('profiles', `${names.join(', ')}; ${current ?? 'none'} is used`);
  } catch (error) {
    return problem('profiles', describe(error));
  }
}

/** What can be said about the server that commands use. */
async function checkServer(options: ConnectionOptions): Promise<Finding[]> {
  const connection = await connect(options).catch((error: unknown) => describe(error));
  if (typeof connection === 'string') return [warning('server', `${connection} Without one, extract has --local.`)];
  const { baseUrl, client } = connection;
  const findings: Finding[] = [];
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${baseUrl}/readyz`, { signal });
    if (response.ok) findings.push(ok('server', `${baseUrl} is ready`));
    else
      findings.push(
        problem('server', `${baseUrl} is not ready (${response.status}): ${(await response.text()).slice(0, 300)}`),
      );
    findings.push(...checkClock(response));
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? describe(error.cause) : describe(error);
    return [
      problem('server', `${baseUrl} cannot be reached: ${cause} Start it with npm start, or correct the address.`),
    ];
  }
  try {
    const user = await client.me.get({ timeout: TIMEOUT_MS, maxRetries: 0 });
    findings.push(ok('API key', `of ${user.name}, plan ${user.plan}`));
  } catch (error) {
    const isWrong = isRequestError(error) && error.status === 401;
    findings.push(problem('API key', isWrong ? 'The server does not know it. Run excerpt login.' : describe(error)));
  }
  findings.push(await checkVersion(baseUrl), ...(await checkOperation(baseUrl)));
  return findings;
}

/** What the metrics of a server on this machine say; elsewhere they are not served. */
async function checkOperation(baseUrl: string): Promise<Finding[]> {
  const { metricsPort } = readClientEnvironment();
  const url = new URL(`${baseUrl}/metrics`);
  if (metricsPort !== undefined) Object.assign(url, { port: metricsPort, pathname: '/metrics' });
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok) return checkMetrics(await response.text(), systemClock.now());
    return [ok('operation', 'Run doctor on the machine of the server to see its queue, failures, disk and backup.')];
  } catch (error) {
    return [warning('operation', `${url.href} cannot be read: ${describe(error)}`)];
  }
}

function checkClock(response: Response): Finding[] {
  const date = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(date)) return [];
  const difference = Math.abs(systemClock.now() - date);
  const text = `The clocks of this machine and the server differ by ${Math.round(difference / 1000)} s.`;
  return difference > MAX_CLOCK_DIFFERENCE_MS
    ? [warning('clock', `${text} Signatures of webhooks will be refused.`)]
    : [];
}

async function checkVersion(baseUrl: string): Promise<Finding> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${baseUrl}/openapi.json`, { signal });
    const { info } = (await response.json()) as { info: { version: string } };
    const order = info.version.localeCompare(VERSION, 'en', { numeric: true });
    const versions = `server ${info.version}, this program ${VERSION}`;
    if (order === 0) return ok('version', versions);
    return order < 0
      ? warning('version', `${versions}: the server is older and may lack what commands need.`)
      : warning('version', `${versions}: update this program.`);
  } catch (error) {
    return warning('version', `The contract of the server cannot be read: ${describe(error)}`);
  }
}

async function diagnose({ json, ...options }: ConnectionOptions): Promise<void> {
  const { ENGINES_COMMAND } = await import('../../../server/entry.ts');
  const findings = [
    checkNode(),
    checkResidency(),
    ...(await Promise.all([
      checkPackage('better-sqlite3', 'the server on SQLite'),
      checkPackage('@llamaindex/liteparse', 'reading PDFs', ENGINES_COMMAND),
      checkPackage('sharp', 'reading pictures', ENGINES_COMMAND),
      checkPackage('onnxruntime-node', 'text recognition', ENGINES_COMMAND),
      checkFreeSpace(),
      checkProfiles(),
    ])),
    ...(await checkServer(options)),
  ];
  if (findings.some(({ state }) => state === 'problem')) process.exitCode = EXIT.negative;
  if (json) printJson({ version: VERSION, findings });
  else
    printTable(
      [{ header: 'check' }, { header: 'state' }, { header: 'found' }],
      findings.map(({ check, state, message }) => [check, state, message]),
    );
}

/** Says what is installed, reachable, too old or full. */
export function createDoctorCommand(): Command {
  return addConnectionOptions(new Command('doctor'))
    .description('check this installation and the server; exits with 2 for a problem')
    .action(diagnose);
}
