import type { ScalarField } from '../target-fields.ts';
import { buildWholePattern } from '../../reading/languages/terms.ts';
import type { PartyRole } from '../../reading/languages/language.ts';
import { readConcepts, splitName } from '../../reading/tokens.ts';

/** Organizations whose documents have them in the letterhead. */
const ISSUERS = [
  'institution',
  'organizer',
  'employer',
  'lender',
  'firm',
  'school',
  'university',
  'hospital',
  'restaurant',
  'hotel',
  'association',
  'laboratory',
];
const BY_CONCEPT: [PartyRole, string[]][] = [
  ['delivery', ['delivery', 'consignee']],
  [
    'seller',
    [
      'seller',
      'supplier',
      'issuer',
      'merchant',
      'biller',
      'payee',
      'sender',
      'store',
      'shop',
      'provider',
      'letterhead',
      ...ISSUERS,
    ],
  ],
  ['buyer', ['buyer', 'customer', 'recipient', 'billing', 'payer', 'receiver', 'billed', 'addressee', 'debtor']],
];
/** What descriptions call the parties. */
const SELLERS = new Set(['seller', 'supplier', 'issuer', 'issuing', 'merchant', 'sender', 'biller']);
const BUYERS = new Set(['buyer', 'customer', 'recipient', 'billed']);
/** "Address of the shop" is the address of the seller. */
const OWNER_DESCRIPTION = new RegExp(
  `${buildWholePattern('ownerPrefixes')}\\s+${buildWholePattern('ownerNouns')}`,
  'iu',
);
const PARTY_NAMES = new Set(['company', 'business', 'vendor']);

const known = new WeakMap<ScalarField, { role: PartyRole | null }>();

/** The party that a field belongs to, by the names on its path, then by its description; null for none. */
export function roleOf(field: ScalarField): PartyRole | null {
  let entry = known.get(field);
  if (entry === undefined) known.set(field, (entry = { role: decide(field) }));
  return entry.role;
}

function decide(field: ScalarField): PartyRole | null {
  const steps = field.path.filter((step) => step !== '*');
  for (const step of [...steps].reverse()) {
    const concepts = readConcepts(splitName(step));
    const role = conceptRole(concepts, splitName(step));
    if (role !== null) return role;
  }
  const described = readConcepts(splitName(steps.at(-1) ?? ''));
  const said = readConcepts(field.description);
  if (said.some((concept) => SELLERS.has(concept))) return 'seller';
  if (said.some((concept) => BUYERS.has(concept))) return 'buyer';
  if (described.includes('address') && OWNER_DESCRIPTION.test(field.description)) return 'seller';
  return described.length === 1 && PARTY_NAMES.has(described[0] ?? '') ? 'seller' : null;
}

function conceptRole(concepts: string[], name: string): PartyRole | null {
  if (/^(?:bill(?:ed)? to|sold to|invoiced? to)\b/i.test(name)) return 'buyer';
  if (/^(?:ship(?:ped)? to|deliver(?:ed)? to)\b/i.test(name)) return 'delivery';
  for (const [role, wanted] of BY_CONCEPT) if (concepts.some((concept) => wanted.includes(concept))) return role;
  return null;
}

/** Whether a field asks for the issuer by a word that documents also use for others. */
export function isIssuer(field: ScalarField): boolean {
  return field.path.some((step) => readConcepts(splitName(step)).some((concept) => ISSUERS.includes(concept)));
}
