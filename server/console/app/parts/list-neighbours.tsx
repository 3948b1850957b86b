import { Link, useLocation } from 'wouter-preact';
import { useDocumentList, type ListedDocument } from '../api/use-document-list.ts';
import { useParameters } from '../lib/console-address.ts';
import { linkToDocument } from '../lib/lists/list-place.ts';
import { useShortcuts } from './shortcuts.ts';

interface ListNeighboursProps {
  slug: string;
  runId: string;
  /** Where the neighbours are opened. */
  viewOf: (document: ListedDocument) => 'runs' | 'reviews';
}

/** The previous and the next document of the list from which this one was opened. */
export function ListNeighbours({ slug, runId, viewOf }: ListNeighboursProps) {
  const [, navigate] = useLocation();
  const [parameters] = useParameters();
  const list = useDocumentList(slug, runId);
  const toLink = (document: ListedDocument | undefined, at: number) =>
    document === undefined ? null : linkToDocument(slug, viewOf(document), { runId: document.runId, at }, parameters);
  const at = list?.at ?? -1;
  const [before, after] = [toLink(list?.previous, at - 1), toLink(list?.next, at + 1)];
  useShortcuts('List', [
    { keys: '[', label: 'Previous document', run: () => before !== null && navigate(before) },
    { keys: ']', label: 'Next document', run: () => after !== null && navigate(after) },
  ]);
  if (list === undefined) return null;
  return (
    <nav class="neighbours" aria-label="Documents of the list">
      {before !== null && (
        <Link href={before} class="button">
          Previous
        </Link>
      )}
      <span class="muted">
        {at + 1} of {list.total}
      </span>
      {after !== null && (
        <Link href={after} class="button">
          Next
        </Link>
      )}
    </nav>
  );
}
