import { getSchemaVersion, type Run } from '@excerpt/sdk';
import { useEffect, useRef, useState } from 'preact/hooks';
import { getClient } from '../../../api/console-session.ts';
import { describeError } from '../../../api/query-client.ts';
import type { EnvironmentSlug } from '../../../lib/console-address.ts';
import { toDraft } from '../draft-input.ts';
import type { Draft } from '../stored-drafts.ts';
import { tryDraft } from './try-drafts.ts';
import type { TriedDocument } from './try-matrix.ts';

/** Runs at one time. */
const AT_ONCE = 2;

export interface TriedAll {
  documents: { id: string; name: string }[];
  tried: TriedDocument[];
  /** The last version, if the draft differs from it. */
  versionNumber: number | null;
  /** Runs that have not ended. */
  left: number;
  problem: string | null;
}

interface TryAllOptions {
  slug: string;
  schemaKey: string;
  env: EnvironmentSlug;
  draft: Draft;
}

/** Tries a draft and the version that it changes over all documents, a few at a time. */
export function useTryAll({ slug, schemaKey, env, draft }: TryAllOptions) {
  const [all, setAll] = useState<TriedAll | null>(null);
  const controller = useRef(new AbortController());
  useEffect(() => () => controller.current.abort(), []);

  async function start(documents: TriedAll['documents']): Promise<void> {
    controller.current.abort();
    const { signal } = (controller.current = new AbortController());
    const tried: TriedDocument[] = documents.map(() => ({ now: null, before: null }));
    const state: TriedAll = { documents, tried, versionNumber: null, left: documents.length, problem: null };
    const show = (changes: Partial<TriedAll>) => {
      Object.assign(state, changes);
      if (!signal.aborted) setAll({ ...state, tried: [...tried] });
    };
    show({});
    try {
      const stored = await readStored(slug, schemaKey, draft, signal);
      const jobs = documents.flatMap(({ id }, index) => [
        { id, index, part: 'now' as const, tested: draft },
        ...(stored === null ? [] : [{ id, index, part: 'before' as const, tested: stored }]),
      ]);
      show({ versionNumber: stored?.baseVersionNumber ?? null, left: jobs.length });
      const work = async () => {
        for (let job = jobs.shift(); job !== undefined && !signal.aborted; job = jobs.shift()) {
          const run: Run = await tryDraft({ slug, env, documentId: job.id, draft: job.tested, signal });
          tried[job.index] = { now: null, before: null, ...tried[job.index], [job.part]: run };
          show({ left: state.left - 1 });
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    } catch (error) {
      show({ problem: describeError(error), left: 0 });
      controller.current.abort();
    }
  }
  return { all, start: (documents: TriedAll['documents']) => void start(documents), close: () => setAll(null) };
}

/** The version that the draft changes; null if nothing is changed. */
async function readStored(slug: string, schemaKey: string, draft: Draft, signal: AbortSignal): Promise<Draft | null> {
  const path = { slug, schemaKey, versionNumber: draft.baseVersionNumber };
  const { data } = await getSchemaVersion({ client: getClient(), path, signal, throwOnError: true });
  const stored = toDraft(data);
  return (Object.keys(stored) as (keyof Draft)[]).every((part) => stored[part] === draft[part]) ? null : stored;
}
