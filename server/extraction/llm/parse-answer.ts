import type { JsonValue } from '../engine.ts';

/** `cut`: JSON that begins and does not end. `endless`: it repeats itself instead of ending. `none`: there is no JSON in it. */
export type ParsedAnswer = { kind: 'json'; value: JsonValue } | { kind: 'cut' | 'endless' | 'none' };

/** Places where JSON may begin that are tried in one answer. */
const MOST_STARTS = 50;

/** Finds the JSON in what a model wrote: as the whole, in a code fence, or amid prose, after its thoughts. Linear in the text. */
export function parseAnswer(text: string): ParsedAnswer {
  const answer = withoutThoughts(text).trim();
  const whole = parse(answer);
  if (whole !== undefined) return { kind: 'json', value: whole };
  const fenced = parse(/```[\w-]*\s*\n([\s\S]*?)\n?\s*```/.exec(answer)?.[1] ?? '');
  if (fenced !== undefined) return { kind: 'json', value: fenced };
  const found = amidProse(answer);
  return found.kind !== 'json' && repeatsItself(answer) ? { kind: 'endless' } : found;
}

function parse(text: string): JsonValue | undefined {
  const first = text.charCodeAt(0);
  // Objects and lists alone: a lone number or word amid an answer is no answer.
  if (first !== 0x7b && first !== 0x5b) return undefined;
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

function withoutThoughts(text: string): string {
  if (!/^\s*<think(ing)?>/.test(text)) return text;
  const end = /<\/think(ing)?>/.exec(text);
  // Thoughts that never ended are no answer, whatever JSON they try out.
  return end === null ? '' : text.slice(end.index + end[0].length);
}

/** The longest JSON object or list in a text, unless one begins that does not end. */
function amidProse(text: string): ParsedAnswer {
  let best: { length: number; value: JsonValue } | undefined;
  let at = nextStart(text, 0);
  for (let tried = 0; at !== -1 && tried < MOST_STARTS; tried += 1) {
    const end = endOf(text, at);
    // A brace in a sentence is not the start of an object.
    if (end === -1 && /^[{[]\s*(["{[\]}\d-]|true|false|null|$)/.test(text.slice(at, at + 200))) return { kind: 'cut' };
    const value = end === -1 ? undefined : parse(text.slice(at, end));
    if (value !== undefined && (best === undefined || end - at > best.length)) best = { length: end - at, value };
    at = nextStart(text, value === undefined ? at + 1 : end);
  }
  return best === undefined ? { kind: 'none' } : { kind: 'json', value: best.value };
}

function nextStart(text: string, from: number): number {
  const brace = text.indexOf('{', from);
  const bracket = text.indexOf('[', from);
  return brace === -1 || bracket === -1 ? Math.max(brace, bracket) : Math.min(brace, bracket);
}

/** Behind the bracket that closes the one at `start`; -1 where none does. */
function endOf(text: string, start: number): number {
  let depth = 0;
  let isString = false;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isString) {
      if (code === 0x5c) at += 1;
      else if (code === 0x22) isString = false;
    } else if (code === 0x22) isString = true;
    else if (code === 0x7b || code === 0x5b) depth += 1;
    else if (code === 0x7d || code === 0x5d) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

const LONGEST_PERIOD = 400;
const REPEATED_LENGTH = 2_000;

/** Whether a text ends in white space without end, or in one passage over and over: what a model does that has lost its way. */
function repeatsItself(text: string): boolean {
  const tail = text.slice(-REPEATED_LENGTH);
  if (/\s{200,}/.test(tail)) return true;
  if (tail.length < REPEATED_LENGTH) return false;
  for (let period = 1; period <= LONGEST_PERIOD; period += 1) {
    let at = tail.length - 1;
    while (at >= period && tail.charCodeAt(at) === tail.charCodeAt(at - period)) at -= 1;
    if (at < period) return true;
  }
  return false;
}
