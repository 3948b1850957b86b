import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { estimateTokens } from '../../../server/extraction/llm/estimate-tokens.ts';
import { getCallText, type ScriptedClient } from '../../../server/extraction/pipeline/testing/scripted-client.ts';

/** Of providers' caches: prompts are kept in blocks of about 128 tokens, from 1,024 tokens on. */
const BLOCK_LENGTH = 512;
const MIN_CACHED_TOKENS = 1_024;

/**
 * The client with the prefix cache of a provider, whose tokens it reports as usage. The schema comes before the prompt,
 * as providers put it, so that questions with another schema share nothing. A prompt is in the cache once it has been
 * answered: calls that run at once do not find each other's.
 */
export function addPrefixCache(client: ScriptedClient): ScriptedClient {
  const known = new Set<string>();
  return {
    ...client,
    async complete(call) {
      const text = getCallText(call);
      const blocks = hashBlocks(JSON.stringify(call.schema), text);
      const missing = blocks.findIndex((hash) => !known.has(hash));
      const cached = estimateTokens(text.slice(0, (missing === -1 ? blocks.length : missing) * BLOCK_LENGTH));
      const answer = await client.complete(call);
      await setImmediate();
      for (const hash of blocks) known.add(hash);
      const usage = {
        inputTokens: estimateTokens(text),
        outputTokens: answer.usage?.outputTokens ?? 0,
        cachedInputTokens: cached < MIN_CACHED_TOKENS ? 0 : cached,
      };
      return { ...answer, usage };
    },
  };
}

/** A hash for each whole block, of the schema and of the text up to its end. */
function hashBlocks(schema: string, text: string): string[] {
  const hash = createHash('sha256').update(schema);
  return Array.from({ length: Math.floor(text.length / BLOCK_LENGTH) }, (_, block) => {
    hash.update(text.slice(block * BLOCK_LENGTH, (block + 1) * BLOCK_LENGTH));
    return hash.copy().digest('base64');
  });
}
