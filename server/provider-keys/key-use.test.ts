import type { ProviderKey } from '@excerpt/sdk';
import { beforeEach, describe, expect, test } from 'vitest';
import { ExtractionError, type ExtractionEngine } from '../extraction/engine.ts';
import { createSecretBox } from '../lib/crypto/secret-box.ts';
import { confirmRefusals } from './confirm-refusals.ts';
import { away, playKeys, refusal, runOf, SECRET, type PlayedKeys } from './testing/play-keys.ts';
import type { RunProvider } from './use-key.ts';

let played: PlayedKeys;
beforeEach(async () => {
  played = await playKeys();
});

describe('the access of a run', () => {
  test('is that of its key, opened', async () => {
    const own = { provider: 'vllm', baseUrl: 'https://8.8.8.8/v1', defaultModel: 'm', contextTokens: 9 };
    const key = await played.addKey(own);
    const access = { apiKey: SECRET, baseUrl: own.baseUrl, contextTokens: 9, quota: key.id };
    expect(await played.accessOf(runOf(key))).toEqual(access);
    const free = await played.addKey({ ...own, secret: undefined });
    expect(await played.accessOf(runOf(free))).toEqual({ ...access, apiKey: null, quota: free.id });
    const local = { ...runOf(key), provider: 'local', keySource: 'system' } as const;
    expect(await played.accessOf(local)).toMatchObject({ apiKey: null, baseUrl: null, quota: 'system' });
  });

  test.each<[string, (key: ProviderKey) => Promise<RunProvider>, string]>([
    ['no key', (key) => Promise.resolve(runOf(key, { providerKeyId: null })), 'was deleted'],
    ['a deleted key', (key) => Promise.resolve(runOf({ ...key, id: 'gone' })), 'was deleted'],
    [
      'an invalid key',
      (key) => played.change({ status: 'invalid' }).then(() => runOf(key)),
      'refused the provider key',
    ],
    ['another system fallback', (key) => Promise.resolve(runOf(key, { keySource: 'system' })), 'no longer openai'],
    ['a key that leads elsewhere', (key) => Promise.resolve(runOf(key, { residency: 'EU' })), 'is "US" now, not "EU"'],
    ['a damaged secret', (key) => damage().then(() => runOf(key)), 'the stored data is damaged'],
    ['a secret under another key', (key) => sealElsewhere(key.id).then(() => runOf(key)), 'EXCERPT_ENCRYPTION_KEY'],
  ])('is refused to a run with %s', async (_, prepare, message) => {
    const run = await prepare(await played.addKey());
    const refused = played.accessOf(run);
    await expect(refused).rejects.toThrow(message);
    await expect(refused).rejects.toMatchObject({
      code: 'provider_auth',
      provider: 'openai',
      switches: true,
      retryable: false,
    });
  });

  test('is given where the key leads to the residency that the run recorded', async () => {
    const key = await played.addKey();
    expect(await played.accessOf(runOf(key, { residency: 'US' }))).toMatchObject({ apiKey: SECRET });
  });

  const damage = async () => {
    const { sealed_secret: sealed } = await played.open.rows.db
      .selectFrom('provider_keys')
      .select('sealed_secret')
      .executeTakeFirstOrThrow();
    await played.change({ sealed_secret: `${sealed?.slice(0, -8)}AAAAAAAA` });
  };
  const sealElsewhere = (id: string) =>
    played.change({ sealed_secret: createSecretBox(Buffer.alloc(32, 2)).seal(SECRET, id) });

  test('secrets that cannot be opened are counted', async () => {
    const { id } = await played.addKey();
    await played.addKey();
    expect(await played.keys.countUnreadable()).toBe(0);
    await played.open.rows.db
      .updateTable('provider_keys')
      .set({ sealed_secret: createSecretBox(Buffer.alloc(32, 2)).seal(SECRET, id) })
      .where('id', '=', id)
      .execute();
    expect(await played.keys.countUnreadable()).toBe(1);
  });
});

