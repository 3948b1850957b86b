import { useRef, useState } from 'preact/hooks';

interface CutHandleProps {
  /** The page after it. */
  page: number;
  /** Width of a page with the place before it, in CSS pixels. */
  cell: number;
  isCut: boolean;
  /** Cuts, or joins what is cut. Undefined where the parts may not be changed. */
  toggle: (() => void) | undefined;
  /** Moves the cut to before another page. */
  moveTo: (page: number) => void;
}

/** The place between two pages: pressing it cuts or joins, and a cut can be dragged. */
export function CutHandle({ page, cell, isCut, toggle, moveTo }: CutHandleProps) {
  const from = useRef<number | null>(null);
  const hasMoved = useRef(false);
  const [shift, setShift] = useState(0);
  const style = { left: `${(page - 1) * cell + shift}px` };
  if (toggle === undefined) return isCut ? <span class="cut cut-on" style={style} /> : null;
  return (
    <button
      type="button"
      class={isCut ? 'cut cut-on' : 'cut'}
      style={style}
      aria-pressed={isCut}
      aria-label={isCut ? `Join pages ${page - 1} and ${page}` : `Cut before page ${page}`}
      title={isCut ? 'Press to join, drag to move' : 'Cut here'}
      onPointerDown={(event) => {
        hasMoved.current = false;
        if (!isCut || event.button !== 0) return;
        from.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={({ clientX }) => {
        if (from.current === null) return;
        if (Math.abs(clientX - from.current) > 6) hasMoved.current = true;
        if (hasMoved.current) setShift(clientX - from.current);
      }}
      onPointerUp={() => {
        if (from.current !== null && hasMoved.current) moveTo(page + Math.round(shift / cell));
        from.current = null;
        setShift(0);
      }}
      onPointerCancel={() => {
        from.current = null;
        setShift(0);
      }}
      onClick={() => {
        if (!hasMoved.current) toggle();
        hasMoved.current = false;
      }}
    />
  );
}
