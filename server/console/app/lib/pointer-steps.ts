/** JSON Pointers (RFC 6901), by which evidence and corrections name values. */

/** The pointer to an entry of the value at `pointer`. */
export const appendKey = (pointer: string, key: string | number): string =>
  `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** The keys in a pointer; none for the root. */
export const parsePointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The entry that a pointer names; undefined if there is none. */
export const valueAt = (data: unknown, pointer: string): unknown =>
  parsePointer(pointer).reduce<unknown>(
    (node, key) => (node as Record<string, unknown> | null | undefined)?.[key],
    data,
  );
