import type { OddKind } from './odd-kind.ts';
import { DAILY_KINDS } from './daily-kinds.ts';

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
  ...DAILY_KINDS,
];
