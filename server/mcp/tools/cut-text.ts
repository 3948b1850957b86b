export interface TextPart {
  text: string;
  offset: number;
  totalCharacters: number;
  /** Null at the end. */
  nextOffset: number | null;
}

const isLowSurrogate = (text: string, index: number): boolean => /[\udc00-\udfff]/.test(text.charAt(index));

/** At most `length` UTF-16 units of a text. No character is cut in two. */
export function cutText(text: string, offset: number, length: number): TextPart {
  const begin = isLowSurrogate(text, offset) ? offset + 1 : offset;
  const end = begin + length;
  // A part of one unit would not advance past a pair.
  const cut = isLowSurrogate(text, end) ? (length > 1 ? end - 1 : end + 1) : end;
  return {
    text: text.slice(begin, cut),
    offset: begin,
    totalCharacters: text.length,
    nextOffset: cut < text.length ? cut : null,
  };
}
