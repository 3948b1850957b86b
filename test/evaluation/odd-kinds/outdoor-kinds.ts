import type { OddKind } from './odd-kind.ts';
import { HOUSEHOLD_KINDS } from './household-kinds.ts';

export const OUTDOOR_KINDS: readonly OddKind[] = [
  {
    name: 'Steam boiler inspection',
    description: 'An inspector says whether a pressure vessel may go on working.',
    documents: [
      `{firm}
STEAM BOILER INSPECTION REPORT
Boiler no. {no}   Date of visit {date}
Owner: {name}, {town}
Working pressure 10 bar, safety valve set at 11 bar
Shell, tubes and furnace examined internally
Water gauge and pressure gauge tested
Light scale on the tubes, no cracks
May be operated until {date}
Inspector: {name}`,
      `Insurance Engineers {town}
Report of examination of pressure equipment
Plant: vertical steam boiler, serial {no}
Hydraulic test at 15 bar: held for 30 minutes
Safety valves: lifted at set pressure
Fusible plug renewed
Defects: none that affect safety
The vessel is fit for further service
Next examination due {date}
Signed by the competent person {name}`,
      `Technische Überwachung {town}
Prüfbericht Dampfkessel
Hersteller-Nr. {no}   Prüfung am {date}
Betreiber: {name}
Zulässiger Betriebsdruck 10 bar
Innere Prüfung: leichter Kesselstein, keine Risse
Sicherheitsventil angesprochen bei 10,8 bar
Wasserstandsanzeiger in Ordnung
Der Kessel darf weiter betrieben werden
Der Sachverständige {name}`,
    ],
  },
  {
    name: 'Hunting permit',
    description: 'Allows a person to hunt game in a district for one season.',
    documents: [
      `Department of Forests and Wildlife
HUNTING PERMIT
Permit no. {no}
Holder: {name}, born {date}
Valid for the season from {date} to {date}
District: {town}
Species: roe deer, two; red fox, no limit
Weapon: rifle, calibre .243
Not transferable. Carry this permit while hunting.`,
      `{town} Estates Office
Permission to shoot
This is to allow {name} of {town}
to take roe and fallow deer on beats 3 and 4
between {date} and {date}
Bag limit: three animals, to be reported within 24 hours
Fee paid: {money}
The gamekeeper {name} is to be told before each outing`,
      `Untere Jagdbehörde {town}
Jagderlaubnisschein Nr. {no}
Herr {name}, geboren am {date}
darf im Revier {town} die Jagd ausüben
Wildarten: Rehwild, Schwarzwild, Fuchs
gültig vom {date} bis {date}
Der Jagdschein ist mitzuführen
Jagdpächter: {name}`,
    ],
  },
  {
    name: 'Choir minutes',
    description: 'What the singers and their committee decided at a meeting.',
    documents: [
      `{town} Chamber Choir
Minutes of the committee meeting, {date}
Present: {name}, {name}, {name}
Apologies: {name}
1. Concert programme: Fauré Requiem agreed
2. Altos are short of two voices, advert in the library
3. Hire of scores {money}, treasurer to pay
4. Next rehearsal on {date} at 7.30 pm
The meeting closed at 9 pm`,
      `St Mary Singers, annual general meeting
Held in the church hall on {date}
{name} took the chair, {name} wrote the record
Last year's record was approved
The conductor thanked sopranos and basses for the tour
Subscription rises to {money}, carried with two against
Elected: chair {name}, treasurer {name}
Any other business: new folders for the music`,
      `Gemengd koor {town}
Notulen van de vergadering van {date}
Aanwezig: {name}, {name}
Afwezig: {name}
1. Repertoire voor het kerstconcert
2. Nieuwe dirigent gezocht
3. Contributie wordt {money}
4. Rondvraag: de tenoren vragen om nieuwe partituren
Sluiting om 22 uur`,
    ],
  },
  {
    name: 'Stockkarte',
    description: 'Was der Imker bei der Durchsicht eines Bienenvolkes gesehen hat.',
    documents: [
      `Stockkarte Volk {no}
Standort: {town}   Königin: gezeichnet blau, {date}
Datum   Brutwaben   Honig   Sanftmut   Bemerkung
{date}   6   4   2   Weiselzellen gebrochen
{date}   8   5   2   Honigraum aufgesetzt
{date}   5   9   1   Ernte 18 kg
Varroa: 12 Milben je Tag, Ameisensäure`,
      `Imkerei {name}
Durchsicht der Völker am {date}
Beute 3: Königin gesehen, Stifte vorhanden
Futter 8 kg, vier Waben Brut
Beute 4: drohnenbrütig, aufgelöst
Beute 7: Schwarmstimmung, Ableger gebildet
Behandlung gegen Varroa mit Oxalsäure geplant
Nächste Durchsicht {date}`,
      `Hive record, colony {no}
Apiary: {town}
Queen marked white, clipped {date}
Date   Brood frames   Stores   Temper   Notes
{date}   5   3   calm   queen cells removed
{date}   7   6   calm   super added
Mite count: 9 per day, treated with oxalic acid
Honey taken: 14 kg`,
    ],
  },
  {
    name: 'Carnet de plongée',
    description: 'Une page par plongée : profondeur, durée, lieu et moniteur.',
    documents: [
      `CARNET DE PLONGÉE
Plongée n° {no}   Date : {date}
Lieu : {town}, épave
Profondeur maximale : 28 m   Durée : 41 min
Palier : 3 min à 5 m
Bloc 12 l, air, 200 à 60 bar
Combinaison 5 mm, lest 6 kg
Observations : murènes, bonne visibilité
Visa du moniteur : {name}`,
      `Club subaquatique de {town}
Exploration du {date}
Palanquée : {name}, {name}
Immersion 10 h 12, sortie 10 h 55
Profondeur atteinte 22 mètres
Température de l'eau 17 degrés
Exercice : vidage de masque, remontée assistée
Niveau validé par {name}`,
      `Dive log no. {no}
Site: {town} reef   {date}
Max depth 24 m   Bottom time 38 min
Safety stop 3 min at 5 m
Cylinder 12 l, start 210 bar, end 70 bar
Water 19 degrees, visibility 15 m
Buddy: {name}
Instructor signature: {name}`,
    ],
  },
  {
    name: 'Permiso de quema',
    description: 'Autoriza a quemar restos agrícolas en una finca y unas fechas.',
    documents: [
      `Consejería de Medio Ambiente
PERMISO DE QUEMA n.º {no}
Titular: {name}
Finca: {town}, polígono 4, parcela 17
Restos de poda de olivar, 2 hectáreas
Fechas: del {date} al {date}, hasta las 12 h
Se avisará a los bomberos antes de encender el fuego
Prohibido con viento fuerte`,
      `Ayuntamiento de {town}
Se autoriza a don {name}
a la eliminación mediante fuego de rastrojos
en la parcela {no}, el día {date}
Medidas: cortafuegos de tres metros, agua y mochila
Debe vigilarse hasta que se apaguen las brasas
El agente forestal {name}`,
      `Câmara Municipal de {town}
Autorização para queimada n.º {no}
Requerente: {name}
Prédio rústico em {town}
Sobrantes de poda de vinha
Data: {date}, das 8 às 11 horas
Os bombeiros foram avisados
Não queimar com vento forte`,
    ],
  },
  {
    name: 'Avalanche bulletin',
    description: 'The daily danger level of snow slopes in a mountain region.',
    documents: [
      `Mountain Weather Office
AVALANCHE BULLETIN for {town}
Issued {date}, 17:00
Danger level 3, considerable
Wind slabs on north and east slopes above 2,200 m
Can be released by a single skier
Snowpack: weak layer of faceted crystals near the ground
Tendency: slightly decreasing`,
      `Snow safety forecast, {town}
{date}
Hazard: moderate at treeline, considerable above
Fresh drifts lie on a persistent weak layer
Natural releases are unlikely; human triggering possible
Aspects: N, NE, E
40 cm of new snow, wind from the west
Avoid steep, loaded slopes`,
      `Bulletin d'estimation du risque d'avalanche
Massif : {town}
Rédigé le {date}
Risque marqué, 3 sur 5
Plaques à vent en versant nord au-dessus de 2200 m
Déclenchement par un seul skieur possible
Manteau neigeux fragile en profondeur
Neige fraîche : 30 cm`,
    ],
  },
  ...HOUSEHOLD_KINDS,
];
