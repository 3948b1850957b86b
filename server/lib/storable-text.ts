/** A text as every database keeps it: PostgreSQL has no U+0000, and half of a surrogate pair is no character. */
export function storableText(text: string): string {
  return (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed();
}
