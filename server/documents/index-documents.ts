import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Db } from '../db/database.ts';
import { collectWords } from '../lib/search-words.ts';
import {
  findLastErased,
  forgetErased,
  indexDocuments,
  listUnindexed,
  mergeWords,
  type DocumentWords,
  type IndexScope,
} from './search-repository.ts';

/** Keeps the full-text index of documents up to date. */
export interface DocumentIndex {
  /** Before a search: indexes the newest documents of a list that the index lacks, as far as it takes no time. */
  catchUp(scope: IndexScope): Promise<void>;
  /** The same for all that it lacks, as long as the signal does not abort. False if some are left. */
  catchUpWith(scope: IndexScope, signal: AbortSignal): Promise<boolean>;
  /** Whether it lacks documents. */
  isBehind(): Promise<boolean>;
  /** Indexes all documents that it lacks, until the signal aborts. */
  indexAll(signal: AbortSignal): Promise<void>;
  /** Takes the words of deleted documents out of the index's pages on SQLite, until the signal aborts. */
  eraseDeleted(signal: AbortSignal): Promise<void>;
}

/** Documents of one transaction: others wait for it on SQLite. */
const STEP = 20;
/** What a search may take for documents that are not indexed yet. Many are left after an upgrade, and by a flood. */
const MAX_MS_BEFORE_SEARCH = 100;
/** Leaves the database to others between two steps. */
const PAUSE_MS = 20;
/** A step of merging the index takes about 10 ms; the index of a million documents has 100,000 steps. */
const MAX_STEPS = 1_000_000;

type Texts = Record<'own' | 'others', { text: string }[]>;

interface Dependencies {
  database: Database;
  /** Names and texts of documents, and what else is stored in words about each, by their ids. */
  findTexts(db: Db, documentIds: readonly string[]): Promise<Map<string, Texts>>;
}

function collectAll({ own, others }: Texts): DocumentWords {
  const first = collectWords(own.map(({ text }) => text));
  const more = collectWords(
    others.map(({ text }) => text),
    { without: first.words },
  );
  return { own: first.words, more: more.words, isPartial: first.isPartial || more.isPartial };
}

export function createDocumentIndex({ database, findTexts }: Dependencies): DocumentIndex {
  /** Twenty in one transaction take half of the time of twenty transactions. Returns how many there were. */
  async function indexSome(scope: IndexScope | null): Promise<number> {
    const documents = await listUnindexed(database.db, scope, STEP);
    if (documents.length === 0) return 0;
    const texts = await findTexts(
      database.db,
      documents.map(({ documentId }) => documentId),
    );
    const nothing = { own: [], others: [] };
    const read = documents.map((document) => ({
      document,
      words: collectAll(texts.get(document.documentId) ?? nothing),
    }));
    await indexDocuments(database, read);
    return documents.length;
  }

  return {
    isBehind: async () => (await listUnindexed(database.db, null, 1)).length > 0,

    async catchUp(scope) {
      for (const end = performance.now() + MAX_MS_BEFORE_SEARCH; performance.now() < end;)
        if ((await indexSome(scope)) < STEP) return;
    },

    async catchUpWith(scope, signal) {
      while (!signal.aborted) if ((await indexSome(scope)) < STEP) return true;
      return false;
    },

    async indexAll(signal) {
      while (!signal.aborted && (await indexSome(null)) === STEP)
        await delay(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    },

    async eraseDeleted(signal) {
      if (database.dialect === 'postgres') return;
      const last = await findLastErased(database.db);
      if (last === null) return;
      for (let step = 1; await mergeWords(database, { isFirst: step === 1 }); step += 1) {
        // The next call begins again.
        if (signal.aborted || step === MAX_STEPS) return;
        await delay(PAUSE_MS, undefined, { signal }).catch(() => undefined);
      }
      await forgetErased(database.db, last);
    },
  };
}
