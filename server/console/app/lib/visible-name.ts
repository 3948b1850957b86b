/** Control characters, and marks that show a name in another order than it has: `invoice<U+202E>fdp.exe`. */
// oxlint-disable-next-line no-control-regex
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** The name of a document as it is shown, with a replacement character for each that would hide or turn a part. */
export const toVisibleName = (name: string): string => name.replace(HIDDEN, '\ufffd');
