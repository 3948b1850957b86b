/** The requested page of a list. */
export interface PageRequest {
  /** Starts at 1. */
  page: number;
  /** 1 to 100. */
  pageSize: number;
}

export interface Page<T> extends PageRequest {
  /** Exact number of items on all pages. */
  total: number;
  data: T[];
}

export function getOffset({ page, pageSize }: PageRequest): number {
  // Larger offsets exceed every list, and databases reject them.
  return Math.min((page - 1) * pageSize, Number.MAX_SAFE_INTEGER);
}

export function mapPage<T, U>({ data, ...rest }: Page<T>, present: (item: T) => U): Page<U> {
  return { ...rest, data: data.map(present) };
}
