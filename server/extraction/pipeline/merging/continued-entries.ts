import { getRowPlace } from './align-rows.ts';
import { isSameValue, type AnswerNode, type LeafNode } from './answer-tree.ts';

/** Names of values that identify an entry, the most specific first. */
const KEY_NAMES = [
  /^(?:id|uuid|sku|ean|gtin|isbn|iban|serial|key)$|(?:[_-]|[a-z])(?:id|uuid|sku|ean|gtin|iban)$|[a-z](?:Id|ID|IBAN)$/,
  /^(?:pos|position|no|nr|num|number|code|reference|ref)$|(?:number|nummer|code|reference|no|nr)$/i,
];
/** Words that end like the name of an id. */
const NO_KEY = /(?:paid|valid|void|bid|grid|solid|liquid|fluid|hybrid|mean|clean)$/i;
const isKey = (name: string, pattern: RegExp): boolean => pattern.test(name) && !NO_KEY.test(name);
/** Entries at the end of a list that are compared with the beginning of the next one. */
const MAX_CONTINUED = 50;
/** Share of their other values that two readings of one entry have in common, at least. */
const MIN_EQUAL_SHARE = 0.5;

export function containsList(node: AnswerNode): boolean {
  return (
    node.kind === 'object' && [...node.properties.values()].some((one) => one.kind === 'list' || containsList(one))
  );
}

/**
 * How many entries at the end of one list the next list continues: entries with lists of their own, such as accounts
 * with transactions, may span several parts of a document.
 */
export function countContinued(a: readonly AnswerNode[], b: readonly AnswerNode[]): number {
  const most = Math.min(a.length, b.length, MAX_CONTINUED);
  const areAlike = haveEqualHeadings(a.slice(-most)) || haveEqualHeadings(b.slice(0, most));
  for (let count = most; count > 0; count--) {
    const isSame = b.slice(0, count).every((entry, index) => {
      const at = a.length - count + index;
      const own = a[at];
      if (areAlike && own !== undefined && !startAlike(own, entry, { next: a[at + 1], isCut: index === 0 }))
        return false;
      // Only the first entry can lack its heading: it is on an earlier page.
      return own !== undefined && isSameEntry(own, entry, index === 0 && !startsBefore(a[at + 1], entry));
    });
    if (isSame) return count;
  }
  return 0;
}

/**
 * Whether the first entry of a list, which lacks its heading, is the same as the second one: the heading of an entry is
 * repeated within the passage that both answers read.
 * @param last the last entry of the previous list
 */
export function repeatsHeading(last: AnswerNode | undefined, [first, second]: readonly AnswerNode[]): boolean {
  return (
    last !== undefined &&
    first !== undefined &&
    second !== undefined &&
    readOwnValues(first).size === 0 &&
    readOwnValues(second).size > 0 &&
    isSameEntry(last, second, false)
  );
}

const haveEqualHeadings = (entries: readonly AnswerNode[]): boolean =>
  entries.some((entry, index) => {
    const before = entries[index - 1];
    return before !== undefined && isSameEntry(before, entry, false);
  });

/**
 * Whether two readings of entries that only their rows tell apart begin at the same row.
 * @param next the entry after the first one
 * @param isCut whether the second reading may lack its first rows
 */
function startAlike(
  own: AnswerNode,
  entry: AnswerNode,
  { next, isCut }: { next: AnswerNode | undefined; isCut: boolean },
): boolean {
  const [first, start] = [findFirstRowPlace(own), findFirstRowPlace(entry)];
  if (first === null || start === null) return true;
  return isCut ? first <= start && !startsBefore(next, entry) : first === start;
}

/** Whether an entry has rows before the rows of another one. False if their places are unknown. */
function startsBefore(entry: AnswerNode | undefined, other: AnswerNode): boolean {
  const [first, start] = [entry && findFirstRowPlace(entry), findFirstRowPlace(other)];
  return first != null && start !== null && first <= start;
}

function findFirstRowPlace(node: AnswerNode): number | null {
  if (node.kind === 'leaf') return null;
  if (node.kind === 'object') {
    const places = [...node.properties.values()].flatMap((child) => findFirstRowPlace(child) ?? []);
    return places.length === 0 ? null : Math.min(...places);
  }
  const [row] = node.items;
  return row === undefined ? null : containsList(row) ? findFirstRowPlace(row) : getRowPlace(row);
}

function isSameEntry(a: AnswerNode, b: AnswerNode, mayLackHeading: boolean): boolean {
  const [left, right] = [readOwnValues(a), readOwnValues(b)];
  if (right.size === 0) return mayLackHeading;
  if (mayLackHeading && endsOnly(left, right, b)) return true;
  const common = [...right].flatMap(([name, value]) => {
    const other = left.get(name);
    return other === undefined ? [] : [{ name, isEqual: isSameValue(value.value, other.value) }];
  });
  const equalShare = common.filter(({ isEqual }) => isEqual).length / Math.max(1, common.length);
  for (const pattern of KEY_NAMES) {
    const keys = common.filter(({ name }) => isKey(name, pattern));
    if (keys.length > 0) return keys.every(({ isEqual }) => isEqual) && equalShare >= MIN_EQUAL_SHARE;
  }
  return common.length > 0 && equalShare >= MIN_EQUAL_SHARE;
}

/**
 * Whether a reading has only what is below the rows of an entry, such as a closing balance, and the other one has what
 * is above them.
 */
function endsOnly(left: OwnValues, right: OwnValues, entry: AnswerNode): boolean {
  const first = findFirstRowPlace(entry) ?? -1;
  const isEnd = ([name, leaf]: [string, LeafNode]): boolean =>
    !left.has(name) && !KEY_NAMES.some((pattern) => isKey(name, pattern)) && (getRowPlace(leaf) ?? -1) > first;
  return left.size > 0 && [...right].every(isEnd);
}

type OwnValues = Map<string, LeafNode>;

/** The values of an entry outside of its lists, by path. */
function readOwnValues(node: AnswerNode, path = '', values: OwnValues = new Map()): OwnValues {
  if (node.kind === 'leaf' && node.value !== null && node.value !== '') values.set(path, node);
  if (node.kind === 'object')
    for (const [name, child] of node.properties) readOwnValues(child, path === '' ? name : `${path}.${name}`, values);
  return values;
}
