import { AdvisedError } from '../client/advised-error.ts';
import { isRequestError } from '../client/explain-error.ts';

type RequestError = Error & {
  code: string;
  status: number | undefined;
  details: { path: string; message: string }[] | undefined;
};

const MAX_DETAILS = 10;

/** The tools that list what exists, by what was not found. */
const LISTS: Record<string, string> = {
  Workspace: 'get_schemas without workspace names those that exist.',
  Schema: 'get_schemas lists those that exist.',
  Document: 'find_documents lists those that exist.',
  Run: 'list_runs lists those that exist.',
};

/** What an agent can do next, or ask its user for. */
function advise({ status, code, message }: RequestError): string | null {
  if (code === 'not_found') return LISTS[message.split(' ')[0] ?? ''] ?? null;
  if (code === 'timeout') return 'Call again.';
  if (status === undefined)
    return 'The server cannot be reached. Call again in a minute; if that fails, ask the user whether it runs.';
  if (status === 401) return 'Ask the user for a valid EXCERPT_API_KEY in the settings of this MCP server.';
  if (code === 'no_key') return 'Pass another model, or ask the user to add a key of the provider in the console.';
  if (code === 'environment_locked') return 'Pass env production.';
  if (status === 429 || status >= 500) return 'Call again in a minute.';
  return null;
}

function describeRequestError(error: RequestError): string {
  const { code, message, details = [] } = error;
  const advice = advise(error);
  return [
    `${code}: ${message}`,
    ...details.slice(0, MAX_DETAILS).map(({ path, message: detail }) => `${path} ${detail}`),
    ...(details.length > MAX_DETAILS ? [`and ${details.length - MAX_DETAILS} more`] : []),
    ...(advice === null ? [] : [advice]),
  ].join('\n');
}

/** Messages of an error and its causes for an agent, without stacks and without commands of the CLI. */
export function describeError(error: unknown): string {
  const messages: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const own = cause instanceof AdvisedError ? cause.forAgents : cause.message;
    const message = isRequestError(cause) ? describeRequestError(cause) : own;
    if (!messages.some((earlier) => earlier.includes(message))) messages.push(message);
    if (isRequestError(cause)) break;
  }
  return messages.length > 0 ? messages.join('\n') : String(error);
}
