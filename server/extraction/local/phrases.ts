/**
 * Labels that mean the same in business documents: a field whose name, title or description says one of a group finds
 * the others too. `weak` ones are ambiguous and count less. Any spelling will do; they are folded like all labels.
 */
export interface PhraseGroup {
  strong: string[];
  weak?: string[];
  /** Column headings: used for the fields of a table's rows, and for others only where nothing else is known. */
  columns?: true;
}

export const PHRASES: PhraseGroup[] = [
  {
    strong: [
      'invoice number', 'invoice id', 'number invoice', 'invoice code', 'document number', 'Rechnungsnummer', 'Rechnung Nr', 'Belegnummer', 'numéro de facture',
      'facture numéro', 'n° de facture', 'número de factura', 'factura número', 'tax invoice number', 'receipt number', 'invoice reference',
      'bill number', 'Fakturanummer', 'n° de document',
    ],
    weak: ['invoice', 'document', 'Dokument Nr', 'tax invoice', 'Handelsrechnung', 'credit note', 'Gutschrift', 'avoir', 'factura rectificativa'],
  },
  {
    strong: [
      'invoice date', 'date of invoice', 'issue date', 'date of issue', 'issued', 'issued on', 'billing date', 'document date', 'Rechnungsdatum', 'Belegdatum',
      'Ausstellungsdatum', 'date de facture', 'date de facturation', "date d'émission", 'fecha de factura', 'fecha de emisión', 'fecha de expedición',
      'bill date', 'receipt date', 'transaction date', 'date of receipt', 'date issued', 'invoiced on', 'tax invoice date',
    ],
    weak: ['date', 'print date'],
  },
  {
    strong: [
      'due date', 'payment due date', 'date due', 'payment due', 'due on', 'pay by', 'payable by', 'fällig am', 'fällig', 'Fälligkeit', 'Fälligkeitsdatum', 'zahlbar bis',
      "date d'échéance", 'échéance', 'à payer avant le', 'fecha de vencimiento', 'vencimiento', 'Zahlungsziel', 'date by which payment is due', 'due by',
      'payment deadline', 'payable until', 'date limite de paiement', 'fecha límite de pago', 'zu zahlen bis', 'due',
    ],
  },
  {
    strong: [
      'total', 'grand total', 'total amount', 'amount total', 'invoice total', 'total including tax', 'total amount including tax', 'gross total', 'total gross', 'total amount paid',
      'total incl vat', 'total inc vat', 'total inc gst', 'total amount due', 'total due', 'total to pay', 'amount payable', 'total payable', 'invoice amount', 'Gesamtbetrag', 'Gesamtsumme',
      'Rechnungsbetrag', 'Endbetrag', 'Bruttobetrag', 'Bruttosumme', 'Gesamt brutto', 'Rechnungssumme brutto', 'Summe brutto', 'Gesamtbetrag brutto', 'total TTC',
      'montant total', 'montant TTC', 'net à payer', 'total a pagar', 'importe total', 'total factura', 'Rechnungsendbetrag', 'Zahlbetrag', 'total sales inclusive gst', 'total sales including tax', 'total amount incl gst',
      'total inclusive of tax', 'total inclusive of gst', 'rounded total', 'total rounded', 'gross amount', 'total gross amount', 'total sales', 'contract total',
      'order total', 'total order amount', 'total invoice amount', 'total general', 'TTC', 'zu zahlender Betrag', 'due payable', 'total payable amount', 'total price', 'montant total TTC', 'Gesamtpreis',
    ],
    weak: ['amount due', 'balance due', 'amount', 'gross', 'Summe', 'gesamt', 'sum', 'amount paid', 'net due', 'reste à payer'],
  },
  {
    strong: ['amount due', 'balance due', 'total due', 'amount payable', 'outstanding balance', 'Zahlbetrag', 'offener Betrag', 'zu zahlen', 'due payable', 'net à payer', 'reste à payer', 'importe pendiente', 'saldo', 'total a pagar', 'outstanding amount'],
    weak: ['total', 'balance', 'grand total'],
  },
  {
    strong: [
      'subtotal', 'sub total', 'net total', 'total net', 'net amount', 'total net amount', 'total sales excluding gst', 'sub total excluding gst', 'subtotal excluding gst', 'total without tax', 'total without vat', 'total excluding tax', 'total excl vat', 'total ex gst', 'total before tax',
      'amount before tax', 'taxable amount', 'tax base', 'Zwischensumme', 'Nettobetrag', 'Nettosumme', 'Summe netto', 'Gesamt netto', 'Warenwert', 'Rechnungssumme ohne USt',
      'Gesamtbetrag netto', 'Netto', 'total HT', 'sous-total', 'montant HT', 'base HT', 'total hors taxes', 'base imponible', 'importe neto', 'total neto', 'untaxed amount',
      'Rechnungssumme netto', 'montant total HT', 'Gesamtsumme netto', 'line total', 'Nettogesamtbetrag', 'total excluding gst', 'net', 'pre-tax total', 'total nett',
    ],
    weak: ['Positionssumme', 'base', 'amount'],
  },
  {
    strong: [
      'tax', 'tax amount', 'tax total', 'total tax', 'total tax amount', 'amount of tax', 'vat', 'vat amount', 'total vat', 'total vat amount', 'sales tax', 'gst amount', 'total gst', 'Mehrwertsteuer', 'MwSt', 'USt', 'Umsatzsteuer',
      'MwSt-Betrag', 'Steuerbetrag', 'Summe Umsatzsteuer', 'zzgl MwSt', 'zzgl USt', 'zzgl Umsatzsteuer', 'plus vat', 'enthaltene MwSt', 'inkl MwSt', 'TVA', 'montant TVA', 'total TVA', 'IVA', 'cuota IVA',
      'importe IVA', 'total IVA', 'Gesamt USt', 'total taxes', 'zuzüglich MwSt', 'impuestos', 'Steuern', 'Gesamtsumme Steuer',
    ],
  },
  {
    strong: ['tax rate', 'vat rate', 'vat rate percent', 'tax percent', 'vat percent', 'tax percentage', 'Steuersatz', 'MwSt-Satz', 'USt-Satz', 'taux de TVA', 'taux TVA', 'tipo de IVA', 'tipo IVA', 'vat rate applied', 'vat %', 'tax %'],
    weak: ['vat', 'tax', 'MwSt', 'TVA', 'IVA', 'USt'],
  },
  {
    strong: [
      'vat id', 'vat number', 'tax id', 'vat registration number', 'tax number', 'vat identification number', 'USt-IdNr', 'USt-ID', 'Umsatzsteuer-ID', 'Umsatzsteuer-Identifikationsnummer', 'vat reg no',
      'n° TVA', 'TVA intracommunautaire', 'numéro de TVA', 'NIF', 'CIF', 'UID', 'vat no', 'tax identification number', 'gst id', 'gst no', 'gst reg no', 'USt-Ident-Nr', 'identifiant TVA', 'IVA número', 'tax registration number', 'n° TVA intracommunautaire',
    ],
    weak: ['vat', 'USt', 'TVA'],
  },
  {
    strong: [
      'order number', 'purchase order', 'purchase order number', 'po number', 'order id', 'customer order number', 'Bestellnummer', 'Bestellung Nr', 'Auftragsnummer', 'Auftrag Nr', 'numéro de commande', 'n° commande', 'commande n°', 'commande',
      'número de pedido', 'pedido número', 'pedido', 'Bestell-Nr', 'order', 'your order', 'Ihre Bestellung', 'order reference', 'buyer reference', 'bon de commande', 'po',
    ],
    weak: ['reference', 'Bestellung'],
  },
  { strong: ['order date', 'purchase order date', 'Bestelldatum', 'Auftragsdatum', 'date de commande', 'fecha de pedido', 'ordered on', 'date of order'], weak: ['date'] },
  {
    strong: ['delivery date', 'date of delivery', 'shipping date', 'ship date', 'Lieferdatum', 'Leistungsdatum', 'Liefertermin', 'date de livraison', 'fecha de entrega', 'date of supply', 'expected delivery', 'deliver by', 'service date', 'required delivery date', 'delivery by'],
  },
  {
    strong: ['customer number', 'customer id', 'account number', 'client number', 'client id', 'Kundennummer', 'Kunden-Nr', 'Kd-Nr', 'numéro client', 'code client', 'n° client', 'référence client', 'número de cliente', 'customer no', 'customer code', 'debitor number', 'Debitorennummer', 'cliente número'],
    weak: ['customer', 'account', 'Kunde'],
  },
  { strong: ['account number', 'bank account number', 'bank account', 'Kontonummer', 'Konto-Nr', 'numéro de compte', 'número de cuenta'], weak: ['account'] },
  { strong: ['iban', 'bank account iban', 'IBAN-Nr', 'bank account', 'account iban', 'iban number', 'iban of bank account'] },
  { strong: ['bic', 'swift', 'swift code', 'bic swift', 'bic code', 'swift bic', 'BIC/SWIFT-Code', 'code bic'] },
  { strong: ['currency', 'currency code', 'Währung', 'devise', 'moneda', 'Beträge in', 'amounts in', 'currency of invoice', 'iso currency code', 'iso 4217 currency code'] },
  { strong: ['payment terms', 'terms of payment', 'terms', 'Zahlungsbedingungen', 'Zahlungsbedingung', 'Zahlungskonditionen', 'conditions de paiement', 'conditions de règlement', 'condiciones de pago', 'Zahlungsziel', 'modalités de paiement', 'payment conditions'] },
  { strong: ['payment method', 'method of payment', 'payment type', 'Zahlungsart', 'Zahlungsweise', 'Zahlart', 'mode de paiement', 'moyen de paiement', 'mode de règlement', 'forma de pago', 'método de pago', 'paid by', 'payment by', 'Zahlungsmethode', 'tender', 'paid with'], weak: ['payment', 'zahlung'] },
  { columns: true, strong: ['quantity', 'Menge', 'Anzahl', 'quantité', 'cantidad', 'billed quantity', 'units', 'qty ordered', 'quantity ordered', 'pieces', 'Stück', 'Stk', 'hours', 'Stunden', 'uds', 'pcs', 'number of units', 'qty delivered', 'Bestellmenge'], weak: ['number', 'unit'] },
  {
    columns: true, strong: ['unit price', 'price per unit', 'price', 'Einzelpreis', 'Preis', 'E-Preis', 'EP', 'Stückpreis', 'Nettopreis', 'net price', 'net price per unit', 'prix unitaire', 'P.U.', 'PU HT', 'prix unitaire HT', 'precio unitario', 'precio', 'unit cost', 'rate', 'price each', 'unit', 'each', 'Preis/Einheit', 'Einzelpreis netto', 'prix', 'cost', 'Listenpreis', 'Preis pro Einheit', 'price unit', 'Entgelt je Einheit', 'p. unit', 'Einheitspreis', 'precio unit', 'prix unit'],
    weak: ['amount'],
  },
  {
    columns: true, strong: ['line total', 'total of the line', 'net total of the line', 'line amount', 'amount', 'total price', 'total', 'extended price', 'Gesamt', 'Gesamtpreis', 'G-Preis', 'Betrag', 'Gesamtbetrag', 'Nettobetrag', 'montant', 'montant HT', 'total HT', 'importe', 'total net', 'net amount', 'subtotal', 'extension', 'Positionsbetrag', 'Summe', 'Zeilensumme', 'sum', 'value', 'prix total', 'Entgelt', 'amount of line', 'ext price', 'total line', 'Wert', 'Gesamt netto', 'net value', 'amount net'],
    weak: ['price', 'prix HT'],
  },
  { columns: true, strong: ['description', 'item', 'item description', 'product', 'product or service', 'service', 'product name', 'item name', 'name', 'Beschreibung', 'Bezeichnung', 'Artikel', 'Artikelbeschreibung', 'Artikelbezeichnung', 'Leistung', 'Produkt', 'Text', 'désignation', 'description', 'libellé', 'article', 'produit', 'descripción', 'concepto', 'artículo', 'producto', 'details', 'goods', 'particulars', 'name of product', 'name of product or service', 'Positionstext', 'title', 'Position', 'article description', 'work', 'activity', 'task', 'goods description'] },
  { columns: true, strong: ['sku', 'item number', 'item code', 'item no', 'article number', 'product code', 'product number', 'part number', 'product id', 'Artikelnummer', 'Art-Nr', 'Artikel-Nr', 'ArtNr', 'référence', 'réf', 'code article', 'código', 'referencia', 'ref', 'code', 'part no', 'cod', 'material number', 'item id', 'catalog number'] },
  { columns: true, strong: ['position', 'pos', 'line number', 'line', 'item number', 'no', '#', 'Nr', 'Position Nr', 'line no'] },
  { strong: ['discount', 'discount amount', 'Rabatt', 'remise', 'descuento', 'total discount', 'Nachlass', 'Skonto', 'disc', 'less discount'] },
  { strong: ['shipping', 'shipping cost', 'shipping costs', 'shipping amount', 'shipping fee', 'delivery cost', 'delivery charge', 'Versandkosten', 'Versand', 'Lieferkosten', 'frais de port', 'frais de livraison', 'gastos de envío', 'freight', 'postage', 'shipping and handling', 'port', 'shipping charges', 'portes'] },
  { strong: ['period start', 'start date', 'period from', 'from date', 'flight start date', 'first day', 'begin date', 'service start', 'date de début', 'fecha de inicio', 'Beginn', 'effective date', 'valid from', 'contract start date'], weak: ['from', 'von', 'period'] },
  { strong: ['period end', 'end date', 'period to', 'to date', 'flight end date', 'last day', 'service end', 'date de fin', 'fecha de fin', 'Ende', 'valid until', 'expiry date', 'expiration date', 'contract end date'], weak: ['to', 'bis', 'until', 'period'] },
  { strong: ['flight', 'flight dates', 'contract dates', 'order flight', 'contract period', 'billing period', 'service period', 'Leistungszeitraum', 'Abrechnungszeitraum', 'période', 'periodo', 'invoice period', 'advertising flight', 'period covered', 'schedule dates', 'order dates', 'dates', 'periodo de facturación', 'période de facturation', 'Vertragslaufzeit', 'term', 'contract term', 'period'] },
  { strong: ['date of birth', 'birth date', 'birthday', 'birthdate', 'Geburtsdatum', 'geboren am', 'date de naissance', 'né le', 'fecha de nacimiento', 'born'] },
  { strong: ['first name', 'given name', 'forename', 'Vorname', 'prénom', 'nombre'] },
  { strong: ['last name', 'surname', 'family name', 'Nachname', 'Familienname', 'nom de famille', 'apellidos', 'apellido'], weak: ['name', 'nom'] },
  { strong: ['full name', 'name', 'Name', 'nom', 'nombre', 'nom et prénom', 'nombre y apellidos', 'applicant name', 'name of applicant', 'applicant', 'Vor- und Nachname', 'your name'] },
  { strong: ['phone', 'phone number', 'telephone', 'tel', 'mobile', 'Telefon', 'Telefonnummer', 'Mobil', 'téléphone', 'teléfono', 'cell', 'cell phone', 'contact number', 'call us', 'fon', 'ph', 'tél', 'mobile number', 'telephone number'] },
  { strong: ['email', 'e-mail', 'email address', 'mail', 'E-Mail-Adresse', 'courriel', 'adresse e-mail', 'correo electrónico', 'correo'] },
  { strong: ['website', 'web', 'web site', 'url', 'internet', 'Webseite', 'site web', 'sitio web', 'homepage', 'www'] },
  { strong: ['subject', 'Betreff', 'objet', 'asunto', 're', 'betrifft', 'regarding'] },
  { strong: ['change', 'change due', 'Rückgeld', 'rendu', 'rendu monnaie', 'cambio', 'cash back', 'change given', 'zurück'] },
  { strong: ['cash', 'amount paid', 'paid', 'cash paid', 'tendered', 'amount tendered', 'gegeben', 'bar', 'espèces', 'efectivo', 'received', 'bezahlt', 'montant payé', 'payé', 'pagado', 'Bereits bezahlt', 'already paid', 'deposit', 'acompte', 'Anzahlung'], weak: ['payment'] },
  { strong: ['country', 'Land', 'pays', 'país'] },
  { strong: ['cashier', 'Kassierer', 'caissier', 'cajero', 'served by', 'Bediener', 'es bediente sie', 'operator', 'server', 'le atendió', 'hôte de caisse'] },
  { strong: ['contact', 'contact person', 'contact name', 'attention', 'attn', 'Ansprechpartner', 'contacto', 'à l’attention de', 'z.Hd.', 'Bearbeiter', 'Sachbearbeiter', 'your contact', 'Ihr Ansprechpartner'] },
];
