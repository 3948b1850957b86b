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
  return (page - 1) * pageSize;
}

export function mapPage<T, U>({ data, ...rest }: Page<T>, present: (item: T) => U): Page<U> {
  return { ...rest, data: data.map(present) };
}
