/** Results in a file, a line of JSON each, so that a long run goes on where it was interrupted. */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './list-mutants.ts';

type Line = Mutant & { isNoticed: boolean; text: string };

export class MutantResults {
  readonly #path: string;
  readonly #root: string;
  readonly #results = new Map<string, boolean>();

  constructor(path: string, root: string) {
    this.#path = path;
    this.#root = root;
    if (!existsSync(path)) return;
    for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
      const { text, isNoticed, ...mutant } = JSON.parse(line) as Line;
      this.#results.set(keyOf(mutant, text), isNoticed);
    }
  }

  /** Undefined for a mutant that was not tried on this text of its file, or with `again`, that survived. */
  get(mutant: Mutant, again: boolean): boolean | undefined {
    const isNoticed = this.#results.get(keyOf(mutant, this.#textOf(mutant)));
    return again && isNoticed === false ? undefined : isNoticed;
  }

  add(mutant: Mutant, isNoticed: boolean): void {
    const text = this.#textOf(mutant);
    const key = keyOf(mutant, text);
    if (this.#results.get(key) === isNoticed) return;
    this.#results.set(key, isNoticed);
    appendFileSync(this.#path, `${JSON.stringify({ ...mutant, isNoticed, text } satisfies Line)}\n`);
  }

  #textOf({ file }: Mutant): string {
    return createHash('sha256')
      .update(readFileSync(join(this.#root, file)))
      .digest('hex')
      .slice(0, 16);
  }
}

function keyOf({ file, start, end, replacement }: Mutant, text: string): string {
  return JSON.stringify([file, text, start, end, replacement]);
}
