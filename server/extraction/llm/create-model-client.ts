import { steadyClock, type Clock } from '../../lib/clock.ts';
import { ExtractionError, isTimedOut, type ProviderAccess } from '../engine.ts';
import { computeCost, findPrice } from '../models/model-prices.ts';
import type { ProviderEntry, ProviderRegistry } from '../models/provider-registry.ts';
import { openWrapper } from '../schema/fit/open-wrapper.ts';
import { CallQuota, type QuotaLimits } from './call-quota.ts';
import { Circuits } from './circuits.ts';
import { compileOnce, type CompileSchema } from './compile-once.ts';
import { askWithFallback } from './fallback-ladder.ts';
import {
  explainEnd,
  explainLeftOut,
  explainTurn,
  explainUnknown,
  isOutage,
  type Spent,
} from './failures/explain-failure.ts';
import type { Target } from './failures/failure-table.ts';
import { limitCost, toCostError } from './limit-cost.ts';
import { readModels } from './list-models.ts';
import type { ModelClient, StructuredAnswer, StructuredCall } from './model-client.ts';
import { observeRequest, type ObservedRequest } from './observe-request.ts';
import { listSchemaWords } from './failures/quoted-text.ts';
import { WIRE_FORMATS } from './formats/wire-formats.ts';
import { Requester, type RetrySchedule } from './requester.ts';
import { createRungMemory, describeOmitted, describeRelaxations, isEnforced, listRungs } from './rungs.ts';
import { countTokens } from './formats/prompt-parts.ts';
import type { Reading } from './formats/wire-format.ts';
import { ServedModels } from './served-models.ts';
import { WritingSpeeds } from './writing-speeds.ts';
import { createTransport, type Destination, type TransportOptions } from './transport.ts';

