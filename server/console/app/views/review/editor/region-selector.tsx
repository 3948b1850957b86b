import type { LayoutPage, PageBox } from '@excerpt/sdk';
import { useState } from 'preact/hooks';
import { placeBox } from '../../run/viewer/page-places.ts';

interface RegionSelectorProps {
  page: LayoutPage;
  read: (page: number, box: PageBox) => void;
}

interface Point {
  x: number;
  y: number;
}

/** In fractions of the page: less is a click. */
const MIN_SIDE = 0.004;

function toPoint(event: PointerEvent): Point {
  const { clientWidth, clientHeight } = event.currentTarget as HTMLElement;
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  // Offsets are those of the page before it is turned.
  return { x: clamp(event.offsetX / clientWidth), y: clamp(event.offsetY / clientHeight) };
}

const toBox = (a: Point, b: Point): PageBox => [
  Math.min(a.x, b.x),
  Math.min(a.y, b.y),
  Math.max(a.x, b.x),
  Math.max(a.y, b.y),
];

const findWord = ({ lines }: LayoutPage, { x, y }: Point): PageBox | undefined =>
  lines.flatMap(({ words }) => words).find(({ box: [x0, y0, x1, y1] }) => x >= x0 && x <= x1 && y >= y0 && y <= y1)
    ?.box;

/** A layer on which a box, or a word, is selected with the pointer. By keyboard, the value is typed instead. */
export function RegionSelector({ page, read }: RegionSelectorProps) {
  const [from, start] = useState<Point | null>(null);
  const [to, move] = useState<Point | null>(null);
  const finish = (event: PointerEvent) => {
    if (from === null) return;
    const end = toPoint(event);
    const isClick = Math.abs(end.x - from.x) < MIN_SIDE && Math.abs(end.y - from.y) < MIN_SIDE;
    const box = isClick ? findWord(page, end) : toBox(from, end);
    start(null);
    move(null);
    if (box !== undefined) read(page.number, box);
  };
  return (
    <div
      class="region-selector"
      data-page={page.number}
      aria-hidden="true"
      onPointerDown={(event) => {
        (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
        start(toPoint(event));
      }}
      onPointerMove={(event) => {
        if (from !== null) move(toPoint(event));
      }}
      onPointerUp={finish}
    >
      {from !== null && to !== null && <div class="region" style={placeBox(toBox(from, to))} />}
    </div>
  );
}
