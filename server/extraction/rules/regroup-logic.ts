/**
 * The grammar takes all that follows `in` for what a value is compared with: `a in [1..5] and b` is read as
 * `a in ([1..5] and b)`. Nobody means that, so `and` and `or` end what follows `in`, as they end other comparisons.
 */

/** A part of a tree, by its offsets. */
export interface Shape {
  type: string;
  from: number;
  to: number;
  children: readonly Shape[];
}

const LOGIC = new Set(['Conjunction', 'Disjunction']);
const WRAPPERS = new Set(['PositiveUnaryTest', 'SimplePositiveUnaryTest']);

/** @param shape its parts are regrouped already */
export function regroupLogic(shape: Shape): Shape {
  if (shape.type === 'Conjunction' && shape.children.some(({ type }) => type === 'Disjunction'))
    return group(flatten(shape));
  if (shape.type !== 'Comparison' || shape.children[1]?.type !== 'in') return shape;
  const { kept, cutOff } = cutLogicOff(shape);
  return cutOff.length === 0 ? shape : group([kept, ...cutOff]);
}

/** Operands and the words between them, as they are written. */
const flatten = (shape: Shape): Shape[] => (LOGIC.has(shape.type) ? shape.children.flatMap(flatten) : [shape]);

/** A comparison up to the first `and` or `or` of its last part, and what is written from there on. */
function cutLogicOff(shape: Shape): { kept: Shape; cutOff: readonly Shape[] } {
  const last = shape.children.at(-1);
  const keep = (kept: Shape) => ({ ...shape, to: kept.to, children: shape.children.with(-1, kept) });
  if (last !== undefined && LOGIC.has(last.type)) {
    const [first = last, ...cutOff] = flatten(last);
    return { kept: keep(first), cutOff };
  }
  if (last === undefined || !WRAPPERS.has(last.type)) return { kept: shape, cutOff: [] };
  const { kept, cutOff } = cutLogicOff(last);
  return { kept: keep(kept), cutOff };
}

/** `and` binds closer than `or`. */
function group(written: readonly Shape[]): Shape {
  const sides: Shape[][] = [[]];
  const words: Shape[] = [];
  for (const one of written) {
    if (one.type === 'or') {
      words.push(one);
      sides.push([]);
    } else sides.at(-1)?.push(one);
  }
  const conjunctions = sides.map((parts) => join('Conjunction', parts));
  return join(
    'Disjunction',
    conjunctions.flatMap((side, index) => [side, ...words.slice(index, index + 1)]),
  );
}

function join(type: string, parts: readonly Shape[]): Shape {
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined) throw new TypeError('There is nothing to join.');
  return parts.length === 1 ? first : { type, from: first.from, to: last.to, children: parts };
}
