import type { EnvironmentDetail, EnvironmentPatch, Provider, ProviderKey } from '@excerpt/sdk';

/** A model of a chain as it is typed: an empty model is the default of its key. */
export interface ModelChoice {
  /** Empty for the system fallback. */
  providerKeyId: string;
  model: string;
}

export interface EnvironmentForm extends ModelChoice {
  fallbacks: ModelChoice[];
  allowedResidencies: string[];
  verify: boolean;
  /** Empty to keep documents and runs. */
  retentionDays: string;
  keepPrompts: boolean;
  promptRetentionDays: string;
}

export const MAX_FALLBACKS = 5;

export function toForm(environment: EnvironmentDetail): EnvironmentForm {
  const { providerKeyId, model, fallbacks, allowedResidencies, verify, retentionDays } = environment;
  const { keepPrompts, promptRetentionDays } = environment;
  return {
    providerKeyId: providerKeyId ?? '',
    model: model ?? '',
    fallbacks: fallbacks.map((fallback) => ({ providerKeyId: fallback.providerKeyId, model: fallback.model ?? '' })),
    allowedResidencies,
    verify,
    retentionDays: retentionDays === null ? '' : String(retentionDays),
    keepPrompts,
    promptRetentionDays: String(promptRetentionDays),
  };
}

const emptyToNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const toPatch = (form: EnvironmentForm) => ({
  providerKeyId: emptyToNull(form.providerKeyId),
  model: emptyToNull(form.model),
  fallbacks: form.fallbacks
    .filter(({ providerKeyId }) => providerKeyId !== '')
    .map(({ providerKeyId, model }) => ({ providerKeyId, model: emptyToNull(model) })),
  allowedResidencies: form.allowedResidencies,
  verify: form.verify,
  retentionDays: form.retentionDays === '' ? null : Number(form.retentionDays),
  keepPrompts: form.keepPrompts,
  promptRetentionDays: Number(form.promptRetentionDays),
});

/** What the form changes; null for nothing. Key and model are sent together, since they must fit each other. */
export function toEnvironmentPatch(environment: EnvironmentDetail, form: EnvironmentForm): EnvironmentPatch | null {
  const before = toPatch(toForm(environment));
  const after = toPatch(form);
  const differs = (name: keyof typeof after) => JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  const isBindingChanged = differs('providerKeyId') || differs('model');
  const names = (Object.keys(after) as (keyof typeof after)[]).filter((name) =>
    name === 'providerKeyId' || name === 'model' ? isBindingChanged : differs(name),
  );
  return names.length === 0 ? null : Object.fromEntries(names.map((name) => [name, after[name]]));
}

/** The residencies that can be chosen: those of providers, of the caller's keys, and those allowed already. */
export function listResidencies(environment: EnvironmentDetail, providers: Provider[], keys: ProviderKey[]): string[] {
  const all = [...providers, ...keys].map(({ residency }) => residency).concat(environment.allowedResidencies);
  return [...new Set(all)].filter((residency) => residency !== null && residency !== 'unknown').toSorted() as string[];
}
