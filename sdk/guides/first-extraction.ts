/**
 * From a document to its data.
 *
 * Needs a server: `EXCERPT_BASE_URL` and `EXCERPT_API_KEY` name its address and your API key. `npm start` in the
 * repository starts one, and prints both.
 */
import { ConflictError, Excerpt } from '@excerpt/sdk';

const excerpt = new Excerpt();

// A workspace holds schemas, documents and runs. Its slug is unique, so that a second start finds it taken.
await excerpt.workspaces.create({ name: 'Guides', slug: 'guides' }).catch((error: unknown) => {
  if (!(error instanceof ConflictError)) throw error;
});

// A JSON Schema says what to extract. `null` is the answer where a document does not say it.
const run = await excerpt.extract({
  workspace: 'guides',
  schemaKey: 'invoice',
  schema: {
    type: 'object',
    properties: {
      invoiceNumber: { type: ['string', 'null'], description: 'Number of the invoice' },
      total: { type: ['number', 'null'], description: 'Amount to pay, with tax' },
    },
    required: ['invoiceNumber', 'total'],
  },
  // A path works on a server; elsewhere it is a File or a Blob.
  file: new URL('./invoice.txt', import.meta.url),
});

// `data` has the type that the schema describes: { invoiceNumber: string | null; total: number | null }.
console.log(run.data.invoiceNumber, run.data.total);

// The run stays on the server, and so do the document and the version of the schema.
for await (const { id, documentName, status } of excerpt.runs.list({ workspace: 'guides', schemaKey: 'invoice' }))
  console.log(id, documentName, status);
