import type { DocumentKind } from './kind.ts';

/** Documents of doctors that people keep apart from reports. */
export const HEALTH_KINDS: readonly DocumentKind[] = [
  {
    key: 'prescription',
    titles: `prescription, medical prescription, Rezept, Arzneimittelrezept, ordonnance, receta médica, ricetta
      medica, doktersrecept, recepta, receita médica`,
    words: `dispense, refills, take one tablet, tablets, pharmacy, Tabletten, Apotheke, aut idem, comprimés,
      pharmacie, comprimidos, posología, farmacia, compresse, compressa, posologia, tabletten, apotheek, tabletki,
      apteka, dawkowanie, farmácia`,
    about: 'medicines, pharmacy, doctor orders a medicine',
  },
  {
    key: 'vaccination',
    titles: `vaccination record, vaccination certificate, immunization record, Impfausweis, Impfpass,
      Impfbescheinigung, carnet de vaccination, cartilla de vacunación, certificato vaccinale, vaccinatiebewijs,
      książeczka szczepień, boletim de vacinas`,
    words: `vaccine, batch number, booster, tetanus, measles, Impfstoff, Auffrischimpfung, Masern, Diphtherie,
      vaccin, rappel de vaccin, rougeole, vacuna, sarampión, vaccino, morbillo, richiamo, mazelen, szczepionka, odra,
      vacina, sarampo`,
    about: 'vaccines, vaccinations, immunization',
  },
  {
    key: 'sick-note',
    titles: `sick note, fit note, medical certificate of incapacity, Arbeitsunfähigkeitsbescheinigung,
      Krankmeldung, Krankschreibung, arrêt de travail, avis d'arrêt de travail, baja médica, parte de baja,
      certificato di malattia, ziekmelding, zwolnienie lekarskie, atestado médico, baixa médica`,
    words: `unfit for work, not fit for work, arbeitsunfähig seit, voraussichtlich arbeitsunfähig bis,
      Erstbescheinigung, Folgebescheinigung, arrêt de travail, sorties autorisées, état de santé nécessite,
      incapacidad temporal, prognosi, arbeidsongeschikt, niezdolny do pracy, niezdolność do pracy, incapacidade
      temporária`,
    about: 'employee cannot work, unfit for work, sick leave',
  },
];
