import { useLayoutEffect } from 'preact/hooks';
import { toPercent } from '../../lib/value-words.ts';
import { useVisibleRange } from '../../parts/use-visible-range.ts';
import { PageImage } from '../run/viewer/page-image.tsx';
import { CutHandle } from './cut-handle.tsx';
import { findOwners, moveCut, toggleCut, type EditedPart, type EditedParts } from './edit-parts.ts';
import { nameCategory, toPartLevel } from './packet-words.ts';

interface PartBandProps {
  /** In CSS pixels. */
  left: number;
  width: number;
  isSelected: boolean;
  /** Whether the part has pages before these that lie apart. */
  isContinued: boolean;
  /** From 1; null for pages that are left out. */
  number: number | null;
  category: string | null;
  confidence: number | null;
  reason: string;
  select: () => void;
}

interface PacketStripProps {
  documentId: string;
  pageCount: number;
  parts: EditedParts;
  /** Number of the selected page. */
  page: number;
  select: (page: number) => void;
  /** Absent where the parts may not be changed. */
  change: ((edit: (parts: EditedParts) => EditedParts) => void) | undefined;
  describe: (part: EditedPart) => { confidence: number | null; reason: string };
}

/** In CSS pixels: a place with a cut, and the picture beside it; as in packets.css. */
const CELL = 132;
const PICTURE = 100;
const OVERSCAN = 4;

/** Neighbouring pages of one part: a part whose pages lie apart has several. */
interface Segment {
  first: number;
  last: number;
  /** Undefined for pages that are left out. */
  owner: number | undefined;
}

function listSegments(pageCount: number, owners: ReadonlyMap<number, number>): Segment[] {
  const segments: Segment[] = [];
  for (let page = 1; page <= pageCount; page += 1) {
    const last = segments.at(-1);
    if (last !== undefined && last.owner === owners.get(page)) last.last = page;
    else segments.push({ first: page, last: page, owner: owners.get(page) });
  }
  return segments;
}

/** The pages of a packet side by side, of which only those in sight are drawn, with the cuts between them. */
export function PacketStrip(props: PacketStripProps) {
  const { documentId, pageCount, parts, page: selected, select, change, describe } = props;
  const options = { count: pageCount, itemSize: CELL, overscan: OVERSCAN, isRow: true };
  const { scroller, measure, first, last } = useVisibleRange<HTMLDivElement>(options);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const left = (selected - 1) * CELL;
    if (left < element.scrollLeft || left + CELL > element.scrollLeft + element.clientWidth)
      element.scrollLeft = left - element.clientWidth / 2 + CELL / 2;
  }, [selected]);
  const owners = findOwners(parts);
  const numbers = Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset + 1);
  const inSight = ({ first: from, last: to }: Segment) => from <= last + 1 && to >= first + 1;
  return (
    <div class="strip" ref={scroller} onScroll={measure} role="group" aria-label="Pages and cuts" tabIndex={0}>
      <div class="strip-row" style={{ width: `${pageCount * CELL}px` }}>
        {numbers.map((number) => {
          const owner = owners.get(number);
          const part =
            owner === undefined ? 'left out' : `part ${owner + 1}, ${nameCategory(parts[owner]?.category ?? null)}`;
          return (
            <button
              key={number}
              type="button"
              class={owner === undefined ? 'strip-page strip-page-out' : 'strip-page'}
              style={{ left: `${(number - 1) * CELL + CELL - PICTURE - 4}px` }}
              aria-current={number === selected ? 'page' : undefined}
              aria-label={`Page ${number}, ${part}`}
              onClick={() => select(number)}
            >
              <span class="strip-picture">
                <PageImage documentId={documentId} number={number} width={PICTURE} layout={undefined} />
              </span>
              <span class="strip-number">{number}</span>
            </button>
          );
        })}
        {numbers
          .filter((number) => number > 1 && owners.has(number) && owners.has(number - 1))
          .map((number) => (
            <CutHandle
              key={`cut ${number}`}
              page={number}
              cell={CELL}
              isCut={owners.get(number) !== owners.get(number - 1)}
              toggle={change && (() => change((before) => toggleCut(before, number)))}
              moveTo={(to) => change?.((before) => moveCut(before, number, to))}
            />
          ))}
        {listSegments(pageCount, owners)
          .filter(inSight)
          .map((segment) => {
            const part = segment.owner === undefined ? undefined : parts[segment.owner];
            const found = part && describe(part);
            return (
              <PartBand
                key={`band ${segment.first}`}
                left={(segment.first - 1) * CELL + CELL - PICTURE - 4}
                width={(segment.last - segment.first + 1) * CELL - (CELL - PICTURE) + 4}
                isSelected={owners.get(selected) === segment.owner && segment.owner !== undefined}
                isContinued={part !== undefined && part.pages[0] !== segment.first}
                number={segment.owner === undefined ? null : segment.owner + 1}
                category={part?.category ?? null}
                confidence={found?.confidence ?? null}
                reason={found?.reason ?? ''}
                select={() => select(segment.first)}
              />
            );
          })}
      </div>
    </div>
  );
}

/** What the pages above it are. */
function PartBand(props: PartBandProps) {
  const { left, width, isSelected, isContinued, number, category, confidence, reason, select } = props;
  const style = { left: `${left}px`, width: `${width}px` };
  if (number === null)
    return (
      <div class="band band-out" style={style}>
        <span class="band-text muted">Left out</span>
      </div>
    );
  return (
    // The page above it is the button for keys and screen readers.
    <div class={isSelected ? 'band band-selected' : 'band'} style={style} onClick={select}>
      <span class="band-text">
        <strong>
          {number} {nameCategory(category)}
        </strong>
        {confidence !== null && <span class={`level-${toPartLevel(confidence)}`}> {toPercent(confidence)}</span>}
        <span class="band-reason muted">{isContinued ? `Also part ${number}` : reason}</span>
      </span>
    </div>
  );
}
