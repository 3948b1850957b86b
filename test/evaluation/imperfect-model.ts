import type { JsonObject, JsonValue } from '../../server/lib/json-value.ts';
import type { Layout } from '../../server/parsing/layout.ts';

/** Shares of values that the model omits, takes from another place, misspells or invents. */
const OVERLOOKED = 0.06;
const MISTAKEN = 0.1;
const MISSPELT = 0.04;
const INVENTED = 0.05;
/** Share of absent fields that the model fills with some text of the document. */
const FILLED = 0.08;

/** A generator of pseudo-random numbers from 0 to 1. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** An answer with typical errors of models: the expected values, some of them changed. */
export function imperfectAnswer(expected: JsonObject, layout: Layout, random: () => number): JsonObject {
  const text = layout.pages.map((page) => page.text).join('\n');
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}.,/-]{2,}/gu) ?? ['nothing'];
  const numbers = (text.match(/\d+(?:[.,]\d+)*/g) ?? ['7']).map((one) =>
    Number(one.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.')),
  );
  const some = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const spoil = (value: JsonValue): JsonValue => {
    if (Array.isArray(value)) return value.map(spoil);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, spoil(one)]));
    const luck = random();
    if (value === null) return luck < FILLED ? (some(words) ?? null) : null;
    if (luck < OVERLOOKED) return null;
    if (luck < OVERLOOKED + MISTAKEN)
      return typeof value === 'number'
        ? (some(numbers.filter(Number.isFinite)) ?? 1)
        : typeof value === 'boolean'
          ? !value
          : (some(words) ?? 'x');
    if (luck < OVERLOOKED + MISTAKEN + MISSPELT && typeof value === 'string' && value.length > 3)
      return value.slice(0, 1) + value.slice(2, -1) + value.slice(0, 1);
    if (luck < OVERLOOKED + MISTAKEN + MISSPELT + INVENTED)
      return typeof value === 'number' ? Math.round(random() * 1e6) / 100 : `Q${Math.floor(random() * 1e8)}`;
    return value;
  };
  return spoil(expected) as JsonObject;
}
