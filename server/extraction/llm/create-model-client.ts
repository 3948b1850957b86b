import type { Clock } from '../../lib/clock.ts';
import type { ProviderAccess } from '../engine.ts';
import type { JsonObject } from '../../lib/json-value.ts';
import { computeCost, findPrice } from '../models/model-prices.ts';
import type { ProviderEntry, ProviderRegistry } from '../models/provider-registry.ts';
import type { CompiledSchema } from '../schema/compile/compiled-schema.ts';
import { buildFieldTree } from '../schema/field-tree.ts';
import { openWrapper } from '../schema/fit/open-wrapper.ts';
import { hashDefinition } from '../schema/definition/hash-definition.ts';
import { getSchemaProfile, type SchemaProfile } from '../schema/schema-profiles.ts';
import { CallBudget, type BudgetLimits } from './call-budget.ts';
import { Circuits } from './circuits.ts';
import { askWithFallback } from './fallback-ladder.ts';
import { explainLeftOut, explainTurn, explainUnknown, isOutage, type Spent } from './failures/explain-failure.ts';
import type { Target } from './failures/failure-table.ts';
import { limitCost, toCostError } from './limit-cost.ts';
import { readModels } from './list-models.ts';
import type { ModelClient, StructuredAnswer, StructuredCall } from './model-client.ts';
import { listSchemaWords } from './failures/quoted-text.ts';
import { WIRE_FORMATS } from './formats/wire-formats.ts';
import { Requester, type RetrySchedule } from './requester.ts';
import { createRungMemory, describeOmitted, describeRelaxations, isEnforced, listRungs } from './rungs.ts';
import { createTransport, type Destination, type TransportOptions } from './transport.ts';

export interface ModelClientOptions extends Omit<TransportOptions, 'maxResponseBytes'> {
  registry: ProviderRegistry;
  clock: Clock;
  compileSchema(definition: JsonObject, profile: SchemaProfile): CompiledSchema;
  /** Concurrent calls with one key at one provider. */
  concurrency: number;
  /** Longest pause to wait for when a provider asks for one, in milliseconds. */
  maxWaitMs: number;
  /** Limit of one response body. 8 MiB by default, which is more than a million tokens. */
  maxResponseBytes?: number;
  /** Delay before the first retry, in milliseconds. Tests set a shorter one. */
  firstDelayMs?: number;
}

const MAX_REQUESTS = 6;
/** A user waits for the list of models, so it is retried once. */
const MAX_LIST_REQUESTS = 2;
/** Where another provider takes over, waiting for this one only loses time. */
const FALLBACK_RETRIES = { maxRequests: 2, maxWaitMs: 5_000 };
const MAX_BUDGETS = 1_000;
const APART_MS = 1;

