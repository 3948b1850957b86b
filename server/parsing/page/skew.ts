/** A scan is seldom straight, and the text layer of a scan follows the paper. Angles are in radians, clockwise. */

/** A smaller angle moves no line into the next one. */
const MIN_ANGLE = 0.003;
/** Text that is tilted further is not a crooked page. */
const MAX_ANGLE = 0.5;

/** The tilt of most of a page's text: the middle one of the angles; 0 where it does not matter. */
export function typicalAngle(angles: readonly number[]): number {
  const sorted = angles.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return Math.abs(middle) < MIN_ANGLE || Math.abs(middle) > MAX_ANGLE ? 0 : middle;
}

export function rotate(x: number, y: number, angle: number): { x: number; y: number } {
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}

interface Rectangle {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** The same rectangle with its middle turned about the origin. */
export function turnMiddle<Placed extends Rectangle>(placed: Placed, angle: number): Placed {
  const [halfWidth, halfHeight] = [(placed.x1 - placed.x0) / 2, (placed.y1 - placed.y0) / 2];
  const { x, y } = rotate(placed.x0 + halfWidth, placed.y0 + halfHeight, angle);
  return { ...placed, x0: x - halfWidth, y0: y - halfHeight, x1: x + halfWidth, y1: y + halfHeight };
}
