import { expect, test } from 'vitest';
import { rotate, turnMiddle, typicalAngle } from './skew.ts';

test.each([
  ['the middle one', [0.2, 0.01, 0.05], 0.05],
  ['the upper one of two in the middle', [0.02, 0.01, 0.4, 0.3], 0.3],
  ['none for a page that is nearly straight', [0.0029], 0],
  ['the angle from where it matters', [0.003], 0.003],
  ['an angle to the left', [-0.3, -0.1, -0.2], -0.2],
  ['none for text that is tilted too far', [0.51], 0],
  ['none for text that is tilted too far to the left', [-0.51], 0],
  ['none without text', [], 0],
])('the tilt of a page is %s', (_, angles, tilt) => {
  const before = [...angles];
  expect(typicalAngle(angles)).toBe(tilt);
  expect(angles).toEqual(before);
});

test('a rectangle keeps its size where its middle is turned', () => {
  const { x, y } = rotate(2, 1, Math.PI / 2);
  expect([x, y]).toEqual([expect.closeTo(-1), expect.closeTo(2)]);
  const turned = turnMiddle({ x0: 1, y0: 2, x1: 5, y1: 4, name: 'kept' }, Math.PI / 2);
  expect(turned).toEqual({
    x0: expect.closeTo(-5) as number,
    x1: expect.closeTo(-1) as number,
    y0: expect.closeTo(2) as number,
    y1: expect.closeTo(4) as number,
    name: 'kept',
  });
});
