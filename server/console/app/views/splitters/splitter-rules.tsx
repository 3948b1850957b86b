import type { SplitterDraft } from './splitter-draft.ts';

interface SplitterRulesProps {
  draft: SplitterDraft;
  change: (changes: Partial<SplitterDraft>) => void;
}

/** What a splitter says besides its kinds. */
export function SplitterRules({ draft, change }: SplitterRulesProps) {
  const { name, boundaries, pages, uncategorized, reviewBelow } = draft;
  return (
    <fieldset class="category">
      <legend>Splitter</legend>
      <label class="field">
        <span>Name</span>
        <input
          value={name}
          required
          maxLength={200}
          onInput={({ currentTarget }) => change({ name: currentTarget.value })}
        />
      </label>
      <label class="field">
        <span>Documents begin</span>
        <select
          value={boundaries}
          onChange={({ currentTarget }) => change({ boundaries: currentTarget.value as SplitterDraft['boundaries'] })}
        >
          <option value="auto">where the pages show it</option>
          <option value="every_page">at every page</option>
          <option value="pages">after every so many pages</option>
          <option value="none">only at the first page</option>
        </select>
      </label>
      {boundaries === 'pages' && (
        <label class="field">
          <span>Pages of each document</span>
          <input
            type="number"
            value={pages}
            required
            min={1}
            max={1000}
            onInput={({ currentTarget }) => change({ pages: Number(currentTarget.value) })}
          />
        </label>
      )}
      <label class="field">
        <span>What fits no kind</span>
        <select
          value={uncategorized}
          onChange={({ currentTarget }) =>
            change({ uncategorized: currentTarget.value as SplitterDraft['uncategorized'] })
          }
        >
          <option value="include">is a part without a kind</option>
          <option value="omit">is left out</option>
          <option value="forbid">gets the nearest kind</option>
        </select>
      </label>
      <label class="field">
        <span>A person looks at packets below, in percent</span>
        <input
          type="number"
          value={reviewBelow}
          min={0}
          max={100}
          step="any"
          placeholder="never"
          onInput={({ currentTarget }) => change({ reviewBelow: currentTarget.value })}
        />
      </label>
    </fieldset>
  );
}