describe('a refused call of a run', () => {
  const call = async (run: RunProvider, answer: Error | 'extracted', signal = new AbortController().signal) => {
    const access = await played.accessOf(run);
    const extract = () => (answer === 'extracted' ? Promise.resolve(answer) : Promise.reject(answer));
    const engine = confirmRefusals(
      { extract, close: () => Promise.resolve() } as unknown as ExtractionEngine,
      played.keys,
    );
    return engine.extract({ provider: run.provider, access, signal } as never).then(
      (extraction) => extraction as unknown as string,
      (error: unknown) => error as ExtractionError,
    );
  };

  test('condemns the key if its list is refused too', async () => {
    const key = await played.addKey();
    played.answers = [refusal()];
    const error = refusal();
    expect(await call(runOf(key), error)).toBe(error);
    expect([await played.get(key.id), played.pauses, played.asked.length]).toMatchObject([
      { status: 'invalid' },
      [1_000],
      1,
    ]);
    await expect(played.accessOf(runOf(key))).rejects.toThrow('refused the provider key');
    await played.change({ status: 'unverified' });
    // This process knows of the proof.
    await expect(played.accessOf(runOf(key))).rejects.toThrow('refused the provider key');
  });

  test('is tried again if the list is not refused', async () => {
    const key = await played.addKey();
    played.answers = [['gpt-6-luna']];
    expect(await call(runOf(key), refusal())).toMatchObject({ code: 'provider_auth', retryable: true });
    expect((await played.get(key.id)).status).toBe('unverified');
    // A later call that is refused, too, is the second proof.
    expect(await call(runOf(key), refusal())).toMatchObject({ retryable: false });
    expect((await played.get(key.id)).status).toBe('invalid');
  });

  test('proves nothing after a call that was accepted, or that the provider answered', async () => {
    for (const between of [
      'extracted',
      new ExtractionError('output_invalid', 'No.', { usage: {} as never }),
    ] as const) {
      const key = await played.addKey();
      played.answers = [away];
      await call(runOf(key), refusal());
      await call(runOf(key), between);
      expect(await call(runOf(key), refusal())).toMatchObject({ retryable: true });
      expect((await played.get(key.id)).status).toBe('unverified');
    }
  });

  test('is confirmed by the next refusal where the provider has no list', async () => {
    const key = await played.addKey({ provider: 'openrouter', defaultModel: 'm' });
    expect(await call(runOf(key), refusal())).toMatchObject({ retryable: true });
    expect(played.asked).toEqual([]);
    await call(runOf(key), away);
    expect(await call(runOf(key), refusal())).toMatchObject({ retryable: false });
    expect((await played.get(key.id)).status).toBe('invalid');
  });

  test('leaves other failures, and calls that were given up, as they are', async () => {
    const key = await played.addKey();
    played.answers = [['gpt-6-luna']];
    for (const error of [away, refusal(403), new TypeError('A defect.')])
      expect(await call(runOf(key), error)).toBe(error);
    expect(played.asked).toEqual([]);
    const reason = new Error('Cancelled.');
    expect(await call(runOf(key), refusal(), AbortSignal.abort(reason))).toBe(reason);
  });

  test('does not condemn the secret that replaced the refused one', async () => {
    const key = await played.addKey();
    played.answers = [refusal()];
    played.whileAsked = () =>
      played.change({ sealed_secret: played.open.resources.box.seal('another-secret-of-the-same-kind', key.id) });
    await call(runOf(key), refusal());
    expect((await played.get(key.id)).status).toBe('unverified');
  });
});

test('of what belongs to keys, a caller sees that of own keys and of the server', async () => {
  const { id } = await played.addKey();
  const some = [{ quota: id }, { quota: 'system' }, { quota: 'gone' }];
  const seenBy = async (person: 'ann' | 'bob') =>
    (await played.keys.filterOwn(played.open.callerOf(person), some)).map(({ quota }) => quota);
  expect(await seenBy('ann')).toEqual([id, 'system']);
  expect(await seenBy('bob')).toEqual(['system']);
});

test('the newest key of a provider that is not invalid is preferred', async () => {
  const first = await played.addKey();
  const second = await played.addKey();
  await played.addKey({ provider: 'mistral' });
  const preferred = () => played.keys.findPreferred(played.open.rows.db, 'ann', 'openai');
  const condemn = (id: string) =>
    played.open.rows.db.updateTable('provider_keys').set({ status: 'invalid' }).where('id', '=', id).execute();
  expect((await preferred())?.id).toBe(second.id);
  await condemn(second.id);
  expect((await preferred())?.id).toBe(first.id);
  await condemn(first.id);
  expect((await preferred())?.id).toBe(second.id);
  expect(await played.keys.findPreferred(played.open.rows.db, 'bob', 'openai')).toBeUndefined();
});

test('the lists of the five newest keys of a provider are read again', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 6; index += 1) ids.push((await played.addKey({ provider: 'xai', defaultModel: 'm' })).id);
  const refresh = (wanted: { id: string } | { provider: string }) =>
    played.keys.refreshModels(played.open.callerOf('ann'), wanted, 'grok-6');
  played.answers = [['grok-6']];
  await refresh({ provider: 'xai' });
  expect(played.asked.map(({ quota }) => quota).toSorted()).toEqual(ids.slice(1));
  await refresh({ id: ids[0] ?? '' });
  expect(played.asked.map(({ quota }) => quota)).toContain(ids[0]);
  await refresh({ id: 'gone' });
  expect(played.asked).toHaveLength(6);
});

test('the residency of a key is that of its provider, or what its user states of another server', async () => {
  const { getResidency, getProvenResidency, findById } = played.keys;
  const residencies = async (body: object) => {
    const key = await findById(played.open.rows.db, (await played.addKey(body)).id);
    return [getResidency(key!), getProvenResidency(key!)];
  };
  const own = { provider: 'vllm', baseUrl: 'https://8.8.8.8/v1', defaultModel: 'm' };
  expect(await residencies({ provider: 'openai-eu' })).toEqual(['EU', 'EU']);
  expect(await residencies({ provider: 'openai' })).toEqual(['US', null]);
  expect(await residencies({ provider: 'mistral' })).toEqual(['unknown', null]);
  expect(await residencies(own)).toEqual(['unknown', null]);
  expect(await residencies({ ...own, residency: 'DE' })).toEqual(['DE', null]);
});
