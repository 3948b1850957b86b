import type { StructureTree, StructureTreeElement } from '@llamaindex/liteparse';
import type { TextRun } from '../../page/placed-words.ts';

/** Elements of a tagged PDF (ISO 32000-1, 14.8.4) that are part of a line. All others begin a block. */
const INLINE = new Set(
  'Span Quote Em Strong Code Link Reference BibEntry Annot Sub Ruby RB RT RP Lbl LBody'.split(' '),
);

/** These are one block with all that they contain: their text is read by rows, as it is seen. */
const WHOLE = new Set(['Table', 'Formula', 'Form', 'TOC']);

/** A tree that is deeper is damaged. */
const MAX_DEPTH = 200;

export interface TaggedBlocks {
  /** The runs of each paragraph, heading, list item or table, in the order of the tags. */
  blocks: TextRun[][];
  untagged: TextRun[];
}

/** Groups the runs of a page by its tags. */
export function readBlocks({ roots }: StructureTree, runs: readonly TextRun[]): TaggedBlocks {
  const blockOf = new Map<number, number>();
  let next = 0;
  const visit = (element: StructureTreeElement, around: number | null, isWhole: boolean, depth: number): void => {
    const block = around !== null && (isWhole || INLINE.has(element.type)) ? around : next++;
    for (const id of element.markedContentIds) blockOf.set(id, block);
    if (depth === MAX_DEPTH) return;
    for (const child of element.children) visit(child, block, isWhole || WHOLE.has(element.type), depth + 1);
  };
  for (const root of roots) visit(root, null, false, 0);

  const blocks = new Map<number, TextRun[]>();
  const untagged: TextRun[] = [];
  for (const run of runs) {
    const block = run.markedContentId === undefined ? undefined : blockOf.get(run.markedContentId);
    const own = block === undefined ? untagged : blocks.get(block);
    if (own !== undefined) own.push(run);
    else if (block !== undefined) blocks.set(block, [run]);
  }
  return { blocks: [...blocks].sort(([a], [b]) => a - b).map(([, own]) => own), untagged };
}
