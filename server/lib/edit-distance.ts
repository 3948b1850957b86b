/** Levenshtein distance in UTF-16 code units. */
export function measureDistance(a: string, b: string): number {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let previous = Uint32Array.from({ length: short.length + 1 }, (_, index) => index);
  let current = new Uint32Array(short.length + 1);
  for (let row = 1; row <= long.length; row++) {
    current[0] = row;
    for (let column = 1; column <= short.length; column++) {
      const substitution = (previous[column - 1] ?? 0) + (short[column - 1] === long[row - 1] ? 0 : 1);
      current[column] = Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, substitution);
    }
    [previous, current] = [current, previous];
  }
  return previous[short.length] ?? 0;
}
