import { placeBox } from './page-places.ts';
import { hoveredPath, type Mark } from '../run-state.ts';
import type { Hit } from './text-search.ts';

interface EvidenceMarksProps {
  marks: Mark[];
  /** What the search found on the page. */
  hits: Hit[];
  hit: Hit | undefined;
  selected: string | null;
  select: (path: string) => void;
}

function classOf({ path, level, match }: Mark, selected: string | null): string {
  const state = path === selected ? ' mark-selected' : path === hoveredPath.value ? ' mark-hovered' : '';
  return `mark mark-${level} mark-${match}${state}`;
}

/** The places of values on a page. The values beside it are the way for keyboards and screen readers. */
export function EvidenceMarks({ marks, hits, hit, selected, select }: EvidenceMarksProps) {
  return (
    <div class="marks" aria-hidden="true">
      {marks.map((mark, index) => (
        <div
          key={`${mark.path} ${index}`}
          class={classOf(mark, selected)}
          style={placeBox(mark.box)}
          onClick={() => select(mark.path)}
          onMouseEnter={() => {
            hoveredPath.value = mark.path;
          }}
          onMouseLeave={() => {
            hoveredPath.value = null;
          }}
        />
      ))}
      {hits.map(
        (one, index) =>
          one.box !== null && (
            <div key={index} class={one === hit ? 'hit hit-current' : 'hit'} style={placeBox(one.box)} />
          ),
      )}
    </div>
  );
}
