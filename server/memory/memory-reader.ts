import { LRUCache } from 'lru-cache';
import type { Db } from '../db/database.ts';
import type { Extraction } from '../extraction/engine.ts';
import { fingerprint } from '../extraction/local/memory/fingerprint.ts';
import type { MemoryExample } from '../extraction/local/memory/memory-example.ts';
import type { JsonObject } from '../lib/json-value.ts';
import type { Logger } from '../lib/logger.ts';
import type { Layout } from '../parsing/layout.ts';
import { ExampleIndex } from './example-index.ts';
import * as examples from './repository.ts';
import type { ExamplesRevision, Fingerprinted, MemoryPlace, NewExample } from './repository.ts';
import { applyRecalibration, basisOf, createRecalibrator } from './recalibrator.ts';

/** Examples of one schema in one environment. More would slow down every extraction. */
export const MAX_EXAMPLES = 1_000;
/** Of one form: further ones teach nothing. */
export const MAX_OF_ONE_FORM = 10;
/** From this likeness on, two documents have one form. */
const SAME_FORM = 0.7;
/** Documents that are read for the memory by one run. */
const LEARNED_AT_ONCE = 20;

/** A run that may use the memory. */
export interface RecallingRun extends MemoryPlace {
  /** `without_own`: without what its document and the duplicates of it taught. */
  memory: 'off' | 'on' | 'without_own';
  documentId: string;
  ownerId: string;
  workspaceId: string;
}

interface ReadDocument {
  definition: JsonObject;
  layout: Layout;
  signal: AbortSignal;
}

interface RecallRequest extends RecallingRun, ReadDocument {
  /** Whose task it is. */
  group: readonly string[];
}

export interface MemoryReader {
  /** The examples most like a document, most alike first; none if the run does not use the memory. */
  recall(run: RecallingRun, document: ReadDocument): Promise<MemoryExample[]>;
  /** The extraction with confidences that the schema's reviews found right, if the run uses the memory. */
  recalibrate<Extracted extends Pick<Extraction, 'evidence' | 'confidence' | 'memory'>>(
    run: RecallingRun,
    extraction: Extracted,
    model: string,
  ): Promise<Extracted>;
}

type Learned = Omit<MemoryExample, 'id' | 'documentId'>;

interface Dependencies {
  db: Db;
  logger: Logger;
  /** Throws `ParseError`, among others. */
  getLayout: (documentId: string, signal: AbortSignal) => Promise<Layout>;
  /** What a document teaches; in a child process. */
  learn: (
    task: { definition: JsonObject; layout: Layout; data: JsonObject; places: NewExample['places'] },
    options: Pick<RecallRequest, 'signal' | 'group'>,
  ) => Promise<Learned>;
}

interface OpenIndex {
  revision: string;
  index: ExampleIndex;
}

/** Of examples that runs have used. */
const MAX_KEPT_CHARACTERS = 8_000_000;
/** Schemas whose examples this server has indexed. */
const MAX_INDEXES = 50;

export function createMemoryReader({ db, logger, getLayout, learn }: Dependencies): MemoryReader {
  const contents = new LRUCache<string, MemoryExample>({ maxSize: MAX_KEPT_CHARACTERS });
  const indexes = new LRUCache<string, OpenIndex>({ max: MAX_INDEXES });

  async function readExample(example: NewExample, { definition, signal, group }: RecallRequest): Promise<void> {
    const { expected: data, places } = example;
    let learned: Learned = { fingerprint: [], values: [], absent: [], excerpt: '', data: {} };
    try {
      const layout = await getLayout(example.documentId, signal);
      learned = await learn({ definition, layout, data, places }, { signal, group });
    } catch (error) {
      signal.throwIfAborted();
      // Its document would fail again: it is kept as an example that teaches nothing.
      logger.warn({ err: error, exampleId: example.id }, 'An example of the memory could not be read.');
    }
    const { fingerprint: hashes, ...content } = learned;
    await examples.saveLearned(db, example, { fingerprint: hashes, content });
  }

  const readRevision = ({ environmentId, schemaFamilyId }: MemoryPlace): Promise<ExamplesRevision> =>
    examples.readRevision(db, { environmentId, schemaFamilyId });

  async function openIndex(place: MemoryPlace, { revision }: ExamplesRevision): Promise<OpenIndex> {
    const key = `${place.environmentId} ${place.schemaFamilyId}`;
    const known = indexes.get(key);
    if (known?.revision === revision) return known;
    // What an example taught that is gone is forgotten here as well.
    for (const { id } of known?.index.list() ?? []) contents.delete(`${id} ${known?.revision}`);
    const index = new ExampleIndex(await examples.listFingerprints(db, place, MAX_EXAMPLES + LEARNED_AT_ONCE));
    indexes.set(key, { revision, index });
    return { revision, index };
  }

  /** The same object for the same example: it is packed for children once. */
  async function readExamples(chosen: readonly Fingerprinted[], revision: string): Promise<MemoryExample[]> {
    const toKey = (id: string): string => `${id} ${revision}`;
    const missing = chosen.map(({ id }) => id).filter((id) => !contents.has(toKey(id)));
    const read = await examples.readContents(db, missing);
    return chosen.flatMap(({ id, documentId, fingerprint: hashes }) => {
      const known = contents.get(toKey(id));
      if (known !== undefined) return [known];
      const content = read.get(id);
      if (content === undefined) return [];
      const learned = JSON.parse(content) as Omit<Learned, 'fingerprint'>;
      const example = { id, documentId, fingerprint: hashes, ...learned };
      contents.set(toKey(id), example, { size: Math.max(1, content.length) });
      return [example];
    });
  }

  /** Deletes what is over the limits, oldest first. */
  async function keepSmall(place: MemoryPlace, learned: readonly NewExample[]): Promise<void> {
    const { index } = await openIndex(place, await readRevision(place));
    const surplus = new Set(index.listBeyond(MAX_EXAMPLES));
    for (const { id } of learned)
      for (const other of index.listAlike(id, SAME_FORM).slice(MAX_OF_ONE_FORM)) surplus.add(other);
    await examples.deleteExamples(db, [...surplus]);
  }

  const recalibrator = createRecalibrator(db);

  return {
    async recalibrate(run, extraction, model) {
      if (run.memory === 'off') return extraction;
      const by = await recalibrator.find(
        run,
        { model, basis: basisOf(extraction.memory ?? []) },
        run.memory === 'without_own' ? run.documentId : null,
      );
      return by === null ? extraction : applyRecalibration(extraction, by);
    },

    async recall(run, document) {
      if (run.memory === 'off') return [];
      const request = { ...run, ...document, group: [run.ownerId, run.workspaceId] };
      let current = await readRevision(request);
      if (current.unread > 0) {
        const news = await examples.listNewExamples(db, request, LEARNED_AT_ONCE);
        for (const example of news) await readExample(example, request);
        if (news.length > 0) await keepSmall(request, news);
        current = await readRevision(request);
      }
      const { index, revision } = await openIndex(request, current);
      const without = request.memory === 'without_own' ? index.listDuplicates(request.documentId) : new Set<string>();
      return readExamples(index.choose(fingerprint(request.layout), without), revision);
    },
  };
}
