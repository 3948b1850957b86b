/**
 * A rectangle that may be tilted, in pixels: `angle` is that of its first side (`width`) against the x axis, in
 * radians.
 */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
  angle: number;
}

interface Point {
  x: number;
  y: number;
}

/** A map of how likely each pixel is part of a text, 0 to 1. */
export interface TextMap {
  values: Float32Array;
  width: number;
  height: number;
}

/** The settings with which PP-OCR's detection was published, for maps of text that is shrunk to its core. */
const PIXEL_THRESHOLD = 0.3;
const REGION_THRESHOLD = 0.6;
const GROWTH = 1.5;
const MIN_SIDE = 3;

/** The lines of text in a map, each as the smallest rectangle around it, grown from the core to the letters. */
export function textRegions(map: TextMap): Region[] {
  const regions: Region[] = [];
  for (const outline of outlines(map)) {
    const core = smallestRectangle(convexHull(outline));
    if (Math.min(core.width, core.height) < MIN_SIDE || meanInside(map, core) < REGION_THRESHOLD) continue;
    const distance = (core.width * core.height * GROWTH) / (2 * (core.width + core.height));
    regions.push({ ...core, width: core.width + 2 * distance, height: core.height + 2 * distance });
  }
  return regions;
}

/** The leftmost and rightmost pixels of each row of each connected area: enough for its hull. */
function* outlines({ values, width, height }: TextMap): Generator<Point[]> {
  const seen = new Uint8Array(values.length);
  const stack: number[] = [];
  for (let start = 0; start < values.length; start++) {
    if (seen[start] === 1 || (values[start] ?? 0) <= PIXEL_THRESHOLD) continue;
    const rows = new Map<number, { from: number; to: number }>();
    seen[start] = 1;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      const row = rows.get(y);
      if (row === undefined) rows.set(y, { from: x, to: x });
      else {
        row.from = Math.min(row.from, x);
        row.to = Math.max(row.to, x);
      }
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx;
          if (seen[next] === 1 || (values[next] ?? 0) <= PIXEL_THRESHOLD) continue;
          seen[next] = 1;
          stack.push(next);
        }
      }
    }
    yield [...rows].flatMap(([y, { from, to }]) => [
      { x: from, y },
      { x: to + 1, y },
      { x: from, y: y + 1 },
      { x: to + 1, y: y + 1 },
    ]);
  }
}

function convexHull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (ordered: Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of ordered) {
      for (let a = chain.at(-2), b = chain.at(-1); a !== undefined && b !== undefined && turn(a, b, point) <= 0;) {
        chain.pop();
        a = chain.at(-2);
        b = chain.at(-1);
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/**
 * One side of the smallest rectangle around a hull lies on a side of the hull. Its `angle` is within 45° of the x axis.
 */
function smallestRectangle(hull: Point[]): Region {
  let best: Region = { x: 0, y: 0, width: Infinity, height: Infinity, angle: 0 };
  hull.forEach((from, index) => {
    const to = hull[(index + 1) % hull.length] ?? from;
    const side = Math.atan2(to.y - from.y, to.x - from.x);
    const angle = side - Math.round(side / (Math.PI / 2)) * (Math.PI / 2);
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const { x, y } of hull) {
      left = Math.min(left, x * cos + y * sin);
      right = Math.max(right, x * cos + y * sin);
      top = Math.min(top, y * cos - x * sin);
      bottom = Math.max(bottom, y * cos - x * sin);
    }
    const [width, height] = [right - left, bottom - top];
    if (width * height >= best.width * best.height) return;
    const [u, v] = [(left + right) / 2, (top + bottom) / 2];
    best = { x: u * cos - v * sin, y: u * sin + v * cos, width, height, angle };
  });
  return best;
}

function meanInside({ values, width, height }: TextMap, region: Region): number {
  const reach = Math.hypot(region.width, region.height) / 2;
  const cos = Math.cos(region.angle);
  const sin = Math.sin(region.angle);
  let sum = 0;
  let count = 0;
  for (let y = Math.max(0, Math.floor(region.y - reach)); y < Math.min(height, region.y + reach); y++) {
    for (let x = Math.max(0, Math.floor(region.x - reach)); x < Math.min(width, region.x + reach); x++) {
      const [dx, dy] = [x + 0.5 - region.x, y + 0.5 - region.y];
      if (Math.abs(dx * cos + dy * sin) > region.width / 2 || Math.abs(dy * cos - dx * sin) > region.height / 2)
        continue;
      sum += values[y * width + x] ?? 0;
      count += 1;
    }
  }
  return count === 0 ? 0 : sum / count;
}
