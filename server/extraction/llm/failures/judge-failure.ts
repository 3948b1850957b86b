import type { ProviderError } from './provider-error.ts';

/**
 * The cause of a failed request. `schema`: this structured-output mode is not supported here, another may be.
 * `parameter`: the request works without the parameter, or with its other name. `rejected`: the request is invalid in a
 * way that no retry can fix.
 */
export type FailureKind =
  | 'auth'
  /** The provider knows the key, which lacks a permission. */
  | 'permission'
  | 'no_credit'
  | 'model'
  | 'context'
  | 'refused'
  | 'rate_limited'
  | 'unavailable'
  /** A successful response without a completion. */
  | 'no_answer'
  | 'redirect'
  | 'schema'
  | 'parameter'
  | 'rejected';

export interface Judgement {
  kind: FailureKind;
  /** Only set for `parameter`. */
  parameter?: string;
}

const anyOf = (...patterns: RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join('|'), 'i');

const KEY = anyOf(
  /api[ _-]?key.{0,60}(not valid|invalid|incorrect|expired|missing|not found)/,
  /(invalid|incorrect|missing|expired).{0,40}api[ _-]?key|unauthori[sz]ed|api_key_invalid/,
  /authentication/,
);
const PERMISSION = /missing scopes?\b|insufficient permissions/i;
const CREDIT = anyOf(
  /insufficient[ _](quota|balance|credits?|funds)|credit balance|out of credits|payment required/,
  /billing_hard_limit|billing_error|billing_not_active|exceeded your current quota/,
  /(available|prepayment) credits|n[o']t have any credits|(spend|spending) (limit|cap)|specified api usage limits/,
  /key limit exceeded/,
);
const CONTENT = anyOf(
  /content[ _-]?(filter|policy|management)|responsible ?ai|blocked by.{0,30}safety/,
  /safety (system|setting|filter)|flagged|moderation|usage (polic(y|ies)|guidelines)|content exists risk/,
);
const CONTEXT = anyOf(
  /context[ _-]?(length|window|size|limit)|maximum context|request[ _]too[ _]large/,
  /(prompt|input|message|request)s? (is|are|was) too (long|large)|too many (input |prompt )?tokens/,
  // `context=` names a place in a schema, and `context deadline exceeded` is a timeout.
  /exceed(s|ed)?.{0,60}(token (count|limit)|number of tokens|tokens allowed|context(?!=| deadline| cancell?ed))/,
  /token (count|limit).{0,60}exceed|reduce the length|string_above_max_length/,
  /maximum (prompt|model) length|tokens.{0,40}must be <=|payload size exceeds/,
);
const MODEL = anyOf(
  /model_not_found|invalid[ _]model|unknown model|no such model|not a valid model|model not found/,
  /deploymentnotfound/,
  /(model|deployment).{0,120}(not found|does ?n[o']t exist|do not have access|not available)/,
  /(model|deployment).{0,120}(no longer available|been (deprecated|retired|decommissioned))/,
  /access to (the|this) model|model not exist|model identifier is invalid/,
);
const STRUCTURE = anyOf(
  /response_?format|json[ _-]?schema|\bschemas?\b|structured[ _-]?outputs?|tool_choice|\btools?\b/,
  /function[ _-]?(call|declaration|parameters)|grammar|guided|additionalproperties|too many states/,
  /json[ _-]?(mode|object)|json_validate_failed|requested parameters/,
);
/** For a 5xx status: only these words show that the schema caused it. */
const BROKEN_BY_STRUCTURE = /response_?format|json[ _-]?schema|grammar/i;
const NOTHING = anyOf(
  /bad request|invalid request|invalid_request_error|(request contains an )?invalid argument/,
  /provider returned error|unprocessable entity|validation error/,
);
const SAYS_NOTHING = new RegExp(`^\\s*(${NOTHING.source})?[.!]?\\s*$`, 'i');

/**
 * @param status 300 to 599, of the response or of the error inside it
 * @param hasRetryHint whether the provider names a retry time
 * @param parameters optional parameters that the request contained
 */
export function judgeFailure(
  status: number,
  error: ProviderError,
  hasRetryHint: boolean,
  parameters: readonly string[],
): Judgement {
  const { text } = error;
  // What the provider quotes of the user's schema is no evidence: a property may be named `authentication`.
  const words = `${error.statement}\n${error.codes.join('\n')}`;
  if (status < 400) return { kind: 'redirect' };
  if (status === 401) return { kind: PERMISSION.test(words) ? 'permission' : 'auth' };
  if (status === 402) return { kind: 'no_credit' };
  if (status === 413) return { kind: 'context' };
  if (status === 429) return { kind: judgeLimit(words, hasRetryHint) };
  if (PASSING.has(status)) return { kind: 'unavailable' };
  if (status >= 500) return { kind: judgeServerError(words, text) };
  if (status === 403) return { kind: judgeForbidden(words) };
  // Some providers say 410 of a model that they have retired.
  if (status === 404 || status === 410) return judgeNotFound(text, parameters);
  return judgeBadRequest(words, text, parameters);
}

/** Parameters without which a request asks for the same, in the order in which fewer models support them. */
const DISPENSABLE = ['seed', 'temperature', 'reasoning_effort'];

/**
 * OpenRouter finds no server that supports all parameters of a request, and does not say which one is missing: one that
 * can be left out, or the mode.
 */
function judgeNotFound(text: string, parameters: readonly string[]): Judgement {
  if (!/requested parameters|tool use/i.test(text)) return { kind: 'model' };
  const parameter = DISPENSABLE.find((name) => parameters.includes(name));
  return parameter === undefined || /tool use/i.test(text) ? { kind: 'schema' } : { kind: 'parameter', parameter };
}

/** Next to timeouts and conflicts: a dependency that failed, and a request that the server cancelled. */
const PASSING: ReadonlySet<number> = new Set([408, 409, 424, 425, 499]);

/** Providers also use it for refused content, for spent credit and for prompts that are too long. */
function judgeForbidden(words: string): FailureKind {
  if (CONTEXT.test(words)) return 'context';
  if (CONTENT.test(words)) return 'refused';
  if (CREDIT.test(words)) return 'no_credit';
  return MODEL.test(words) ? 'model' : 'auth';
}

/** Some limits do not pass with time: an account without credit, and a request larger than a whole window. */
function judgeLimit(words: string, hasRetryHint: boolean): FailureKind {
  if (/insufficient_quota|billing_hard_limit/i.test(words)) return 'no_credit';
  if (/request[ _]too[ _]large/i.test(words)) return 'context';
  return !hasRetryHint && CREDIT.test(words) ? 'no_credit' : 'rate_limited';
}

function judgeServerError(words: string, text: string): FailureKind {
  if (CONTEXT.test(words)) return 'context';
  return BROKEN_BY_STRUCTURE.test(text) ? 'schema' : 'unavailable';
}

/** Gemini calls `thinkingConfig` by what is in it. */
const OTHER_NAMES: Readonly<Record<string, RegExp>> = { thinkingConfig: /\bthinking[ _]?level\b/i };

const namesParameter = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\w])${name}(?![\\w])`, 'i').test(text) || OTHER_NAMES[name]?.test(text) === true;

function judgeBadRequest(words: string, text: string, parameters: readonly string[]): Judgement {
  if (CONTEXT.test(words)) return { kind: 'context' };
  if (KEY.test(words)) return { kind: 'auth' };
  if (CREDIT.test(words)) return { kind: 'no_credit' };
  if (CONTENT.test(words)) return { kind: 'refused' };
  const parameter = parameters.find((name) => namesParameter(text, name));
  if (parameter !== undefined) return { kind: 'parameter', parameter };
  // Such messages also name a model that exists but does not support schemas, so only the codes are reliable.
  if (/model_not_found|invalid[ _]model/i.test(words)) return { kind: 'model' };
  if (STRUCTURE.test(`${text}\n${words}`)) return { kind: 'schema' };
  if (MODEL.test(words)) return { kind: 'model' };
  return { kind: SAYS_NOTHING.test(text) ? 'schema' : 'rejected' };
}
