import type { DocumentKind } from './kind.ts';

/** Documents between buyers and sellers. */
export const TRADE_KINDS: readonly DocumentKind[] = [
  {
    key: 'invoice',
    titles: `invoice, tax invoice, commercial invoice, bill, Rechnung, Faktura, facture, factura, fattura, factuur,
      faktura, fatura, nota fiscal, nota de honorarios, Honorarnote, Leistungsabrechnung`,
    words: `invoice number, invoice no, invoice date, bill to, due date, amount due, balance due, payment terms, remit to,
      pay to, unit price, quantity, subtotal, VAT, total due, please pay, Rechnungsnummer, Rechnungsdatum,
      Zahlungsziel, Rechnungsbetrag, MwSt, netto, zahlbar, numéro de facture, date de facture, montant, TVA,
      échéance, total TTC, número de factura, importe, IVA, vencimiento, numero fattura, imponibile, scadenza,
      factuurnummer, factuurdatum, btw, te betalen, vervaldatum, numer faktury, termin płatności, kwota, sprzedawca,
      nabywca, NIP, número da fatura, vencimento, valor, invoice to, sold to, tax point, VAT ID, Rechnung Nr,
      Rechnungsempfänger, Leistungsdatum, Leistungszeitraum, Einzelpreis, Menge, Gesamtbetrag, zu zahlen,
      Steuernummer, Umsatzsteuer, Bankverbindung, facture n, net à payer, montant HT, prix unitaire, quantité,
      conditions de paiement, règlement, facturé à, número factura, fecha de factura, base imponible, precio
      unitario, cantidad, forma de pago, total a pagar, fattura n, data fattura, prezzo unitario, quantità, totale
      da pagare, pagamento entro, partita IVA, factuurbedrag, aantal, prijs per stuk, te voldoen, betalingstermijn,
      data wystawienia, cena netto, ilość, do zapłaty, sposób płatności, stawka VAT, wartość netto, data da fatura,
      preço unitário, quantidade, condições de pagamento, valor a pagar, data de vencimento, NIF`,
    about: 'bill from a supplier, seller asks for money, goods or services, amount to pay',
  },
  {
    key: 'credit-note',
    titles: `credit note, credit memo, refund note, Gutschrift, Rechnungskorrektur, Stornorechnung, avoir, note de
      crédit, nota de crédito, abono, nota di credito, creditnota, creditfactuur, faktura korygująca,
      korekta`,
    words: `credited, credit amount, original invoice, refund, returned goods, gutgeschrieben, ursprüngliche
      Rechnung, Erstattung, remboursement`,
    about: 'correction of an invoice, money back, returned goods',
  },
  {
    key: 'receipt',
    titles: `receipt, cash receipt, till slip, sales slip, cash bill, Kassenbon, Quittung, Beleg, Kassenbeleg, ticket de
      caisse, reçu, recibo, ticket, scontrino, ricevuta, kassabon, kwitantie, bon, paragon, talão, tax invoice,
      sales receipt, till receipt, paragon fiskalny, recibo de compra, fattura semplificata, factura simplificada,
      fatura simplificada, fatura recibo, Bewirtungsbeleg`,
    words: `cash, change, cashier, card, visa, mastercard, table, server, subtotal, rounding, thank you please come again,
      goods sold are not returnable, counter, terminal, tel, gst, tendered, items, receipt no, bar, gegeben,
      rückgeld, kasse, bediener, espèces, rendu, efectivo, cambio, contanti, resto, contant, wisselgeld, gotówka,
      reszta, dinheiro, troco, you were served by, thank you for your visit, come again, till, eat in, take away,
      tip, Vielen Dank für Ihren Einkauf, es bediente Sie, Bon Nr, Barzahlung, EC Karte, Wechselgeld, merci de votre
      visite, caisse, ticket n, carte bancaire, rendu monnaie, total à payer, gracias por su visita, gracias por su
      compra, caja, le atendió, tarjeta, grazie per la visita, grazie e arrivederci, cassa, documento commerciale,
      contante, bedankt voor uw bezoek, tot ziens, kassa, pin, dziękujemy za zakupy, dziękujemy za wizytę, kasjer,
      karta płatnicza, do zapłaty, paragon fiskalny, obrigado pela sua visita, volte sempre, caixa, operador,
      multibanco`,
    about: 'shop, restaurant, supermarket, what was bought, how it was paid, till, purchase, petrol station, café',
  },
  {
    key: 'order',
    titles: `purchase order, order, order form, Bestellung, Auftrag, Bestellschein, bon de commande, commande,
      pedido, orden de compra, ordine, ordine di acquisto, bestelling, inkooporder, zamówienie, encomenda,
      ordem de compra`,
    words: `PO number, ship to, order number, order date, requested delivery, buyer, vendor, authorized by, please supply,
      please deliver, Bestellnummer, Lieferant, Lieferadresse, wir bestellen, bitte liefern, fournisseur, nous
      commandons, proveedor, fornitore, leverancier, dostawca, fornecedor, we hereby order, deliver to, delivery
      address, supplier, requisition, Bestelldatum, Besteller, hiermit bestellen wir, date de commande, adresse de
      livraison, veuillez livrer, número de pedido, fecha de pedido, dirección de entrega, numero ordine, data
      ordine, indirizzo di consegna, vogliate fornire, bestelnummer, besteldatum, leveringsadres, wij bestellen,
      numer zamówienia, data zamówienia, adres dostawy, zamawiamy, zamawiający, número da encomenda, data da
      encomenda, morada de entrega, encomendamos`,
    about: 'buyer orders goods, request to deliver',
  },
  {
    key: 'order-confirmation',
    titles: `order confirmation, order acknowledgement, sales order, Auftragsbestätigung, Bestellbestätigung,
      confirmation de commande, accusé de réception de commande, confirmación de pedido, conferma d'ordine,
      conferma ordine, orderbevestiging, potwierdzenie zamówienia, confirmação de encomenda`,
    words: `thank you for your order, we confirm, confirm your order, expected delivery, delivery date, we accept, your
      order, vielen Dank für Ihre Bestellung, bestätigen, Liefertermin, nous confirmons, votre commande,
      confirmamos, su pedido, confermiamo, uw bestelling, potwierdzamy, your purchase order, order received,
      estimated delivery, wir danken für Ihre Bestellung, Ihr Auftrag, voraussichtlicher Liefertermin, nous vous
      remercions de votre commande, date de livraison, livraison prévue, gracias por su pedido, fecha de entrega,
      entrega prevista, grazie per il suo ordine, data di consegna, consegna prevista, vostro ordine, bedankt voor
      uw bestelling, wij bevestigen, leverdatum, verwachte levering, dziękujemy za zamówienie, termin dostawy,
      przyjęcie zamówienia, obrigado pela sua encomenda, data de entrega, a sua encomenda`,
    about: 'seller accepts an order, what will be delivered when',
  },
  {
    key: 'quotation',
    titles: `quotation, quote, offer, estimate, proposal, bid, tender, pro forma, Angebot, Kostenvoranschlag,
      Offerte, devis, offre, presupuesto, cotización, oferta, preventivo, offerta, offerte, wycena,
      orçamento, proposta`,
    words: `valid until, validity, we are pleased to offer, we offer, quote number, prices are, this offer, gültig bis,
      wir bieten, freibleibend, Angebotsnummer, valable jusqu'au, nous vous proposons, válido hasta, valido fino,
      geldig tot, ważna do, válido até, our offer, we are happy to quote, offer valid, subject to, unser Angebot,
      wir danken für Ihre Anfrage, Ihre Anfrage, Angebot gültig, unverbindlich, notre offre, suite à votre demande,
      validité de l'offre, devis n, nuestra oferta, oferta válida, según su solicitud, validez de la oferta, la
      nostra offerta, validità dell'offerta, come da sua richiesta, onze offerte, uw aanvraag, wij bieden u aan,
      deze offerte, nasza oferta, oferta ważna, w odpowiedzi na zapytanie, ważność oferty, a nossa proposta,
      validade da proposta, em resposta ao seu pedido`,
    about: 'offer with prices that a customer may accept, cost estimate',
  },
  {
    key: 'delivery-note',
    titles: `delivery note, packing slip, packing list, delivery order, dispatch note, goods received note, Lieferschein,
      Packliste, Warenbegleitschein, bon de livraison, albarán, nota de entrega, bolla, documento di trasporto, DDT,
      pakbon, leverbon, dowód dostawy, guia de remessa, WZ, consignment, shipment note, nota di consegna, documento
      de entrega, list przewozowy, protokół odbioru, afleverbon, pakjeslijst, nota de remessa, bordereau de
      livraison`,
    words: `shipped, delivered, packages, carton, gross weight, received by, received in good condition, carrier, qty
      shipped, tracking, geliefert, Packstücke, Gewicht, Ware erhalten, colis, livré, reçu en bon état, bultos,
      entregado, colli, consegnato, geleverd, ontvangen, paczki, volumes, delivered to, delivery date, quantity
      delivered, order reference, goods received, Lieferdatum, Liefermenge, Empfänger, Anzahl Pakete, date de
      livraison, quantité livrée, bon n, marchandise reçue, fecha de entrega, cantidad entregada, mercancía
      recibida, recibido por, data di consegna, quantità consegnata, merce ricevuta, vettore, leverdatum, aantal
      geleverd, goederen ontvangen, afgeleverd, data dostawy, ilość wydana, odebrał, wydał, towar otrzymano, data de
      entrega, quantidade entregue, mercadoria recebida, recebido por`,
    about: 'goods in a shipment, accompanies goods, without prices',
  },
  {
    key: 'reminder',
    titles: `payment reminder, reminder, dunning letter, overdue notice, final notice, past due notice, Mahnung,
      Zahlungserinnerung, rappel, relance, mise en demeure, recordatorio de pago, reclamación de pago,
      sollecito, sollecito di pagamento, betalingsherinnering, aanmaning, wezwanie do zapłaty, przypomnienie
      o płatności, lembrete de pagamento, aviso de cobrança`,
    words: `overdue, still outstanding, have not received, reminder fee, settle, unpaid, late fee, immediately,
      überfällig, Mahngebühr, offen, noch nicht eingegangen, begleichen, impayée, en retard, pendiente de pago,
      vencida, scaduta, non pagata, openstaand, nog niet ontvangen, zaległość, em atraso, amount overdue, days
      overdue, second reminder, please pay, disregard, Zahlungsverzug, gemahnt, Frist, Inkasso, Verzugszinsen,
      erinnern, sauf erreur, n'avons pas reçu, régler, pénalités de retard, no hemos recibido, importe pendiente,
      rogamos, intereses de demora, non abbiamo ricevuto, importo scaduto, mora, saldare, wij hebben nog geen
      betaling, verzuim, incassokosten, alsnog, nie otrzymaliśmy, prosimy o uregulowanie, odsetki, zaległa, não
      recebemos, valor em dívida, regularizar, juros de mora`,
    about: 'invoice is overdue, dunning, asks again for payment',
  },
  {
    key: 'open-items',
    titles: `statement of account, account summary, customer statement, open items, aged balance, Kontoauszug,
      Saldenbestätigung, Offene-Posten-Liste, Kontenübersicht, Saldenliste, relevé de compte, relevé client,
      estado de cuenta, extracto de cuenta, estratto conto, rekeningoverzicht, openstaande posten,
      zestawienie sald, rozrachunki, extrato de conta`,
    words: `open invoices, outstanding, balance, payments received, ageing, 30 days, 60 days, 90 days, current,
      our records, invoice, payment, offene Posten, Saldo, Zahlung, Zahlungen, Rechnungen und Zahlungen,
      Zahlungseingang, paiement, pago, pagamento, betaling, wpłata, solde, factures ouvertes, saldo,
      facturas pendientes, fatture aperte, openstaand, saldo`,
    about: 'list of open invoices and payments of one customer with balance',
  },
  {
    key: 'remittance',
    titles: `remittance advice, payment advice, payment confirmation, Zahlungsavis, Avis, avis de paiement, aviso
      de pago, avviso di pagamento, betalingsspecificatie, awizo płatności, aviso de pagamento`,
    words: `we have paid, payment made, invoices paid, remitted, transfer, überwiesen, beglichen, payé, pagado,
      pagato, betaald, zapłacono`,
    about: 'says which invoices were paid by a transfer',
  },
  {
    key: 'price-list',
    titles: `price list, catalogue, catalog, rate card, Preisliste, Katalog, tarif, liste de prix, lista de
      precios, catálogo, listino prezzi, catalogo, prijslijst, cennik, katalog, tabela de preços, menu,
      Speisekarte`,
    words: `price, article number, per piece, excluding VAT, Artikelnummer, Preis, Stück, prix, precio, prezzo,
      prijs, cena, preço`,
    about: 'products with prices, items for sale',
  },
  {
    key: 'freight',
    titles: `bill of lading, waybill, air waybill, consignment note, CMR, Frachtbrief, Speditionsauftrag, lettre de
      voiture, connaissement, carta de porte, conocimiento de embarque, lettera di vettura, polizza di
      carico, vrachtbrief, list przewozowy, conhecimento de embarque`,
    words: `shipper, consignee, notify party, vessel, voyage, port of loading, port of discharge, container,
      freight, gross weight, carrier, Absender, Empfänger, Frachtführer, expéditeur, destinataire,
      transporteur, cargador, mittente, destinatario, vettore, afzender, nadawca`,
    about: 'transport of goods, freight, shipping document, cargo',
  },
  {
    key: 'customs',
    titles: `customs declaration, export declaration, import declaration, certificate of origin, Zollanmeldung,
      Ausfuhranmeldung, Ursprungszeugnis, déclaration en douane, certificat d'origine, declaración de
      aduanas, dichiarazione doganale, douaneaangifte, zgłoszenie celne, declaração aduaneira`,
    words: `HS code, country of origin, exporter, importer, EORI, tariff, customs value, Warennummer,
      Ursprungsland, Zoll, douane, aduana, dogana`,
    about: 'customs, import or export of goods',
  },
  {
    key: 'ad-order',
    titles: `advertising contract, airtime contract, broadcast order, insertion order, contract agreement between,
      media order, advertising order, Werbeauftrag, Sendeauftrag, Schaltauftrag, Anzeigenauftrag, ordre
      d'insertion, orden de publicidad, ordine pubblicitario`,
    words: `advertiser, agency, flight, spots per week, spots, spots/week, rate, station, buyer, cpm, demo,
      estimate, product, contract dates, start date, end date, total spots, gross amount, revision, account
      executive, daypart, weekday, inventory code, order, flight dates, original date, ordered, Werbespots,
      Sendezeit`,
    about: 'advertising time, airtime, planned spots and rates, radio or television campaign booked',
  },
  {
    key: 'ad-invoice',
    titles: `station invoice, broadcast invoice, advertising invoice, affidavit, Senderechnung, Werberechnung,
      facture publicitaire`,
    words: `advertiser, agency, invoice num, invoice date, invoice month, invoice period, broadcast month, air
      date, air time, aired, length, ad-id, isci, spots, station, net due, agency commission, gross total,
      run, actual, total spots aired, warrant, account executive, billing address, remit payment`,
    about: 'bill of a radio or television station, advertising spots that were broadcast',
  },
  {
    key: 'utility-bill',
    titles: `utility bill, electricity bill, gas bill, water bill, phone bill, energy statement, Stromrechnung,
      Gasrechnung, Telefonrechnung, Jahresabrechnung, Nebenkostenabrechnung, facture d'électricité, factura
      de luz, bolletta, energierekening, jaarnota, rachunek za prąd, conta de luz`,
    words: `meter, meter reading, kWh, consumption, tariff, billing period, supply address, usage, previous reading,
      Zähler, Zählerstand, Verbrauch, Abschlag, compteur, consommation, contador, consumo, contatore, lettura,
      meterstand, verbruik, licznik, zużycie, unit rate, standing charge, supply number, electricity, Arbeitspreis,
      Grundpreis, Zählernummer, Strom, Gas, abonnement, électricité, relevé, période de facturation, electricidad,
      lectura, potencia contratada, término de energía, energia elettrica, consumi, fornitura, POD, elektriciteit,
      leveringskosten, stroom, energia elektryczna, odczyt, opłata, eletricidade, leitura, potência`,
    about: 'electricity, gas, water, heating, telephone, energy consumption',
  },
];
