import { describe, expect, it } from 'vitest';
import { nestedError, textError, written } from '../../../../test/harness/providers/provider-replies.ts';
import type { Reply } from '../../../../test/harness/providers/scripted-provider.ts';
import { catchError, createCall } from '../../llm/testing/model-calls.ts';
import { useScriptedProvider } from '../../llm/testing/scripted-model.ts';

const { provider, clientWith } = await useScriptedProvider();
const complete = (id: string) => clientWith().complete(createCall(provider.url, { provider: id }));

describe('a server that runs models', () => {
  it('may put reasoning without a start into the answer', async () => {
    provider.play(written('The total may be {"total": 8, "note": "before tax"}.\n</think>\n\n{"total": 7}'));
    expect(await complete('vllm')).toMatchObject({ value: { total: 7 }, requests: 1 });
  });

  it.each(['reasoning', 'reasoning_content'])('may put the whole answer into `%s`', async (name) => {
    const { body } = written(null);
    const asReasoning = (text: string): Reply => {
      const choices = [
        { index: 0, message: { role: 'assistant', content: null, [name]: text }, finish_reason: 'stop' },
      ];
      return { body: { ...(body as { [key: string]: NonNullable<Reply['body']> }), choices } };
    };
    provider.play(asReasoning('{"total": 7}'));
    expect(await complete('vllm')).toMatchObject({ value: { total: 7 }, requests: 1 });
    provider.play(asReasoning('Is it {"total": 8}?'), written('{"total": 7}'));
    expect(await complete('vllm')).toMatchObject({ value: { total: 7 }, requests: 2 });
  });

  it('is asked again where it has aborted an answer', async () => {
    provider.play(written('{"total": 1', { finish: 'abort' }), written('{"total": 7}'));
    expect(await complete('vllm')).toMatchObject({ value: { total: 7 }, requests: 2 });
  });

  it.each<[string, string, Reply, string]>([
    [
      'a prompt too long',
      'vllm',
      nestedError(400, 'The decoder prompt (length 21535) is longer than the maximum model length of 16384.'),
      'context_too_long',
    ],
    [
      'a prompt too long',
      'lmstudio',
      textError(400, 'The model is loaded with context length of only 4096 tokens, which is not enough.'),
      'context_too_long',
    ],
    ['an unknown model', 'vllm', nestedError(404, 'The model `m` does not exist.', 'NotFoundError'), 'model_not_found'],
    ['an unknown model', 'ollama', nestedError(404, 'model "m" not found, try pulling it first'), 'model_not_found'],
  ])('reports %s (%s)', async (_, id, reply, code) => {
    provider.play(reply);
    expect(await catchError(complete(id))).toMatchObject({ code, requests: 1 });
  });

  it('is asked again where a deadline within it has passed', async () => {
    const message = 'rpc error: code = DeadlineExceeded desc = context deadline exceeded';
    provider.play(textError(504, message), written('{"total": 7}'));
    expect(await complete('ollama')).toMatchObject({ value: { total: 7 }, requests: 2 });
  });
});
