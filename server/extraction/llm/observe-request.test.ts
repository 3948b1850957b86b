import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ModelExchange } from '../../lib/models/model-exchange.ts';
import { answered } from '../../../test/harness/providers/provider-replies.ts';
import { createCall, SECRET } from './testing/model-calls.ts';
import { useScriptedProvider } from './testing/scripted-model.ts';

const { provider, clientWith } = await useScriptedProvider();
const bytes = Buffer.from('a picture of a page');

async function observe(id: string, extra: object = {}): Promise<ModelExchange[]> {
  const seen: ModelExchange[] = [];
  const call = createCall(provider.url, {
    provider: id,
    messages: [
      { role: 'system', content: `Extract. ${SECRET}` },
      {
        role: 'user',
        content: [
          { type: 'picture', mediaType: 'image/png', bytes },
          { type: 'text', text: 'Total 7' },
        ],
      },
    ],
    onExchange: (exchange) => void seen.push(exchange),
    ...extra,
  });
  await clientWith().complete(call);
  return seen;
}

test.each(['openai', 'anthropic', 'gemini'])('the body for %s is described without picture and secret', async (id) => {
  provider.otherwise(answered({ total: 7 }));
  const [exchange] = await observe(id);
  const text = JSON.stringify(exchange?.describe());
  const hash = createHash('sha256').update(bytes).digest('hex');
  expect(text).toContain(`[image/png, ${bytes.length} bytes, sha256:${hash}]`);
  expect(text).not.toContain(bytes.toString('base64'));
  expect(text).not.toContain(SECRET);
  expect(text).toContain('Extract. [secret]');
  expect(exchange).toMatchObject({ status: 200, failure: null });
});

test('the hash is of the messages and the schema, not of the provider and its parameters', async () => {
  provider.otherwise(answered({ total: 7 }));
  const hashes = await Promise.all([observe('gemini'), observe('anthropic'), observe('gemini', { sample: 1 })]);
  expect(new Set(hashes.map(([one]) => one?.promptHash)).size).toBe(1);
  const [other] = await observe('gemini', { messages: [{ role: 'user', content: 'Total 8' }] });
  expect(other?.promptHash).not.toBe(hashes[0]?.[0]?.promptHash);
});

test('a request without an answer is told too', async () => {
  provider.play({ pieces: [{ text: '{' }], end: 'reset' });
  provider.otherwise(answered({ total: 7 }));
  const seen = await observe('openai');
  expect(seen.map(({ status, failure }) => [status, failure])).toEqual([
    [null, 'connection'],
    [200, null],
  ]);
  expect(seen[0]?.describe().response).toBeNull();
});

test('an answer that is refused names its failure', async () => {
  provider.play({ status: 503 });
  provider.otherwise(answered({ total: 7 }));
  const seen = await observe('openai');
  expect(seen.map(({ status, failure }) => [status, failure])).toEqual([
    [503, 'unavailable'],
    [200, null],
  ]);
});
