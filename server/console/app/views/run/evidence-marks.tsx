import { hoveredPath, type Mark } from './run-state.ts';

interface EvidenceMarksProps {
  marks: Mark[];
  selected: string | null;
  select: (path: string) => void;
}

const toPercentage = (fraction: number) => `${fraction * 100}%`;

/** The places of values on a page. The values beside it are the way for keyboards and screen readers. */
export function EvidenceMarks({ marks, selected, select }: EvidenceMarksProps) {
  return (
    <div class="marks" aria-hidden="true">
      {marks.map(({ path, box: [x0, y0, x1, y1], level }, index) => (
        <div
          key={`${path} ${index}`}
          class={
            `mark mark-${level}` +
            (path === selected ? ' mark-selected' : path === hoveredPath.value ? ' mark-hovered' : '')
          }
          style={{
            left: toPercentage(x0),
            top: toPercentage(y0),
            width: toPercentage(x1 - x0),
            height: toPercentage(y1 - y0),
          }}
          onClick={() => select(path)}
          onMouseEnter={() => {
            hoveredPath.value = path;
          }}
          onMouseLeave={() => {
            hoveredPath.value = null;
          }}
        />
      ))}
    </div>
  );
}
