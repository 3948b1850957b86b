/** A key that the contract allows, from a name: `Delivery note (EU)` → `delivery-note-eu`. */
export function toSchemaKey(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9._]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 64);
}

/** The first of `Receipt`, `Receipt 2`, `Receipt 3`… that no schema has. The case of letters does not matter. */
export function findFreeName(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map((one) => one.trim().toLowerCase()));
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? name : `${name} ${number}`;
    if (name === '' || !known.has(tried.trim().toLowerCase())) return tried;
  }
}

/** The first of `key`, `key-2`, `key-3`… that is free. */
export function findFreeKey(key: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? key : `${key.slice(0, 60)}-${number}`;
    if (!taken.has(tried)) return tried;
  }
}
