import type { Wording } from './wording.ts';

export const dutchWording: Wording = {
  code: 'nl',
  numbers: { decimal: ',', thousands: '.', currency: 'EUR', symbol: '€' },
  dates: ['DD-MM-YYYY', 'D MONTH YYYY', 'DD/MM/YYYY'],
  months: 'januari;februari;maart;april;mei;juni;juli;augustus;september;oktober;november;december',
  people: 'Femke Verhoeven;Daan Kuipers;Lotte de Graaf;Sander Bos;Noor Willems;Thijs van Dam',
  companies: 'Kuipers Houthandel B.V.;Bakkerij de Haven B.V.;Van Dam Transport B.V.;Kliniek de Linde B.V.',
  streets: 'Lindelaan 12;Havenstraat 7;Molenweg 3;Rozengracht 45',
  towns: '1012 AB Amsterdam;3511 LN Utrecht;9711 LM Groningen;5611 EM Eindhoven',
  goods: 'Koperen buis 15 mm;Eiken plank;Bureaulamp;Groene thee 250 g;Witte muurverf;Schrift A5;Tuinslang',
  courses: 'Eerste hulp op het werk;Heftruckveiligheid;Boekhouden basis;Gegevensbescherming',
  titles: {
    invoice: 'Factuur;FACTUUR',
    receipt: 'Kassabon;Bon;Bedankt voor uw bezoek',
    form: 'Inschrijfformulier;Patiëntenkaart;Aanvraag lidmaatschap',
    payslip: 'Loonstrook;Salarisspecificatie',
    statement: 'Rekeningafschrift;Bankafschrift',
    delivery: 'Pakbon;Leveringsbon',
    certificate: 'Certificaat van deelname;Bewijs van deelname',
  },
  labels: {
    invoiceNumber: 'Factuurnr.;Factuurnummer;Factuur nr.',
    date: 'Datum;Datum van afgifte',
    dueDate: 'Vervaldatum;Te betalen voor;Uiterste betaaldatum',
    customerNumber: 'Klantnr.;Klantnummer;Debiteurnummer',
    orderNumber: 'Ordernr.;Ordernummer;Uw bestelling',
    net: 'Subtotaal;Totaal excl. btw;Nettobedrag',
    tax: 'Btw 21%;Btw',
    total: 'Totaal;Totaalbedrag;Te betalen',
    cash: 'Contant;Pin',
    name: 'Naam;Volledige naam;Voor- en achternaam',
    birthDate: 'Geboortedatum;Geboren op',
    birthPlace: 'Geboorteplaats',
    address: 'Adres;Woonadres',
    phone: 'Telefoon;Tel.;Telefoonnummer',
    nationality: 'Nationaliteit',
    employee: 'Werknemer;Medewerker;Naam werknemer',
    employeeNumber: 'Personeelsnummer;Personeelsnr.;Werknemersnummer',
    gross: 'Brutoloon;Brutosalaris;Totaal bruto',
    wageTax: 'Loonheffing;Loonbelasting',
    netPay: 'Nettoloon;Netto salaris;Uit te betalen',
    accountHolder: 'Rekeninghouder;Naam rekeninghouder',
    opening: 'Beginsaldo;Vorig saldo;Oud saldo',
    closing: 'Eindsaldo;Nieuw saldo',
    deposit: 'Bijschrijving;Salaris;Overboeking ontvangen',
    withdrawal: 'Incasso;Betaalautomaat;Geldopname',
    deliveryNumber: 'Pakbonnr.;Pakbonnummer;Leveringsbon nr.',
    deliveryDate: 'Leverdatum;Geleverd op',
    weight: 'Brutogewicht;Totaal gewicht',
    packages: 'Aantal colli;Colli;Pakketten',
    description: 'Omschrijving;Artikel',
    quantity: 'Aantal',
    unitPrice: 'Prijs;Stukprijs;Prijs per stuk',
    amount: 'Bedrag;Totaal',
    certificateNumber: 'Certificaatnummer;Certificaat nr.',
    grade: 'Cijfer;Resultaat',
    subject: 'Betreft;Onderwerp',
    reference: 'Ons kenmerk;Referentie;Dossiernummer',
  },
  letter: {
    salutations: 'Geachte heer of mevrouw,|Beste klant,|Geachte relatie,',
    reasons:
      'Wij verwijzen naar uw dossier {reference} en naar ons gesprek van vorige week.|' +
      'Dank voor uw bericht over dossier {reference}, dat wij zorgvuldig hebben bekeken.',
    demands:
      'Wij verzoeken u het openstaande bedrag van {amount} uiterlijk {deadline} over te maken.|' +
      'Het saldo van {amount} dient uiterlijk op {deadline} betaald te zijn.|' +
      'Daarom vragen wij u {amount} voor {deadline} te betalen.',
    subjects: 'Openstaande betaling voor uw tuinhek|Wijziging van uw afleveradres|Verlenging van uw lidmaatschap',
    closings: 'Met vriendelijke groet,|Hoogachtend,',
    roles: 'Hoofd boekhouding|Klantenservice|Directeur',
  },
  contracts: [
    {
      kind: 'lease',
      title: 'Huurovereenkomst|Huurcontract',
      opening:
        'Deze overeenkomst is op {date} gesloten tussen {first} (hierna "Verhuurder") en {second} (hierna ' +
        '"Huurder").|' +
        'Op {date} komen {first}, hierna "Verhuurder", en {second}, hierna "Huurder", het volgende overeen.',
      start: 'De huur gaat in op {start}.|De huurovereenkomst begint op {start}.',
      payment: 'De maandelijkse huur bedraagt {amount}.|De Huurder betaalt een huur van {amount} per maand.',
      notice: 'De opzegtermijn bedraagt {period}.|De overeenkomst kan met een termijn van {period} worden opgezegd.',
      law: 'Op deze overeenkomst is het recht van {country} van toepassing.',
      periods: '3 maanden|1 maand|2 maanden',
      countries: 'Nederland|België|Luxemburg',
    },
    {
      kind: 'employment',
      title: 'Arbeidsovereenkomst|Arbeidscontract',
      opening:
        'Deze arbeidsovereenkomst is op {date} gesloten tussen {first} (hierna "Werkgever") en {second} (hierna ' +
        '"Werknemer").',
      start: 'De arbeidsovereenkomst gaat in op {start}.|De Werknemer treedt op {start} in dienst.',
      payment: 'Het bruto maandsalaris bedraagt {amount}.|De Werknemer ontvangt {amount} bruto per maand.',
      notice: 'De opzegtermijn bedraagt {period}.|Beide partijen kunnen opzeggen met een termijn van {period}.',
      law: 'Op deze overeenkomst is het recht van {country} van toepassing.',
      periods: '1 maand|2 maanden|6 weken',
      countries: 'Nederland|België|Luxemburg',
    },
  ],
  certifying:
    'Hierbij verklaren wij dat {name} de cursus {course} met goed gevolg heeft afgerond.|' +
    'Dit bewijst dat {name} heeft deelgenomen aan de cursus {course}.',
};
