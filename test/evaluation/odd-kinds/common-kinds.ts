import type { OddKind } from './odd-kind.ts';

/** What most people have besides: the lists of kinds know them. */
export const COMMON_KINDS: readonly OddKind[] = [
  {
    name: 'Invoice',
    description: 'A bill from a supplier, with an amount to pay.',
    documents: [
      `{firm}, {town}
Invoice {no}
Date {date}
Bill to {name}
2 garden chairs   {money}
Total due {money}
Please pay within 14 days`,
      `{firm}
Statement of charges {no}
For {name}, {town}
Repair of the gate on {date}   {money}
VAT 20 %   {money}
Balance payable {money}`,
      `{firm} · {town}
Rechnung Nr. {no} vom {date}
An {name}
4 Stunden Malerarbeiten   {money}
Gesamtbetrag {money}
Zahlbar ohne Abzug innerhalb von 30 Tagen`,
    ],
  },
  {
    name: 'Letter',
    description: 'A letter to or from a customer.',
    documents: [
      `{firm}
{town}, {date}
Dear {name},
thank you for your message of last week. We have spoken with our colleagues and will call you on Monday.
Yours sincerely,
{name}`,
      `{name}
{town}
{date}
Dear Sir or Madam,
I have moved house and would ask you to send everything to the new address from now on.
Kind regards
{name}`,
      `{firm}
{town}, den {date}
Sehr geehrte Frau Kessler,
wir haben Ihr Schreiben erhalten und melden uns in den nächsten Tagen bei Ihnen.
Mit freundlichen Grüßen
{name}`,
    ],
  },
];
