/** Rules and expressions about an invoice, as people write them, right and wrong. */
import type { JsonObject } from '../../server/lib/json-value.ts';

const number = { type: ['number', 'null'] };
const text = { type: ['string', 'null'] };
const date = { type: ['string', 'null'], format: 'date' };

export const INVOICE: JsonObject = {
  type: 'object',
  properties: {
    net: { type: ['number', 'null'], minimum: 0, maximum: 1_000_000 },
    tax: number,
    total: number,
    rate: { type: ['integer', 'null'], minimum: 0, maximum: 100 },
    currency: { enum: ['EUR', 'USD', null] },
    number: text,
    'purchase order': text,
    invoiceDate: date,
    dueDate: date,
    paid: { type: ['boolean', 'null'] },
    seller: { type: 'object', properties: { vatId: text, iban: text, name: text } },
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          sku: text,
          quantity: number,
          price: number,
          amount: number,
          parts: { type: 'array', items: number },
          'net weight': number,
        },
      },
    },
    tags: { type: 'array', items: text },
    rates: { type: 'object', additionalProperties: number },
  },
};

export const INVOICE_DATA: JsonObject = {
  net: 2530,
  tax: 480.7,
  total: 3010.7,
  rate: 19,
  currency: 'EUR',
  number: 'RE-2026/0042',
  'purchase order': null,
  invoiceDate: '2026-01-31',
  dueDate: '2026-03-02',
  paid: false,
  seller: { vatId: 'DE136695976', iban: 'DE89 3704 0044 0532 0130 00', name: 'Müller & Söhne' },
  items: [
    { sku: 'A-1', quantity: 2, price: 15, amount: 30, parts: [1, 2], 'net weight': 0.5 },
    { sku: 'B', quantity: 5, price: 500, amount: 2500, parts: [], 'net weight': 7 },
    { sku: null, quantity: 1, price: null, amount: -0.5, parts: [3], 'net weight': null },
    { sku: 'A-1', quantity: 0.5, price: 3, amount: 2, parts: [2, 2, 2, 2, 2, 2, 2] },
  ],
  tags: ['urgent', 'Ä', 'urgent'],
  rates: { EUR: 1, USD: 1.08 },
};

export const TABLES = {
  vendors: {
    version: 7,
    columns: ['vatId', 'name', 'limit'],
    rows: [
      ['DE136695976', 'Müller und Söhne GmbH', '5000'],
      ['FR1', 'Dupont', ''],
      ['', 'Nobody', '0.5'],
    ],
  },
};

/** Expressions whose values are recorded. */
export const EXPRESSIONS = `
net + tax
net - total
tax * 2 / 3
net / 0
-tax
rate ** 2
rate ** -1
2 ** 0.5
2 ** 64
2 ** 65
10 ** 64 * 10 ** 64
0.1 + 0.2
1e3 + 1.50
9007199254740993 + 1
123456789012345678901234567890 * 3
1 / 3
2 / 3
-1 / 3
"a" + "b"
number + tax
invoiceDate + duration("P1M")
invoiceDate - duration("P31D")
duration("P1Y2M") + duration("-P3W")
duration("P1M") - duration("P1D")
-duration("P2M3D")
dueDate - invoiceDate
days(dueDate - invoiceDate)
days(duration("P1M"))
days between(invoiceDate, dueDate)
date("2028-02-29") + duration("P1Y")
date(2026, 2, 29)
date(999, 1, 5)
date("9999-12-31") + duration("P1D")
@"2026-05-01"
@"P10D"
@"nonsense"
today()
year(invoiceDate) * 100 + month(invoiceDate)
day(dueDate)
day of week("2026-02-01")
day of week("2026-02-02")
sum(items.amount)
sum(items.price)
sum(1, 2.5, 3)
sum([])
mean(items.quantity)
median([3, 1, 2])
median([4, 1, 2, 3])
median([5])
min(items.amount)
max(items.amount)
max("b", "a", "c")
min("2026-02-01", "2026-01-01")
max([1, "a"])
count(items)
count(items[amount > 10])
count(net)
abs(-2.5)
abs(0)
sum(items.net weight)
items[1].net weight
round(2.345, 2)
round(-2.345, 2)
round half up(2.5)
round up(2.341, 2)
round up(-2.341, 2)
round down(-2.349, 2)
decimal(2.345, 2)
decimal(2.355, 2)
decimal(1234, -2)
floor(-1.5)
ceiling(-1.5)
round(2.5, 21)
round(2.5, 0.5)
modulo(-7, 3)
modulo(7, -3)
modulo(7, 0)
modulo(7.5, 2)
contains(number, "2026")
starts with(number, "RE")
ends with(number, "42")
substring before(number, "/")
substring before(number, "?")
substring after(number, "/")
substring after(number, "?")
upper case(seller.name)
lower case(seller.name)
trim("  a b ")
string length(seller.name)
number("1e2")
number(" 12.50 ")
number("twelve")
substring(number, 4)
substring(number, -2)
substring(number, 4, 4)
substring(number, 0)
substring(number, 13)
substring(number, 1, -1)
matches(number, "^RE-\\d{4}")
matches(number, "(")
not(paid)
not(net)
all(true, net > 0)
any(false, purchase order = "x")
all([])
any([])
list contains(tags, "Ä")
list contains(tags, null)
distinct values(tags)
distinct values([1, 1.0, 2, true, true])
distinct values(items.sku)
concatenate(tags, ["x"])
concatenate(tags, "x")
tags[1]
tags[-1]
tags[4]
tags[0]
tags[item != "urgent"]
items[1].sku
items[sku = "A-1"].amount
items[quantity > 1 and amount > 0].sku
items.parts
items[4].parts
for i in items return i.quantity * 2
for i in items, p in i.parts return p
for i in items return i.price * 2
[net, tax][2]
seller
seller.vatId
rates.USD
rates.GBP
purchase order
if paid then 1 else 2
if purchase order = "x" then 1 else 2
if net > tax then "more" else "less"
lookup("vendors", "vatId", seller.vatId).name
lookup("vendors", "vatId", seller.vatId).limit
lookup("vendors", "vatId", "fr 1").limit
lookup("vendors", "name", "Muller und Sohne", 0.5).vatId
lookup("vendors", "name", "Muller und Sohne", 0.9).vatId
lookup("vendors", "name", "Dupont", 1.5)
lookup("vendors", "city", "Bonn")
lookup("articles", "sku", "A")
lookup("vendors", "limit", 5000).name
(net)
// a comment
net /* in between */ + 1
"a\\"b\\u00e4\\n\\u{1F600}"
`;
