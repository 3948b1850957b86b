import type { Wording } from './wording.ts';

export const germanWording: Wording = {
  code: 'de',
  numbers: { decimal: ',', thousands: '.', currency: 'EUR', symbol: '€' },
  dates: ['DD.MM.YYYY', 'D. MONTH YYYY', 'D.MM.YYYY'],
  months: 'Januar;Februar;März;April;Mai;Juni;Juli;August;September;Oktober;November;Dezember',
  people: 'Greta Lindner;Jonas Ahrens;Sabine Köhler;Matthias Vogel;Lea Brandt;Uwe Steinbach',
  companies: 'Holzwerk Ahrens GmbH;Nordlicht Handels GmbH;Steinbach & Söhne KG;Praxis am Markt GmbH;Elbtal Logistik AG',
  streets: 'Lindenweg 12;Hafenstraße 7;Am Mühlbach 3;Rosenallee 45',
  towns: '50667 Köln;04109 Leipzig;20457 Hamburg;79098 Freiburg',
  goods: 'Kupferrohr 15 mm;Eichenregal;Schreibtischlampe;Grüner Tee 250 g;Wandfarbe weiß;Notizbuch A5;Gartenschlauch',
  courses: 'Erste Hilfe im Betrieb;Ladungssicherung;Grundlagen der Buchhaltung;Datenschutz kompakt',
  titles: {
    invoice: 'Rechnung;RECHNUNG;Schlussrechnung',
    receipt: 'Kassenbon;Quittung;Vielen Dank für Ihren Einkauf',
    form: 'Anmeldeformular;Aufnahmebogen;Antrag auf Mitgliedschaft',
    payslip: 'Entgeltabrechnung;Gehaltsabrechnung;Lohnabrechnung',
    statement: 'Kontoauszug;Auszug Ihres Kontos',
    delivery: 'Lieferschein;LIEFERSCHEIN',
    certificate: 'Teilnahmebescheinigung;Zertifikat;Urkunde',
  },
  labels: {
    invoiceNumber: 'Rechnungsnr.;Rechnungsnummer;Rechnung Nr.;Re.-Nr.',
    date: 'Datum;Ausstellungsdatum;Ausgestellt am',
    dueDate: 'Fällig am;Zahlbar bis;Fälligkeitsdatum',
    customerNumber: 'Kundennr.;Kundennummer;Kd.-Nr.',
    orderNumber: 'Auftragsnr.;Bestellnummer;Ihre Bestellung',
    net: 'Zwischensumme;Nettobetrag;Summe netto',
    tax: 'MwSt. 19%;Umsatzsteuer;USt. 19 %',
    total: 'Gesamtbetrag;Summe;Zu zahlen;Rechnungsbetrag',
    cash: 'Bar;Kartenzahlung',
    name: 'Name;Vollständiger Name;Vor- und Nachname',
    birthDate: 'Geburtsdatum;Geboren am;Geb.-Datum',
    birthPlace: 'Geburtsort;Geboren in',
    address: 'Anschrift;Adresse;Wohnanschrift',
    phone: 'Telefon;Tel.;Telefonnummer',
    nationality: 'Staatsangehörigkeit;Nationalität',
    employee: 'Mitarbeiter;Arbeitnehmer;Name des Mitarbeiters',
    employeeNumber: 'Personalnummer;Pers.-Nr.;Mitarbeiternummer',
    gross: 'Bruttolohn;Gesamtbrutto;Bruttogehalt',
    wageTax: 'Lohnsteuer',
    netPay: 'Nettolohn;Auszahlungsbetrag;Nettogehalt',
    accountHolder: 'Kontoinhaber;Inhaber des Kontos',
    opening: 'Alter Saldo;Anfangssaldo;Kontostand alt',
    closing: 'Neuer Saldo;Endsaldo;Kontostand neu',
    deposit: 'Gehalt;Gutschrift;Überweisungseingang',
    withdrawal: 'Lastschrift;Kartenzahlung;Bargeldauszahlung;Dauerauftrag',
    deliveryNumber: 'Lieferscheinnr.;Lieferschein Nr.;Lieferscheinnummer',
    deliveryDate: 'Lieferdatum;Geliefert am;Liefertermin',
    weight: 'Bruttogewicht;Gesamtgewicht',
    packages: 'Packstücke;Anzahl Pakete;Kolli',
    description: 'Bezeichnung;Artikel;Beschreibung',
    quantity: 'Menge;Anzahl',
    unitPrice: 'Einzelpreis;Preis',
    amount: 'Betrag;Gesamtpreis;Summe',
    certificateNumber: 'Zertifikatsnummer;Urkundennummer',
    grade: 'Note;Ergebnis',
    subject: 'Betreff;Betrifft',
    reference: 'Unser Zeichen;Aktenzeichen;Vorgangsnummer',
  },
  letter: {
    salutations: 'Sehr geehrte Damen und Herren,|Guten Tag,',
    reasons:
      'wir beziehen uns auf Ihren Vorgang {reference} und auf unser Gespräch der letzten Woche.|' +
      'vielen Dank für Ihre Nachricht zum Vorgang {reference}, die wir sorgfältig geprüft haben.',
    demands:
      'Bitte überweisen Sie den offenen Betrag von {amount} bis spätestens {deadline}.|' +
      'Der Restbetrag von {amount} ist bis zum {deadline} zu zahlen.|' +
      'Wir bitten Sie daher, {amount} bis zum {deadline} zu begleichen.',
    subjects: 'Offene Zahlung für Ihren Gartenzaun|Änderung Ihrer Lieferanschrift|Verlängerung Ihrer Mitgliedschaft',
    closings: 'Mit freundlichen Grüßen|Freundliche Grüße|Hochachtungsvoll',
    roles: 'Leitung Buchhaltung|Kundenbetreuung|Geschäftsführung',
  },
  contracts: [
    {
      kind: 'lease',
      title: 'Mietvertrag|Wohnraummietvertrag',
      opening:
        'Zwischen {first} (nachfolgend "Vermieter") und {second} (nachfolgend "Mieter") wird am {date} folgender ' +
        'Vertrag geschlossen.|Dieser Vertrag wird am {date} zwischen {first}, im Folgenden "Vermieter", und ' +
        '{second}, im Folgenden "Mieter", geschlossen.',
      start: 'Das Mietverhältnis beginnt am {start}.|Mietbeginn ist der {start}; es läuft auf unbestimmte Zeit.',
      payment: 'Die monatliche Miete beträgt {amount}.|Der Mieter zahlt eine monatliche Miete von {amount} im Voraus.',
      notice: 'Die Kündigungsfrist beträgt {period}.|Der Vertrag kann mit einer Frist von {period} gekündigt werden.',
      law: 'Es gilt das Recht von {country}.|Dieser Vertrag unterliegt dem Recht von {country}.',
      periods: '3 Monate|2 Monate|6 Wochen',
      countries: 'Deutschland|Österreich|Liechtenstein',
    },
    {
      kind: 'employment',
      title: 'Arbeitsvertrag|Anstellungsvertrag',
      opening:
        'Zwischen {first} (nachfolgend "Arbeitgeber") und {second} (nachfolgend "Arbeitnehmer") wird am {date} ' +
        'folgender Arbeitsvertrag geschlossen.|Dieser Arbeitsvertrag vom {date} wird zwischen {first}, im Folgenden ' +
        '"Arbeitgeber", und {second}, im Folgenden "Arbeitnehmer", geschlossen.',
      start: 'Das Arbeitsverhältnis beginnt am {start}.|Die Tätigkeit wird am {start} aufgenommen.',
      payment: 'Das monatliche Bruttogehalt beträgt {amount}.|Der Arbeitnehmer erhält monatlich {amount} brutto.',
      notice: 'Die Kündigungsfrist beträgt {period}.|Beide Seiten können mit einer Frist von {period} kündigen.',
      law: 'Es gilt das Recht von {country}.|Auf diesen Vertrag ist das Recht von {country} anzuwenden.',
      periods: '4 Wochen|3 Monate|6 Wochen',
      countries: 'Deutschland|Österreich|Liechtenstein',
    },
  ],
  certifying:
    'Hiermit wird bescheinigt, dass {name} erfolgreich am Lehrgang {course} teilgenommen hat.|' +
    'Wir bestätigen, dass {name} die Schulung {course} abgeschlossen hat.',
};
