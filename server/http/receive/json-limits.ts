/** Levels of arrays and objects. What handles a body recurses. */
const MAX_DEPTH = 1_000;
const MAX_NAMES = 150_000;
/** Objects with more are slow to build, to copy and to walk. */
const MAX_NAMES_OF_ONE = 20_000;
const MAX_VALUES = 400_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** The index of the quote that ends the string which begins before `from`. */
function findStringEnd(text: string, from: number): number {
  for (let end = text.indexOf('"', from); end >= 0; end = text.indexOf('"', end + 1)) {
    let first = end;
    while (text.charCodeAt(first - 1) === BACKSLASH) first -= 1;
    if ((end - first) % 2 === 0) return end;
  }
  return text.length;
}

const format = (count: number) => count.toLocaleString('en');
const describe = (limit: number, what: string) => `must not have more than ${format(limit)} ${what}: send it in parts`;

/**
 * What would make a body slow to parse; null if nothing does. So no request holds the event loop for long: ten
 * megabytes of `[` take more than a second. The text need not be JSON.
 */
export function findExcess(text: string): string | null {
  let depth = 0;
  let names = 0;
  let most = 0;
  /** Names of the open objects. */
  const own: number[] = [0];
  let values = 1;
  for (let index = 0; index < text.length; index += 1) {
    switch (text.charCodeAt(index)) {
      case QUOTE:
        index = findStringEnd(text, index + 1);
        break;
      case COMMA:
        values += 1;
        if (values > MAX_VALUES) return describe(MAX_VALUES, 'values');
        break;
      case COLON:
        names += 1;
        most = Math.max(most, (own[depth] = (own[depth] ?? 0) + 1));
        if (names > MAX_NAMES) return describe(MAX_NAMES, 'fields in all of its objects');
        break;
      case OPEN_ARRAY:
      case OPEN_OBJECT:
        depth += 1;
        if (depth > MAX_DEPTH) return describe(MAX_DEPTH, 'levels of lists and objects');
        own[depth] = 0;
        break;
      case CLOSE_ARRAY:
      case CLOSE_OBJECT:
        depth -= 1;
        break;
    }
  }
  if (most <= MAX_NAMES_OF_ONE) return null;
  return `has an object with ${format(most)} fields, and must not have more than ${format(MAX_NAMES_OF_ONE)} in one`;
}
