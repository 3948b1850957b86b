import { beforeEach, expect, test, vi } from 'vitest';
import { START } from '../app/testing/open-services.ts';
import { LACKS_PERMISSION } from '../extraction/engine.ts';
import { away, playKeys, refusal, SECRET, type PlayedKeys } from './testing/play-keys.ts';

let played: PlayedKeys;
beforeEach(async () => {
  played = await playKeys();
});

test('a key that lists models is valid, which is stored', async () => {
  const { id } = await played.addKey();
  played.answers = [['gpt-6-luna', 'gpt-7']];
  played.open.clock.time += 1_000;
  const verified = await played.verify(id);
  const at = '2026-03-01T10:00:01.000Z';
  expect(verified).toMatchObject({
    status: 'valid',
    verifiedAt: at,
    updatedAt: at,
    models: played.answers[0],
    problem: null,
  });
  expect(await played.get(id)).toMatchObject({ status: 'valid', verifiedAt: at, updatedAt: at });
  expect(played.asked).toEqual([{ apiKey: SECRET, baseUrl: null, contextTokens: null, quota: id }]);
});

test('a key without a secret can be valid, too', async () => {
  const own = { provider: 'vllm', secret: undefined, baseUrl: 'https://8.8.8.8/v1', defaultModel: 'm' };
  const { id } = await played.addKey(own);
  played.answers = [['m']];
  await played.verify(id);
  expect(await played.get(id)).toMatchObject({ status: 'valid', baseUrl: own.baseUrl, verifiedAt: START });
});

test('a key that is refused twice is invalid', async () => {
  const { id } = await played.addKey();
  played.answers = [refusal()];
  expect(await played.verify(id)).toMatchObject({
    status: 'invalid',
    verifiedAt: START,
    models: null,
    problem: { code: 'provider_auth', message: 'No such key.' },
  });
  expect([played.asked.length, played.pauses]).toEqual([2, [1_000]]);
  expect((await played.get(id)).status).toBe('invalid');
});

test('a key that is refused once, as by a gateway that starts, is not', async () => {
  const { id } = await played.addKey();
  played.answers = [refusal(), ['gpt-6-luna']];
  expect(await played.verify(id)).toMatchObject({ status: 'valid', problem: null });
});

test.each([
  ['lacks a permission', refusal(401, LACKS_PERMISSION), 1],
  ['may not do this', refusal(403), 1],
  ['cannot be proved now', away, 1],
  ['is refused with 400', refusal(400), 2],
])('a key that %s', async (_, answer, requests) => {
  const { id } = await played.addKey();
  played.answers = [answer];
  const { status, problem } = await played.verify(id);
  expect([status, problem?.code, played.asked.length]).toEqual([
    requests === 2 ? 'invalid' : 'unverified',
    answer.code,
    requests,
  ]);
});

test('a provider whose list needs no key proves nothing', async () => {
  const { id } = await played.addKey({ provider: 'ovhcloud', defaultModel: 'm' });
  played.answers = [['m', 'n']];
  expect(await played.verify(id)).toMatchObject({
    status: 'unverified',
    verifiedAt: null,
    models: ['m', 'n'],
    problem: { code: 'not_supported' },
  });
  const listed = await played.open.rows.db.selectFrom('provider_keys').select('published_models').executeTakeFirst();
  expect(listed?.published_models).toBe('["m","n"]');
});

test('a provider that cannot be asked, or is no longer known, is said so', async () => {
  const { id } = await played.addKey({ provider: 'openrouter', defaultModel: 'm' });
  expect(await played.verify(id)).toMatchObject({ models: null, problem: { code: 'not_supported' } });
  expect(played.asked).toEqual([]);
  await played.change({ provider: 'gone' });
  expect(await played.verify(id)).toMatchObject({ models: null, problem: { code: 'not_supported' } });
  played.answers = [null];
  await played.change({ provider: 'openai' });
  expect(await played.verify(id)).toMatchObject({
    status: 'unverified',
    models: null,
    problem: { code: 'not_supported' },
  });
});

test('the list is stored only where it decides, and only up to its largest size', async () => {
  const stored = async () =>
    (await played.open.rows.db.selectFrom('provider_keys').select('published_models').executeTakeFirstOrThrow())
      .published_models;
  const openai = await played.addKey();
  played.answers = [['gpt-7']];
  await played.verify(openai.id);
  expect(await stored()).toBeNull();
  await played.open.rows.db.deleteFrom('provider_keys').execute();
  const xai = await played.addKey({ provider: 'xai', defaultModel: 'gpt-7' });
  played.answers = [Array.from({ length: 5_001 }, (_, index) => `m${index}`)];
  expect((await played.verify(xai.id)).models).toHaveLength(5_001);
  expect(await stored()).toBe('["gpt-7"]');
  played.answers = [Array.from({ length: 5_000 }, (_, index) => `m${index}`)];
  await played.verify(xai.id);
  expect(JSON.parse((await stored()) ?? '')).toHaveLength(5_000);
});

test('the verdict on a secret that was replaced meanwhile is not kept', async () => {
  const { id } = await played.addKey();
  played.answers = [['gpt-6-luna']];
  played.whileAsked = () => played.change({ sealed_secret: 'another' });
  await played.verify(id);
  expect(await played.get(id)).toMatchObject({ status: 'unverified', verifiedAt: null });
});

test('a request that ends meanwhile ends the verification', async () => {
  const { id } = await played.addKey();
  const ended = new AbortController();
  played.whileAsked = (signal) => {
    ended.abort(new Error('The client left.'));
    signal.throwIfAborted();
  };
  await expect(played.verify(id, ended.signal)).rejects.toThrow('The client left.');
});

test('a provider that does not answer in time is unavailable', async () => {
  const { id } = await played.addKey();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('Late.')));
  try {
    played.whileAsked = (signal) => signal.throwIfAborted();
    expect(await played.verify(id)).toMatchObject({
      status: 'unverified',
      models: null,
      problem: { code: 'provider_unavailable', message: 'openai did not answer within 30 s. Try again later.' },
    });
    expect(timeout).toHaveBeenCalledWith(30_000);
  } finally {
    timeout.mockRestore();
  }
});
