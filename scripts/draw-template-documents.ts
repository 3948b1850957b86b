/** Draws the documents of the schema templates: `npm run sample`. */
import { writeFileSync } from 'node:fs';
import { drawSheet } from './samples/draw-sheet.ts';
import { SHEETS } from './samples/all-sheets.ts';

const folder = new URL('../server/schema-templates/documents/', import.meta.url);
for (const [key, sheet] of Object.entries(SHEETS))
  writeFileSync(new URL(`${key}.pdf`, folder), await drawSheet(key, sheet));
