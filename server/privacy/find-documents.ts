import { setImmediate as turn } from 'node:timers/promises';
import type { Db } from '../db/database.ts';
import type { DocumentIndex } from '../documents/index-documents.ts';
import { AppError, validationFailed } from '../errors.ts';
import { matchPerson, parsePersonQuery, type PersonQuery } from './person-words.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';
import { describeDocuments, findWithTerms, listPartial, listScopes } from './person-search-repository.ts';
import type { FoundDocument } from './person-search-repository.ts';
import { findPersonTexts, type PersonText, type TextPart } from './person-texts.ts';

/** What is looked for: all words, or a phrase. */
export interface PersonSearch {
  query: string;
  match: 'words' | 'phrase';
  /** The part of the request that has the query. */
  in: 'query' | 'body';
}

export interface PersonDocument extends FoundDocument {
  /** Where the words are: where all of them are, if there is such a part. */
  foundIn: TextPart[];
  /** The text around the first of them. */
  excerpt: string;
}

/** With more, the words are not those of a person. */
const MAX_FOUND = 50_000;
/** Texts that are read for a phrase, whose order the index does not have. */
const MAX_READ = 2_000;
const MAX_TERMS = 20;
/** What an erasure and an export may wait for the index. */
const MAX_INDEXING_MS = 20_000;
const EXCERPT_BEFORE = 60;
const EXCERPT = 160;

export interface PersonSearching {
  /** Ids of all documents with the words, newest first. */
  findIds(environmentIds: readonly string[], search: PersonSearch, options: { isWhole: boolean }): Promise<string[]>;
  describe(environmentIds: readonly string[], search: PersonSearch, page: PageRequest): Promise<Page<PersonDocument>>;
}

const refuse = (search: PersonSearch, message: string) =>
  validationFailed(message, [{ in: search.in, path: '/query', message }]);

function parse(search: PersonSearch): PersonQuery {
  const parsed = parsePersonQuery(search.query, search.match === 'phrase');
  if (parsed.terms.length === 0) throw refuse(search, 'query must have a letter or a digit.');
  if (parsed.terms.length > MAX_TERMS) throw refuse(search, `query must have at most ${MAX_TERMS} words.`);
  return parsed;
}

function refuseTooMany(search: PersonSearch, count: number, limit: number): void {
  if (count <= limit) return;
  const most = limit.toLocaleString('en');
  throw refuse(search, `More than ${most} documents have these words. Add words that only the person has.`);
}

/** Whether the words are in a document's texts: a phrase in one of them. */
function matchTexts(texts: readonly PersonText[], query: PersonQuery) {
  const matches = texts.map((text) => ({ ...text, ...matchPerson(text.text, query) }));
  const isFound = query.isPhrase
    ? matches.some(({ isWhole }) => isWhole)
    : query.terms.every((_, index) => matches.some(({ found }) => found[index]));
  return { isFound, matches };
}

function toExcerpt(text: string, index: number): string {
  const start = Math.max(0, index - EXCERPT_BEFORE);
  const cut = text
    .slice(start, start + EXCERPT)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `${start > 0 ? '…' : ''}${cut}${start + EXCERPT < text.length ? '…' : ''}`;
}

export function createPersonSearch(db: Db, index: Pick<DocumentIndex, 'catchUp' | 'catchUpWith'>): PersonSearching {
  const readTexts = async (id: string) => {
    const { own, others } = (await findPersonTexts(db, [id])).get(id) ?? { own: [], others: [] };
    return [...own, ...others];
  };

  /** Reads texts for what the index does not know. */
  async function keepMatching(ids: readonly string[], query: PersonQuery): Promise<string[]> {
    const kept: string[] = [];
    for (const id of ids) {
      if (matchTexts(await readTexts(id), query).isFound) kept.push(id);
      // Others are served meanwhile.
      await turn();
    }
    return kept;
  }

  async function waitForIndex(environmentIds: readonly string[], isWhole: boolean): Promise<void> {
    if (!isWhole) return index.catchUp({ environmentIds });
    const isDone = await index.catchUpWith({ environmentIds }, AbortSignal.timeout(MAX_INDEXING_MS));
    if (isDone) return;
    throw new AppError('unavailable', 'Documents are still being indexed for the search. Try again in a minute.');
  }

  const findIds: PersonSearching['findIds'] = async (environmentIds, search, { isWhole }) => {
    const query = parse(search);
    await waitForIndex(environmentIds, isWhole);
    const scopes = await listScopes(db, environmentIds);
    const limit = query.isPhrase ? MAX_READ : MAX_FOUND;
    const found = await findWithTerms(db, scopes, query.terms, limit + 1);
    refuseTooMany(search, found.length, limit);
    const known = new Set(found);
    const partial = (await listPartial(db, environmentIds)).filter((id) => !known.has(id));
    const toRead = query.isPhrase && query.terms.length > 1 ? [...found, ...partial] : partial;
    const kept = await keepMatching(toRead, query);
    const ids = query.isPhrase && query.terms.length > 1 ? kept : [...found, ...kept];
    return ids.sort((one, other) => (one < other ? 1 : -1));
  };

  async function locate(document: FoundDocument, query: PersonQuery): Promise<PersonDocument> {
    const { matches } = matchTexts(await readTexts(document.id), query);
    const whole = matches.filter(({ isWhole }) => isWhole);
    const some = whole.length > 0 ? whole : matches.filter(({ index: at }) => at !== -1);
    const first = some.find(({ part }) => part !== 'name') ?? some[0];
    return {
      ...document,
      foundIn: [...new Set(some.map(({ part }) => part))],
      excerpt: first === undefined ? '' : toExcerpt(first.text, first.index),
    };
  }

  return {
    findIds,

    async describe(environmentIds, search, page) {
      const ids = await findIds(environmentIds, search, { isWhole: false });
      const from = getOffset(page);
      const listed = ids.slice(from, from + page.pageSize);
      const documents = await describeDocuments(db, environmentIds, listed);
      const data: PersonDocument[] = [];
      for (const id of listed) {
        const document = documents.get(id);
        if (document !== undefined) data.push(await locate(document, parse(search)));
      }
      return { ...page, total: ids.length, data };
    },
  };
}
