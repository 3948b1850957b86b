/** Lines of documents in the languages of Europe, rich in the letters that ASCII lacks. */
export const EUROPEAN_TEXT = {
  en: [
    'Invoice for repair works at the old café, Fiancée Street',
    'Total amount £1,240.50, paid by cheque',
    'Delivered on 3 March 2024 to Mr. Brown, Leeds',
    'Thank you for your naïve résumé and order',
  ],
  de: [
    'Müller & Söhne GmbH, Königstraße 12, 70173 Würzburg',
    'Rechnung über Bürostühle und Schränke für größere Räume',
    'Überweisung auf unser Konto bis spätestens 15. März',
    'Gesamtbetrag 1.234,50 € zuzüglich 19 % MwSt.',
    'Äpfel, Öl, Grüße aus Österreich, Maß und Gewährleistung',
  ],
  fr: [
    'Société Générale des Forêts, 8 rue de la Préfecture, Orléans',
    'Désignation, quantité, prix unitaire, montant à payer',
    'Échéance le 12 février, règlement par chèque accepté',
    'Garçon, où êtes-vous né ? À Nîmes, près du château',
    'Total général 987,65 € reçu avec nos remerciements',
    'Œuvre complète, sœur, maïs, Noël, ambiguïté, français',
  ],
  es: [
    'Señor Muñoz, calle de la Ilusión 45, Logroño, España',
    'Número de factura, dirección de envío, teléfono móvil',
    'Año fiscal, montaña, pequeño, niño, cigüeña, vergüenza',
    '¿Cuánto cuesta la reparación? ¡Gracias por su atención!',
    'Importe total 2.345,00 € según condición de pago',
  ],
  it: [
    'Società per azioni, Città di Castello, Forlì e Cantù',
    'Quantità, unità, perché, così, più, già, può, lunedì',
    'Importo dovuto 45,90 € entro il venerdì, libertà di scelta',
  ],
  pt: [
    'Construção e Reparação Lda., Avenida da Liberdade, São João',
    'Descrição, preço unitário, número de série, observações',
    'Coração, irmã, mãe, avô, pôr, três, você, açúcar, não',
    'Condições de pagamento até 30 dias após a emissão 77,00 €',
  ],
  nl: [
    'Geïnteresseerde coördinator, reünie, zeeën, financiële één',
    'Factuur voor België, te betalen vóór 1 maart € 150,00',
    'Ruïne, patiënt, officiële creëren, bacteriën, café',
  ],
  sv: [
    'Företagets räkning för åtgärder på Östra Ågatan, Malmö',
    'Förfallodag, köpare, säljare, antal, å-pris, överföring',
    'Älvsjö, Åre, Ängelholm, smörgås, kött och fågel',
  ],
  da: [
    'Købers navn på fakturaen, København, Ærø og Ålborg',
    'Beløb i alt, første påmindelse, øl, æbler, smørrebrød',
    'Østergade 9, Århus, rød grød med fløde, gør og læs',
  ],
  no: [
    'Kjøper, beløp, forfallsdato, påløpte renter, Tromsø',
    'Øvre Slottsgate, Ålesund, Ærlig, bærekraftig, fjøs',
    'Årsavgift for båtplass, større utgifter, gå på',
  ],
  fi: ['Yhteensä määrä, eräpäivä, Jyväskylä, hyväksytty', 'Työpäivä, Äänekoski, Östersundom, lähetys, tyhjä'],
  pl: [
    'Spółka z ograniczoną odpowiedzialnością, Łódź, ulica Żółta',
    'Należność do zapłaty, źródło, śnieg, ćwiczenie, pięć',
    'Gdańsk, Kraków, Rzeszów, kwota końcowa, usługi świadczone',
  ],
  cs: ['Příjemce, částka k úhradě, České Budějovice, měsíc', 'Účtenka za zboží, žluťoučký kůň, řeka, děkujeme, ďábel'],
} as const satisfies Record<string, readonly string[]>;

export type SampleLanguage = keyof typeof EUROPEAN_TEXT;
