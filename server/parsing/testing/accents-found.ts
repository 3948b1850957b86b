/** How much of the letters and signs that ASCII has not is read, in whatever place, 0 to 1. */
export function accentsFound(read: string, truth: string): number {
  const left = [...read];
  const wanted = truth.match(/[^\s\x20-\x7e]/gu) ?? [];
  const found = wanted.filter((letter) => {
    const at = left.indexOf(letter);
    return at >= 0 && left.splice(at, 1).length > 0;
  });
  return found.length / Math.max(1, wanted.length);
}
