/** A key without case and separators: `invoiceNumber`, `Invoice Number` and `INVOICE-NUMBER` are the same. */
export const foldKey = (key: string): string =>
  key
    .normalize('NFKC')
    // Upper case first: that of `Straße` is `STRASSE`.
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/[\s\p{Pc}\p{Pd}]/gu, '');

/**
 * The names that unknown keys are other spellings of, by key: of a name and its spelling there is one each, and the
 * name is absent.
 */
export function matchSpellings(
  unknown: readonly string[],
  names: Iterable<string>,
  isPresent: (name: string) => boolean,
): Map<string, string> {
  const keysByForm = Map.groupBy(unknown, foldKey);
  const namesByForm = Map.groupBy(new Set(names), foldKey);
  return new Map(
    [...keysByForm].flatMap(([form, keys]) => {
      const [key, ...otherKeys] = keys;
      const [name, ...otherNames] = namesByForm.get(form) ?? [];
      const isClear = otherKeys.length + otherNames.length === 0 && form !== '';
      return isClear && key !== undefined && name !== undefined && !isPresent(name) ? [[key, name] as const] : [];
    }),
  );
}
