/**
 * Malformed JSON with the two mistakes of models that leave no doubt: control characters in strings are escaped, and
 * commas after the last entry are left out. Linear in the length of the text.
 */
export function mendJson(text: string): string {
  let mended = '';
  let from = 0;
  let isString = false;
  const replace = (at: number, by: string): void => {
    mended += text.slice(from, at) + by;
    from = at + 1;
  };
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isString) {
      if (code === 0x5c) at += 1;
      else if (code === 0x22) isString = false;
      else if (code < 0x20) replace(at, JSON.stringify(text[at]).slice(1, -1));
    } else if (code === 0x22) isString = true;
    else if (code === 0x2c && isEnd(text, at + 1)) replace(at, '');
  }
  return mended + text.slice(from);
}

/** Whether only white space is between the offset and a closing bracket. */
function isEnd(text: string, offset: number): boolean {
  let at = offset;
  while (/\s/.test(text.charAt(at))) at += 1;
  return text[at] === '}' || text[at] === ']';
}
