import { measureDistance } from '../../lib/edit-distance.ts';
import type { ProviderEntry } from './provider-registry.ts';

const MAX_NEAR = 3;

/** `-latest`, `-2026-01-31`, `:0709` and the like at the end of a name. */
const VERSION_WORDS = /(?:[-:@](?:latest|preview|beta|\d{4}-\d{2}-\d{2}|\d{4,8}))+$/;
/** What the name of a listed model has more than its alias. */
const VERSION_REST = /^(?:[-:@.]v?\d[\d.]*|[-:@](?:latest|preview|beta))+$/;

/** Whether the provider's own list decides which models are allowed. The operator's list replaces it. */
export function followsPublishedList({ models, publishedModels }: ProviderEntry): boolean {
  return models.length === 0 && publishedModels !== 'none';
}

/**
 * Whether a model may exist although the provider's list does not name it: as an alias of a listed model, or as a model
 * of the user's own account.
 */
function mayExist(provider: ProviderEntry, published: readonly string[], model: string): boolean {
  const stem = model.replace(VERSION_WORDS, '');
  const isAlias = published.some(
    (one) => one === stem || (one.startsWith(stem) && VERSION_REST.test(one.slice(stem.length))),
  );
  if (isAlias || provider.publishedModels === 'all') return isAlias;
  const owner = readOwner(model);
  return model.includes('#') || (owner !== '' && published.every((one) => readOwner(one) !== owner));
}

const readOwner = (model: string): string => model.slice(0, Math.max(0, model.lastIndexOf('/')));

/**
 * Why a model is not one of the list that the provider published; null if it is, or may be.
 * @param published null if the list is not known
 */
export function explainUnpublished(
  provider: ProviderEntry,
  published: readonly string[] | null,
  model: string,
): string | null {
  if (published === null || published.length === 0 || !followsPublishedList(provider)) return null;
  const wanted = model.toLowerCase();
  const known = published.map((one) => one.toLowerCase());
  if (known.includes(wanted) || mayExist(provider, known, wanted)) return null;
  const near = published
    .map((name, index) => ({ name, distance: measureDistance(wanted, known[index] ?? '') }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MAX_NEAR)
    .map(({ name }) => name);
  const count = published.length > near.length ? `, the nearest of ${published.length}` : '';
  return (
    `The provider ${provider.id} does not list the model ${model}. It lists ${near.join(', ')}${count}. ` +
    'If it is new, POST /provider-keys/{id}/verify reads the list again.'
  );
}
