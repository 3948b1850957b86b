import { listReviews, listRuns } from '@excerpt/sdk';
import { useQuery, type QueryClient } from '@tanstack/preact-query';
import { toEnvironment, useParameters } from '../lib/console-address.ts';
import { QUEUE_PARAMETER } from '../lib/lists/list-place.ts';
import { toRunQuery } from '../lib/run-query.ts';
import { getClient } from './console-session.ts';
import { PAGE_SIZE } from './use-list-pages.ts';

export interface ListedDocument {
  runId: string;
  /** Null without a review. As it was when the list was read. */
  reviewStatus: string | null;
}

interface DocumentPage {
  total: number;
  documents: ListedDocument[];
}

const OPEN_LIST = 'documentList';

/** Before a document is opened from a list, which is read as it is then. */
export const forgetOpenList = (queries: QueryClient): void => queries.removeQueries({ queryKey: [OPEN_LIST] });

const REVIEW_STATUSES = ['needed', 'in_review', 'approved', 'rejected'] as const;

/** The pages of the list that the address names, from 0. */
function toPageQuery(slug: string, parameters: URLSearchParams) {
  const env = toEnvironment(parameters.get('env'));
  const schemaKey = parameters.get('schema') ?? '';
  const queue = parameters.get(QUEUE_PARAMETER);
  const status = REVIEW_STATUSES.find((one) => one === queue);
  const query = toRunQuery(parameters);
  const options = { client: getClient(), throwOnError: true } as const;

  async function read(index: number): Promise<DocumentPage> {
    const page = { env, page: index + 1, pageSize: PAGE_SIZE };
    if (queue === null) {
      const { data } = await listRuns({ ...options, path: { slug, schemaKey }, query: { ...query, ...page } });
      return { total: data.total, documents: data.data.map(({ id, reviewStatus }) => ({ runId: id, reviewStatus })) };
    }
    const filter = { ...(status && { status }), ...(schemaKey !== '' && { schemaKey }) };
    const { data } = await listReviews({ ...options, path: { slug }, query: { ...filter, ...page } });
    return { total: data.total, documents: data.data.map(({ runId, status: now }) => ({ runId, reviewStatus: now })) };
  }
  return (index: number) => ({
    queryKey: [OPEN_LIST, slug, env, schemaKey, queue ?? query, index] as const,
    queryFn: () => read(index),
    // What is done with its documents must not move the neighbours away from the reader.
    staleTime: Infinity,
  });
}

interface OpenList {
  total: number;
  /** The place of the document, from 0. */
  at: number;
  previous: ListedDocument | undefined;
  next: ListedDocument | undefined;
}

/** The list that a document was opened from, as it was then. Undefined without a list, and until it is read. */
export function useDocumentList(slug: string, runId: string): OpenList | undefined {
  const [parameters] = useParameters();
  const named = Number(parameters.get('at') ?? -1);
  const toQuery = toPageQuery(slug, parameters);
  const isListed = named >= 0 && (parameters.has(QUEUE_PARAMETER) || parameters.has('schema'));
  const page = Math.max(0, Math.floor(named / PAGE_SIZE));
  const { data } = useQuery({ ...toQuery(page), enabled: isListed });
  const found = data?.documents.findIndex((document) => document.runId === runId) ?? -1;
  const at = found === -1 ? named : page * PAGE_SIZE + found;
  const pageOf = (index: number) => Math.max(0, Math.floor(index / PAGE_SIZE));
  const before = useQuery({ ...toQuery(pageOf(at - 1)), enabled: isListed });
  const after = useQuery({ ...toQuery(pageOf(at + 1)), enabled: isListed });
  if (!isListed || data === undefined) return undefined;
  return {
    total: data.total,
    at,
    previous: at === 0 ? undefined : before.data?.documents[(at - 1) % PAGE_SIZE],
    next: after.data?.documents[(at + 1) % PAGE_SIZE],
  };
}

/**
 * The documents of the list after a place, then those before it.
 * @param parameters of the address
 */
export async function* readFrom(
  queries: QueryClient,
  slug: string,
  parameters: URLSearchParams,
): AsyncGenerator<ListedDocument & { at: number }> {
  const first = Number(parameters.get('at') ?? -1);
  const toQuery = toPageQuery(slug, parameters);
  const read = (at: number) => queries.fetchQuery(toQuery(Math.floor(at / PAGE_SIZE)));
  const { total } = await read(Math.max(0, first));
  for (let step = 1; step < total; step += 1) {
    const at = (first + step) % total;
    const document = (await read(at)).documents[at % PAGE_SIZE];
    if (document !== undefined) yield { ...document, at };
  }
}
