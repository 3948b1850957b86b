/**
 * The scripted provider as a process of its own: `node test/harness/providers/provider-process.ts [SCRIPT] [LATENCY]`.
 * SCRIPT is a module whose
 * `script` makes each reply; without one every answer is `{}`. LATENCY is the time from a request to its reply, in
 * milliseconds. Prints its address.
 */
import { pathToFileURL } from 'node:url';
import { answered } from './provider-replies.ts';
import { startScriptedProvider, type Script } from './scripted-provider.ts';

const [path = '', latency = '0'] = process.argv.slice(2);
const { script } =
  path === '' ? { script: answered({}) } : ((await import(pathToFileURL(path).href)) as { script: Script });
const provider = await startScriptedProvider({
  keepsRequests: false,
  otherwise: async (request) => {
    const reply = typeof script === 'function' ? await script(request) : script;
    return { ...reply, latency: (reply.latency ?? 0) + Number(latency) - (performance.now() - request.at) };
  },
});
console.log(provider.url);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void provider.close().then(() => process.exit()));
// stdin closes when the parent process exits.
process.stdin.resume().once('end', () => void provider.close().then(() => process.exit()));
