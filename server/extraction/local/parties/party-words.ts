import type { Role } from './roles.ts';
import { fold } from '../../reading/tokens.ts';

/** Headings above the name and address of a party, folded as labels are. */
const ANCHORS: Record<Role, string[]> = {
  buyer: [
    'bill to',
    'billed to',
    'billing address',
    'sold to',
    'invoice to',
    'invoiced to',
    'invoice address',
    'customer',
    'buyer',
    'client',
    'to',
    'recipient',
    'billing details',
    'customer details',
    'purchaser',
    'customer address',
    'billing information',
    'invoice for',
    'for',
    'rechnungsempfanger',
    'rechnungsadresse',
    'rechnungsanschrift',
    'kunde',
    'kaufer',
    'kaufer/leistungsempfanger',
    'auftraggeber',
    'rechnung an',
    'empfanger',
    'an',
    'leistungsempfanger',
    'facture a',
    'adresse de facturation',
    'adresse facturation',
    'destinataire',
    'client facture',
    'acheteur',
    'facturer a',
    'facturar a',
    'cliente',
    'datos del cliente',
    'direccion de facturacion',
    'destinatario',
    'facturado a',
    'comprador',
    'billing contact',
    'billing to',
    'bill-to',
    'customer name',
    'guest',
    'tenant',
    'patient',
    'ordered by',
    'orderer',
    'besteller',
    'rechnung fur',
  ],
  seller: [
    'from',
    'seller',
    'vendor',
    'supplier',
    'issuer',
    'sold by',
    'issued by',
    'billed by',
    'bill from',
    'invoice from',
    'payee',
    'pay to',
    'sender',
    'verkaufer',
    'lieferant',
    'rechnungsersteller',
    'rechnungssteller',
    'von',
    'absender',
    'rechnungsaussteller',
    'vendeur',
    'fournisseur',
    'emetteur',
    'de',
    'vendedor',
    'proveedor',
    'emisor',
    'vendor details',
    'supplier details',
    'company',
    'auftragnehmer',
    'datos del proveedor',
    'vendor address',
    'expediteur',
    'leistungserbringer',
    'service provider',
    'datos del emisor',
    'remit to',
  ],
  delivery: [
    'ship to',
    'shipped to',
    'shipping address',
    'deliver to',
    'delivery address',
    'delivered to',
    'delivery to',
    'consignee',
    'lieferadresse',
    'lieferanschrift',
    'lieferung an',
    'adresse de livraison',
    'livre a',
    'livrer a',
    'lieu de livraison',
    'direccion de entrega',
    'enviar a',
    'entregar en',
    'ship-to',
    'warenempfanger',
    'shipping details',
    'direccion de envio',
  ],
};
const ROLE_OF = new Map<string, Role>();
for (const role of ['delivery', 'seller', 'buyer'] as const)
  for (const phrase of ANCHORS[role]) ROLE_OF.set(phrase, role);

export interface Anchor {
  role: Role;
  /** Where the text after the heading begins; the text's length where nothing follows. */
  rest: number;
}

/** Whether a text is the heading of a party's block, or begins with one and a colon. */
export function readAnchor(text: string): Anchor | null {
  const colon = text.search(/[:：]/u);
  const heading = fold(colon < 0 ? text : text.slice(0, colon))
    .replace(/\([^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const role = ROLE_OF.get(heading);
  if (role === undefined) return null;
  if (colon < 0) return { role, rest: text.length };
  const rest = colon + 1 + (/^\s*/.exec(text.slice(colon + 1))?.[0].length ?? 0);
  return { role, rest };
}

const LEGAL_FORM =
  /(?<!\p{L})(?:GmbH(?:\s?&\s?Co\.?\s?KG(?:aA)?)?|gGmbH|mbH|AG|KG|OHG|GbR|e\.\s?K\.|e\.\s?V\.|UG(?:\s?\(haftungsbeschränkt\))?|SE|Ltd\.?|Limited|LLP|LLC|L\.L\.C\.|Inc\.?|Incorporated|Corp\.?|Corporation|PLC|Pty\.?|Co\.|Company|B\.\s?V\.|BV|N\.\s?V\.|NV|S\.?A\.?R\.?L\.?|SAS|SASU|EURL|S\.\s?A\.(?:\s?S\.)?|SA|S\.\s?L\.(?:\s?U\.)?|SL|SLU|S\.\s?p\.\s?A\.|S\.?r\.?l\.?|SDN\.?\s*BHD\.?|S\/B|Bhd\.?|Pte\.?|Oy|AB|A\/S|ApS|AS|Sp\.\s?z\s?o\.\s?o\.|s\.r\.o\.|a\.\s?G\.|Enterprise|Trading|Stiftung|Verein|& (?:Co|Sons|Söhne|Fils|Hijos))(?!\p{L})/u;

/** Whether a text carries the legal form of a company. */
export function hasLegalForm(text: string): boolean {
  return LEGAL_FORM.test(text);
}

const TITLES =
  /^(?:(?:tax |proforma |commercial |credit |simplified |sales |vat |official |cash )*(?:invoice|receipt|statement|quotation|quote|estimate|bill|order|note)|purchase order|delivery note|order confirmation|rechnung|gutschrift|angebot|lieferschein|bestellung|auftragsbestätigung|quittung|beleg|kassenbon|mahnung|facture|avoir|devis|bon de commande|bon de livraison|ticket(?: de caisse)?|reçu|factura(?: simplificada)?|pedido|presupuesto|albarán|recibo|original|copy|kopie|copie|duplicate|duplicata|contract|vertrag|contrat|page|seite|welcome.*|thank you.*|handelsrechnung|details|summary)\b[\s.:#!*()\d/-]*(?:\/.*)?$/iu;

/** Whether a text is the name of a kind of document. */
export function isTitle(text: string): boolean {
  return TITLES.test(text.trim());
}
