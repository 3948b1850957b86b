import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../parts/icons.tsx';

interface ViewerSearchProps {
  query: string;
  /** Index of the hit that is shown; -1 without one. */
  current: number;
  count: number;
  isLoading: boolean;
  setQuery: (query: string) => void;
  move: (by: 1 | -1) => void;
  close: () => void;
}

export function ViewerSearch({ query, current, count, isLoading, setQuery, move, close }: ViewerSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  // At once, so that the letters typed next are not keys of the view.
  useLayoutEffect(() => input.current?.focus(), []);
  const outcome = isLoading ? 'Reading the text…' : count === 0 ? 'Nothing found' : `${current + 1} of ${count}`;
  return (
    <search class="viewer-search">
      <input
        ref={input}
        type="search"
        aria-label="Search in the document"
        placeholder="Search in the document"
        value={query}
        onInput={({ currentTarget }) => setQuery(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') move(event.shiftKey ? -1 : 1);
          else if (event.key === 'Escape') close();
        }}
      />
      <span class="muted" role="status">
        {query.trim() === '' ? '' : outcome}
      </span>
      <button
        type="button"
        class="icon-button"
        aria-label="Previous hit"
        disabled={count === 0}
        onClick={() => move(-1)}
      >
        <Icon name="left" />
      </button>
      <button type="button" class="icon-button" aria-label="Next hit" disabled={count === 0} onClick={() => move(1)}>
        <Icon name="right" />
      </button>
      <button type="button" class="icon-button" aria-label="Close the search" onClick={close}>
        <Icon name="close" />
      </button>
    </search>
  );
}
