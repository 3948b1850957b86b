/**
 * How alike two texts are as bags of words (runs of letters and digits, in either case), 0 to 1: the harmonic mean of
 * precision and recall.
 */
export function wordF1(read: string, truth: string): number {
  const left = new Map<string, number>();
  const wanted = words(truth);
  for (const word of wanted) left.set(word, (left.get(word) ?? 0) + 1);
  const found = words(read);
  let hits = 0;
  for (const word of found) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    hits += 1;
    left.set(word, count - 1);
  }
  return found.length + wanted.length === 0 ? 1 : (2 * hits) / (found.length + wanted.length);
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
