import { writeFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answered, nestedError } from './provider-replies.ts';
import { startScriptedProvider, type ScriptedProvider } from './scripted-provider.ts';
import { endAllServers, startServerProcess } from '../server-process.ts';

const ask = (url: string, body: object = {}, signal?: AbortSignal) =>
  fetch(`${url}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { authorization: 'Bearer k' },
    ...(signal && { signal }),
  });

describe('the scripted provider', () => {
  let provider: ScriptedProvider;
  beforeEach(async () => {
    provider = await startScriptedProvider();
  });
  afterEach(() => provider.close());

  it('plays its replies in order and records requests', async () => {
    provider.play(nestedError(429, 'slow down', 'rate_limit', { 'retry-after': '3' }), answered({ total: 5 }));
    const first = await ask(provider.url, { model: 'm' });
    expect([first.status, first.headers.get('retry-after')]).toEqual([429, '3']);
    expect(await (await ask(provider.url)).json()).toMatchObject({
      choices: [{ message: { content: '{"total":5}' } }],
      usage: { prompt_tokens: 100 },
    });
    expect((await ask(provider.url)).status).toBe(500);
    expect(provider.requests.map(({ body, headers }) => [body, headers.authorization])).toEqual([
      [{ model: 'm' }, 'Bearer k'],
      [{}, 'Bearer k'],
      [{}, 'Bearer k'],
    ]);
    expect(await provider.requests[0]?.abandoned).toBe(false);
  });

  it('resets a connection in mid-response', async () => {
    provider.play({ pieces: [{ text: '{"id"' }], end: 'reset' });
    const response = await ask(provider.url);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  it('stalls, and notices that the client disconnects', async () => {
    provider.play({ pieces: [{ text: '{"id"' }], end: 'stall' });
    const leave = new AbortController();
    const response = await ask(provider.url, {}, leave.signal);
    expect(response.status).toBe(200);
    leave.abort();
    expect(await provider.requests[0]?.abandoned).toBe(true);
  });
});

describe('the scripted provider as a process', () => {
  afterEach(endAllServers);

  it('plays the replies of a module', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'excerpt-script-'));
    const module = join(folder, 'script.mjs');
    await writeFile(module, 'export const script = (request) => ({ status: 201, body: { got: request.body } });');
    const server = startServerProcess(['test/harness/providers/provider-process.ts', module, '20'], {});
    const before = performance.now();
    const response = await ask(`${await server.url}/v1`, { model: 'm' });
    expect([response.status, await response.json()]).toEqual([201, { got: { model: 'm' } }]);
    expect(performance.now() - before).toBeGreaterThan(19);
    await rm(folder, { recursive: true });
  });
});
