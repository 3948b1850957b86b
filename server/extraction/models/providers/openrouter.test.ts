import { describe, expect, it } from 'vitest';
import { answered, nestedError } from '../../../../test/harness/providers/provider-replies.ts';
import type { ReceivedRequest, Reply } from '../../../../test/harness/providers/scripted-provider.ts';
import type { StructuredCall } from '../../llm/model-client.ts';
import { createCall } from '../../llm/testing/model-calls.ts';
import { useScriptedProvider } from '../../llm/testing/scripted-model.ts';

const { provider, clientWith } = await useScriptedProvider();
const getCall = (call: Partial<StructuredCall> = {}) =>
  createCall(provider.url, { provider: 'openrouter', model: 'anthropic/claude-sonnet-5', ...call });

/** A model whose servers support only some parameters, which requests must all be. */
const supports =
  (...names: string[]) =>
  (request: ReceivedRequest): Reply => {
    const { model: _model, messages: _messages, provider: routing, ...parameters } = request.body ?? {};
    expect(routing).toEqual({ require_parameters: true });
    return Object.keys(parameters).every((name) => names.includes(name))
      ? answered({ total: 7 })(request)
      : nestedError(404, 'No endpoints found that can handle the requested parameters.');
  };

describe('OpenRouter', () => {
  it('gets the schema and no parameters that the model does not support', async () => {
    const client = clientWith();
    provider.otherwise(supports('max_tokens', 'response_format'));
    expect(await client.complete(getCall())).toMatchObject({ value: { total: 7 }, requests: 3, relaxed: [] });
    expect(await client.complete(getCall())).toMatchObject({ value: { total: 7 }, requests: 1, relaxed: [] });
  });

  it('gets a parameter of the schema version as long as the model supports it', async () => {
    const call = getCall({ parameters: { temperature: 0.4, reasoningEffort: 'low' } });
    provider.otherwise(supports('max_tokens', 'response_format', 'reasoning_effort'));
    expect((await clientWith().complete(call)).relaxed).toEqual([
      'OpenRouter does not accept the parameter temperature. It was left out.',
    ]);
  });

  it('gets the schema as a tool where the model supports no other mode', async () => {
    provider.otherwise(supports('max_tokens', 'tools', 'tool_choice'));
    const { value, relaxed } = await clientWith().complete(getCall());
    expect(value).toEqual({ total: 7 });
    expect(relaxed).toEqual([expect.stringContaining('received the schema as a tool')]);
  });
});
