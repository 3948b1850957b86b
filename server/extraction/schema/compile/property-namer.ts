import type { JsonValue } from '../../../lib/json-value.ts';

/** Assigns the property names of one object: the user's name if the provider allows it, else a similar one. */
export class PropertyNamer {
  readonly #allowed: RegExp | undefined;
  readonly #usedNames: Set<string>;

  /** @param allowed what the provider allows; undefined for any name */
  constructor(allowed: RegExp | undefined, properties: ReadonlyMap<string, JsonValue>) {
    this.#allowed = allowed;
    this.#usedNames = new Set([...properties.keys()].filter((key) => this.#isAllowed(key)));
  }

  getName(key: string): string {
    if (this.#isAllowed(key)) return key;
    const plain = key
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-zA-Z0-9_.-]+/g, '_')
      .replace(/^_+|_+$/g, '')
      .slice(0, 56);
    return this.createUnusedName(plain === '' ? 'field' : plain);
  }

  createUnusedName(stem: string): string {
    let name = stem;
    for (let index = 2; this.#usedNames.has(name); index++) name = `${stem}_${index}`;
    this.#usedNames.add(name);
    return name;
  }

  /** `__proto__` is lost in programs that assign properties by name. */
  #isAllowed(key: string): boolean {
    return key !== '__proto__' && this.#allowed?.test(key) !== false;
  }
}
