import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../server/app/test-server/start-test-server.ts';
import { pinnedVersions } from '../../server/generated/pinned.ts';
import { contractCommand } from '../commands/contract-command.ts';
import { checkServer, type CheckOptions } from './check-server.ts';
import { hasBreaks } from './contract-report.ts';
import { newestVersion } from './contract-source.ts';
import { formatReport } from './run-contract.ts';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));
const against = newestVersion();
let server: TestServer;
let folder: string;

beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'excerpt-contract-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const check = (url: string, options: Partial<CheckOptions> = {}) =>
  checkServer(url, { against, apiKey: server.apiKey, writeTo: null, timeoutMs: 30_000, ...options });

/** Answers like the server, with some of its texts replaced. */
async function startLiar(replace: (text: string) => string): Promise<{ url: string; liar: Server }> {
  const liar = createServer((request, response) => {
    const forward = async () => {
      const key = request.headers['x-api-key'];
      const answer = await fetch(server.baseUrl + (request.url ?? ''), {
        headers: key === undefined ? {} : { 'x-api-key': String(key) },
      });
      const headers = { 'content-type': answer.headers.get('content-type') ?? '' };
      response.writeHead(answer.status, headers).end(replace(await answer.text()));
    };
    void forward();
  });
  await new Promise<void>((resolve) => liar.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(liar.address() as AddressInfo).port}`, liar };
}

interface Outcome {
  code: number;
  stdout: string;
}

class Exit extends Error {
  readonly code: number;

  constructor(code: number) {
    super(`exit ${code}`);
    this.code = code;
  }
}

/** Runs the command in this process, which takes a tenth of the time. */
async function excerpt(...args: string[]): Promise<Outcome> {
  let stdout = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    stdout += String(text);
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Exit(Number(code));
  });
  vi.stubEnv('EXCERPT_API_KEY', server.apiKey);
  const before = process.exitCode;
  try {
    await contractCommand().parseAsync(args, { from: 'user' });
    return { code: Number(process.exitCode), stdout };
  } catch (error) {
    if (error instanceof Exit) return { code: error.code, stdout };
    throw error;
  } finally {
    process.exitCode = before;
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  }
}

/** Runs the program as a process of its own. */
function excerptProcess(...args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--conditions=excerpt-source', program, 'contract', ...args],
      { env: { PATH: process.env['PATH'], EXCERPT_API_KEY: server.apiKey } },
      (error, stdout) => resolve({ code: error === null ? 0 : Number(error.code), stdout }),
    );
  });
}

describe('excerpt contract check', () => {
  it('creates, reads and deletes a workspace when it may write, and finds valid answers only', async () => {
    const report = await check(server.baseUrl, { writeTo: 'contract-check-1' });
    expect(report.probes.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(hasBreaks(report)).toBe(false);
    const asked = new Set(report.probes.filter((one) => one.outcome === 'passed').map((one) => one.operationId));
    for (const operation of [
      'createWorkspace',
      'extract',
      'getRun',
      'getReview',
      'streamRunEvents',
      'getDocumentFile',
      'getSchemaVersion',
    ])
      expect(asked).toContain(operation);
    const workspaces = await fetch(`${server.baseUrl}/workspaces`, { headers: { 'x-api-key': server.apiKey } });
    expect(await workspaces.json()).toMatchObject({ total: 0 });
  });

  it('reads a resource by its key where the path has no id', async () => {
    const keyed = await startTestServer();
    try {
      const post = (path: string, body: unknown) =>
        fetch(keyed.baseUrl + path, {
          method: 'POST',
          headers: { 'x-api-key': keyed.apiKey, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      await post('/workspaces', { name: 'Keys', slug: 'keys' });
      const made = await post('/workspaces/keys/splitters', { key: 'mail', categories: [{ name: 'Letter' }] });
      expect(made.ok).toBe(true);
      const { probes } = await check(keyed.baseUrl, { apiKey: keyed.apiKey });
      expect(probes.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
      expect(probes.find(({ operationId }) => operationId === 'getSplitter')).toMatchObject({
        request: 'GET /workspaces/keys/splitters/mail',
        outcome: 'passed',
      });
    } finally {
      await keyed.close();
    }
  });

  it('only reads by default, and skips what there is nothing of', async () => {
    const { probes } = await check(server.baseUrl);
    expect(new Set(probes.map(({ request }) => request.split(' ')[0]))).toEqual(new Set(['GET']));
    expect(probes.find(({ operationId }) => operationId === 'getRun')?.outcome).toBe('skipped');
    expect(probes.filter(({ operationId }) => operationId === 'getMe').map(({ expected }) => expected)).toEqual([
      200, 401,
    ]);
  });

  it('finds an answer that the pinned contract does not describe', async () => {
    const { url, liar } = await startLiar((text) => text.replace('"plan":"pro"', '"plan":7'));
    try {
      const report = await check(url);
      expect(hasBreaks(report)).toBe(true);
      const failed = report.probes.filter(({ outcome }) => outcome === 'failed');
      expect(failed).toMatchObject([{ operationId: 'getMe', expected: 200, detail: expect.stringContaining('plan') }]);
      expect(formatReport(report, 'text')).toContain('failed: getMe (GET /me)');
      expect(formatReport(report, 'junit')).toMatch(/<testcase classname="probes" name="getMe 200 [^>]*><failure /);
    } finally {
      liar.close();
    }
  });

  it('finds a contract that breaks the pinned one', async () => {
    const { url, liar } = await startLiar((text) => text.replaceAll('"getMe"', '"whoAmI"'));
    try {
      const report = await check(url);
      expect(report.breaks).toMatchObject([{ kind: 'operation-renamed', where: 'GET /me' }]);
      expect(formatReport(report, 'junit')).toContain('failures="1"');
    } finally {
      liar.close();
    }
  });

  it('exits with 0, and prints JSON', async () => {
    const { code, stdout } = await excerptProcess('check', server.baseUrl, '--format', 'json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ compatible: true, against, breaks: [], additions: [] });
  });

  it('exits with 2 when it cannot tell', async () => {
    for (const args of [['http://127.0.0.1:9'], [server.baseUrl, '--format', 'yaml']])
      expect(await excerpt('check', ...args), args.join(' ')).toMatchObject({ code: 2, stdout: '' });
    await expect(check(server.baseUrl, { apiKey: 'exk_not-a-key-of-this-server' })).rejects.toThrow(
      'refuses the API key',
    );
    await expect(check(server.baseUrl, { against: '9.9.9' })).rejects.toThrow('no version 9.9.9');
  });
});

describe('excerpt contract diff', () => {
  it('tells breaks from additions, between a version and a file', async () => {
    const changed = structuredClone(pinnedVersions.get(against)) as {
      paths: Record<string, Record<string, object>>;
    };
    delete changed.paths['/me'];
    changed.paths['/them'] = { get: { operationId: 'getThem', responses: { 200: { description: 'They.' } } } };
    const file = join(folder, 'changed.json');
    await writeFile(file, JSON.stringify(changed));
    const { code, stdout } = await excerpt('diff', against, file);
    expect(stdout).toContain('operation-removed: GET /me is gone');
    expect(stdout).toContain('operation-added: GET /them is new');
    expect(code).toBe(1);
    expect(await excerpt('diff', against, server.baseUrl)).toMatchObject({ code: 0 });
    expect(await excerpt('diff', against, join(folder, 'nothing.json'))).toMatchObject({ code: 2 });
  });
});
