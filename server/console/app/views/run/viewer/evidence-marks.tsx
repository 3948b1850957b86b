import { useMemo, useRef } from 'preact/hooks';
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

const classOf = ({ level, match, side }: Mark): string =>
  `mark ${side === undefined ? `mark-${level} mark-${match}` : `mark-${side}`}`;

const leave = () => {
  hoveredPath.value = null;
};

/** The places of values on a page. The values beside it are the way for keyboards and screen readers. */
export function EvidenceMarks({ marks, hits, hit, selected, select }: EvidenceMarksProps) {
  const latest = useRef(select);
  latest.current = select;
  // A page may have thousands of marks: a key that selects another value draws only that one anew.
  const all = useMemo(
    () =>
      marks.map((mark, index) => (
        <div
          key={`${mark.path} ${index}`}
          class={classOf(mark)}
          style={placeBox(mark.box)}
          onClick={() => latest.current(mark.path)}
          onMouseEnter={() => {
            hoveredPath.value = mark.path;
          }}
          onMouseLeave={leave}
        />
      )),
    [marks],
  );
  return (
    <div class="marks" aria-hidden="true">
      {all}
      <CurrentMarks marks={marks} selected={selected} />
      {hits.map(
        (one, index) =>
          one.box !== null && (
            <div key={index} class={one === hit ? 'hit hit-current' : 'hit'} style={placeBox(one.box)} />
          ),
      )}
    </div>
  );
}

/** The selected marks, and those under the pointer, over the others. */
function CurrentMarks({ marks, selected }: Pick<EvidenceMarksProps, 'marks' | 'selected'>) {
  const hovered = hoveredPath.value;
  return (
    <>
      {marks.map(
        (mark, index) =>
          (mark.path === selected || mark.path === hovered) && (
            <div
              key={index}
              class={`${classOf(mark)} ${mark.path === selected ? 'mark-selected' : 'mark-hovered'} mark-current`}
              style={placeBox(mark.box)}
            />
          ),
      )}
    </>
  );
}
