/** The parts of a request that are validated. Validation replaces the texts in `path` and `query` by typed values. */
export interface RequestParts {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  requestBody?: unknown;
}
