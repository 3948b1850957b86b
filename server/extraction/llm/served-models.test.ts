import { afterEach, describe, expect, it, vi } from 'vitest';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { ServedModels } from './served-models.ts';

const address = 'http://10.0.0.5:8000/base/v1/?token=a';

/** A server that answers by path, and `/api/show` only for the model. */
function serve(answers: Record<string, JsonValue>) {
  const asked: string[] = [];
  const read = async (url: string, body?: JsonObject): Promise<JsonValue | null> => {
    const { pathname, search } = new URL(url);
    asked.push(`${pathname}${search}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`);
    return answers[pathname] ?? null;
  };
  const served = new ServedModels();
  const readWindow = (provider: string, model = 'm') =>
    served.readWindow('key', { provider, baseUrl: address, model }, read);
  return { asked, served, readWindow };
}

const show = (parameters: string, most: number) => ({
  parameters,
  model_info: { 'general.architecture': 'llama', 'llama.context_length': most },
});

describe('the window of a model', () => {
  it.each<[string, string, Record<string, JsonValue>, number | null]>([
    ['vllm', 'max_model_len', { '/base/v1/models': { data: [{ id: 'm', max_model_len: 65_536 }] } }, 65_536],
    ['openai-compatible', 'nothing', { '/base/v1/models': { data: [{ id: 'm' }] } }, null],
    ['openai-compatible', 'another model', { '/base/v1/models': { data: [{ id: 'n', max_model_len: 900 }] } }, null],
    ['vllm', 'nonsense', { '/base/v1/models': { data: [{ id: 'm', max_model_len: -1 }] } }, null],
    [
      'lmstudio',
      'what is loaded',
      { '/base/api/v0/models': { data: [{ id: 'm', loaded_context_length: 8_000 }] } },
      8_000,
    ],
    ['llamacpp', 'n_ctx', { '/base/props': { default_generation_settings: { n_ctx: 12_288 } } }, 12_288],
    [
      'ollama',
      'what is loaded',
      {
        '/base/api/ps': { models: [{ name: 'm:latest', context_length: 16_384 }] },
        '/base/api/show': show('num_ctx 8192', 131_072),
      },
      16_384,
    ],
    ['ollama', 'num_ctx', { '/base/api/show': show('stop "x"\nnum_ctx                        8192', 131_072) }, 8_192],
    ['ollama', 'what the model can', { '/base/api/show': show('', 20_000) }, 20_000],
    ['ollama', 'more than servers load', { '/base/api/show': show('', 131_072) }, 32_768],
    ['ollama', 'nothing', {}, null],
  ])('is read from %s: %s', async (provider, _, answers, window) => {
    expect(await serve(answers).readWindow(provider)).toBe(window);
  });

  it('is read once, with the query of the address', async () => {
    const { asked, readWindow } = serve({ '/base/v1/models': { data: [{ id: 'm', max_model_len: 4_096 }] } });
    await Promise.all([readWindow('vllm'), readWindow('vllm')]);
    expect(await readWindow('vllm')).toBe(4_096);
    expect(asked).toEqual(['/base/v1/models?token=a']);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it.each<[string, Record<string, JsonValue>, number]>([
    ['for ten minutes', { '/base/v1/models': { data: [{ id: 'm', max_model_len: 4_096 }] } }, 600_000],
    ['for a minute where the server does not say', {}, 60_000],
  ])('is kept %s', async (_, answers, keptMs) => {
    let now = 1_000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    // The cache looks at the time once a millisecond.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pass = async (ms: number) => {
      now += ms;
      await vi.advanceTimersByTimeAsync(5);
    };
    const { asked, readWindow } = serve(answers);
    await readWindow('vllm');
    await pass(keptMs - 10);
    await readWindow('vllm');
    expect(asked).toHaveLength(1);
    await pass(20);
    await readWindow('vllm');
    expect(asked).toHaveLength(2);
  });

  it('is asked for again where the server could not be reached, a minute later', async () => {
    const served = new ServedModels();
    const read = vi.fn<() => Promise<JsonValue | null>>().mockRejectedValue(new Error('It is down.'));
    const at = { provider: 'vllm', baseUrl: address, model: 'm' };
    expect([await served.readWindow('key', at, read), await served.readWindow('key', at, read)]).toEqual([null, null]);
    expect(read).toHaveBeenCalledOnce();
    await served.readWindow('other', at, read);
    await served.readWindow('key', { ...at, model: 'n' }, read);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it.each([
    [511, null],
    [512, 512],
    [10_000_000, 10_000_000],
    [10_000_001, null],
    [4_096.5, null],
    ['4096', null],
  ])('is none of %s tokens, or is: %s', async (stated, window) => {
    const { readWindow } = serve({ '/base/v1/models': [{ name: 'm', context_length: stated }] });
    expect(await readWindow('vllm')).toBe(window);
  });

  it('is what a server cut a prompt to', async () => {
    const { served, readWindow } = serve({ '/base/api/show': show('', 131_072) });
    await readWindow('ollama');
    served.learn('key', 'm', 4_096);
    expect(await readWindow('ollama')).toBe(4_096);
  });
});
