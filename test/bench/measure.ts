/** The median; the upper one of two middle values. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** @param share 0 to 1 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Measures each in turn, round after round, so that temporary load affects all of them. */
export async function interleaved<Name extends string, T>(
  rounds: number,
  takes: Record<Name, () => Promise<T>>,
): Promise<Record<Name, T[]>> {
  const names = Object.keys(takes) as Name[];
  const taken = Object.fromEntries(names.map((name) => [name, [] as T[]])) as Record<Name, T[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) taken[name].push(await takes[name]());
  }
  return taken;
}

/** Milliseconds that `work` takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

export function say(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** Prints one result: its name, its ratio to the baseline, and the target. Returns whether it is met. */
export function sayRatio(
  what: string,
  ratio: number,
  { atLeast, atMost }: { atLeast?: number; atMost?: number },
): boolean {
  const isMet = ratio >= (atLeast ?? -Infinity) && ratio <= (atMost ?? Infinity);
  const goal = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;
  say(`  ${what}: ${ratio.toFixed(3)} (goal: ${goal}) ${isMet ? 'met' : 'NOT MET'}`);
  return isMet;
}
