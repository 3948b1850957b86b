import type { Packet } from '@excerpt/sdk';
import { toPercent } from '../../lib/value-words.ts';
import { VirtualRows } from '../../parts/virtual-rows.tsx';
import type { EditedParts } from './edit-parts.ts';
import { toPageText } from './page-texts.ts';
import { findOriginal, nameCategory, toPartLevel } from './packet-words.ts';
import { PartLinks } from './part-links.tsx';

interface PartTableProps {
  slug: string;
  packet: Packet;
  parts: EditedParts;
  /** Index of the selected part. */
  current: number | undefined;
  select: (page: number) => void;
}

export function PartTable({ slug, packet, parts, current, select }: PartTableProps) {
  return (
    <VirtualRows
      label="Parts"
      columns={['Part', 'Pages', 'Kind', 'Sure', 'Document']}
      rowClass="part-row"
      count={parts.length}
      current={current ?? -1}
      renderCells={(index) => {
        const part = parts[index];
        if (part === undefined) return <span role="cell" />;
        const found = findOriginal(packet, part);
        return (
          <>
            <span role="cell">
              <button type="button" class="link-button" onClick={() => select(part.pages[0] ?? 1)}>
                {index + 1}
              </button>
            </span>
            <span role="cell">{toPageText(part.pages)}</span>
            <span role="cell">{nameCategory(part.category)}</span>
            <span role="cell">
              {found?.confidence != null && (
                <span class={`level-${toPartLevel(found.confidence)}`}>{toPercent(found.confidence)}</span>
              )}
            </span>
            <span role="cell">{found !== undefined && <PartLinks slug={slug} part={found} />}</span>
          </>
        );
      }}
    />
  );
}
