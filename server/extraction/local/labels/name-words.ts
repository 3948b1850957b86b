/** Property names that say nothing without what they belong to. */
export const GENERIC = new Set([
  'name',
  'number',
  'date',
  'id',
  'code',
  'address',
  'phone',
  'email',
  'amount',
  'value',
  'type',
  'country',
  'city',
  'zip',
  'state',
  'street',
  'start',
  'end',
  'tax',
  'reference',
  'note',
  'website',
  'title',
  'text',
  'status',
  'fax',
]);

/** Labels that forms print without saying of whom: "Name: Anna Berg" for `patientName`. */
export const PLAIN_LABELS = new Set([
  'name',
  'number',
  'id',
  'address',
  'phone',
  'email',
  'street',
  'city',
  'zip',
  'country',
  'state',
  'title',
  'gender',
  'nationality',
  'signature',
  'type',
  'condition',
  'status',
]);

/** What a form or letter is about, so that its fields go without saying whose they are. */
export const OWNERS = new Set([
  'customer',
  'contact',
  'company',
  'merchant',
  'issuer',
  'document',
  'recipient',
  'contract',
]);

/** Issuers of documents. A label without a party ("Tax ID") names a value of the issuer. */
export const ISSUERS = new Set(['seller', 'supplier', 'issuer', 'merchant']);

/** Units that names end with: `consumption_kwh`. */
export const UNITS = new Set([
  'kwh',
  'kw',
  'kwp',
  'tonnes',
  'litres',
  'liters',
  'kg',
  'km',
  'cm',
  'mm',
  'm2',
  'm3',
  'sqm',
  'percentage',
  'celsius',
  'lbs',
  'gb',
  'mb',
  'eur',
  'usd',
  'gbp',
  'chf',
  'pln',
]);
