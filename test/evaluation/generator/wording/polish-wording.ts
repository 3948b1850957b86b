import type { Wording } from './wording.ts';

export const polishWording: Wording = {
  code: 'pl',
  numbers: { decimal: ',', thousands: ' ', currency: 'PLN', symbol: 'zł' },
  dates: ['DD.MM.YYYY', 'D MONTH YYYY', 'YYYY-MM-DD'],
  months: 'stycznia;lutego;marca;kwietnia;maja;czerwca;lipca;sierpnia;września;października;listopada;grudnia',
  people: 'Zofia Wrońska;Marek Dudek;Agnieszka Sikora;Paweł Górecki;Ewa Lis;Tomasz Bielak',
  companies:
    'Tartak Dudek Sp. z o.o.;Piekarnia Portowa Sp. z o.o.;Transport Górecki S.A.;Klinika Pod Lipami Sp. z o.o.',
  streets: 'ul. Lipowa 12;ul. Portowa 7;ul. Młyńska 3;al. Różana 45',
  towns: '30-001 Kraków;80-001 Gdańsk;50-001 Wrocław;60-001 Poznań',
  goods: 'Rura miedziana 15 mm;Półka dębowa;Lampa biurkowa;Herbata zielona 250 g;Farba biała;Zeszyt A5;Wąż ogrodowy',
  courses: 'Pierwsza pomoc;Obsługa wózków widłowych;Podstawy księgowości;Ochrona danych',
  titles: {
    invoice: 'Faktura;Faktura VAT;FAKTURA',
    receipt: 'Paragon;Paragon fiskalny;Dziękujemy za zakupy',
    form: 'Formularz zgłoszeniowy;Karta pacjenta;Wniosek o członkostwo',
    payslip: 'Pasek wynagrodzeń;Lista płac',
    statement: 'Wyciąg z rachunku;Wyciąg bankowy',
    delivery: 'Dowód dostawy;List przewozowy',
    certificate: 'Zaświadczenie o ukończeniu;Certyfikat uczestnictwa',
  },
  labels: {
    invoiceNumber: 'Faktura nr;Numer faktury;Nr faktury',
    date: 'Data;Data wystawienia;Wystawiono',
    dueDate: 'Termin płatności;Termin zapłaty;Płatne do',
    customerNumber: 'Nr klienta;Numer klienta',
    orderNumber: 'Nr zamówienia;Numer zamówienia',
    net: 'Wartość netto;Razem netto;Suma netto',
    tax: 'VAT 23%;Podatek VAT;Kwota VAT',
    total: 'Razem;Do zapłaty;Suma;Razem brutto',
    cash: 'Gotówka;Karta',
    name: 'Imię i nazwisko;Nazwisko i imię',
    birthDate: 'Data urodzenia;Urodzony',
    birthPlace: 'Miejsce urodzenia',
    address: 'Adres;Adres zamieszkania',
    phone: 'Telefon;Tel.',
    nationality: 'Obywatelstwo;Narodowość',
    employee: 'Pracownik;Nazwisko pracownika',
    employeeNumber: 'Nr pracownika;Numer pracownika',
    gross: 'Wynagrodzenie brutto;Razem brutto',
    wageTax: 'Podatek dochodowy;Zaliczka na podatek',
    netPay: 'Do wypłaty;Wynagrodzenie netto;Kwota do wypłaty',
    accountHolder: 'Posiadacz rachunku;Właściciel rachunku',
    opening: 'Saldo początkowe;Saldo poprzednie',
    closing: 'Saldo końcowe;Nowe saldo',
    deposit: 'Uznanie;Przelew przychodzący;Wynagrodzenie',
    withdrawal: 'Obciążenie;Płatność kartą;Wypłata z bankomatu',
    deliveryNumber: 'Nr dostawy;Numer dowodu dostawy;WZ nr',
    deliveryDate: 'Data dostawy;Dostarczono',
    weight: 'Waga brutto;Masa brutto',
    packages: 'Liczba paczek;Paczki',
    description: 'Nazwa towaru;Opis;Nazwa',
    quantity: 'Ilość',
    unitPrice: 'Cena;Cena jednostkowa',
    amount: 'Kwota;Wartość',
    certificateNumber: 'Nr certyfikatu;Numer zaświadczenia',
    grade: 'Ocena;Wynik',
    subject: 'Dotyczy;Temat',
    reference: 'Nasz znak;Nr sprawy;Numer sprawy',
  },
  letter: {
    salutations: 'Szanowni Państwo,|Szanowny Kliencie,',
    reasons:
      'Nawiązujemy do sprawy {reference} oraz do naszej rozmowy z ubiegłego tygodnia.|' +
      'Dziękujemy za wiadomość w sprawie {reference}, którą dokładnie rozpatrzyliśmy.',
    demands:
      'Prosimy o wpłatę zaległej kwoty {amount} najpóźniej do {deadline}.|' +
      'Kwota {amount} jest płatna najpóźniej do {deadline}.|' +
      'Prosimy zatem o zapłatę {amount} przed {deadline}.',
    subjects: 'Zaległa płatność za ogrodzenie|Zmiana adresu dostawy|Przedłużenie członkostwa',
    closings: 'Z poważaniem,|Łączymy wyrazy szacunku,',
    roles: 'Główna księgowa|Obsługa klienta|Dyrektor',
  },
  contracts: [
    {
      kind: 'lease',
      title: 'Umowa najmu|Umowa najmu lokalu',
      opening:
        'Umowa zawarta w dniu {date} pomiędzy {first} (zwanym dalej „Wynajmującym”) a {second} (zwanym dalej ' +
        '„Najemcą”).|W dniu {date} {first}, zwany dalej „Wynajmującym”, oraz {second}, zwany dalej „Najemcą”, ' +
        'zawierają następującą umowę.',
      start: 'Najem rozpoczyna się {start}.|Umowa obowiązuje od dnia {start}.',
      payment: 'Czynsz miesięczny wynosi {amount}.|Najemca płaci miesięczny czynsz w wysokości {amount}.',
      notice: 'Okres wypowiedzenia wynosi {period}.|Umowę można wypowiedzieć z zachowaniem okresu {period}.',
      law: 'Umowa podlega prawu państwa: {country}.|Prawem właściwym jest prawo państwa {country}.',
      periods: '3 miesiące|1 miesiąc|30 dni',
      countries: 'Polska|Czechy|Litwa',
    },
    {
      kind: 'employment',
      title: 'Umowa o pracę',
      opening:
        'Umowa o pracę zawarta w dniu {date} pomiędzy {first} (zwanym dalej „Pracodawcą”) a {second} (zwanym dalej ' +
        '„Pracownikiem”).',
      start: 'Dzień rozpoczęcia pracy: {start}.|Pracownik rozpoczyna pracę w dniu {start}.',
      payment: 'Miesięczne wynagrodzenie brutto wynosi {amount}.|Pracownik otrzymuje {amount} brutto miesięcznie.',
      notice: 'Okres wypowiedzenia wynosi {period}.',
      law: 'Umowa podlega prawu państwa: {country}.',
      periods: '1 miesiąc|2 tygodnie|3 miesiące',
      countries: 'Polska|Czechy|Litwa',
    },
  ],
  certifying:
    'Zaświadcza się, że {name} ukończył(a) z wynikiem pozytywnym kurs {course}.|' +
    'Potwierdzamy, że {name} uczestniczył(a) w szkoleniu {course}.',
};
