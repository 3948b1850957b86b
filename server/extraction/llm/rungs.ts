import { LRUCache } from 'lru-cache';
import type { Clock } from '../../lib/clock.ts';
import type { ProviderEntry, StructuredOutput } from '../models/provider-registry.ts';

/** Ways to ask for an answer that fits a schema, from the one that promises most to the one that any model takes. */
export const RUNGS = ['json_schema_strict', 'json_schema', 'tool', 'json_object', 'prompt'] as const;
export type Rung = (typeof RUNGS)[number];

const FIRST: Readonly<Record<StructuredOutput, Rung>> = {
  json_schema_strict: 'json_schema_strict',
  // What the model cannot, the provider refuses: one step down at a time then.
  by_model: 'json_schema_strict',
  json_schema: 'json_schema',
  tool: 'tool',
  json_object: 'json_object',
  built_in: 'prompt',
};

const PARAMETER: Readonly<Record<Rung, string | null>> = {
  json_schema_strict: 'response_format',
  json_schema: 'response_format',
  tool: 'tools',
  json_object: 'response_format',
  prompt: null,
};

/** The rungs to try at a provider, in order. @param isStrict whether the schema fits into its strict mode */
export function rungsOf(
  { structuredOutput, quirks }: Pick<ProviderEntry, 'structuredOutput' | 'quirks'>,
  isStrict: boolean,
): Rung[] {
  return RUNGS.slice(RUNGS.indexOf(FIRST[structuredOutput])).filter((rung) => {
    const parameter = PARAMETER[rung];
    return (isStrict || rung !== 'json_schema_strict') && (parameter === null || !quirks.rejects.includes(parameter));
  });
}

/** Whether the provider gets the schema as a parameter, and not only in the prompt. */
export const isEnforced = (rung: Rung): boolean => rung !== 'json_object' && rung !== 'prompt';

/** What a rung promises less than the best of the provider's, in sentences for a person. */
export function relaxedOn(rung: Rung, entry: Pick<ProviderEntry, 'name' | 'structuredOutput' | 'quirks'>): string[] {
  const { name } = entry;
  if (rung === 'prompt')
    return [`${name} did not enforce the schema: it was part of the prompt, and the answer was validated.`];
  if (rung === 'json_object')
    return [`${name} enforced JSON but not the schema: it was part of the prompt, and the answer was validated.`];
  const [best] = rungsOf(entry, true);
  if (rung === best) return [];
  return [
    rung === 'tool'
      ? `${name} received the schema as a tool, which it does not enforce. The answer was validated.`
      : `${name} received the schema without its strict mode, and does not enforce it. The answer was validated.`,
  ];
}

/** What worked for one schema at one model: the rung, and the parameters to leave out. */
export interface Learned {
  rung: Rung;
  without: readonly string[];
}

const MAX_REMEMBERED = 2_000;
/** Providers learn new things too: afterwards the first rung is tried again. */
const REMEMBERED_MS = 60 * 60 * 1000;

/** What worked, by provider, model and schema. Not stored, since a request or two find it again. */
export type RungMemory = LRUCache<string, Learned>;

export const createRungMemory = (clock: Clock): RungMemory =>
  // Using an entry does not extend its time.
  new LRUCache({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS, noUpdateTTL: true, ttlResolution: 0, perf: clock });
