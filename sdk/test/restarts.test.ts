import type { ServerResponse } from 'node:http';
import { Excerpt, type RequestOptions } from '@excerpt/sdk';
import { describe, expect, it } from 'vitest';
import { hangUp, json, text, useScriptedServer, type Answer } from './harness/scripted-server.ts';

describe('an outage that a proxy answers', () => {
  const server = useScriptedServer();
  const run = (status: string) => json(200, { id: 'run_1', status, evidence: [], extractedData: {} });
  const unavailable = (status: number, retryable: boolean) =>
    json(status, { code: 'unavailable', message: 'Not now.', retryable });
  const create = () => new Excerpt({ baseUrl: server.baseUrl, apiKey: 'exk_test', maxRetries: 0 });

  it('is waited for', async () => {
    server.script(text(502, 'Bad Gateway'), unavailable(503, true), hangUp, text(504, ''), run('completed'));
    expect(await create().runs.wait('run_1')).toMatchObject({ status: 'completed' });
    expect(server.received).toHaveLength(5);
  });

  it('ends with the time limit of the caller, and names the run', async () => {
    server.script(text(502, 'Bad Gateway'));
    const error = await create()
      .runs.wait('run_1', { timeout: 700 })
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'TimeoutError', runId: 'run_1' });
  });

  it('is no outage if the error is final', async () => {
    for (const answer of [
      unavailable(503, false),
      json(404, { code: 'not_found', message: 'No.', retryable: false }),
    ]) {
      server.script(answer);
      await expect(create().runs.wait('run_1')).rejects.toMatchObject({ retryable: false, runId: 'run_1' });
    }
    expect(server.received).toHaveLength(2);
  });

  it('leaves the id of the run with every error of extract()', async () => {
    server.script(json(202, { runId: 'run_7' }), json(401, { code: 'unauthorized', message: 'No.', retryable: false }));
    const extracting = create().extract({ workspace: 'w', schemaKey: 's', name: 'a', content: 'b' });
    await expect(extracting).rejects.toMatchObject({ status: 401, runId: 'run_7' });
  });
});

describe('an abort of extract()', () => {
  const server = useScriptedServer();
  const extract = (signal: AbortSignal) =>
    new Excerpt({ baseUrl: server.baseUrl, apiKey: 'exk_test', maxRetries: 0 }).extract(
      { workspace: 'w', schemaKey: 's', name: 'a', content: 'b' },
      { signal },
    );

  it('says which run goes on', async () => {
    const controller = new AbortController();
    const cause = new Error('enough');
    server.script(json(202, { runId: 'run_7' }), () => controller.abort(cause));
    await expect(extract(controller.signal)).rejects.toMatchObject({
      name: 'AbortError',
      code: 'aborted',
      runId: 'run_7',
      cause,
    });
  });

  it('is the reason of the signal while there is no run', async () => {
    const controller = new AbortController();
    const reason = new Error('enough');
    server.script(() => controller.abort(reason));
    await expect(extract(controller.signal)).rejects.toBe(reason);
  });
});

describe('a stream of events that breaks off', () => {
  const server = useScriptedServer();
  const follow = async (options?: RequestOptions) => {
    const seen: string[] = [];
    const excerpt = new Excerpt({ baseUrl: server.baseUrl, apiKey: 'exk_test', maxRetries: 0 });
    for await (const { status, stage } of excerpt.runs.streamEvents('run_1', options)) seen.push(stage ?? status);
    return seen;
  };
  const events = (statuses: string[], end: (response: ServerResponse) => void): Answer => {
    const lines = statuses.map((status) =>
      JSON.stringify({ status: status === 'parse' ? 'processing' : status, stage: status === 'parse' ? status : null }),
    );
    return (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(lines.map((line) => `data: ${line}\n\n`).join(''), () => end(response));
    };
  };
  const cut = (response: ServerResponse) => setImmediate(() => response.destroy());
  const end = (response: ServerResponse) => response.end();

  it('is opened again, and reports nothing twice', async () => {
    server.script(
      events(['pending', 'processing', 'parse'], cut),
      hangUp,
      text(503, JSON.stringify({ code: 'shutting_down', message: 'Not now.', retryable: true })),
      events(['processing'], end),
      events(['processing', 'completed'], end),
    );
    expect(await follow()).toEqual(['pending', 'processing', 'parse', 'completed']);
    expect(server.received).toHaveLength(5);
  });

  it('names the run when the server refuses it', async () => {
    server.script(events(['pending'], end), json(404, { code: 'not_found', message: 'No.', retryable: false }));
    await expect(follow()).rejects.toMatchObject({ status: 404, runId: 'run_1' });
  });

  it('ends with its signal', async () => {
    const reason = new Error('enough');
    const controller = new AbortController();
    server.script(
      events(['pending'], end),
      events(['pending'], () => controller.abort(reason)),
    );
    await expect(follow({ signal: controller.signal })).rejects.toBe(reason);
  });
});

describe('rows that arrive while a list is read', () => {
  const server = useScriptedServer();

  it('are not handed over twice', async () => {
    const page = (number: number, ids: string[]) =>
      json(200, { total: 6, page: number, pageSize: 2, data: ids.map((id) => ({ id })) });
    server.script(page(1, ['d', 'c']), page(2, ['d', 'c']), page(3, ['b', 'a']));
    const excerpt = new Excerpt({ baseUrl: server.baseUrl, apiKey: 'exk_test' });
    const runs = await Array.fromAsync(excerpt.runs.list({ workspace: 'w', schemaKey: 's', pageSize: 2 }));
    expect(runs.map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a']);
  });
});
