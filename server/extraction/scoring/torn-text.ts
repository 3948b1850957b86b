/** Words that no value begins or ends with, in the languages that are read. */
const CONNECTING = new Set(
  (
    'and,or,of,for,to,with,by,from,in,on,at,und,oder,von,für,mit,zu,im,auf,et,ou,du,des,avec,pour,y,o,con,para,por,' +
    'e,di,della,per,en,van,met,voor,i,oraz,z,dla,com,da,do'
  ).split(','),
);
const BRACKETS = ['()', '[]', '{}', '„“', '«»'] as const;
const BEGINS_AS_PIECE = /^[\s,;:.!?)\]}&/|»–—]/u;
const ENDS_AS_PIECE = /[,;:&/|([{«–—-]\s*$/u;
/** The number of a paragraph, or an abbreviation, without more. */
const ONLY_MARK = /^(?:\(?\d{1,3}[.)]|\p{L}{1,3}\.)$/u;
const MAX_CHARACTERS = 2_000;

/** Whether a text begins or ends where no value does: within brackets, at a comma, at a word that connects others. */
export function isTornText(text: string): boolean {
  if (text.length > MAX_CHARACTERS || !/\p{L}|\d/u.test(text)) return false;
  if (BEGINS_AS_PIECE.test(text) || ENDS_AS_PIECE.test(text) || ONLY_MARK.test(text)) return true;
  if (BRACKETS.some(([open = '', close = '']) => text.split(open).length !== text.split(close).length)) return true;
  const words = text.split(/\s+/);
  const isConnecting = (word: string | undefined): boolean => word !== undefined && CONNECTING.has(word);
  // "in" may be an abbreviation where it is the only word.
  return words.length > 1 && (isConnecting(words[0]) || isConnecting(words.at(-1)));
}
