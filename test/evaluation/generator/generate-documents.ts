/**
 * Documents of our own with the data that they hold, drawn from a grammar by a seed: kinds, languages, labels, order,
 * layout, and what is left out.
 */
import { Dice } from './dice.ts';
import type { Drawn, GeneratedDocument, Style } from './generated-document.ts';
import { drawCertificate } from './kinds/draw-certificate.ts';
import { drawContract } from './kinds/draw-contract.ts';
import { drawDeliveryNote } from './kinds/draw-delivery-note.ts';
import { drawForm } from './kinds/draw-form.ts';
import { drawInvoice } from './kinds/draw-invoice.ts';
import { drawLetter } from './kinds/draw-letter.ts';
import { drawPayslip } from './kinds/draw-payslip.ts';
import { drawReceipt } from './kinds/draw-receipt.ts';
import { drawStatement } from './kinds/draw-statement.ts';
import { ValuePrinter } from './print-values.ts';
import type { Studio } from './studio.ts';
import { ALL_WORDINGS } from './wording/all-wordings.ts';
import type { Wording } from './wording/wording.ts';
import { writeText } from './write-document.ts';

const KINDS: readonly ((studio: Studio) => Drawn)[] = [
  drawInvoice,
  drawReceipt,
  drawForm,
  drawLetter,
  drawContract,
  drawStatement,
  drawPayslip,
  drawDeliveryNote,
  drawCertificate,
];

/** The same documents for the same seed. All kinds come in all languages if there are 72 or more. */
export function generateDocuments(seed: number, count: number): GeneratedDocument[] {
  return Array.from({ length: count }, (_, index) => {
    const dice = new Dice(seed * 100_003 + index);
    const wording = ALL_WORDINGS[Math.floor(index / KINDS.length) % ALL_WORDINGS.length] as Wording;
    const draw = KINDS[index % KINDS.length] as (typeof KINDS)[number];
    const drawn = draw({ dice, wording, printer: new ValuePrinter(dice, wording) });
    const style = drawStyle(dice);
    return { ...drawn, language: wording.code, style, text: writeText(drawn.blocks, style) };
  });
}

function drawStyle(dice: Dice): Style {
  return {
    pairs: dice.pick(['colon', 'colon', 'column', 'dots', 'below', 'boxes'] as const),
    valueColumn: dice.whole(26, 36),
    hasRules: dice.chance(0.4),
    font: dice.pick(['Helvetica', 'Times-Roman', 'Courier'] as const),
  };
}
