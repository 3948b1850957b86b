import type { OddKind } from './odd-kind.ts';

export const HOUSEHOLD_KINDS: readonly OddKind[] = [
  {
    name: 'Scheda di degustazione',
    description: 'Un assaggiatore dà un punteggio a colore, profumo e gusto di un vino.',
    documents: [
      `SCHEDA DI DEGUSTAZIONE
Vino: Barbera   Annata 2021   Campione {no}
Assaggiatore: {name}   {date}
Esame visivo: rosso rubino, limpido   8
Esame olfattivo: intenso, ciliegia, viola   14
Esame gustativo: fresco, sapido, tannini morbidi   20
Persistenza: lunga
Punteggio totale 86`,
      `Concorso enologico {town}
Commissione 4, seduta del {date}
Bicchiere {no}: bianco secco
Colore paglierino con riflessi verdi
Naso: agrumi, erbe, note minerali
Bocca: equilibrato, buona acidità
Voto 84 su 100, medaglia d'argento
Il presidente {name}`,
      `Wine tasting sheet
Sample {no}   Taster {name}   {date}
Appearance: deep ruby, clear   8
Nose: cherry, violet, oak   13
Palate: fresh, firm tannins, long finish   21
Overall score 87
Drink until 2030`,
    ],
  },
  {
    name: 'Paszport konia',
    description: 'Opisuje konia: maść, odmiany, pochodzenie i właściciela.',
    documents: [
      `PASZPORT KONIA
Numer identyfikacyjny {no}
Nazwa: Bursztyn   Płeć: wałach
Rasa: małopolska   Maść: gniada
Data urodzenia {date}
Ojciec: Orkan   Matka: Bryza
Odmiany: gwiazdka, lewa tylna pęcina biała
Właściciel: {name}, {town}`,
      `Związek Hodowców Koni
Dokument identyfikacyjny dla koniowatych
Numer przyżyciowy {no}, transponder w szyi po lewej
Klacz kara, urodzona {date}
Rodowód: po Jantar od Wisła
Hodowca {name}
Szczepienia: grypa {date}
Opis graficzny na stronie drugiej`,
      `Equidenpass
Lebensnummer {no}
Name: Sturmwind, Wallach
Rasse: Trakehner, Farbe: Fuchs
geboren {date}
Vater: Orkan, Mutter: Bernstein
Abzeichen: Stern, linker Hinterfuß weiß
Eigentümer: {name}, {town}`,
    ],
  },
  {
    name: 'Dog pedigree',
    description: 'Lists the ancestors of a purebred dog over several generations.',
    documents: [
      `The Kennel Society
CERTIFIED PEDIGREE
Dog: Bramble of {town}   Sex: bitch
Breed: Border Terrier   Stud book {no}
Whelped {date}
Sire: Champion Rowan   Dam: Hazel Brook
Grandsire: Old Thorn   Granddam: Silver Birch
Breeder {name}   Owner {name}`,
      `Breed club of {town}
Three generation ancestry of litter {no}
Puppies born {date}, four dogs and two bitches
Father: International Champion Falk
Mother: Wanda, hips A, eyes clear
Grandparents: Arko, Bella, Castor, Dina
Great-grandparents on the back
Registered by the breed warden {name}`,
      `Verein für Hundezucht {town}
Ahnentafel Nr. {no}
Rasse: Rauhaardackel   Wurftag {date}
Name: Falko, Rüde
Vater: Arko, Mutter: Bella
Großeltern: Castor, Dina, Egon, Fee
Züchter: {name}
Eintragung im Zuchtbuch`,
    ],
  },
  {
    name: 'Kindergarten-Aufnahmebogen',
    description: 'Eltern geben an, was die Erzieher über ihr Kind wissen müssen.',
    documents: [
      `Kindergarten Sonnenschein {town}
AUFNAHMEBOGEN
Name des Kindes: {name}   geboren am {date}
Mutter: {name}   Vater: {name}
Telefon im Notfall {no}
Allergien: Nüsse
Abholberechtigt: Oma {name}
Gewünschte Betreuungszeit: 7 bis 15 Uhr
Unterschrift der Erziehungsberechtigten`,
      `Kindertagesstätte {town}
Angaben der Eltern zum neuen Kind
Eintritt in die Gruppe Marienkäfer am {date}
Schläft mittags, mag keine Milch, Brille
Geschwister: zwei
Hausarzt {name}
Wer darf das Kind abholen? {name}, {name}
Fotos dürfen ausgehängt werden: ja`,
      `Little Acorns Nursery, {town}
Child admission form
Child: {name}, date of birth {date}
Parents: {name} and {name}
Emergency phone {no}
Allergies: eggs
Who may collect the child: grandmother {name}
Sleeps after lunch: yes
Signature of parent`,
    ],
  },
  {
    name: 'Piano tuning record',
    description: 'What a tuner did to an instrument, and its pitch before and after.',
    documents: [
      `{name}, piano technician
TUNING RECORD
Instrument: Bechstein grand, serial {no}
Location: concert hall {town}   {date}
Pitch found: 438 Hz   Pitch left: 440 Hz
Humidity 45 %
Two hammers filed, one string replaced
Next tuning in six months`,
      `Service card for upright {no}
Visited {date}, owner {name}, {town}
Raised from 435 to 440 Hz in two passes
Sticking key C4 eased, damper felt renewed
Pins tight, soundboard without cracks
Advised: humidifier
Tuner {name}`,
      `Klavierstimmer {name}
Stimmprotokoll
Instrument: Flügel, Serie {no}
Ort: Musikschule {town}   {date}
Tonhöhe vorher 437 Hz, nachher 440 Hz
Luftfeuchte 42 %
Eine Saite ersetzt, Hämmer abgezogen
Nächste Stimmung im Herbst`,
    ],
  },
];
