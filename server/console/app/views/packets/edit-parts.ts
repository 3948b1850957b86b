/** Changes of a packet's parts. Each returns new parts, or the same object where nothing changes. */
import type { Packet } from '@excerpt/sdk';
import { toPages } from './page-texts.ts';

export interface EditedPart {
  /** Ascending, at least one. */
  pages: number[];
  category: string | null;
}

/** In the order of their first pages. A page that is in no part is left out. */
export type EditedParts = readonly EditedPart[];

export const toEditedParts = ({ parts }: Pick<Packet, 'parts'>): EditedParts =>
  parts.map(({ pages, category }) => ({ pages: toPages(pages), category }));

const arrange = (parts: EditedPart[]): EditedParts =>
  parts.filter(({ pages }) => pages.length > 0).toSorted((one, other) => (one.pages[0] ?? 0) - (other.pages[0] ?? 0));

const ascending = (pages: number[]): number[] => pages.toSorted((one, other) => one - other);

/** The index of the part of each page, by number. */
export function findOwners(parts: EditedParts): ReadonlyMap<number, number> {
  return new Map(parts.flatMap(({ pages }, index) => pages.map((page) => [page, index] as const)));
}

const ownerOf = (parts: EditedParts, page: number): number => parts.findIndex(({ pages }) => pages.includes(page));

/** Begins a part at a page of another. */
export function cutBefore(parts: EditedParts, page: number): EditedParts {
  const owner = parts[ownerOf(parts, page)];
  if (owner === undefined || owner.pages[0] === page) return parts;
  const { category } = owner;
  return arrange([
    ...parts.filter((part) => part !== owner),
    { category, pages: owner.pages.filter((one) => one < page) },
    { category, pages: owner.pages.filter((one) => one >= page) },
  ]);
}

/** Makes one part of the parts of a page and of the page before it. The kind of the first stays. */
export function joinBefore(parts: EditedParts, page: number): EditedParts {
  const [before, owner] = [parts[ownerOf(parts, page - 1)], parts[ownerOf(parts, page)]];
  if (before === undefined || owner === undefined || before === owner) return parts;
  return arrange([
    ...parts.filter((part) => part !== before && part !== owner),
    { category: before.category, pages: ascending([...before.pages, ...owner.pages]) },
  ]);
}

/** Whether a part ends between a page and the page before it. */
export const hasCutBefore = (owners: ReadonlyMap<number, number>, page: number): boolean =>
  owners.get(page - 1) !== owners.get(page);

/** Cuts before a page, or joins it with the page before. */
export const toggleCut = (parts: EditedParts, page: number): EditedParts =>
  hasCutBefore(findOwners(parts), page) ? joinBefore(parts, page) : cutBefore(parts, page);

/**
 * Moves the cut before a page to before another. Both parts keep a page: a cut stops there.
 * @param page the first after the cut
 */
export function moveCut(parts: EditedParts, page: number, to: number): EditedParts {
  const [before, after] = [parts[ownerOf(parts, page - 1)], parts[ownerOf(parts, page)]];
  if (before === undefined || after === undefined || before === after || to === page) return parts;
  const [giver, taker] = to > page ? [after, before] : [before, after];
  const moved = giver.pages.filter((one) => (to > page ? one >= page && one < to : one < page && one >= to));
  const given = moved.length < giver.pages.length ? moved : to > page ? moved.slice(0, -1) : moved.slice(1);
  if (given.length === 0) return parts;
  return arrange(
    parts.map((part) => {
      if (part === giver) return { ...part, pages: part.pages.filter((one) => !given.includes(one)) };
      return part === taker ? { ...part, pages: ascending([...part.pages, ...given]) } : part;
    }),
  );
}

export function setCategory(parts: EditedParts, index: number, category: string | null): EditedParts {
  if (parts[index] === undefined || parts[index].category === category) return parts;
  return parts.map((part, at) => (at === index ? { ...part, category } : part));
}

/**
 * Puts a page into a part, wherever its other pages are.
 * @param target index of the part; `own` for a part of its own, null to leave the page out
 */
export function assignPage(parts: EditedParts, page: number, target: number | 'own' | null): EditedParts {
  const from = ownerOf(parts, page);
  const [owner, taker] = [parts[from], typeof target === 'number' ? parts[target] : undefined];
  if (target === null ? owner === undefined : target === 'own' ? owner?.pages.length === 1 : taker === owner)
    return parts;
  const others = parts.map((part) => {
    if (part === owner) return { ...part, pages: part.pages.filter((one) => one !== page) };
    return part === taker ? { ...part, pages: ascending([...part.pages, page]) } : part;
  });
  return arrange(target === 'own' ? [...others, { category: owner?.category ?? null, pages: [page] }] : others);
}
