/** The list that a document was opened from, and its place there. Links between its documents carry them on. */
import { linkTo, toEnvironment, toEnvParameter } from '../console-address.ts';
import { pickListParameters } from '../run-query.ts';

type Parameters = Record<string, string>;

/** The parameter that says that the list is the queue of reviews: a status of reviews, or `all`. */
export const QUEUE_PARAMETER = 'queue';

const pick = (parameters: URLSearchParams, names: string[]): Parameters =>
  Object.fromEntries(names.flatMap((name) => (parameters.has(name) ? [[name, parameters.get(name) ?? '']] : [])));

/** The parameters that name a list and a place in it; none for a document that was not opened from a list. */
export function pickListPlace(parameters: URLSearchParams): Parameters {
  if (parameters.has(QUEUE_PARAMETER)) return pick(parameters, [QUEUE_PARAMETER, 'schema', 'at', 'env']);
  return { ...pickListParameters(parameters), ...pick(parameters, ['schema', 'at', 'env']) };
}

/** The way back to the list, at the document's row; undefined without a list. */
export function linkToList(slug: string, parameters: URLSearchParams): { href: string; label: string } | undefined {
  if (!parameters.has('at')) return undefined;
  const { [QUEUE_PARAMETER]: status, ...place } = pickListPlace(parameters);
  if (status !== undefined) return { href: linkTo(`/${slug}/reviews`, { ...place, status }), label: 'Reviews' };
  return { href: linkTo(`/${slug}/runs`, place), label: parameters.has('batch') ? 'Check these' : 'Runs' };
}

/** A document of a list, in the view of its run or its review. */
export function linkToDocument(
  slug: string,
  view: 'runs' | 'reviews',
  { runId, at }: { runId: string; at: number },
  parameters: URLSearchParams,
): string {
  const env = toEnvParameter(toEnvironment(parameters.get('env')));
  return linkTo(`/${slug}/${view}/${runId}`, { ...pickListPlace(parameters), at, env });
}
