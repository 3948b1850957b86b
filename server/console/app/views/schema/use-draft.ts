import type { SchemaVersion } from '@excerpt/sdk';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { JsonObject } from '../../definition/definition-object.ts';
import { formatJson } from '../../definition/format-json.ts';
import { parseDefinition, toDraft } from './draft-input.ts';
import { readDraft, storeDraft, type Draft } from './stored-drafts.ts';

const MAX_UNDONE = 100;

export interface DraftEditing {
  draft: Draft;
  /** The draft with what was typed since the page was rendered. */
  readLatest: () => Draft;
  isDirty: boolean;
  /** Null while the text is no JSON object. */
  definition: JsonObject | null;
  change: (changes: Partial<Draft>) => void;
  /** Changes the definition as the form does. Changes with the same `step` are undone as one. */
  edit: (change: (definition: JsonObject) => JsonObject, step?: string) => void;
  /** Absent while there is nothing to undo. */
  undo: (() => void) | undefined;
  discard: () => void;
}

function readObject(text: string): JsonObject | null {
  try {
    return parseDefinition(text);
  } catch {
    return null;
  }
}

/** The draft of a schema: the latest version, with the changes that are not saved yet. */
export function useDraft(slug: string, schemaKey: string, version: SchemaVersion): DraftEditing {
  const stored = useMemo(() => toDraft(version), [version]);
  const [changed, setChanged] = useState<Draft | null>(() => readDraft(slug, schemaKey));
  const [undone, setUndone] = useState<{ definition: string; step: string | undefined }[]>([]);
  const draft = changed ?? stored;
  const latest = useRef(draft);
  latest.current = draft;
  const definition = useMemo(() => readObject(draft.definition), [draft.definition]);
  const isDirty = changed !== null;

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);

  const change = (changes: Partial<Draft>) => {
    const next = { ...latest.current, ...changes };
    const isStored = (Object.keys(stored) as (keyof Draft)[]).every((part) => next[part] === stored[part]);
    const kept = isStored ? null : next;
    latest.current = next;
    setChanged(kept);
    storeDraft(slug, schemaKey, kept);
  };
  const last = undone.at(-1);
  return {
    draft,
    readLatest: () => latest.current,
    isDirty,
    definition,
    change,
    edit(work, step) {
      const text = latest.current.definition;
      const before = readObject(text);
      if (before === null) return;
      if (step === undefined || last?.step !== step)
        setUndone([...undone, { definition: text, step }].slice(-MAX_UNDONE));
      change({ definition: formatJson(work(before)) });
    },
    undo:
      last &&
      (() => {
        setUndone(undone.slice(0, -1));
        change({ definition: last.definition });
      }),
    discard() {
      setChanged(null);
      setUndone([]);
      storeDraft(slug, schemaKey, null);
    },
  };
}
