import { writePdf } from './raw-pdf.ts';

export interface TaggedLine {
  text: string;
  /** Points from the left and the bottom. */
  x: number;
  y: number;
}

export interface TaggedBlock {
  /** The type of its element, `P` by default. */
  type?: string;
  lines: TaggedLine[];
}

/**
 * A page of 612 by 792 points with these blocks in the order of its tags. The content stream has the lines from the
 * last to the first, each in marked content of its own, after the artifacts, which have no tag.
 */
export function makeTaggedPdf(blocks: TaggedBlock[], artifacts: TaggedLine[] = []): Buffer {
  const show = ({ text, x, y }: TaggedLine): string => `BT /F1 10 Tf ${x} ${y} Td (${text}) Tj ET`;
  const marks = blocks.flatMap(({ lines }, block) => lines.map((line) => ({ line, block })));
  const content = [
    ...artifacts.map((line) => `/Artifact <</Type/Pagination>> BDC ${show(line)} EMC`),
    ...marks.map(({ line }, id) => `/P <</MCID ${id}>> BDC ${show(line)} EMC`).reverse(),
  ].join('\n');
  const FIRST_BLOCK = 9;
  const element = (block: number): string => {
    const ids = marks.flatMap((mark, id) => (mark.block === block ? [id] : []));
    return `<</Type/StructElem/S/${blocks[block]?.type ?? 'P'}/P 7 0 R/Pg 4 0 R/K[${ids.join(' ')}]>>`;
  };
  const references = blocks.map((_, block) => `${FIRST_BLOCK + block} 0 R`);
  return writePdf([
    '<</Type/Catalog/Pages 2 0 R/MarkInfo<</Marked true>>/StructTreeRoot 6 0 R>>',
    '<</Type/Pages/Count 1/Kids[4 0 R]>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>>>/Contents 5 0 R/StructParents 0>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/StructTreeRoot/K 7 0 R/ParentTree 8 0 R>>',
    `<</Type/StructElem/S/Document/P 6 0 R/K[${references.join(' ')}]>>`,
    `<</Nums[0[${marks.map(({ block }) => references[block]).join(' ')}]]>>`,
    ...blocks.map((_, block) => element(block)),
  ]);
}
