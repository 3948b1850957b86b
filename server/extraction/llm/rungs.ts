import { LRUCache } from 'lru-cache';
import type { Clock } from '../../lib/clock.ts';
import type { StructuredCall } from './model-client.ts';
import type { ProviderEntry, StructuredOutput, WireFormatName } from '../models/provider-registry.ts';

/** Structured-output modes, from the strictest guarantee to the one that every model supports. */
export const RUNGS = ['json_schema_strict', 'json_schema', 'tool', 'json_object', 'prompt'] as const;
export type Rung = (typeof RUNGS)[number];

const FIRST_RUNG: Readonly<Record<StructuredOutput, Rung>> = {
  json_schema_strict: 'json_schema_strict',
  // If the model does not support it, the provider refuses, and the next rung is tried.
  by_model: 'json_schema_strict',
  json_schema: 'json_schema',
  tool: 'tool',
  json_object: 'json_object',
  built_in: 'prompt',
};

const PARAMETER_BY_RUNG: Readonly<Record<Rung, string | null>> = {
  json_schema_strict: 'response_format',
  json_schema: 'response_format',
  tool: 'tools',
  json_object: 'response_format',
  prompt: null,
};

/**
 * The modes to try at a provider, in order.
 * @param isStrict whether the schema fits strict mode
 * @param offered the modes that the provider's interface has
 */
export function listRungs(
  { structuredOutput, quirks }: Pick<ProviderEntry, 'structuredOutput' | 'quirks'>,
  isStrict: boolean,
  offered: readonly Rung[] = RUNGS,
): Rung[] {
  return RUNGS.slice(RUNGS.indexOf(FIRST_RUNG[structuredOutput])).filter((rung) => {
    const parameter = PARAMETER_BY_RUNG[rung];
    if (!offered.includes(rung)) return false;
    return (isStrict || rung !== 'json_schema_strict') && (parameter === null || !quirks.rejects.includes(parameter));
  });
}

/** Whether the provider receives the schema as a parameter, and not only in the prompt. */
export const isEnforced = (rung: Rung): boolean => rung !== 'json_object' && rung !== 'prompt';

/** Warnings for the user about what a rung does not guarantee. */
export function describeRelaxations(
  rung: Rung,
  entry: Pick<ProviderEntry, 'name' | 'structuredOutput' | 'quirks'>,
  offered: readonly Rung[] = RUNGS,
): string[] {
  const { name } = entry;
  if (rung === 'prompt')
    return [`${name} did not enforce the schema: it was part of the prompt, and the answer was validated.`];
  if (rung === 'json_object')
    return [`${name} enforced JSON but not the schema: it was part of the prompt, and the answer was validated.`];
  const [best] = listRungs(entry, true, offered);
  if (rung === best) return [];
  return [
    rung === 'tool'
      ? `${name} received the schema as a tool, which it does not enforce. The answer was validated.`
      : `${name} received the schema without its strict mode, and does not enforce it. The answer was validated.`,
  ];
}

const EFFORT_PARAMETERS: Readonly<Record<WireFormatName, string>> = {
  openai: 'reasoning_effort',
  anthropic: 'effort',
  gemini: 'thinkingConfig',
};

/** Warnings about parameters of the schema version that the provider does not accept. */
export function describeOmitted(
  { parameters = {} }: Pick<StructuredCall, 'parameters'>,
  { name, quirks, wireFormat }: Pick<ProviderEntry, 'name' | 'quirks' | 'wireFormat'>,
  without: readonly string[],
): string[] {
  const wanted: [string, unknown, string | null][] = [
    ['temperature', parameters.temperature, 'temperature'],
    ['seed', parameters.seed, quirks.seed],
    ['reasoningEffort', parameters.reasoningEffort, EFFORT_PARAMETERS[wireFormat]],
  ];
  return wanted.flatMap(([parameter, value, sent]) =>
    value === undefined || (sent !== null && !without.includes(sent) && !quirks.rejects.includes(sent))
      ? []
      : [`${name} does not accept the parameter ${parameter}. It was left out.`],
  );
}

/** What worked for one schema with one model: the rung, and the parameters to omit. */
export interface WorkingMode {
  rung: Rung;
  without: readonly string[];
}

const MAX_REMEMBERED = 2_000;
/** Providers gain features. After this time the first rung is tried again. */
const REMEMBERED_MS = 60 * 60 * 1000;

/** What worked, by provider, model and schema. In memory only: one or two requests find it again. */
export type RungMemory = LRUCache<string, WorkingMode>;

export const createRungMemory = (clock: Clock): RungMemory =>
  // Reading an entry must not extend its lifetime.
  new LRUCache({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS, noUpdateTTL: true, ttlResolution: 0, perf: clock });