export interface ModelClientOptions extends Omit<TransportOptions, 'maxResponseBytes'> {
  registry: ProviderRegistry;
  clock: Clock;
  compileSchema: CompileSchema;
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
/** Below, usage says nothing about a window. */
const MIN_CUT_TOKENS = 1_024;
/** Estimates are up to twice the tokens. */
const MIN_READ_SHARE = 0.45;
const MAX_QUOTAS = 1_000;
/**
 * What two cores take for a run. Calls that start faster are answered together, faster than the answers can be worked
 * on: at 64 calls of 200 ms, a spacing of 1 ms takes 1.15 times the ideal time, this one 1.09.
 */
const APART_MS = 2.5;

/** Creates the client for all providers. */
export function createModelClient(options: ModelClientOptions): ModelClient {
  const { registry, clock, concurrency, maxWaitMs, maxResponseBytes = 8 * 2 ** 20, firstDelayMs = 500 } = options;
  const transport = createTransport({ ...options, maxResponseBytes });
  const steady = steadyClock(clock);
  const memory = createRungMemory(steady);
  const compiledFor = compileOnce(options.compileSchema);
  const quotas = new Map<string, CallQuota>();
  const circuits = new Circuits(steady);
  const served = new ServedModels();
  const speeds = new WritingSpeeds();
  const schedule: RetrySchedule = {
    maxRequests: MAX_REQUESTS,
    firstDelayMs,
    maxDelayMs: firstDelayMs * 16,
    maxWaitMs,
  };
  const limits: QuotaLimits = {
    concurrency: concurrency,
    spacingMs: APART_MS,
    maxWaitMs,
    firstPauseMs: firstDelayMs * 2,
    maxPauseMs: firstDelayMs * 64,
  };

  const nameQuota = (provider: string, { quota }: ProviderAccess): string => `${provider}\n${quota}`;

  const nameServer = ({ provider, access }: Pick<StructuredCall, 'provider' | 'access'>): string =>
    `${nameQuota(provider, access)}\n${access.baseUrl}`;
  const nameSpeed = ({ model, ...call }: Pick<StructuredCall, 'provider' | 'access' | 'model'>): string =>
    `${nameServer(call)}\n${model}`;

  function getQuota(provider: string, access: ProviderAccess): CallQuota {
    const key = nameQuota(provider, access);
    const quota = quotas.get(key) ?? new CallQuota(steady, limits);
    quotas.set(key, quota);
    if (quotas.size > MAX_QUOTAS)
      for (const [other, { isIdle }] of quotas) if (isIdle && other !== key) quotas.delete(other);
    return quota;
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
    const isSystem = access.quota === 'system';
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
        quota: getQuota(provider, access),
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
    const key = [call.provider, destination.baseUrl, call.model, compiled.hash, call.variesSchema === true].join('\n');
    const known = memory.get(key);
    const words = listSchemaWords(call.schema);
    const format = WIRE_FORMATS[entry.wireFormat];
    const possible = listRungs(entry, compiled.fitsStrict, format.rungs);
    // Models of servers that repeat the schema do not see it as a parameter, so that it does not disturb their cache.
    const isInPrompt = call.variesSchema === true && !entry.quirks.repeatSchema;
    const rungs = isInPrompt ? possible.filter((rung) => !isEnforced(rung)) : possible;
    const speedKey = nameSpeed(call);
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
      ask({ body, optional, tokens }, parts) {
        let sentAt = 0;
        let observed: ObservedRequest | null = null;
        return requester.ask(
          tokens,
          async () => {
            sentAt = performance.now();
            observed = observeRequest(parts, body, clock);
            try {
              return await transport.complete(destination, body, call.signal);
            } catch (error) {
              observed?.fail(error);
              throw error;
            }
          },
          (answer) => {
            const milliseconds = performance.now() - sentAt;
            const read = format.readCompletion(answer, entry.quirks, { parameters: optional, words }, clock.now());
            speeds.measure(speedKey, read.usage?.outputTokens ?? 0, milliseconds);
            const reading = refuseCutPrompt(read, call, entry);
            observed?.answer(answer, reading);
            return reading;
          },
        );
      },
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

  /** A server that cuts a prompt to its window, without a word, answers from a part of the document. */
  function refuseCutPrompt(reading: Reading, call: StructuredCall, { kind }: ProviderEntry): Reading {
    const { inputTokens = 0 } = reading.usage ?? {};
    const hasFiles = call.messages.some(({ content }) => typeof content !== 'string');
    if (kind !== 'self-hosted' || hasFiles || inputTokens < MIN_CUT_TOKENS) return reading;
    if (inputTokens >= countTokens(call.messages, null) * MIN_READ_SHARE) return reading;
    served.learn(nameServer(call), call.model, inputTokens);
    const failure = { kind: 'context', status: 200, code: 'prompt_cut', retryAfterMs: null } as const;
    return { ...reading, outcome: { kind: 'failed', failure } };
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
    const circuit = nameQuota(provider, access);
    if (turn !== null && !circuits.admits(circuit)) throw explainLeftOut(reached.target);
    try {
      const answer = await complete(call, reached, limit);
      circuits.succeed(circuit);
      return answer;
    } catch (cause) {
      const isTurnOver = turn?.aborted === true && !given.signal.aborted;
      const { target, requester } = reached;
      const end: unknown = given.signal.reason;
      const error = isTurnOver
        ? explainTurn(target, turnMs ?? 0, requester.spent)
        : end === cause && end instanceof ExtractionError
          ? explainEnd(target, requester.unanswered, requester.spent, end)
          : cause;
      // A call that only waited for its turn says nothing.
      if (isTimedOut(error)) speeds.slow(nameSpeed(call));
      if (isOutage(error) && requester.spent.requests > 0) circuits.fail(circuit, { provider, quota: access.quota });
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
      if (!entry.quirks.listsModels && entry.publishedModels === 'none') return null;
      return readModels(target, requester, () => transport.listModels(destination, signal), clock);
    },
    async describeModel({ provider, model, access, signal }) {
      const { entry, destination } = reach(provider, model, access, signal);
      const isUnlisted = entry.kind === 'self-hosted' && !entry.models.some(({ id }) => id === model);
      const at = { provider, baseUrl: destination.baseUrl, model };
      const contextTokens =
        access.contextTokens ??
        (isUnlisted
          ? await served.readWindow(nameServer({ provider, access }), at, (url, body) =>
              transport.readJson(destination, url, signal, body),
            )
          : null);
      signal.throwIfAborted();
      const isOwnServer = entry.kind === 'self-hosted';
      return {
        contextTokens,
        price: findCallPrice({ provider, model }),
        maxOutputTokens: contextTokens !== null && isOwnServer ? Math.floor(contextTokens / 2) : null,
        writingSpeed: speeds.get(nameSpeed({ provider, model, access })),
        timeoutMs: options.timeoutMs,
      };
    },
    countSpareCalls: ({ provider, access }) => getQuota(provider, access).spare,
    listOpenCircuits: () => circuits.list(),
    close: () => transport.close(),
  };
}
