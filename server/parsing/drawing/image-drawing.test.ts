import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findFonts } from './image-drawing.ts';

const there = fileURLToPath(import.meta.url);
const missing = `${there}.missing`;

test('children draw in the fonts of the program only where the machine has none', () => {
  expect(findFonts({ system: missing, own: there })).toEqual({ FONTCONFIG_FILE: there });
  expect(findFonts({ system: there, own: there })).toEqual({});
  expect(findFonts({ system: missing, own: missing })).toEqual({});
});
