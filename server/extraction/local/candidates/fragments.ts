const OPENING = /[([]/gu;
const CLOSING = /[)\]]/gu;
const MIN_WORDS_OF_SENTENCE = 4;

const LINK_ONLY = /^(?:and|or|of|the|in|to|und|oder|der|die|das|et|ou|le|la|y|o|el|e|il|en|het|i)$/u;

/** Whether a text is cut out of something longer: an open bracket, or a sentence that began before it. */
export function isFragment(text: string): boolean {
  const opened = text.match(OPENING)?.length ?? 0;
  const closed = text.match(CLOSING)?.length ?? 0;
  if (opened !== closed || /^[([]/u.test(text)) return true;
  if (LINK_ONLY.test(text)) return true;
  const words = text.match(/[\p{L}\d]+/gu) ?? [];
  return /^\p{Ll}/u.test(text) && words.length >= MIN_WORDS_OF_SENTENCE && words.every((word) => /^\p{Ll}/u.test(word));
}
