import { describe, expect, it } from 'vitest';
import { nestedError, written } from '../../../../test/harness/providers/provider-replies.ts';
import type { Reply } from '../../../../test/harness/providers/scripted-provider.ts';
import { catchError, createCall } from '../../llm/testing/model-calls.ts';
import { useScriptedProvider } from '../../llm/testing/scripted-model.ts';

const { provider, clientWith } = await useScriptedProvider();
const complete = () =>
  clientWith().complete(createCall(provider.url, { provider: 'deepseek', model: 'deepseek-chat' }));

describe('DeepSeek', () => {
  it('sends blank lines while a request waits', async () => {
    const text = JSON.stringify(written('{"total": 7}').body);
    provider.play({ pieces: [{ text: '\n' }, { text: '\n\n', after: 5 }, { text, after: 5 }] });
    expect(await complete()).toMatchObject({ value: { total: 7 }, requests: 1 });
  });

  it('is asked again where it has interrupted an answer', async () => {
    provider.play(written('{"total": 1', { finish: 'insufficient_system_resource' }), written('{"total": 7}'));
    expect(await complete()).toMatchObject({ value: { total: 7 }, requests: 2 });
  });

  it('is asked again where its answer is empty', async () => {
    provider.play(written(''), written('{"total": 7}'));
    expect(await complete()).toMatchObject({ value: { total: 7 }, requests: 2 });
  });

  it.each<[string, Reply, object]>([
    ['a refused document', nestedError(400, 'Content Exists Risk'), { code: 'provider_refused' }],
    ['an unknown model', nestedError(400, 'Model Not Exist'), { code: 'model_not_found' }],
    ['a spent account', nestedError(402, 'Insufficient Balance'), { code: 'provider_rate_limited', retryable: false }],
  ])('reports %s', async (_, reply, error) => {
    provider.play(reply);
    expect(await catchError(complete())).toMatchObject({ ...error, requests: 1 });
  });
});
