import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { build } from 'esbuild';

const LIMIT_MS = 60_000;

const WORKER = `
  import * as sdk from '@excerpt/sdk';
  import { smoke } from './smoke.mjs';
  export default {
    fetch: (_request, { TARGET }) =>
      smoke(sdk, JSON.parse(TARGET))
        .catch((error) => 'failed: ' + (error.stack ?? error))
        .then((outcome) => new Response(outcome)),
  };
`;

/** @param target as JSON */
function writeConfig(target: string): string {
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .main),
    (name = "internet", network = (allow = ["private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
const main :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "worker.js")],
  bindings = [(name = "TARGET", text = ${JSON.stringify(target)})],
  compatibilityDate = "2026-01-01",
);
`;
}

/** The port that workerd reports as it begins to listen. */
function readPort(control: Readable): Promise<number> {
  return new Promise((resolve) => {
    let text = '';
    control.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const port = /"port":(\d+)/.exec(text)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
  });
}

/** Runs the smoke test in a worker of Cloudflare's runtime. Returns `passed`, or an error message. */
export async function tryWorkerd(
  workerd: string,
  { folder, target }: { folder: string; target: object },
): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: WORKER, resolveDir: folder },
    bundle: true,
    write: false,
    format: 'esm',
    conditions: ['workerd', 'worker', 'browser'],
    logLevel: 'error',
  });
  writeFileSync(join(folder, 'worker.js'), outputFiles[0]?.text ?? '');
  writeFileSync(join(folder, 'workerd.capnp'), writeConfig(JSON.stringify(target)));
  const child = spawn(workerd, ['serve', 'workerd.capnp', '--control-fd=3'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const ended = new Promise<never>((_resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`workerd ended with ${code}: ${complaints}`)));
  });
  ended.catch(() => undefined);
  try {
    const port = await Promise.race([readPort(child.stdio[3] as Readable), ended]);
    const signal = AbortSignal.timeout(LIMIT_MS);
    return await (await fetch(`http://127.0.0.1:${port}/`, { signal })).text();
  } catch (error) {
    return String(error);
  } finally {
    child.kill('SIGKILL');
  }
}
