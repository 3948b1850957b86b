/** The fields of the SDK's errors. Its class is not imported, as that would load it for every failure. */
interface RequestError extends Error {
  code: string;
  status: number | undefined;
  details: { path: string; message: string }[] | undefined;
  requestId: string | undefined;
}

const MAX_DETAILS = 10;

export function isRequestError(error: unknown): error is RequestError {
  return error instanceof Error && 'code' in error && 'status' in error && 'retryable' in error;
}

/** Statuses that say something about one document; others concern all of them. */
const DOCUMENT_STATUSES = new Set([413, 415]);
const DOCUMENT_CODES = /document|file|pages|empty|charset/;

/** Whether a refusal is about the uploaded document, so that others may succeed. */
export function isAboutDocument({ status = 0, code }: RequestError): boolean {
  return DOCUMENT_STATUSES.has(status) || (status === 422 && DOCUMENT_CODES.test(code));
}

/** The commands that list what exists, by what was not found. */
const LISTS: Record<string, string> = {
  Workspace: 'excerpt workspaces list',
  Schema: 'excerpt schemas list',
  Document: 'excerpt documents list',
  Run: 'excerpt runs list',
  Packet: 'excerpt packets list',
  Batch: 'excerpt batches list --schema KEY',
};

function adviseOnAbsent(message: string): string | null {
  const list = LISTS[message.split(' ')[0] ?? ''];
  return list === undefined ? null : `What exists in the workspace and environment: ${list}`;
}

function adviseOn({ status, code, message, requestId }: RequestError): string | null {
  if (code === 'timeout') return 'The server did not answer in time. Try again.';
  if (code === 'not_found') return adviseOnAbsent(message);
  if (status === undefined)
    return 'Check that the server runs, and its address in --base-url, EXCERPT_BASE_URL or the profile: excerpt doctor';
  if (status === 401) return 'Run excerpt login, or set EXCERPT_API_KEY to a valid key.';
  if (code === 'no_key')
    return 'Add a key of the provider: excerpt providers keys add PROVIDER. Or choose another model.';
  if (code === 'environment_locked') return 'Choose --env production, or ask the operator for the plan pro.';
  if (status === 429) return 'Try again later, or lower --concurrency.';
  if (status >= 500)
    return requestId === undefined ? 'Try again.' : 'Try again. If it persists, give the operator the request id.';
  return null;
}

/** Why a connection failed, such as `connect ECONNREFUSED 127.0.0.1:8787`: the innermost cause. */
function readReason(error: Error): string | null {
  let cause: unknown = error.cause;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  const reason = cause instanceof Error ? cause.message : '';
  return reason === '' || error.message.includes(reason) ? null : reason;
}

/** A failed request as lines: what happened, its details, and what to do next. */
export function explainRequestError(error: RequestError): string {
  const { message, status, requestId } = error;
  const reason = status === undefined ? readReason(error) : null;
  // The message has the only detail already.
  const details = (error.details ?? []).filter((one, _, all) => all.length > 1 || !message.endsWith(`${one.message}.`));
  const advice = adviseOn(error);
  return [
    reason === null ? message : `${message} (${reason})`,
    ...details.slice(0, MAX_DETAILS).map(({ path, message: detail }) => `  ${path}: ${detail}`),
    ...(details.length > MAX_DETAILS ? [`  … and ${details.length - MAX_DETAILS} more`] : []),
    ...(advice === null ? [] : [advice]),
    ...(status !== undefined && status >= 500 && requestId !== undefined ? [`Request id: ${requestId}`] : []),
  ].join('\n');
}
