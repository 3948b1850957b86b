export interface PageEnvelope<T> {
  total: number;
  page: number;
  pageSize: number;
  data: T[];
}

const DEFAULT_PAGE_SIZE = 20;

/** A page of a list that is in its order already. */
export function paginate<T>(
  items: readonly T[],
  { page = 1, pageSize = DEFAULT_PAGE_SIZE }: { page?: number; pageSize?: number },
): PageEnvelope<T> {
  const from = (page - 1) * pageSize;
  return { total: items.length, page, pageSize, data: items.slice(from, from + pageSize) };
}

/** A page of a list whose newest item comes last. */
export function paginateNewest<T>(items: readonly T[], query: { page?: number; pageSize?: number }): PageEnvelope<T> {
  return paginate(items.toReversed(), query);
}