/** Creates the client for all providers. */
export function createModelClient(options: ModelClientOptions): ModelClient {
  const { registry, clock, concurrency, maxWaitMs, maxResponseBytes = 8 * 2 ** 20, firstDelayMs = 500 } = options;
  const transport = createTransport({ ...options, maxResponseBytes });
  const memory = createRungMemory(clock);
  const compiledFor = compileOnce(options.compileSchema);
  const budgets = new Map<string, CallBudget>();
  const circuits = new Circuits(clock);
  const schedule: RetrySchedule = {
    maxRequests: MAX_REQUESTS,
    firstDelayMs,
    maxDelayMs: firstDelayMs * 16,
    maxWaitMs,
  };
  const limits: BudgetLimits = {
    concurrency: concurrency,
    spacingMs: APART_MS,
    maxWaitMs,
    firstPauseMs: firstDelayMs * 2,
    maxPauseMs: firstDelayMs * 64,
  };

  const nameBudget = (provider: string, { budget }: ProviderAccess): string => `${provider}\n${budget}`;

  function getBudget(provider: string, access: ProviderAccess): CallBudget {
    const key = nameBudget(provider, access);
    const budget = budgets.get(key) ?? new CallBudget(clock, limits);
    budgets.set(key, budget);
    if (budgets.size > MAX_BUDGETS)
      for (const [other, { isIdle }] of budgets) if (isIdle && other !== key) budgets.delete(other);
    return budget;
  }

  function reach(
    provider: string,
    model: string | null,
    access: ProviderAccess,
    signal: AbortSignal,
    { onRequest, ...retries }: Partial<RetrySchedule> & { onRequest?: StructuredCall['onRequest'] | undefined } = {},
  ) {
    const entry = registry.find(provider);
    const baseUrl = access.baseUrl ?? entry?.baseUrl ?? null;
    if (entry === undefined || entry.kind === 'local' || baseUrl === null) throw explainUnknown(provider);
    const isSystem = access.budget === 'system';
    const target: Target = { provider, name: entry.name, model, isSystem };
    // The operator may configure any address. A user's address must be public or explicitly allowed.
    const destination: Destination = {
      baseUrl,
      apiKey: access.apiKey,
      isGuarded: access.baseUrl !== null && !isSystem,
      wireFormat: entry.wireFormat,
    };
    return {
      entry,
      target,
      destination,
      requester: new Requester(target, {
        budget: getBudget(provider, access),
        schedule: { ...schedule, ...retries },
        clock,
        signal,
        onRequest,
        price: (usage) => {
          const price = model === null ? null : findCallPrice({ provider, model });
          return { ...usage, cost: price === null ? null : computeCost(price, usage) };
        },
      }),
    };
  }

  const findCallPrice = ({ provider, model }: Pick<StructuredCall, 'provider' | 'model'>) =>
    registry.find(provider) === undefined ? null : findPrice(registry.model(provider, model).prices, clock.now());

  async function complete(
    call: StructuredCall,
    { entry, target, destination, requester }: ReturnType<typeof reach>,
    limit: (spent: Spent) => StructuredCall,
  ): Promise<StructuredAnswer> {
    const compiled = compiledFor(call.schema, entry);
    const key = [call.provider, destination.baseUrl, call.model, compiled.hash].join('\n');
    const known = memory.get(key);
    const words = listSchemaWords(call.schema);
    const format = WIRE_FORMATS[entry.wireFormat];
    const rungs = listRungs(entry, compiled.fitsStrict, format.rungs);
    const { value, rung, without, shouldRemember } = await askWithFallback({
      target,
      requester,
      limit,
      quirks: entry.quirks,
      format,
      rungs: known === undefined ? rungs : rungs.slice(Math.max(0, rungs.indexOf(known.rung))),
      without: known?.without ?? [],
      schemaFor: (one) => (isEnforced(one) ? compiled.schema : call.schema),
      restore(written, one) {
        const answer = openWrapper(written, isEnforced(one) ? compiled.names : compiled.ownNames);
        return isEnforced(one) ? compiled.restore(answer) : answer;
      },
      ask: ({ body, optional, tokens }) =>
        requester.ask(
          tokens,
          () => transport.complete(destination, body, call.signal),
          (answer) => format.readCompletion(answer, entry.quirks, { parameters: optional, words }, clock.now()),
        ),
    });
    if (shouldRemember) memory.set(key, { rung, without });
    return {
      value,
      ...requester.spent,
      relaxed: [
        ...(isEnforced(rung) ? compiled.relaxed : []),
        ...describeRelaxations(rung, entry, format.rungs),
        ...describeOmitted(call, entry, without),
      ],
    };
  }

  /** Makes a call within its turn, and records whether the provider works. */
  async function completeInTurn(
    given: StructuredCall,
    limit: (spent: Spent) => StructuredCall,
  ): Promise<StructuredAnswer> {
    const { provider, model, access, turnMs, onRequest } = given;
    const turn = turnMs === undefined ? null : AbortSignal.timeout(Math.ceil(turnMs));
    const call = turn === null ? given : { ...given, signal: AbortSignal.any([given.signal, turn]) };
    const waits = { ...FALLBACK_RETRIES, maxWaitMs: Math.min(maxWaitMs, FALLBACK_RETRIES.maxWaitMs) };
    const reached = reach(provider, model, access, call.signal, { ...(turn !== null && waits), onRequest });
    const circuit = nameBudget(provider, access);
    if (turn !== null && !circuits.admits(circuit)) throw explainLeftOut(reached.target);
    try {
      const answer = await complete(call, reached, limit);
      circuits.succeed(circuit);
      return answer;
    } catch (cause) {
      const isTurnOver = turn?.aborted === true && !given.signal.aborted;
      const error = isTurnOver ? explainTurn(reached.target, turnMs ?? 0, reached.requester.spent) : cause;
      // A call that only waited for its turn says nothing.
      if (isOutage(error) && reached.requester.spent.requests > 0)
        circuits.fail(circuit, { provider, budget: access.budget });
      throw error;
    }
  }

  return {
    async complete(call) {
      const price = findCallPrice(call);
      let limited = call;
      try {
        return await completeInTurn(call, (spent) => (limited = limitCost(call, price, spent)));
      } catch (error) {
        throw toCostError(error, call, limited);
      }
    },
    async listModels({ provider, access, signal }) {
      const { entry, target, destination, requester } = reach(provider, null, access, signal, {
        maxRequests: MAX_LIST_REQUESTS,
      });
      if (!entry.quirks.listsModels) return null;
      return readModels(target, requester, () => transport.listModels(destination, signal), clock);
    },
    countSpareCalls: ({ provider, access }) => getBudget(provider, access).spare,
    listOpenCircuits: () => circuits.list(),
    close: () => transport.close(),
  };
}

interface HashedSchema extends CompiledSchema {
  hash: string;
  /**
   * Whether the schema may be sent in strict mode. Profiles without a strict mode of their own compile to schemas that
   * any strict mode accepts.
   */
  fitsStrict: boolean;
  /** The properties of its root. */
  names: ReadonlySet<string>;
  /** The properties of the definition's root. */
  ownNames: ReadonlySet<string>;
}

/**
 * Compiles and hashes a schema once per provider profile: a long document sends the same schema up to a hundred times.
 */
function compileOnce(compileSchema: ModelClientOptions['compileSchema']) {
  const known = new WeakMap<JsonObject, Map<SchemaProfile, HashedSchema>>();
  return (definition: JsonObject, entry: ProviderEntry): HashedSchema => {
    const profile = getSchemaProfile(entry.schemaProfile);
    const byProfile = known.get(definition) ?? new Map<SchemaProfile, HashedSchema>();
    known.set(definition, byProfile);
    const before = byProfile.get(profile);
    if (before !== undefined) return before;
    const compiled = compileSchema(definition, profile);
    const fitsStrict = compiled.strict || (!profile.strict && profile.allRequired && profile.closedObjects);
    const names = new Set(Object.keys(compiled.schema['properties'] ?? {}));
    const ownNames = new Set(buildFieldTree(definition).properties?.map(({ name }) => name));
    const hashed = { ...compiled, hash: hashDefinition(definition), fitsStrict, names, ownNames };
    byProfile.set(profile, hashed);
    return hashed;
  };
}
