import type { JsonValue } from '../../lib/json-value.ts';
import { isObject } from '../../lib/json-object.ts';
import { findEnd, nestsTooDeep, parseJson } from '../json-text/bounded-json.ts';
import { mendJson } from '../json-text/mend-json.ts';
import { readLiteral } from '../json-text/read-literal.ts';

/**
 * `cut`: the JSON starts but does not end. `endless`: it repeats itself instead of ending. `none`: the text contains no
 * JSON.
 */
export type ParsedAnswer = { kind: 'json'; value: JsonValue } | { kind: 'cut' | 'endless' | 'none' };

type JsonInText = { kind: 'json'; value: JsonValue } | { kind: 'cut'; start: number } | { kind: 'none' };

/** Limits on the search for JSON in the text, since a user's own server is not trusted. */
const MAX_PASSES = 4;
const MAX_STARTS = 500;

/**
 * Finds the JSON in a model's answer: the whole text, a code fence, or amid prose. Skips reasoning in front of it.
 * Linear in the length of the text.
 */
export function parseAnswer(text: string): ParsedAnswer {
  const answer = openText(removeReasoning(text).trim());
  if (startsWithJson(answer) && nestsTooDeep(answer)) return { kind: 'endless' };
  const fenced = parse(readFence(answer));
  const value = parse(answer) ?? (isSchema(fenced) ? undefined : fenced);
  const found = value === undefined ? findInProse(answer) : { kind: 'json' as const, value };
  if (found.kind === 'json') return found;
  return { kind: repeatsItself(answer) ? 'endless' : found.kind };
}

/** The JSON that starts and does not end, up to where it repeats itself. Null if there is none. */
export function findCutJson(text: string): string | null {
  const answer = omitRepetition(removeReasoning(text).trim());
  const found = findInProse(answer);
  return found.kind === 'cut' ? answer.slice(found.start) : null;
}

/** The answer if it is JSON to its end, although the provider says that it was cut off. */
export function parseWholeAnswer(text: string): JsonValue | undefined {
  return parse(removeReasoning(text).trim());
}

/** Some servers write the JSON as a JSON string. */
function openText(text: string): string {
  const value = text.startsWith('"') ? parseJson(text) : undefined;
  return typeof value === 'string' ? value.trim() : text;
}

/** The content of the first code fence; empty if there is none, or if it is not closed. */
function readFence(text: string): string {
  const opening = text.indexOf('```');
  const start = opening === -1 ? -1 : text.indexOf('\n', opening);
  const closing = start === -1 ? -1 : text.indexOf('```', start);
  return closing === -1 ? '' : text.slice(start, closing).trim();
}

/** Only objects and arrays: a number or word within prose is not an answer. */
const parse = (text: string): JsonValue | undefined =>
  startsWithJson(text) ? (parseJson(text) ?? parseJson(mendJson(text))) : undefined;

const startsWithJson = (text: string): boolean => text.startsWith('{') || text.startsWith('[');

/** Tags in which models write their reasoning, or servers that put it into the text. */
const REASONING = 'think|thinking|thought|reasoning';
/** Next to tags: the channels of gpt-oss, of which some servers leave out the special tokens. */
const REASONING_START = new RegExp(
  String.raw`^\s*(?:<(?:${REASONING})>|\[THINK\]|<\|channel\|>analysis|analysis(?=[A-Z]))`,
);
const REASONING_END = new RegExp(String.raw`</(?:${REASONING})>|\[/THINK\]|<\|channel\|>final|assistantfinal`);

/** Where a template of the server starts the reasoning, the text has only its end. */
function removeReasoning(text: string): string {
  const end = REASONING_END.exec(text);
  const rest = end === null ? '' : text.slice(end.index + end[0].length);
  // Reasoning that never ends has no answer after it, whatever JSON it contains.
  if (REASONING_START.test(text)) return rest;
  const isAnswer = end === null || startsWithJson(text.trimStart()) || isWithinJson(text, end.index);
  return isAnswer || nextStart(rest, 0) === -1 ? text : rest;
}

/** Whether the first JSON in a text extends over the offset: then a value quotes what is there. */
function isWithinJson(text: string, offset: number): boolean {
  const start = nextStart(text, 0);
  const end = start === -1 || start > offset ? -1 : findEnd(text, start);
  return end > offset && parse(text.slice(start, end)) !== undefined;
}

