import type { ScalarField } from '../target-fields.ts';
import { phraseConcepts, splitName } from '../../reading/tokens.ts';

/** Whose data a field asks for. */
export type Role = 'seller' | 'buyer' | 'delivery';

const BY_CONCEPT: [Role, string[]][] = [
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
    ],
  ],
  ['buyer', ['buyer', 'customer', 'recipient', 'billing', 'payer', 'receiver', 'billed', 'addressee', 'debtor']],
];
const SELLER_TEXT =
  /\b(?:seller|supplier|vendor|issu(?:ed|er|ing|es)|merchant|sender|who sells|sold|biller|verkäufer|lieferant|aussteller|vendeur|fournisseur|émetteur|vendedor|proveedor|emisor)\b/iu;
const BUYER_TEXT =
  /\b(?:buyer|customer|billed|bill to|recipient|purchaser|client|käufer|kunde|empfänger|acheteur|destinataire|comprador|cliente)\b/iu;
/** "Address of the shop": that of whoever hands the document out. */
const OWNER_TEXT =
  /\b(?:of|from|de|du|des|della|der|des) (?:the |la |le |los |el )?(?:company|shop|store|business|restaurant|firma|geschäfts|unternehmens|société|magasin|empresa|tienda|comercio)\b/iu;
const PARTY_NAMES = new Set(['company', 'business', 'vendor']);

const known = new WeakMap<ScalarField, { role: Role | null }>();

/** The party that a field belongs to, by the names on its path, then by its description; null for none. */
export function roleOf(field: ScalarField): Role | null {
  let entry = known.get(field);
  if (entry === undefined) known.set(field, (entry = { role: decide(field) }));
  return entry.role;
}

function decide(field: ScalarField): Role | null {
  const steps = field.path.filter((step) => step !== '*');
  for (const step of [...steps].reverse()) {
    const concepts = phraseConcepts(splitName(step));
    const role = conceptRole(concepts, splitName(step));
    if (role !== null) return role;
  }
  const described = phraseConcepts(splitName(steps.at(-1) ?? ''));
  if (SELLER_TEXT.test(field.description)) return 'seller';
  if (BUYER_TEXT.test(field.description)) return 'buyer';
  if (described.includes('address') && OWNER_TEXT.test(field.description)) return 'seller';
  return described.length === 1 && PARTY_NAMES.has(described[0] ?? '') ? 'seller' : null;
}

function conceptRole(concepts: string[], name: string): Role | null {
  if (/^(?:bill(?:ed)? to|sold to|invoiced? to)\b/i.test(name)) return 'buyer';
  if (/^(?:ship(?:ped)? to|deliver(?:ed)? to)\b/i.test(name)) return 'delivery';
  for (const [role, wanted] of BY_CONCEPT) if (concepts.some((concept) => wanted.includes(concept))) return role;
  return null;
}
