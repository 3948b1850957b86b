import { expect, test } from 'vitest';
import { formatTraceParent, parseTraceParent } from './open-telemetry.ts';

const trace = '0af7651916cd43dd8448eb211c80319c';
const span = 'b7ad6b7169203331';

test.each([`00-${trace}-${span}-01`, `00-${trace}-${span}-00`])('reads and writes %s', (text) => {
  const context = parseTraceParent(text);
  expect(context).toMatchObject({ traceId: trace, spanId: span, isRemote: true });
  expect(context && formatTraceParent(context)).toBe(text);
});

test('reads later versions, which may have more fields', () => {
  expect(parseTraceParent(`01-${trace}-${span}-01-what-the-future-brings`)).toMatchObject({ traceId: trace });
});

test.each([
  '',
  'nonsense',
  `ff-${trace}-${span}-01`,
  `00-${trace}-${span}-01-more`,
  `00-${trace.toUpperCase()}-${span}-01`,
  `00-${'0'.repeat(32)}-${span}-01`,
  `00-${trace}-${'0'.repeat(16)}-01`,
  `00-${trace}-${span}`,
])('ignores %j', (text) => {
  expect(parseTraceParent(text)).toBeNull();
});
