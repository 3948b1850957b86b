import type { Wording } from './wording.ts';

export const italianWording: Wording = {
  code: 'it',
  numbers: { decimal: ',', thousands: '.', currency: 'EUR', symbol: '€' },
  dates: ['DD/MM/YYYY', 'D MONTH YYYY', 'DD.MM.YYYY'],
  months: 'gennaio;febbraio;marzo;aprile;maggio;giugno;luglio;agosto;settembre;ottobre;novembre;dicembre',
  people: 'Elena Marchetti;Davide Fontana;Chiara Bassi;Luca Pellegrini;Sofia Riva;Paolo Gallo',
  companies: 'Legnami Fontana S.r.l.;Panificio del Porto S.r.l.;Trasporti Pellegrini S.p.A.;Clinica degli Ulivi S.r.l.',
  streets: 'Via degli Olmi 12;Viale del Porto 7;Via del Mulino 3;Corso Garibaldi 45',
  towns: '40121 Bologna;16121 Genova;37121 Verona;50122 Firenze',
  goods: 'Tubo di rame 15 mm;Mensola di rovere;Lampada da tavolo;Tè verde 250 g;Vernice bianca;Quaderno A5',
  courses: 'Primo soccorso;Uso del carrello elevatore;Contabilità di base;Protezione dei dati',
  titles: {
    invoice: 'Fattura;FATTURA',
    receipt: 'Scontrino;Ricevuta;Grazie e arrivederci',
    form: 'Modulo di iscrizione;Scheda del paziente;Domanda di ammissione',
    payslip: 'Busta paga;Cedolino',
    statement: 'Estratto conto',
    delivery: 'Documento di trasporto;Bolla di consegna',
    certificate: 'Attestato di partecipazione;Certificato di formazione',
  },
  labels: {
    invoiceNumber: 'Fattura n.;Numero fattura;N. fattura',
    date: 'Data;Data di emissione;Emessa il',
    dueDate: 'Scadenza;Data di scadenza;Da pagare entro',
    customerNumber: 'Codice cliente;N. cliente;Numero cliente',
    orderNumber: 'N. ordine;Vostro ordine;Ordine n.',
    net: 'Imponibile;Totale netto;Importo netto',
    tax: 'IVA 22%;IVA;Imposta',
    total: 'Totale;Totale fattura;Totale da pagare',
    cash: 'Contanti;Carta',
    name: 'Nome;Nome e cognome;Cognome e nome',
    birthDate: 'Data di nascita;Nato il',
    birthPlace: 'Luogo di nascita',
    address: 'Indirizzo;Residenza',
    phone: 'Telefono;Tel.',
    nationality: 'Nazionalità;Cittadinanza',
    employee: 'Dipendente;Nome del dipendente;Lavoratore',
    employeeNumber: 'Matricola;Codice dipendente',
    gross: 'Retribuzione lorda;Totale lordo;Stipendio lordo',
    wageTax: 'IRPEF;Ritenute IRPEF',
    netPay: 'Netto a pagare;Netto in busta;Stipendio netto',
    accountHolder: 'Intestatario;Intestatario del conto',
    opening: 'Saldo iniziale;Saldo precedente',
    closing: 'Saldo finale;Nuovo saldo',
    deposit: 'Accredito;Bonifico ricevuto;Stipendio',
    withdrawal: 'Addebito;Pagamento con carta;Prelievo',
    deliveryNumber: 'DDT n.;Numero bolla;Bolla n.',
    deliveryDate: 'Data di consegna;Consegnato il',
    weight: 'Peso lordo;Peso totale',
    packages: 'Colli;Numero colli',
    description: 'Descrizione;Articolo',
    quantity: 'Quantità;Q.tà',
    unitPrice: 'Prezzo unitario;Prezzo',
    amount: 'Importo;Totale',
    certificateNumber: 'N. attestato;Numero certificato',
    grade: 'Voto;Esito',
    subject: 'Oggetto',
    reference: 'Nostro riferimento;Riferimento;N. pratica',
  },
  letter: {
    salutations: 'Gentili Signori,|Egregio cliente,|Spettabile ditta,',
    reasons:
      'facciamo riferimento alla pratica {reference} e al nostro colloquio della settimana scorsa.|' +
      'la ringraziamo per il suo messaggio sulla pratica {reference}, che abbiamo esaminato con cura.',
    demands:
      "La preghiamo di versare l'importo dovuto di {amount} entro il {deadline}.|" +
      'Il saldo di {amount} va pagato entro e non oltre il {deadline}.|' +
      'Le chiediamo pertanto di pagare {amount} entro il {deadline}.',
    subjects: 'Pagamento in sospeso per la recinzione|Cambio del suo indirizzo di consegna|Rinnovo della sua tessera',
    closings: 'Cordiali saluti,|Distinti saluti,',
    roles: 'Responsabile contabilità|Servizio clienti|Direttrice',
  },
  contracts: [
    {
      kind: 'lease',
      title: 'Contratto di locazione|Contratto di affitto',
      opening:
        'Il presente contratto è stipulato il {date} tra {first} (di seguito "Locatore") e {second} (di seguito ' +
        '"Conduttore").|In data {date}, {first}, di seguito "Locatore", e {second}, di seguito "Conduttore", ' +
        'convengono quanto segue.',
      start: 'La locazione decorre dal {start}.|Il contratto ha inizio il {start}.',
      payment: 'Il canone mensile è di {amount}.|Il Conduttore versa un canone mensile di {amount}.',
      notice: 'Il termine di preavviso è di {period}.|Il contratto può essere disdetto con un preavviso di {period}.',
      law: 'Il presente contratto è regolato dalla legge di {country}.|Si applica il diritto di {country}.',
      periods: '3 mesi|6 mesi|1 mese',
      countries: 'Italia|San Marino|Svizzera',
    },
    {
      kind: 'employment',
      title: 'Contratto di lavoro',
      opening:
        'Il presente contratto di lavoro è stipulato il {date} tra {first} (di seguito "Datore di lavoro") e ' +
        '{second} (di seguito "Lavoratore").',
      start: 'Il rapporto di lavoro inizia il {start}.|Il Lavoratore prende servizio il {start}.',
      payment: 'La retribuzione mensile lorda è di {amount}.|Il Lavoratore riceve {amount} lordi al mese.',
      notice: 'Il termine di preavviso è di {period}.|Ciascuna parte può recedere con un preavviso di {period}.',
      law: 'Il presente contratto è regolato dalla legge di {country}.',
      periods: '1 mese|30 giorni|2 mesi',
      countries: 'Italia|San Marino|Svizzera',
    },
  ],
  certifying:
    'Si attesta che {name} ha completato con successo il corso {course}.|' +
    'Certifichiamo che {name} ha partecipato al corso {course}.',
};
