/** Which part of a list is asked for. */
export interface PageRequest {
  /** 1-based. */
  page: number;
  /** 1 to 100. */
  pageSize: number;
}

export interface Page<T> extends PageRequest {
  /** Exact, over all pages. */
  total: number;
  data: T[];
}

export function offsetOf({ page, pageSize }: PageRequest): number {
  // No list is longer, and no database counts further.
  return Math.min((page - 1) * pageSize, Number.MAX_SAFE_INTEGER);
}

export function mapPage<T, U>({ data, ...rest }: Page<T>, present: (item: T) => U): Page<U> {
  return { ...rest, data: data.map(present) };
}
