import type { Layout } from '../../parsing/layout.ts';
import { indexDocument, type DocumentIndex } from './document-index.ts';
import { ChoiceFinder } from './choices/find-choices.ts';
import { ValueFinder } from './find-value.ts';
import { LabelIndex } from './labelled-place.ts';

/** A document with what looks for values and labels in it, and keeps what it found. */
export interface SearchedDocument {
  index: DocumentIndex;
  finder: ValueFinder;
  labels: LabelIndex;
  choices: ChoiceFinder;
}

const opened = new WeakMap<Layout, SearchedDocument>();

/** Parts, samples, repaired answers and other schemas look for much the same in a document. */
export function openDocument(layout: Layout): SearchedDocument {
  const known = opened.get(layout) ?? createSearched(indexDocument(layout));
  opened.set(layout, known);
  return known;
}

function createSearched(index: DocumentIndex): SearchedDocument {
  const labels = new LabelIndex(index);
  return { index, finder: new ValueFinder(index), labels, choices: new ChoiceFinder(index, labels) };
}
