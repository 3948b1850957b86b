import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { fetchTool } from '../../../scripts/tools/fetch-tool.ts';
import { TOOLS } from '../../../scripts/tools/known-tools.ts';
import { findFreePort } from '../free-port.ts';
import { eventually } from '../raw-request.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Starts Prism, a validator that is not ours, in front of a server. It reports violations of the contract in the header
 * `sl-violations`.
 */
export async function startPrism(upstream: string): Promise<{ url: string; close(): Promise<void> }> {
  const program = await fetchTool(root, TOOLS.prism);
  const port = await findFreePort();
  const contract = fileURLToPath(new URL('../../../server/generated/openapi.json', import.meta.url));
  const args = [program, 'proxy', contract, upstream, '--host', '127.0.0.1', '--port', String(port)];
  const prism = spawn(process.execPath, args, { stdio: 'ignore' });
  const ended = once(prism, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await eventually(async () => (await fetch(`${url}/me`).catch(() => null)) !== null);
  return {
    url,
    async close() {
      prism.kill();
      await ended;
    },
  };
}
