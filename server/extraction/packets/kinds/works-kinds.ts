import type { DocumentKind } from './kind.ts';

/** Papers of workshops, sites, purchasing and offices of companies. */
export const WORKS_KINDS: readonly DocumentKind[] = [
  {
    key: 'service-report',
    titles: `service report, work order, job sheet, maintenance report, repair order, Arbeitsauftrag,
      Servicebericht, Wartungsprotokoll, Montagebericht, Reparaturauftrag, rapport d'intervention, bon d'intervention,
      ordre de travail, parte de trabajo, orden de trabajo, rapporto di intervento, ordine di lavoro, werkbon,
      werkorder, zlecenie robocze, protokół serwisowy, ordem de serviço`,
    words: `technician, work performed, work carried out, fault description, spare parts, travel time, labour
      hours, Techniker, Monteur, ausgeführte Arbeiten, Fehlerbeschreibung, Ersatzteile, Anfahrt, Arbeitszeit,
      technicien, travaux effectués, pièces détachées, déplacement, técnico, trabajos realizados, repuestos, mano de
      obra, tecnico, lavori eseguiti, ricambi, monteur, uitgevoerde werkzaamheden, onderdelen, serwisant, wykonane
      prace, części zamienne, trabalhos realizados, peças`,
    about: 'technician, repair, maintenance visit, work that was done',
  },
  {
    key: 'inspection',
    titles: `inspection report, inspection certificate, test report, acceptance protocol, handover protocol,
      Prüfbericht, Prüfprotokoll, Abnahmeprotokoll, Übergabeprotokoll, Mängelprotokoll, rapport de contrôle,
      procès-verbal de réception, état des lieux, acta de recepción, informe de inspección, verbale di collaudo,
      rapporto di prova, keuringsrapport, opleveringsrapport, protokół odbioru, protokół zdawczo-odbiorczy, relatório
      de inspeção, auto de receção`,
    words: `inspector, defects, no defects, passed, not passed, next inspection, tested according to, condition,
      Prüfer, Mängel, keine Mängel, nächste Prüfung, geprüft nach, Zustand, bestanden, contrôleur, défauts constatés,
      réserves, prochain contrôle, conforme, inspector, defectos, próxima inspección, collaudatore, difetti, esito,
      keurmeester, gebreken, goedgekeurd, usterki, stwierdzono, następne badanie, inspetor, anomalias`,
    about: 'inspection of a building or machine, defects, handover, acceptance test',
  },
  {
    key: 'request-for-quotation',
    titles: `request for quotation, RFQ, inquiry, purchase requisition, Anfrage, Angebotsanfrage, Preisanfrage,
      Bedarfsanforderung, demande de prix, demande de devis, solicitud de cotización, solicitud de oferta, richiesta
      di offerta, richiesta di preventivo, offerteaanvraag, prijsaanvraag, zapytanie ofertowe, pedido de cotação`,
    words: `please quote, please send us your quotation, your best price, quotation due, we would like to
      receive, bitte bieten Sie, wir bitten um Ihr Angebot, Angebotsabgabe bis, unterbreiten Sie, merci de nous faire
      parvenir, votre meilleure offre, délai de réponse, rogamos nos envíen, su mejor precio, fecha límite, preghiamo
      inviarci, la vostra migliore offerta, gelieve ons een offerte, uw beste prijs, prosimy o ofertę, prosimy o
      przedstawienie, termin składania, solicitamos cotação, melhor preço`,
    about: 'asks suppliers for prices, buyer asks for an offer',
  },
  {
    key: 'terms',
    titles: `terms and conditions, general terms and conditions, terms of use, terms of service, privacy policy,
      privacy notice, Allgemeine Geschäftsbedingungen, AGB, Nutzungsbedingungen, Datenschutzerklärung, conditions
      générales, conditions générales de vente, politique de confidentialité, condiciones generales, política de
      privacidad, condizioni generali, informativa sulla privacy, algemene voorwaarden, privacyverklaring, ogólne
      warunki, regulamin, polityka prywatności, condições gerais, política de privacidade`,
    words: `these terms, governing law, liability, limitation of liability, withdrawal, personal data, data
      controller, Geltungsbereich, Haftung, Gerichtsstand, Widerrufsrecht, personenbezogene Daten, Verantwortlicher,
      champ d'application, responsabilité, droit applicable, données personnelles, ámbito de aplicación,
      responsabilidad, datos personales, ambito di applicazione, responsabilità, dati personali, toepasselijkheid,
      aansprakelijkheid, persoonsgegevens, postanowienia ogólne, odpowiedzialność, dane osobowe, dados pessoais`,
    about: 'standard clauses of a company, rules of use, data protection',
  },
  {
    key: 'company-register',
    titles: `company register extract, certificate of incorporation, commercial register, articles of
      association, Handelsregisterauszug, Handelsregister, Gesellschaftsvertrag, Satzung, extrait Kbis, statuts,
      registro mercantil, estatutos, visura camerale, atto costitutivo, statuto, uittreksel Kamer van Koophandel,
      statuten, odpis z KRS, umowa spółki, certidão permanente, contrato de sociedade`,
    words: `registered office, share capital, managing director, object of the company, registered number,
      shareholders, Stammkapital, Geschäftsführer, Gegenstand des Unternehmens, Prokura, Sitz, Amtsgericht, siège
      social, capital social, gérant, objet social, domicilio social, administrador único, sede legale, capitale
      sociale, amministratore, oggetto sociale, bestuurder, maatschappelijk kapitaal, vestigingsadres, kapitał
      zakładowy, zarząd, wspólnicy, capital social, gerente, objeto social`,
    about: 'facts of a company in a public register, statutes',
  },
  {
    key: 'police-report',
    titles: `police report, incident report, accident report, European accident statement, Unfallbericht,
      Unfallmeldung, Polizeibericht, Strafanzeige, Schadenmeldung, constat amiable, procès-verbal de police, dépôt de
      plainte, denuncia policial, parte de accidente, parte amistoso, constatazione amichevole, denuncia di sinistro,
      proces-verbaal, schadeformulier, aanrijdingsformulier, notatka policyjna, oświadczenie o zdarzeniu, auto de
      notícia, declaração amigável`,
    words: `officer, witness, witnesses, place of accident, date of accident, injured, damage to vehicle,
      offence, Zeugen, Unfallort, Unfallhergang, Verletzte, Schaden am Fahrzeug, Polizeidienststelle, Aktenzeichen,
      témoins, lieu de l'accident, blessés, circonstances, dégâts, testigos, lugar del accidente, heridos, testimoni,
      luogo del sinistro, feriti, danni, getuigen, plaats van het ongeval, gewonden, świadkowie, miejsce zdarzenia,
      ranni, testemunhas, feridos`,
    about: 'what happened in an accident or crime, written by police or drivers',
  },
];
