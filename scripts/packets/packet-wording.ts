/** Words of documents between a seller and a buyer, in one language. */
export interface Wording {
  /** Invoice, order confirmation, quotation, delivery note, statement of account, reminder. */
  titles: readonly string[];
  number: string;
  date: string;
  customer: string;
  columns: string;
  total: string;
  page: string;
  of: string;
  opening: string;
  closing: string;
  carried: string;
  items: readonly string[];
  prose: readonly string[];
}

export const WORDINGS: readonly Wording[] = [
  {
    titles: ['Invoice', 'Order confirmation', 'Quotation', 'Delivery note', 'Statement of account', 'Payment reminder'],
    number: 'No.',
    date: 'Date',
    customer: 'Customer no.',
    columns: 'Item   Quantity   Price   Amount',
    total: 'Total',
    page: 'Page',
    of: 'of',
    opening: 'Dear customer,',
    closing: 'Kind regards',
    carried: 'Carried forward',
    items: ['Desk lamp', 'Office chair', 'Paper A4', 'Toner', 'Cable', 'Installation', 'Shelf', 'Monitor arm'],
    prose: [
      'We refer to our conversation and would like to summarise what was agreed between the parties.',
      'The goods remain our property until they have been paid in full and all claims are settled.',
      'Should any provision be invalid, the others remain in force and the parties will find a replacement',
      'delivery takes place within the period that is named above, at the risk of the recipient.',
    ],
  },
  {
    titles: ['Rechnung', 'Auftragsbestätigung', 'Angebot', 'Lieferschein', 'Kontoauszug', 'Mahnung'],
    number: 'Nr.',
    date: 'Datum',
    customer: 'Kunden-Nr.',
    columns: 'Bezeichnung   Menge   Preis   Betrag',
    total: 'Summe',
    page: 'Seite',
    of: 'von',
    opening: 'Sehr geehrte Damen und Herren,',
    closing: 'Mit freundlichen Grüßen',
    carried: 'Übertrag',
    items: ['Schreibtischlampe', 'Bürostuhl', 'Papier A4', 'Toner', 'Kabel', 'Montage', 'Regal', 'Halterung'],
    prose: [
      'Wir beziehen uns auf unser Gespräch und fassen zusammen, was zwischen den Parteien vereinbart wurde.',
      'Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum, bis alle Forderungen beglichen sind.',
      'Sollte eine Bestimmung unwirksam sein, bleiben die übrigen in Kraft und die Parteien finden eine Regelung',
      'die Lieferung erfolgt innerhalb der oben genannten Frist auf Gefahr des Empfängers.',
    ],
  },
  {
    titles: ['Facture', 'Confirmation de commande', 'Devis', 'Bon de livraison', 'Relevé de compte', 'Rappel'],
    number: 'N°',
    date: 'Date',
    customer: 'Client n°',
    columns: 'Désignation   Quantité   Prix   Montant',
    total: 'Total',
    page: 'Page',
    of: 'sur',
    opening: 'Madame, Monsieur,',
    closing: 'Cordialement',
    carried: 'Report',
    items: ['Lampe de bureau', 'Chaise', 'Papier A4', 'Toner', 'Câble', 'Montage', 'Étagère', 'Bras'],
    prose: [
      'Nous nous référons à notre entretien et résumons ce qui a été convenu entre les parties.',
      'La marchandise reste notre propriété jusqu’au paiement complet de toutes les créances en cours.',
      'Si une disposition devait être nulle, les autres restent en vigueur et les parties conviennent',
      'la livraison a lieu dans le délai indiqué ci-dessus aux risques du destinataire.',
    ],
  },
  {
    titles: ['Factura', 'Confirmación de pedido', 'Presupuesto', 'Albarán', 'Estado de cuenta', 'Recordatorio de pago'],
    number: 'N.º',
    date: 'Fecha',
    customer: 'Cliente n.º',
    columns: 'Concepto   Cantidad   Precio   Importe',
    total: 'Total',
    page: 'Página',
    of: 'de',
    opening: 'Estimado cliente:',
    closing: 'Atentamente',
    carried: 'Suma y sigue',
    items: ['Lámpara', 'Silla', 'Papel A4', 'Tóner', 'Cable', 'Montaje', 'Estante', 'Soporte'],
    prose: [
      'Nos referimos a nuestra conversación y resumimos lo que las partes han acordado en ella.',
      'La mercancía sigue siendo de nuestra propiedad hasta el pago completo de todas las deudas.',
      'Si una disposición fuera nula, las demás siguen vigentes y las partes acuerdan sustituirla',
      'la entrega se realiza en el plazo indicado arriba por cuenta y riesgo del destinatario.',
    ],
  },
  {
    titles: ['Fattura', "Conferma d'ordine", 'Preventivo', 'Documento di trasporto', 'Estratto conto', 'Sollecito'],
    number: 'N.',
    date: 'Data',
    customer: 'Cliente n.',
    columns: 'Descrizione   Quantità   Prezzo   Importo',
    total: 'Totale',
    page: 'Pagina',
    of: 'di',
    opening: 'Gentile cliente,',
    closing: 'Distinti saluti',
    carried: 'Riporto',
    items: ['Lampada', 'Sedia', 'Carta A4', 'Toner', 'Cavo', 'Montaggio', 'Scaffale', 'Supporto'],
    prose: [
      'Facciamo riferimento al nostro colloquio e riassumiamo quanto concordato tra le parti.',
      'La merce resta di nostra proprietà fino al pagamento completo di tutti i crediti in corso.',
      'Se una disposizione fosse nulla, le altre restano in vigore e le parti concordano',
      'la consegna avviene entro il termine indicato sopra a rischio del destinatario.',
    ],
  },
  {
    titles: ['Factuur', 'Orderbevestiging', 'Offerte', 'Pakbon', 'Rekeningoverzicht', 'Betalingsherinnering'],
    number: 'Nr.',
    date: 'Datum',
    customer: 'Klantnr.',
    columns: 'Omschrijving   Aantal   Prijs   Bedrag',
    total: 'Totaal',
    page: 'Pagina',
    of: 'van',
    opening: 'Geachte heer, mevrouw,',
    closing: 'Met vriendelijke groet',
    carried: 'Transport',
    items: ['Bureaulamp', 'Stoel', 'Papier A4', 'Toner', 'Kabel', 'Montage', 'Plank', 'Arm'],
    prose: [
      'Wij verwijzen naar ons gesprek en vatten samen wat tussen de partijen is afgesproken.',
      'De goederen blijven ons eigendom totdat alle vorderingen volledig zijn betaald.',
      'Mocht een bepaling ongeldig zijn, dan blijven de andere van kracht en zoeken de partijen',
      'de levering vindt plaats binnen de genoemde termijn voor risico van de ontvanger.',
    ],
  },
  {
    titles: [
      'Faktura',
      'Potwierdzenie zamówienia',
      'Oferta',
      'Dowód dostawy',
      'Zestawienie sald',
      'Wezwanie do zapłaty',
    ],
    number: 'Nr',
    date: 'Data',
    customer: 'Klient nr',
    columns: 'Nazwa   Ilość   Cena   Kwota',
    total: 'Razem',
    page: 'Strona',
    of: 'z',
    opening: 'Szanowni Państwo,',
    closing: 'Z poważaniem',
    carried: 'Do przeniesienia',
    items: ['Lampa', 'Krzesło', 'Papier A4', 'Toner', 'Kabel', 'Montaż', 'Półka', 'Ramię'],
    prose: [
      'Nawiązujemy do naszej rozmowy i podsumowujemy to, co strony uzgodniły.',
      'Towar pozostaje naszą własnością do pełnej zapłaty wszystkich należności.',
      'Jeżeli postanowienie byłoby nieważne, pozostałe obowiązują, a strony uzgodnią',
      'dostawa następuje w podanym wyżej terminie na ryzyko odbiorcy.',
    ],
  },
  {
    titles: [
      'Fatura',
      'Confirmação de encomenda',
      'Orçamento',
      'Guia de remessa',
      'Extrato de conta',
      'Lembrete de pagamento',
    ],
    number: 'N.º',
    date: 'Data',
    customer: 'Cliente n.º',
    columns: 'Descrição   Quantidade   Preço   Valor',
    total: 'Total',
    page: 'Página',
    of: 'de',
    opening: 'Exmos. Senhores,',
    closing: 'Com os melhores cumprimentos',
    carried: 'A transportar',
    items: ['Candeeiro', 'Cadeira', 'Papel A4', 'Toner', 'Cabo', 'Montagem', 'Estante', 'Suporte'],
    prose: [
      'Referimo-nos à nossa conversa e resumimos o que foi acordado entre as partes.',
      'A mercadoria continua a ser nossa propriedade até ao pagamento de todas as dívidas.',
      'Se uma disposição for nula, as outras continuam em vigor e as partes acordam',
      'a entrega realiza-se no prazo indicado acima por conta e risco do destinatário.',
    ],
  },
];
