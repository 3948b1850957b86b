/** Replaces what databases cannot store: U+0000 in PostgreSQL, and lone surrogates. */
export function toStorableText(text: string): string {
  return (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed();
}
