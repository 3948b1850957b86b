const MAX_BODY_BYTES = 256 * 1024;

/** What is left out of a body that is too large, in this order, until it fits. */
const LARGE_FIELDS = [
  ['extractedData', 'reviewedData', 'evidence', 'partialData', 'content', 'actions', 'parts'],
  ['schemaSnapshot', 'definition'],
];

/**
 * The body of an event, as it is signed and sent. Over 256 KiB the data of its resource is null: the id leads to it.
 */
export function createEventBody(type: string, timestamp: string, data: object): string {
  let body = JSON.stringify({ type, timestamp, data });
  let reduced: Record<string, unknown> = { ...data };
  for (const fields of LARGE_FIELDS) {
    if (new TextEncoder().encode(body).length <= MAX_BODY_BYTES) return body;
    const left = fields.filter((field) => field in reduced).map((field) => [field, null]);
    reduced = { ...reduced, ...Object.fromEntries(left) };
    body = JSON.stringify({ type, timestamp, data: reduced });
  }
  return body;
}
