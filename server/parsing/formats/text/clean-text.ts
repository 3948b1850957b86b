// NUL breaks PostgreSQL's jsonb, and no control character but tab and the line ends is text.
// eslint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000b\u000e-\u001f\u007f\ufeff\ufffe\uffff]/g;

/** All that the function changes, and more: most texts have none of it. */
// eslint-disable-next-line no-control-regex
const SUSPECT = /[\u0000-\u0008\u000b-\u001f\u007f\u0085\u2028\u2029\ufeff\ufffe\uffff\ud800-\udfff]/;

/** Drops control characters and byte-order marks, replaces lone surrogates, and ends every line with a line feed. */
export function cleanText(text: string): string {
  if (!SUSPECT.test(text)) return text;
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(CONTROLS, '')
    .toWellFormed();
}
