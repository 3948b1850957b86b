/** Control characters, which a document or a file name could use to write to the terminal, and bidirectional marks. */
// oxlint-disable-next-line no-control-regex
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** One line of text that changes nothing on the terminal. Line breaks become spaces. */
export function toPrintable(text: string): string {
  return text.replace(/\s*[\r\n\t]+\s*/g, ' ').replace(UNPRINTABLE, '\ufffd');
}
