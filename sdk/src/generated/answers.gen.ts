// Generated from openapi/ by `npm run generate`. Do not edit.

/** The paths of operations that answer bytes. */
export const BINARY_ANSWERS: ReadonlySet<string> = new Set([
  '/schema-templates/{key}/document',
  '/documents/{id}/file',
  '/documents/{id}/pages/{pageNumber}/image',
  '/batches/{id}/results',
  '/exports/{id}/results',
  '/workspaces/{slug}/privacy/archive',
  '/audit-log/export',
]);
