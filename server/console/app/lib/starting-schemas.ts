/** Schemas to start with. Every field may be null, since documents leave things out. */
export interface StartingSchema {
  schemaKey: string;
  name: string;
  description: string;
  definition: Record<string, unknown>;
}

type Property = Record<string, unknown>;

const text = (description: string): Property => ({ type: ['string', 'null'], description });
const date = (description: string): Property => ({ type: ['string', 'null'], format: 'date', description });
const amount = (description: string): Property => ({ type: ['number', 'null'], description });

const object = (properties: Record<string, Property>, description?: string): Property => ({
  type: 'object',
  ...(description !== undefined && { description }),
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const list = (description: string, properties: Record<string, Property>): Property => ({
  type: 'array',
  description,
  items: object(properties),
});

const party = (description: string): Property =>
  object({ name: text('Name of the company or person'), address: text('Postal address') }, description);

const currency = text('Currency of the amounts, as an ISO 4217 code such as EUR');

export const STARTING_SCHEMAS: StartingSchema[] = [
  {
    schemaKey: 'invoice',
    name: 'Invoice',
    description: 'Numbers, dates, parties, line items, totals',
    definition: object({
      invoiceNumber: text('Number of the invoice, as the seller writes it'),
      invoiceDate: date('Date on which the invoice was issued'),
      dueDate: date('Date by which it must be paid'),
      purchaseOrder: text('Purchase order number of the buyer'),
      seller: object(
        {
          name: text('Name of the company'),
          address: text('Postal address'),
          vatId: text('VAT identification number of the seller'),
        },
        'Issuer of the invoice',
      ),
      buyer: party('Recipient of the invoice'),
      currency,
      lineItems: list('What is charged, one entry a line, in the order of the invoice', {
        description: text('What the line is for'),
        quantity: amount('Number of units'),
        unitPrice: amount('Price of one unit, without tax'),
        amount: amount('Amount of the line, without tax'),
      }),
      subtotal: amount('Sum of the lines, without tax'),
      taxAmount: amount('Amount of VAT'),
      total: amount('Amount to pay, with tax'),
      iban: text('IBAN of the account to pay to'),
    }),
  },
  {
    schemaKey: 'receipt',
    name: 'Receipt',
    description: 'Shop, date, items, tax, total, payment',
    definition: object({
      merchant: object({ name: text('Name of the shop'), address: text('Address of the shop') }, 'The shop'),
      date: date('Date of the purchase'),
      time: text('Time of the purchase, as hh:mm'),
      receiptNumber: text('Number of the receipt'),
      currency,
      items: list('What was bought, in the order of the receipt', {
        description: text('Name of the item'),
        quantity: amount('Number of units'),
        amount: amount('Price of the line'),
      }),
      taxAmount: amount('Amount of VAT or sales tax'),
      tip: amount('Tip, if there is one'),
      total: amount('Amount that was paid'),
      paymentMethod: text('Cash, or the kind of card'),
    }),
  },
  {
    schemaKey: 'contract',
    name: 'Contract',
    description: 'Parties, dates, term, notice, law, obligations',
    definition: object({
      title: text('Title of the contract'),
      parties: list('Who enters into the contract', {
        name: text('Name of the party'),
        role: text('What the contract calls it, such as Supplier'),
        address: text('Registered address'),
      }),
      effectiveDate: date('Date from which the contract applies'),
      signatureDate: date('Date on which it was signed'),
      term: text('How long it runs'),
      endDate: date('Date on which it ends'),
      renewal: text('Whether and how it renews'),
      noticePeriod: text('Period of notice for termination'),
      governingLaw: text('Law that governs the contract'),
      jurisdiction: text('Courts that decide disputes'),
      value: amount('Total value of the contract'),
      currency,
      paymentTerms: text('When and how payments are due'),
      liabilityCap: text('Limit of liability'),
    }),
  },
];
