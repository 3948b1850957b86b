/** What documents of a schema usually have, and what one of them lacks. */

type Data = Record<string, unknown>;

/** With fewer documents, nothing is usual. */
const MIN_DOCUMENTS = 5;
const USUAL_SHARE = 0.8;
/** A document that lacks more of what is usual is probably of another kind. */
const MAX_LACKING_SHARE = 0.5;
/** So many fields tell a kind of documents. */
const MIN_TELLING_FIELDS = 3;

/** The fields with a value, such as `seller.name`. A list counts as one field. */
export function listPresent(data: Data, prefix = ''): string[] {
  return Object.entries(data).flatMap(([key, value]): string[] => {
    const name = `${prefix}${key}`;
    if (value === null || value === '' || value === undefined) return [];
    if (Array.isArray(value)) return value.length === 0 ? [] : [name];
    return typeof value === 'object' ? listPresent(value as Data, `${name}.`) : [name];
  });
}

/** Whether so many documents tell what is usual. */
export const hasEnough = (documents: number): boolean => documents >= MIN_DOCUMENTS;

/** The fields that most documents have. */
export function findUsualFields(documents: readonly Data[]): string[] {
  if (!hasEnough(documents.length)) return [];
  const counts = new Map<string, number>();
  for (const data of documents) for (const name of listPresent(data)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= USUAL_SHARE * documents.length).map(([name]) => name);
}

export interface Lack {
  /** Usual fields without a value. */
  missing: string[];
  /** Whether it does not look like the other documents. */
  isUnlike: boolean;
}

export function findLack(data: Data, usual: readonly string[]): Lack {
  const present = new Set(listPresent(data));
  const missing = usual.filter((name) => !present.has(name));
  const isUnlike = usual.length >= MIN_TELLING_FIELDS && missing.length > MAX_LACKING_SHARE * usual.length;
  return { missing, isUnlike };
}
