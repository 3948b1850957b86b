/** The place of each value in the document, its confidence, and which values need a check. */
import { Excerpt } from '@excerpt/sdk';

const excerpt = new Excerpt({ workspace: 'guides' });

const run = await excerpt.extract({
  schemaKey: 'invoice-review',
  schema: {
    type: 'object',
    properties: {
      invoiceNumber: { type: ['string', 'null'], description: 'Number of the invoice' },
      total: { type: ['number', 'null'], description: 'Amount to pay, with tax' },
      discount: { type: ['number', 'null'], description: 'Discount on the total' },
    },
    required: ['invoiceNumber', 'total', 'discount'],
  },
  file: new URL('./invoice.txt', import.meta.url),
});

// One leaf, by its JSON Pointer: the value, the quote that it was read from, and its place.
const total = run.at('/total');
console.log(total?.value, total?.quote, `page ${total?.page}`, total?.match, total?.confidence);

// The leaves below a confidence. A value that the document does not have is null, and `not_found`.
const REVIEW_BELOW = 0.8;
for (const { path, value, confidence, match } of run.below(REVIEW_BELOW))
  console.log(`check ${path}: ${JSON.stringify(value)} (${match}, ${confidence})`);

// Choose the bound by what a mistake costs: what is not below it goes on without a person.
const canBePaid = run.data.total !== null && !run.below(REVIEW_BELOW).some(({ path }) => path === '/total');
console.log(canBePaid ? 'The total can be paid.' : 'Somebody should look at the total.');
