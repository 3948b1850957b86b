import { diffLines } from 'diff';
import { useMemo } from 'preact/hooks';
import { listFieldChanges, type FieldChange } from '../../../definition/field-changes.ts';
import { parseDefinition } from '../draft-input.ts';
import type { Draft } from '../stored-drafts.ts';

const WORDS: Record<FieldChange['kind'], string> = {
  added: 'Added',
  removed: 'Removed',
  renamed: 'Renamed',
  type: 'Type',
  required: 'Required',
  description: 'Description',
  other: 'Constraints',
};

function findChanges(before: Draft, after: Draft): FieldChange[] | null {
  try {
    return listFieldChanges(parseDefinition(before.definition), parseDefinition(after.definition));
  } catch {
    return null;
  }
}

/** What changed between two versions: in words for each field, and line by line. */
export function VersionDiff({ before, after }: { before: Draft; after: Draft }) {
  const changes = useMemo(() => findChanges(before, after), [before, after]);
  return (
    <>
      <h2>Fields</h2>
      {changes === null ? (
        <p class="muted">The JSON of the draft is incomplete.</p>
      ) : changes.length === 0 ? (
        <p class="muted">No field changed.</p>
      ) : (
        <ul class="field-changes">
          {changes.map(({ path, kind, detail }) => (
            <li key={`${path} ${kind}`}>
              <span class={`change-${kind}`}>{WORDS[kind]}</span> <code>{path === '' ? '/' : path}</code>{' '}
              <span class="muted">{detail}</span>
            </li>
          ))}
        </ul>
      )}
      <LineDiff title="Definition" before={before.definition} after={after.definition} />
      <LineDiff title="Instructions" before={before.instructions} after={after.instructions} />
      <LineDiff title="Examples" before={before.examples} after={after.examples} />
      <LineDiff title="Parameters" before={before.parameters} after={after.parameters} />
    </>
  );
}

const CONTEXT_LINES = 3;

interface Line {
  mark: '+' | '-' | ' ';
  text: string;
}

/** The changed lines with some lines of context; null marks omitted lines. */
function listLines(before: string, after: string): (Line | null)[] {
  const lines = diffLines(`${before}\n`, `${after}\n`).flatMap(({ added, removed, value }): Line[] =>
    value
      .replace(/\n$/, '')
      .split('\n')
      .map((text) => ({ mark: added ? '+' : removed ? '-' : ' ', text })),
  );
  const isNear = lines.map((_, index) =>
    lines.slice(Math.max(0, index - CONTEXT_LINES), index + CONTEXT_LINES + 1).some(({ mark }) => mark !== ' '),
  );
  return lines.flatMap((line, index) => (isNear[index] ? [line] : isNear[index - 1] === false ? [] : [null]));
}

const SPOKEN = { '+': 'Added: ', '-': 'Removed: ', ' ': '' } as const;

function LineDiff({ title, before, after }: { title: string; before: string; after: string }) {
  const lines = useMemo(() => (before === after ? [] : listLines(before, after)), [before, after]);
  if (lines.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <div class="line-diff" role="region" aria-label={`Changes of: ${title}`} tabIndex={0}>
        {lines.map((line, index) =>
          line === null ? (
            <div key={index} class="line-skipped" aria-hidden="true">
              …
            </div>
          ) : (
            <div key={index} class={line.mark === '+' ? 'line-added' : line.mark === '-' ? 'line-removed' : undefined}>
              <span aria-hidden="true">{line.mark}</span>
              <span class="visually-hidden">{SPOKEN[line.mark]}</span> {line.text}
            </div>
          ),
        )}
      </div>
    </>
  );
}
