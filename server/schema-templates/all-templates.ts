import type { SchemaTemplate } from './define-template.ts';
import { bankStatement } from './templates/bank-statement-template.ts';
import { contract } from './templates/contract-template.ts';
import { deliveryNote } from './templates/delivery-note-template.ts';
import { form } from './templates/form-template.ts';
import { identityDocument } from './templates/identity-document-template.ts';
import { invoice } from './templates/invoice-template.ts';
import { order } from './templates/order-template.ts';
import { payslip } from './templates/payslip-template.ts';
import { receipt } from './templates/receipt-template.ts';
import { resume } from './templates/resume-template.ts';

/** The starting schemas, in the order of their list. */
export const SCHEMA_TEMPLATES: readonly SchemaTemplate[] = [
  invoice,
  receipt,
  order,
  deliveryNote,
  contract,
  resume,
  bankStatement,
  payslip,
  identityDocument,
  form,
];
