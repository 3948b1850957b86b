import type { Clock } from '../../lib/clock.ts';
import type { JsonObject, ProviderAccess } from '../engine.ts';
import type { ProviderEntry, ProviderRegistry } from '../provider-registry.ts';
import { definitionHash } from '../schema/definition-hash.ts';
import type { CompiledSchema } from '../schema/compile/compiled-schema.ts';
import { profileOf, type SchemaProfile } from '../schema/strict-profiles.ts';
import { buildRequest } from './build-request.ts';
import { CallBudget, type BudgetLimits } from './call-budget.ts';
import { explainFailure, explainRefusal, explainTruncation, explainUnknown, explainUnreadable, type Asked } from './explain-failure.ts';
import { readModels } from './list-models.ts';
import type { ModelClient, StructuredAnswer, StructuredCall } from './model-client.ts';
import { parseAnswer } from './parse-answer.ts';
import { readCompletion } from './read-completion.ts';
import type { FailedRequest } from './read-failure.ts';
import { Requester, type RetrySchedule } from './requester.ts';
import { RungMemory, rungsOf, type Rung } from './rungs.ts';
import { createTransport, type Destination, type TransportOptions } from './transport.ts';

export interface ModelClientOptions extends TransportOptions {
  registry: ProviderRegistry;
  clock: Clock;
  compileSchema(definition: JsonObject, profile: SchemaProfile): CompiledSchema;
  /** Calls at once with one key at one provider. */
  concurrency: number;
  /** Longest pause that is waited for when a provider asks for one, in milliseconds. */
  longestWaitMs: number;
  /** Before the first retry, in milliseconds; tests have little time. */
  firstDelayMs?: number;
}

/** Answers that were no JSON, in one call, before it fails. */
const MOST_UNREADABLE = 2;
const MOST_BUDGETS = 1_000;
const RELAXED: Readonly<Partial<Record<Rung, (name: string) => string>>> = {
  json_object: (name) => `${name} promises JSON but no schema for this model: the schema stood in the prompt, and the answer was checked afterwards.`,
  prompt: (name) => `${name} promises no form of the answer for this model: the schema stood in the prompt, and the answer was checked afterwards.`,
};

