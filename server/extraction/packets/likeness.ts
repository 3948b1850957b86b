/** Shared members, as a share of all. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const one of small) if (large.has(one)) shared += 1;
  return shared / (a.size + b.size - shared);
}

/** Shared members, as a share of the smaller. */
export function containment(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const one of small) if (large.has(one)) shared += 1;
  return shared / small.size;
}

export function cosine(a: Float64Array, b: Float64Array): number {
  let [product, first, second] = [0, 0, 0];
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? 0;
    product += value * other;
    first += value * value;
    second += other * other;
  }
  return first === 0 || second === 0 ? 0 : product / Math.sqrt(first * second);
}

/** How many of the lines are nearly the same in both, as a share of the shorter list. */
export function sharedLines(a: readonly string[], b: readonly string[]): number {
  const [small, large] = a.length < b.length ? [a, b] : [b, a];
  if (small.length === 0) return 0;
  const known = new Set(large);
  const hits = small.filter(
    (line) => line.length > 2 && (known.has(line) || large.some((other) => isAlike(line, other))),
  );
  return hits.length / small.length;
}

/** The same letters, but for what OCR misread. */
export function isAlike(a: string, b: string): boolean {
  if (a === b) return true;
  if (a.length < 8 || Math.abs(a.length - b.length) > a.length * 0.2) return false;
  const pairs = pairsOf(a);
  return overlap(pairs, pairsOf(b)) > 0.65;
}

function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>();
  for (let at = 0; at + 1 < text.length; at++) pairs.add(text.slice(at, at + 2));
  return pairs;
}
