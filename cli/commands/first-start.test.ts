import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { longTest, quickTest } from '../../test/harness/scale.ts';
import { asBuilt, cleanEnvironment } from '../../test/harness/server-process.ts';

const GIVEN_KEY = 'exk_a-key-that-was-given-from-outside';
const KEY = /exk_[\w-]{20,}/;

let folder: string;
let dataDir: string;
let running: ChildProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-first-start-'));
  dataDir = join(folder, 'data');
});
afterEach(async () => {
  running?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

interface Outcome {
  code: number | null;
  output: string;
}

/** Runs the command line until it ends, or stops it when its output matches. */
async function excerpt(args: string[], until = /^$/, settings: Record<string, string> = {}): Promise<Outcome> {
  const child = spawn(process.execPath, asBuilt(['--conditions=excerpt-source', 'cli/main.ts', ...args]), {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...cleanEnvironment(), ...settings },
  });
  running = child;
  let output = '';
  const collect = (text: Buffer) => {
    output += text.toString();
    if (until.test(output)) child.kill('SIGTERM');
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

const serve = (port = '0', settings: Record<string, string> = {}) =>
  excerpt(['serve', '--data-dir', dataDir, '--port', port], /RUN-ID\?wait=30|The API key is in|Your API key/, settings);

describe('a first start', () => {
  quickTest('that fails since its port is in use leaves key and sample to the next one', async () => {
    const other = createServer();
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const { port } = other.address() as AddressInfo;
    const failed = await serve(String(port));
    other.close();
    expect(failed.code).toBe(1);
    expect(failed.output).toContain(`127.0.0.1:${port} is in use`);
    expect(failed.output).toContain('--port (EXCERPT_PORT)');

    const second = await serve();
    expect(second.output).toContain('The sample invoice, extracted by local/local-1');
    expect(second.output).toMatch(KEY);

    const third = await serve();
    expect(third.output).toContain(`The API key is in ${join(dataDir, 'api-key')}`);
    expect(third.output).not.toMatch(KEY);
  });

  longTest('prints no key that was given, and the public URL', async () => {
    const settings = { EXCERPT_BOOTSTRAP_API_KEY: GIVEN_KEY, EXCERPT_PUBLIC_URL: 'https://excerpt.example.com/' };
    const { output } = await serve('0', settings);
    expect(output).toContain('EXCERPT_BOOTSTRAP_API_KEY');
    expect(output).toContain('https://excerpt.example.com/workspaces/sample/schemas/invoice/extract');
    expect(output).not.toContain(GIVEN_KEY);
  });

  quickTest('in a directory that cannot be used names it', async () => {
    await writeFile(dataDir, 'a file');
    const { code, output } = await serve();
    expect(code).toBe(1);
    expect(output).toContain(`The data directory ${dataDir} cannot be used`);
    expect(output).toContain('EXCERPT_DATA_DIR');
  });
});

describe('operator commands create nothing where there is no database:', () => {
  async function expectNothing(args: string[]): Promise<void> {
    const { code, output } = await excerpt([...args, '--data-dir', dataDir]);
    expect(code).toBe(1);
    expect(output).toContain(join(dataDir, 'excerpt.db'));
    expect(output).toContain('--data-dir (EXCERPT_DATA_DIR)');
    expect(existsSync(dataDir)).toBe(false);
  }

  quickTest('migrate', () => expectNothing(['migrate']));

  longTest.each([
    [['admin', 'users', 'list']],
    [['admin', 'users', 'add', 'ann']],
    [['export', 'sample', 'sample.tar.gz']],
  ])('%j', expectNothing);
});
