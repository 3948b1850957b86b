import { expect, it } from 'vitest';
import { ExtractionError, type ExtractionErrorCode } from '../../extraction/engine.ts';
import type { ModelChoice } from '../../lib/models/model-choice.ts';
import { extractByChain } from './model-chain.ts';

const models = ['first', 'second', 'third'].map((model) => ({ provider: 'openai', model }) as ModelChoice);

async function failWith(...codes: ExtractionErrorCode[]) {
  const left: string[] = [];
  const chain = extractByChain({
    models,
    extract: async (model) => {
      const code = codes[models.indexOf(model)] ?? 'internal_error';
      const partialData = { of: model.model };
      throw new ExtractionError(code, `${model.model} failed.`, {
        switches: code !== 'timeout' && code !== 'internal_error',
        retryable: code === 'provider_unavailable',
        ...(code === 'output_invalid' && { partialData }),
      });
    },
    onLeft: ({ model }) => left.push(model),
  });
  await expect(chain).rejects.toBeInstanceOf(ExtractionError);
  return { left, error: await chain.catch((error: unknown) => error as ExtractionError) };
}

it('throws the error of the first model if none answers', async () => {
  const { left, error } = await failWith('provider_unavailable', 'provider_auth', 'output_invalid');
  expect(left).toEqual(['first', 'second']);
  expect(error).toMatchObject({ code: 'provider_unavailable', partialData: { of: 'third' } });
});

it('is retryable if any of the models may answer later', async () => {
  const { error } = await failWith('provider_auth', 'provider_unavailable', 'output_invalid');
  expect(error).toMatchObject({ code: 'provider_auth', retryable: true, partialData: { of: 'third' } });
  const { error: lasting } = await failWith('provider_auth', 'model_not_found', 'output_invalid');
  expect(lasting).toMatchObject({ code: 'provider_auth', retryable: false });
});

it.each([
  ['first', ['output_invalid', 'output_invalid', 'provider_unavailable']],
  ['second', ['provider_unavailable', 'output_invalid', 'output_invalid']],
] as const)('keeps what the %s model has found, the first one that found anything', async (of, codes) => {
  const { error } = await failWith(...codes);
  expect(error).toMatchObject({ code: codes[0], partialData: { of } });
});

it('ends with the time of the run, whichever model is asked', async () => {
  const { left, error } = await failWith('provider_unavailable', 'timeout');
  expect(left).toEqual(['first']);
  expect(error).toMatchObject({ code: 'timeout', message: 'second failed.' });
});