/** A literal of a programming language, or JSON with errors. */
const MALFORMED_START = /^(?:\{\s*(?:["'/#]|\w+\s*:)|\[\s*(?:["'{[/#\d-]|true|false|null))/i;

/** Whether a model repeated the schema before its answer. */
const isSchema = (value: JsonValue | undefined): boolean =>
  isObject(value) &&
  value['type'] === 'object' &&
  isObject(value['properties']) &&
  Object.values(value['properties']).every(
    (property) => isObject(property) && SCHEMA_KEYWORDS.some((keyword) => Object.hasOwn(property, keyword)),
  );

const SCHEMA_KEYWORDS = ['type', '$ref', 'anyOf', 'enum', 'const'];

/**
 * The longest JSON object or array in a text that is no schema, unless one starts that does not end. Without one, the
 * longest literal of JavaScript or Python. What is within a malformed one is a part of an answer, and no answer.
 */
function findInProse(text: string): JsonInText {
  const found: Record<Form, Found | undefined> = { json: undefined, literal: undefined };
  let schema: JsonValue | undefined;
  let left = MAX_PASSES * text.length;
  let at = nextStart(text, 0);
  for (let tried = 0; at !== -1 && left > 0 && tried < MAX_STARTS; tried += 1) {
    const end = findEnd(text, at);
    left -= (end === -1 ? text.length : end) - at;
    let form: Form = 'json';
    let length = end - at;
    let value = end === -1 ? undefined : parse(text.slice(at, end));
    if (value === undefined) {
      const literal = readLiteral(text, at);
      form = 'literal';
      length = literal.end - at;
      left -= length;
      if (literal.kind === 'json') value = parse(literal.json);
      // A brace within a sentence does not start an object.
      else if (end === -1 && (literal.kind === 'open' || CUT_START.test(text.slice(at, at + 200))))
        return { kind: 'cut', start: at };
      // The rest of the text is within the literal.
      if (literal.kind === 'open') break;
    }
    if (isSchema(value)) schema ??= value;
    else if (value !== undefined && length > (found[form]?.length ?? 0)) found[form] = { length, value };
    if (value !== undefined) at = nextStart(text, at + length);
    else at = nextStart(text, end !== -1 && MALFORMED_START.test(text.slice(at, at + 200)) ? end : at + 1);
  }
  const chosen = holdsObject(found.json?.value) ? found.json : (found.literal ?? found.json);
  const value = chosen?.value ?? schema;
  return value === undefined ? { kind: 'none' } : { kind: 'json', value };
}

type Form = 'json' | 'literal';

interface Found {
  length: number;
  value: JsonValue;
}

/** `[1]` is rather a note in prose than an answer. */
const holdsObject = (value: JsonValue | undefined): boolean =>
  isObject(value) || (Array.isArray(value) && value.some(isObject));

const CUT_START = /^[{[]\s*(["{[\]}\d-]|true|false|null|$)/;

function nextStart(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x7b || code === 0x5b) return at;
  }
  return -1;
}

const MAX_PERIOD_LENGTH = 400;
const REPEATED_LENGTH = 2_000;

/**
 * Whether a text ends in endless white space or in one passage over and over, as models produce when they degenerate.
 */
const repeatsItself = (text: string): boolean =>
  /\s{200,}/.test(text.slice(-REPEATED_LENGTH)) || findPeriod(text) !== null;

/** The length of the passage that the end of a text repeats. Null if it repeats none. */
function findPeriod(text: string): number | null {
  const tail = text.slice(-REPEATED_LENGTH);
  if (tail.length < REPEATED_LENGTH) return null;
  for (let period = 1; period <= MAX_PERIOD_LENGTH; period += 1) if (findRepeatedFrom(tail, period) <= 0) return period;
  return null;
}

/** The offset from which a text repeats a passage of this length. */
function findRepeatedFrom(text: string, period: number): number {
  let at = text.length - 1;
  while (at >= period && text.charCodeAt(at) === text.charCodeAt(at - period)) at -= 1;
  return at - period + 1;
}

/** Leaves the first of the passages that are repeated. */
function omitRepetition(text: string): string {
  const period = findPeriod(text);
  return period === null ? text : text.slice(0, findRepeatedFrom(text, period) + period);
}
