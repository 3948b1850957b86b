import type { Sheet } from './draw-sheet.ts';
import { bankStatement } from './sheets/bank-statement-sheet.ts';
import { contract } from './sheets/contract-sheet.ts';
import { deliveryNote } from './sheets/delivery-note-sheet.ts';
import { form } from './sheets/form-sheet.ts';
import { identityDocument } from './sheets/identity-document-sheet.ts';
import { invoice } from './sheets/invoice-sheet.ts';
import { order } from './sheets/order-sheet.ts';
import { payslip } from './sheets/payslip-sheet.ts';
import { receipt } from './sheets/receipt-sheet.ts';
import { resume } from './sheets/resume-sheet.ts';

/** The documents of the schema templates, by the template's key. */
export const SHEETS: Readonly<Record<string, Sheet>> = {
  invoice,
  receipt,
  order,
  'delivery-note': deliveryNote,
  contract,
  resume,
  'bank-statement': bankStatement,
  payslip,
  'identity-document': identityDocument,
  form,
};
