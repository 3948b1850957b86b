import { describe, expect, it } from 'vitest';
import type { Db } from '../db/database.ts';
import type { ModelChoice } from '../lib/models/model-choice.ts';
import { completeOptions } from '../lib/models/run-options.ts';
import type { Caller } from '../users/service.ts';
import { limitPlan, planAgain } from './accept-run.ts';

const choice = (provider: string, model = 'm', providerKeyId: string | null = `pk_${provider}`) =>
  ({ provider, model, residency: 'EU', keySource: 'user', providerKeyId }) as ModelChoice;
const currencies: Record<string, string | null> = { euro: 'EUR', other: 'EUR', dollar: 'USD', unknown: null };
const findCurrency = ({ provider }: ModelChoice) => currencies[provider] ?? null;
const namesOf = ({ fallbacks }: { fallbacks: ModelChoice[] }) => fallbacks.map(({ provider }) => provider);

describe('limitPlan', () => {
  const fallbacks = [choice('other'), choice('dollar'), choice('unknown')];

  it('keeps all models without a limit', () => {
    const plan = { resolution: choice('unknown'), fallbacks };
    expect(limitPlan({ findCurrency }, plan, { maxCost: null })).toEqual(plan);
  });

  it('keeps the fallbacks whose price is known, in the currency of the model', () => {
    const plan = limitPlan({ findCurrency }, { resolution: choice('euro'), fallbacks }, { maxCost: 1 });
    expect(namesOf(plan)).toEqual(['other']);
  });

  it('refuses a model without a price, also for a limit of 0', () => {
    const refused = expect.objectContaining({ code: 'validation_failed' });
    for (const maxCost of [0, 1])
      expect(() => limitPlan({ findCurrency }, { resolution: choice('unknown'), fallbacks }, { maxCost })).toThrow(
        refused,
      );
  });
});

describe('planAgain', () => {
  const environment = { fallbacks: [choice('other')] } as never as Parameters<typeof planAgain>[3]['environment'];

  /** Plans a run again whose model is now `resolved`, in an environment that is bound to `bound`. */
  function again(resolved: ModelChoice, bound: Pick<ModelChoice, 'providerKeyId' | 'model'>) {
    const providers = {
      resolveAgain: async () => resolved,
      describe: async () => bound,
      findCurrency,
      plan: async (_db: Db, { fallbacks }: { fallbacks: ModelChoice[] }, resolution: ModelChoice) => ({
        resolution,
        fallbacks,
      }),
    } as never as Parameters<typeof planAgain>[0];
    const options = completeOptions({});
    return planAgain(providers, {} as Db, {} as Caller, { environment, earlier: resolved, options });
  }

  it('has the fallbacks of the environment if its model is that of the run', async () => {
    expect(namesOf(await again(choice('euro'), { providerKeyId: 'pk_euro', model: 'm' }))).toEqual(['other']);
  });

  it('has none if the run named another model or key', async () => {
    expect(namesOf(await again(choice('euro'), { providerKeyId: 'pk_euro', model: 'n' }))).toEqual([]);
    expect(namesOf(await again(choice('euro'), { providerKeyId: null, model: 'm' }))).toEqual([]);
  });
});

it('a run asks once, shows scanned pages and has no limit of its cost by default', () => {
  expect(completeOptions({})).toEqual({ samples: 1, vision: 'auto', maxCost: null });
  expect(completeOptions({ samples: 3, vision: 'never', maxCost: 0 })).toEqual({
    samples: 3,
    vision: 'never',
    maxCost: 0,
  });
});
