/** Data that Zod describes, checks and types. Valibot and ArkType work alike. */
import { DataInvalidError, Excerpt, RunFailedError } from '@excerpt/sdk';
import { z } from 'zod';

const excerpt = new Excerpt({ workspace: 'guides' });

// Descriptions are read by the extraction. What a document may lack is nullable.
const Invoice = z.object({
  invoiceNumber: z.string().nullable().describe('Number of the invoice'),
  invoiceDate: z.iso.date().nullable().describe('Date of the invoice'),
  total: z.number().nullable().describe('Amount to pay, with tax'),
});

try {
  const run = await excerpt.extract({
    schemaKey: 'invoice-zod',
    schema: Invoice,
    file: new URL('./invoice.txt', import.meta.url),
  });
  const invoice: z.infer<typeof Invoice> = run.data;
  console.log(invoice.invoiceNumber, invoice.invoiceDate, invoice.total);
} catch (error) {
  // The run did not complete: `error.code` says why, `error.run` has the rest.
  if (error instanceof RunFailedError) console.error(error.code, error.message);
  // A refinement of the schema, which JSON Schema cannot say, refuses the data.
  else if (error instanceof DataInvalidError) console.error(error.message);
  throw error;
}
