import type { LayoutPage } from '@excerpt/sdk';
import { useMemo, useState } from 'preact/hooks';
import { findText, type Hit } from './text-search.ts';

export interface ViewerSearchState {
  isOpen: boolean;
  query: string;
  hits: Hit[];
  /** Index of the hit that is shown; -1 without one. */
  current: number;
  hit: Hit | undefined;
  open: () => void;
  close: () => void;
  setQuery: (query: string) => void;
  move: (by: 1 | -1) => void;
}

/** A search in the text of a document. */
export function useViewerSearch(pages: LayoutPage[] | undefined): ViewerSearchState {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [index, setIndex] = useState(0);
  const hits = useMemo(() => (isOpen ? findText(pages ?? [], query) : []), [isOpen, pages, query]);
  const current = hits.length === 0 ? -1 : index % hits.length;
  return {
    isOpen,
    query,
    hits,
    current,
    hit: hits[current],
    open: () => setOpen(true),
    close: () => setOpen(false),
    setQuery: (text) => {
      setQuery(text);
      setIndex(0);
    },
    move: (by) => setIndex((current + by + hits.length) % Math.max(1, hits.length)),
  };
}
