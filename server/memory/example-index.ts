import { MAX_CHOSEN } from '../extraction/local/memory/choose-examples.ts';
import { measureLikeness } from '../extraction/local/memory/fingerprint.ts';
import type { Fingerprinted } from './repository.ts';

/** How many examples the words in common choose, before their likeness does. */
const MAX_COMPARED = 100;

/** The fingerprints of a schema's examples by their hashes: a document is compared with those that share words only. */
export class ExampleIndex {
  readonly #examples: readonly Fingerprinted[];
  readonly #byHash = new Map<number, number[]>();

  /** @param examples newest first */
  constructor(examples: readonly Fingerprinted[]) {
    this.#examples = examples;
    examples.forEach(({ fingerprint }, index) => {
      for (const hash of fingerprint) {
        const of = this.#byHash.get(hash);
        if (of === undefined) this.#byHash.set(hash, [index]);
        else of.push(index);
      }
    });
  }

  /** The examples most like a document, most alike first. */
  choose(fingerprint: readonly number[], without: ReadonlySet<string>): Fingerprinted[] {
    const near = this.#near(fingerprint).filter(({ id }) => !without.has(id));
    return rank(fingerprint, near).slice(0, MAX_CHOSEN);
  }

  /** The ids of an example and those of its form, newest first. */
  listAlike(id: string, atLeast: number): string[] {
    const own = this.#examples.find((one) => one.id === id);
    if (own === undefined) return [];
    const near = this.#near(own.fingerprint);
    const likeness = measureLikeness(
      own.fingerprint,
      near.map(({ fingerprint }) => fingerprint),
    );
    const alike = new Set(near.filter((_, index) => (likeness[index] ?? 0) >= atLeast).map((one) => one.id));
    return this.#examples.filter((one) => alike.has(one.id)).map((one) => one.id);
  }

  /** The ids of the oldest ones, beyond a number. */
  listBeyond(most: number): string[] {
    return this.#examples.slice(most).map(({ id }) => id);
  }

  /** The ids of a document's example, of those of the same file, and of those with the same values. */
  listDuplicates(documentId: string): Set<string> {
    const own = this.#examples.find((one) => one.documentId === documentId);
    if (own === undefined) return new Set();
    const { blobHash, expected } = own;
    const same = this.#examples.filter((one) => one.blobHash === blobHash || one.expected === expected);
    return new Set(same.map(({ id }) => id));
  }

  #near(fingerprint: readonly number[]): Fingerprinted[] {
    const shared = new Float64Array(this.#examples.length);
    for (const hash of fingerprint) {
      const of = this.#byHash.get(hash) ?? [];
      for (const index of of) shared[index]! += 1 / of.length;
    }
    return this.#examples
      .map((example, index) => ({ example, shared: shared[index] ?? 0 }))
      .toSorted((a, b) => b.shared - a.shared)
      .slice(0, MAX_COMPARED)
      .map(({ example }) => example);
  }
}

function rank(own: readonly number[], examples: readonly Fingerprinted[]): Fingerprinted[] {
  const likeness = measureLikeness(
    own,
    examples.map(({ fingerprint }) => fingerprint),
  );
  return examples
    .map((example, index) => ({ example, likeness: likeness[index] ?? 0 }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ example }) => example);
}
