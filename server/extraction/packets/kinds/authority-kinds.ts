import type { DocumentKind } from './kind.ts';

/** Papers that people keep of authorities, notaries and banks. */
export const AUTHORITY_KINDS: readonly DocumentKind[] = [
  {
    key: 'will',
    titles: `last will, last will and testament, testament, codicil, letztwillige Verfügung, testamento,
      ostatnia wola`,
    words: `bequeath, executor, residue of my estate, sound mind, testamentary, Erben, vererbe,
      Testamentsvollstrecker, légataire universel, lègue, heredero universal, albacea, erede universale, erfgenaam,
      executeur, spadkobierca, powołuję do spadku, herdeiro, testador`,
    about: 'inherits, heirs, estate after a death',
  },
  {
    key: 'direct-debit-mandate',
    titles: `direct debit mandate, SEPA mandate, Lastschriftmandat, SEPA-Lastschriftmandat, Einzugsermächtigung,
      mandat de prélèvement, orden de domiciliación, mandato di addebito, incassomachtiging, polecenie zapłaty,
      autorização de débito direto`,
    words: `creditor identifier, mandate reference, recurrent payment, one-off payment, Mandatsreferenz,
      ermächtige, Gläubiger Identifikationsnummer, Wiederkehrende Zahlung, référence unique du mandat, identifiant
      créancier, referencia del mandato, identificador del acreedor, identificativo del creditore, incassant ID,
      kenmerk machtiging, identyfikator wierzyciela, identificação do credor`,
    about: 'permission to collect money by direct debit',
  },
  {
    key: 'vehicle-registration',
    titles: `vehicle registration, registration certificate, Fahrzeugschein, Fahrzeugbrief,
      Zulassungsbescheinigung, carte grise, certificat d'immatriculation, permiso de circulación, carta di
      circolazione, kentekenbewijs, dowód rejestracyjny, certificado de matrícula`,
    words: `registration mark, registered keeper, VIN, first registration, Fahrzeug-Identifizierungsnummer,
      Erstzulassung, amtliches Kennzeichen, immatriculation, première immatriculation, matrícula, bastidor, targa,
      telaio, kenteken, voertuigidentificatienummer, eerste toelating, numer rejestracyjny, pierwsza rejestracja`,
    about: 'car papers, number plate, vehicle keeper',
  },
];
