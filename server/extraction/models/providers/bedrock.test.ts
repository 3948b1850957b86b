import { describe, expect, it } from 'vitest';
import { answered, nestedError, schemaOf, written } from '../../../../test/harness/providers/provider-replies.ts';
import { createCall, SECRET } from '../../llm/testing/model-calls.ts';
import { useScriptedProvider } from '../../llm/testing/scripted-model.ts';

const { provider, clientWith } = await useScriptedProvider();
const MODEL = 'openai.gpt-oss-120b-1:0';
const getCall = () => {
  const baseUrl = provider.url.replace('/v1', '/openai/v1');
  return createCall(baseUrl, { provider: 'bedrock', model: MODEL });
};

describe('Amazon Bedrock', () => {
  it('gets the API key as a bearer token at the address of its region', async () => {
    provider.play(answered({ total: 7 }));
    expect(await clientWith().complete(getCall())).toMatchObject({ value: { total: 7 }, requests: 1 });
    const [request] = provider.requests;
    expect(request?.path).toBe('/openai/v1/chat/completions');
    expect(request?.headers.authorization).toBe(`Bearer ${SECRET}`);
    expect(request?.body).toMatchObject({ model: MODEL, max_completion_tokens: 1_000 });
    expect(request === undefined ? null : schemaOf(request)).toMatchObject({ required: ['total'] });
  });

  it('writes the reasoning of some models before the answer', async () => {
    provider.play(written('<reasoning>Is it {"total": 8}?</reasoning>{"total": 7}'));
    expect(await clientWith().complete(getCall())).toMatchObject({ value: { total: 7 }, requests: 1 });
  });

  it('gets the schema in another form where a model knows no schemas', async () => {
    provider.play(nestedError(400, 'This model does not support response_format.', 'validation_error'));
    provider.otherwise(answered({ total: 7 }));
    const { value, relaxed } = await clientWith().complete(getCall());
    expect(value).toEqual({ total: 7 });
    expect(relaxed).toEqual([expect.stringContaining('Amazon Bedrock')]);
  });

  it('has no list of models to verify a key with', async () => {
    const { provider: id, access, signal } = getCall();
    expect(await clientWith().listModels({ provider: id, access, signal })).toBeNull();
    expect(provider.others).toEqual([]);
  });
});
