import type { OddKind } from './odd-kind.ts';

export const INDOOR_KINDS: readonly OddKind[] = [
  {
    name: 'Lift maintenance log',
    description: 'Visits of the mechanic to an elevator and what was greased, adjusted or exchanged.',
    documents: [
      `{firm}
LIFT MAINTENANCE LOG
Lift no. {no}, {town}
Date   Mechanic   Work done
{date}   {name}   Guide rails greased, door sensor adjusted
{date}   {name}   Ropes checked, brake lining exchanged
{date}   {name}   Emergency call tested
Next visit {date}`,
      `Elevator service book, car 2
Building: {town} House
{date}: door operator noisy, roller renewed, {name}
{date}: levelling 20 mm off at floor 3, corrected, {name}
{date}: trapped passenger released, contactor replaced
Pit dry, buffer oil topped up
Load 630 kg, 8 persons`,
      `{firm}
Libro de mantenimiento del ascensor n.º {no}
Edificio: {town}
{date}   Engrase de guías, ajuste de puertas   {name}
{date}   Revisión de cables y freno   {name}
{date}   Prueba del teléfono de emergencia   {name}
Próxima visita {date}`,
    ],
  },
  {
    name: 'Fishing licence',
    description: 'Lets an angler fish in certain waters until a date.',
    documents: [
      `Rivers Authority
FISHING LICENCE
Licence no. {no}
Angler: {name}, {town}
Waters: river beats 1 to 6 and lake
Valid until {date}
Trout: minimum size 25 cm, four a day
Closed season from {date}
Fee {money}`,
      `{town} Angling Club
Season card {no}
{name} is a member until {date}
and may use two rods on the canal and the ponds
Carp and pike are put back
No night fishing, no live bait
To be shown to the bailiff on request`,
      `Okręg Wędkarski {town}
Zezwolenie na amatorski połów ryb nr {no}
Wędkarz: {name}
Wody: jeziora i rzeki okręgu
Ważne do {date}
Pstrąg: wymiar ochronny 30 cm
Opłata {money}`,
    ],
  },
  {
    name: 'Burial register',
    description: 'Who was buried where in the churchyard, and by whom.',
    documents: [
      `Parish of {town}
REGISTER OF BURIALS
No. {no}
Name: {name}
Abode: {town}   Age: 81
When buried: {date}
Plot: row C, grave 14
By whom the ceremony was performed: {name}, vicar`,
      `Cemetery of {town}, entry {no}
{name}, widow, died {date}
Interred on {date} in section 7, grave 112
Coffin, depth six feet
Undertaker {name}
Minister {name}
Headstone to be erected after one year`,
      `Paroisse de {town}
Registre des sépultures
Acte n° {no}
L'an deux mille dix, le {date}, a été inhumé
{name}, décédé à l'âge de 78 ans
dans le cimetière, carré 4, tombe 19
en présence de {name}
Le curé {name}`,
    ],
  },
  {
    name: 'Feuerstättenbescheid',
    description: 'Der Schornsteinfeger legt fest, wann welche Anlage gekehrt und gemessen wird.',
    documents: [
      `Bevollmächtigter Bezirksschornsteinfeger {name}
FEUERSTÄTTENBESCHEID Nr. {no}
Eigentümer: {name}, {town}
Kehrung des Schornsteins: zweimal jährlich
Messung der Abgase: alle zwei Jahre
Kaminofen, Holz, 7 kW
Fristen: vom {date} bis {date}
Gegen diesen Bescheid kann Widerspruch eingelegt werden`,
      `{name}, Schornsteinfegermeister, {town}
Ergebnis der Feuerstättenschau vom {date}
Heizkessel Gas, Baujahr 2009, 20 kW
Abgasweg frei, Verbrennungsluft ausreichend
Auszuführen: Überprüfung bis {date}
Rauchrohr gereinigt
Mängel: Reinigungsöffnung undicht`,
      `{name}, chimney sweep, {town}
Notice of sweeping and measuring, no. {no}
Owner: {name}
Flue of the wood stove: swept twice a year
Exhaust gas of the boiler measured every two years
To be done between {date} and {date}
Soot removed: 2 kg`,
    ],
  },
  {
    name: 'Berichtsheft',
    description: 'Ein Auszubildender schreibt auf, was er in der Woche gelernt und getan hat.',
    documents: [
      `Ausbildungsnachweis Nr. {no}
Auszubildender: {name}   Woche vom {date} bis {date}
Betrieb: Werkstatt, Drehteile gefertigt   24 Std.
Unterweisung: Arbeitsschutz   2 Std.
Berufsschule: Fachrechnen, Werkstoffkunde   14 Std.
Unterschrift Ausbilder: {name}`,
      `{name}, 2. Lehrjahr, {town}
Berichtsheft, Blatt {no}
Montag: Kabel verlegt mit Geselle {name}
Dienstag: Berufsschule, Deutsch und Elektrotechnik
Mittwoch: Verteiler verdrahtet
Donnerstag: krank
Freitag: Werkzeug gepflegt, Lager aufgeräumt
Gesehen: {name}`,
      `Weekverslag leerling {name}
Week van {date}
Bedrijf: {town}
Maandag: werkplaats, frezen
Dinsdag: school, vaktekenen
Woensdag: montage met leermeester {name}
Geleerd: lezen van tekeningen
Handtekening leermeester`,
    ],
  },
  {
    name: 'Autorisation de sortie scolaire',
    description: 'Les parents permettent à leur enfant de participer à une excursion de la classe.',
    documents: [
      `École de {town}
AUTORISATION DE SORTIE SCOLAIRE
Je soussigné {name}, père de {name}
autorise mon enfant à participer à la sortie au musée
le {date}, départ 8 h 30, retour 17 h
Pique-nique à prévoir, participation {money}
En cas d'urgence, appeler le {no}
Signature des parents`,
      `Collège de {town}, classe de 5e
Voyage du {date} au {date}
Nous, responsables légaux de l'élève {name},
acceptons qu'il parte avec ses professeurs
Transport en car, hébergement en auberge
Allergies, traitements : aucun
Coupon à rendre à {name} avant le {date}`,
      `{town} Primary School
School trip consent
I give permission for my child {name} of class 4
to take part in the visit to the zoo on {date}
Leaving 9 am, back by 4 pm, packed lunch needed
Contribution {money}
Emergency contact {no}
Signed, parent`,
    ],
  },
  {
    name: 'Diario de navegación',
    description: 'El capitán anota rumbo, viento y posición del barco cada guardia.',
    documents: [
      `DIARIO DE NAVEGACIÓN
Buque: Estrella   Puerto: {town}   {date}
Hora   Rumbo   Viento   Barómetro   Posición
04:00   225   NW 4   1016   36 10 N 005 40 W
08:00   230   NW 5   1014   35 52 N 006 21 W
Guardia: {name}
Se cruza un mercante por babor
El capitán {name}`,
      `Velero Alcatraz, travesía {no}
Zarpamos de {town} el {date} a las 6
Mar rizada, brisa del sur, mayor con un rizo
Singladura de 94 millas, corredera 5,8 nudos
A las 14 h virada frente al faro
Motor: dos horas, gasóleo 40 litros
Tripulación: {name}, {name}`,
      `Ship's log, MV Northern Star
{date}, from {town}
Time   Course   Wind   Barometer   Position
04:00   225   NW 4   1016   36 10 N 005 40 W
08:00   230   NW 5   1014   35 52 N 006 21 W
Officer of the watch {name}
Fishing vessel passed to port
Master {name}`,
    ],
  },
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
