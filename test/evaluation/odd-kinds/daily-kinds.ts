import type { OddKind } from './odd-kind.ts';

export const DAILY_KINDS: readonly OddKind[] = [
  {
    name: 'Scheda di allenamento',
    description: 'Esercizi, serie e carichi che un istruttore prescrive in palestra.',
    documents: [
      `Palestra Atlas {town}
SCHEDA DI ALLENAMENTO
Atleta: {name}   Istruttore: {name}   {date}
Esercizio   Serie   Ripetizioni   Carico   Recupero
Panca piana   4   8   50 kg   90 s
Squat   4   10   60 kg   120 s
Trazioni   3   6   -   90 s
Riscaldamento: 10 minuti di cyclette`,
      `Programma settimanale di {name}
Lunedì: petto e tricipiti
distensioni con manubri 3 x 10, 16 kg
croci ai cavi 3 x 12
Mercoledì: gambe, pressa 4 x 12, affondi
Venerdì: schiena, rematore, lat machine
Stretching alla fine, tapis roulant 15 minuti
Da cambiare dopo sei settimane`,
      `Fitnessstudio {town}
Trainingsplan für {name}
Übung   Sätze   Wiederholungen   Gewicht   Pause
Bankdrücken   4   8   50 kg   90 s
Kniebeugen   4   10   60 kg   120 s
Klimmzüge   3   6   -   90 s
Aufwärmen: 10 Minuten Rad
Trainer: {name}`,
    ],
  },
  {
    name: 'Blood donor card',
    description: 'Shows the blood group of a donor and when blood was given.',
    documents: [
      `National Transfusion Service
BLOOD DONOR CARD
Donor no. {no}
{name}, born {date}
Group O, Rh negative
Donations: {date}, {date}, {date}
Haemoglobin 14.1
Please bring this card to each session`,
      `Thank you, {name}
You gave 470 ml in {town} on {date}
It is your tenth donation: bronze badge
ABO A, rhesus positive, Kell negative
Your iron level was fine
You can give again after twelve weeks
Transfusion centre, donor number {no}`,
      `Centro trasfusionale di {town}
Tessera del donatore di sangue n. {no}
{name}, nato il {date}
Gruppo A, Rh positivo
Donazioni: {date}, {date}
Emoglobina 13,8
Prossima donazione dopo 90 giorni`,
    ],
  },
  {
    name: 'Protokół zniszczenia dokumentów',
    description: 'Komisja potwierdza, jakie akta zostały zniszczone i w jaki sposób.',
    documents: [
      `{firm}, {town}
PROTOKÓŁ ZNISZCZENIA DOKUMENTÓW nr {no}
sporządzony dnia {date}
Komisja w składzie: {name}, {name}
dokonała zniszczenia dokumentacji kadrowej z lat 1998-2005
Sposób: niszczarka, klasa tajności P-4
Ilość: 14 segregatorów, 42 kg
Podpisy członków komisji`,
      `Archiwum zakładowe {town}
Brakowanie akt, spis {no}
Akta kategorii B5, teczki 1 do 60
Zgoda archiwum państwowego z {date}
Przekazano na makulaturę, pocięto na ścinki
Waga 118 kg
Obecni: {name}, {name}`,
      `{firm}
Certificate of document destruction no. {no}
On {date} the following records were shredded
Personnel files 1998 to 2005, 14 binders, 42 kg
Method: cross cut, level P-4
Witnessed by {name} and {name}
Place: {town}`,
    ],
  },
  {
    name: 'Ficha de adoção de animais',
    description: 'Quem leva um cão ou gato do abrigo promete tratar dele.',
    documents: [
      `Abrigo Patas Felizes, {town}
FICHA DE ADOÇÃO n.º {no}
Animal: cadela Nina, pelo castanho, 2 anos
Microchip {no}, esterilizada, vacinada
Adotante: {name}, morada {town}
Compromete-se a não abandonar o animal
Visita de seguimento em {date}
Assinatura do adotante`,
      `Associação de proteção de {town}
Termo de responsabilidade
Eu, {name}, levo para casa o gato Tobias
macho, preto, nascido em {date}
Vou dar-lhe comida, abrigo e veterinário
Se não puder ficar com ele, devolvo-o ao gatil
Donativo {money}
Testemunha {name}`,
      `Refugio de animales de {town}
Contrato de adopción n.º {no}
Perra: Luna, mestiza, 3 años
Microchip {no}, esterilizada y vacunada
Adoptante: {name}
Se compromete a cuidarla y a no abandonarla
Visita de seguimiento el {date}
Firma del adoptante`,
    ],
  },
  {
    name: 'Chain of custody',
    description: 'Who handled laboratory samples, from taking them to their arrival.',
    documents: [
      `{firm} Environmental Laboratory
CHAIN OF CUSTODY RECORD no. {no}
Project: {town} landfill
Sample   Taken   Matrix   Containers   Analysis
MW-1   {date}   groundwater   3   metals
MW-2   {date}   groundwater   3   solvents
Relinquished by {name}   Received by {name}
Temperature on receipt 4 degrees, seals intact`,
      `Specimen transfer sheet
Site {town}, drill core box {no}
Collected by {name} on {date}
Handed to courier {name}, sealed bag 4471
Arrived at the lab {date}, cooled, unbroken
Handed over by / taken over by, with time
Preservative: nitric acid`,
      `Labor {firm}
Probenbegleitschein Nr. {no}
Projekt: Deponie {town}
Probe   Entnahme   Medium   Gefäße   Untersuchung
GW-1   {date}   Grundwasser   3   Metalle
GW-2   {date}   Grundwasser   3   Lösemittel
Übergeben von {name}, übernommen von {name}
Temperatur bei Eingang 4 Grad`,
    ],
  },
  {
    name: 'Opleverrapport zonnepanelen',
    description: 'De installateur legt vast wat op het dak is gelegd en gemeten.',
    documents: [
      `{firm}, {town}
OPLEVERRAPPORT ZONNEPANELEN
Klant: {name}   Datum: {date}
14 panelen van 410 Wp, dak zuid, helling 35 graden
Omvormer: serienummer {no}, 5 kW
Isolatieweerstand 200 MOhm, open klemspanning 560 V
Monitoring ingesteld, uitleg gegeven
Handtekening klant en installateur`,
      `PV-systeem {no}, meetstaat
Adres: {town}
String 1: 7 modules, 287 V, 9,6 A
String 2: 7 modules, 286 V, 9,5 A
Aardlekschakelaar getest, dakhaken waterdicht
Aangemeld bij de netbeheerder op {date}
Monteur {name}`,
      `{firm}
Solar handover report
Customer: {name}   {date}
14 panels of 410 Wp, roof south, pitch 35 degrees
Inverter serial {no}, 5 kW
Insulation resistance 200 MOhm, open circuit voltage 560 V
Monitoring set up
Signed by customer and installer`,
    ],
  },
];