/** One client for every provider of the registry that speaks OpenAI's interface. */
export function createModelClient(options: ModelClientOptions): ModelClient {
  const { registry, clock, concurrency, longestWaitMs, firstDelayMs = 500 } = options;
  const transport = createTransport(options);
  const memory = new RungMemory(clock);
  const budgets = new Map<string, CallBudget>();
  const schedule: RetrySchedule = { mostRequests: 6, firstDelayMs, longestDelayMs: firstDelayMs * 16, longestWaitMs };
  const limits: BudgetLimits = { mostAtOnce: concurrency, longestWaitMs, firstPauseMs: firstDelayMs * 2, longestPauseMs: firstDelayMs * 64 };
  const compiled = compileOnce(options.compileSchema);

  function budgetOf(provider: string, access: ProviderAccess): CallBudget {
    const key = `${provider}\n${access.budget}`;
    const budget = budgets.get(key) ?? new CallBudget(clock, limits);
    budgets.set(key, budget);
    if (budgets.size > MOST_BUDGETS) for (const [other, { isIdle }] of budgets) if (isIdle && other !== key) budgets.delete(other);
    return budget;
  }

  function reach(provider: string, model: string | null, access: ProviderAccess, signal: AbortSignal) {
    const entry = registry.find(provider);
    const baseUrl = access.baseUrl ?? entry?.baseUrl ?? null;
    if (entry === undefined || entry.kind === 'local' || baseUrl === null) throw explainUnknown(provider);
    const isSystem = access.budget === 'system';
    const asked: Asked = { provider, name: entry.name, model, isSystem };
    const destination: Destination = { baseUrl, apiKey: access.apiKey, isGuarded: access.baseUrl !== null && !isSystem };
    return { entry, asked, destination, requester: new Requester(asked, budgetOf(provider, access), schedule, clock, signal) };
  }

  async function complete(call: StructuredCall): Promise<StructuredAnswer> {
    const { entry, asked, destination, requester } = reach(call.provider, call.model, call.access, call.signal);
    const schema = compiled(call.schema, entry);
    const key = [call.provider, destination.baseUrl, call.model, schema.hash].join('\n');
    const known = memory.recall(key);
    const all = rungsOf(entry, schema.strict);
    const rungs = known === null ? all : all.slice(Math.max(0, all.indexOf(known.rung)));
    let without = known?.without ?? [];
    let unreadable = 0;
    let refusal: FailedRequest | undefined;
    for (let at = 0; ; ) {
      const rung = rungs[at];
      if (rung === undefined) throw explainFailure(asked, refusal ?? NO_RUNG, requester.spent);
      const isCompiled = rung !== 'json_object' && rung !== 'prompt';
      const request = buildRequest(call, entry.quirks, rung, isCompiled ? schema.schema : call.schema, without);
      const outcome = await requester.ask(
        request.tokens,
        () => transport.complete(destination, request.body, call.signal),
        (answer) => readCompletion(answer, entry.quirks, request.optional, clock.now()),
      );
      if (outcome.kind === 'refused') throw explainRefusal(asked, outcome.code, requester.spent);
      if (outcome.kind === 'truncated') throw explainTruncation(asked, outcome.code, requester.spent);
      if (outcome.kind === 'failed') {
        const { kind, parameter } = outcome.failure;
        if (kind === 'parameter' && parameter !== undefined) without = [...without, parameter];
        else if (kind === 'schema') at += 1;
        else throw explainFailure(asked, outcome.failure, requester.spent);
        refusal = outcome.failure;
        continue;
      }
      const parsed = parseAnswer(outcome.text);
      if (parsed.kind === 'json') {
        if (unreadable === 0) memory.remember(key, { rung, without });
        const told = RELAXED[rung]?.(entry.name);
        const value = isCompiled ? schema.restore(parsed.value) : parsed.value;
        return { value, ...requester.spent, relaxed: isCompiled ? schema.relaxed : told === undefined ? [] : [told] };
      }
      if (parsed.kind !== 'none') throw explainTruncation(asked, parsed.kind === 'endless' ? 'endless_repetition' : 'unfinished_json', requester.spent);
      unreadable += 1;
      if (unreadable >= MOST_UNREADABLE) throw explainUnreadable(asked, outcome.text.trim() === '' ? 'empty_answer' : 'no_json', requester.spent);
      // The next rung says in other words what is wanted; the last one is asked again.
      at = Math.min(at + 1, rungs.length - 1);
    }
  }

  async function listModels({ provider, access, signal }: Parameters<ModelClient['listModels']>[0]): Promise<string[] | null> {
    const { entry, asked, destination, requester } = reach(provider, null, access, signal);
    if (!entry.quirks.listsModels) return null;
    return readModels(asked, requester, () => transport.listModels(destination, signal), clock);
  }

  return { complete, listModels, close: () => transport.close() };
}

const NO_RUNG: FailedRequest = { kind: 'schema', status: 400, code: undefined, retryAfterMs: null };

/** A long document asks with one schema a hundred times: it is compiled and hashed once for each provider's rules. */
function compileOnce(compileSchema: ModelClientOptions['compileSchema']) {
  const known = new WeakMap<JsonObject, Map<SchemaProfile, CompiledSchema & { hash: string }>>();
  return (definition: JsonObject, entry: ProviderEntry): CompiledSchema & { hash: string } => {
    const profile = profileOf(entry.id);
    const byProfile = known.get(definition) ?? new Map<SchemaProfile, CompiledSchema & { hash: string }>();
    known.set(definition, byProfile);
    const compiled = byProfile.get(profile) ?? { ...compileSchema(definition, profile), hash: definitionHash(definition) };
    byProfile.set(profile, compiled);
    return compiled;
  };
}
