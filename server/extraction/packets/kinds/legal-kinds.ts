import type { DocumentKind } from './kind.ts';

/** Contracts, and documents of courts and offices. */
export const LEGAL_KINDS: readonly DocumentKind[] = [
  {
    key: 'contract',
    titles: `agreement, contract, license agreement, service agreement, distribution agreement, hosting agreement,
      endorsement agreement, consulting agreement, amendment, addendum, Vertrag, Vereinbarung,
      Rahmenvertrag, Dienstleistungsvertrag, Kaufvertrag, Lizenzvertrag, contrat, accord, convention,
      contrato, acuerdo, convenio, contratto, accordo, overeenkomst, contract, umowa, porozumienie, acordo`,
    words: `this agreement, hereinafter, the parties, party, whereas, witnesseth, in witness whereof, governing law,
      termination, confidential, indemnify, herein, hereby, shall, effective date, term of, article, section,
      liability, assignment, entire agreement, intellectual property, exhibit, Vertragspartner, Vertragsparteien,
      Kündigung, Laufzeit, Haftung, Gerichtsstand, parties, résiliation, les parties, las partes, cláusula,
      rescisión, le parti, recesso, clausola, partijen, opzegging, strony, wypowiedzenie, as partes, rescisão, the
      following is agreed, is agreed as follows, notice, obligations, signed, the undersigned, zwischen, wird
      vereinbart, nachfolgend, folgender Vertrag, anwendbares Recht, Vertragsgegenstand, Unterschrift, entre les
      soussignés, il est convenu, ci-après, préavis, prend effet, droit applicable, le présent contrat, résilié,
      entre, en adelante, se acuerda, el presente contrato, preaviso, entrada en vigor, ley aplicable, tra, di
      seguito, si conviene, il presente contratto, preavviso, legge applicabile, tussen, hierna te noemen, komen
      overeen, opzegtermijn, toepasselijk recht, deze overeenkomst, zwany dalej, zawierają następującą umowę, okres
      wypowiedzenia, prawem właściwym, niniejsza umowa, zawarta, doravante, celebram, é acordado, o presente
      contrato, aviso prévio, lei aplicável`,
    about: `commercial agreement between companies, parties agree, licence, distribution, hosting, endorsement,
      service`,
  },
  {
    key: 'lease',
    titles: `lease, lease agreement, rental agreement, tenancy agreement, Mietvertrag, Pachtvertrag, bail, contrat
      de location, contrato de arrendamiento, contrato de alquiler, contratto di locazione,
      huurovereenkomst, huurcontract, umowa najmu, contrato de arrendamento`,
    words: `landlord, tenant, rent, premises, security deposit, lessor, lessee, Vermieter, Mieter, Miete, Kaution,
      Mietsache, bailleur, locataire, loyer, arrendador, arrendatario, renta, locatore, conduttore, canone,
      verhuurder, huurder, huur, najemca, wynajmujący, czynsz, senhorio, monthly rent, tenancy, deposit, Mietbeginn,
      Nebenkosten, Wohnung, Mietdauer, dépôt de garantie, logement, loyer mensuel, renta mensual, fianza, vivienda,
      canone mensile, immobile, deposito cauzionale, maandelijkse huur, woonruimte, waarborgsom, miesięczny czynsz,
      lokal, kaucja, najem, arrendatário, renda mensal, imóvel, caução`,
    about: 'rent of a flat, house, office; landlord and tenant',
  },
  {
    key: 'employment-contract',
    titles: `employment contract, employment agreement, offer letter, offer of employment, Arbeitsvertrag,
      Anstellungsvertrag, contrat de travail, contrato de trabajo, contratto di lavoro, lettera di
      assunzione, arbeidsovereenkomst, arbeidscontract, umowa o pracę, contrato de trabalho`,
    words: `employee, employer, salary, probation, notice period, working hours, annual leave, position, Arbeitnehmer,
      Arbeitgeber, Probezeit, Urlaub, salarié, employeur, période d'essai, trabajador, empleador, dipendente, datore
      di lavoro, werknemer, werkgever, pracownik, pracodawca, start date, job title, place of work, hours per week,
      Arbeitsbeginn, Tätigkeit, Arbeitszeit, Vergütung, wöchentlich, embauche, poste, rémunération, durée du
      travail, puesto, jornada, retribución, mansione, orario di lavoro, periodo di prova, functie, proeftijd,
      arbeidsduur, stanowisko, wymiar czasu pracy, okres próbny, cargo, horário de trabalho, período experimental`,
    about: 'employment, job is offered, employer and employee',
  },
  {
    key: 'nda',
    titles: `non-disclosure agreement, confidentiality agreement, NDA, Geheimhaltungsvereinbarung,
      Vertraulichkeitsvereinbarung, accord de confidentialité, acuerdo de confidencialidad, accordo di
      riservatezza, geheimhoudingsovereenkomst, umowa o poufności`,
    words: `confidential information, disclosing party, receiving party, recipient, vertrauliche Informationen,
      informations confidentielles`,
    about: 'secrecy, confidential information',
  },
  {
    key: 'judgment',
    titles: `judgment, judgement, opinion, decision, ruling, order, court order, Urteil, Beschluss, Im Namen des
      Volkes, arrêt, jugement, ordonnance, décision, sentencia, auto, fallo, sentenza, ordinanza, uitspraak,
      vonnis, arrest, beschikking, wyrok, postanowienie, acórdão, sentença`,
    words: `court, court of appeals, supreme court, district court, plaintiff, defendant, appellant, appellee, petitioner,
      respondent, judge, justice, v., affirmed, reversed, appeal, docket, circuit, Gericht, Landgericht,
      Oberlandesgericht, Bundesgerichtshof, Amtsgericht, Kläger, Beklagte, Richter, Tatbestand, Entscheidungsgründe,
      Aktenzeichen, cour, tribunal, cour de cassation, demandeur, défendeur, pourvoi, juzgado, audiencia,
      demandante, demandado, magistrado, corte, ricorrente, giudice, rechtbank, gerechtshof, eiser, verweerder, sąd,
      powód, pozwany, tribunal, recorrente, juiz, EuGH, Gerichtshof, chambre, Kammer, Senat, judgment delivered,
      hearing, costs, dismissed, für Recht erkannt, Leitsatz, Revision, Berufung, Gründe, attendu que, par ces
      motifs, la cour, fundamentos de derecho, antecedentes de hecho, fallamos, recurso, in nome del popolo
      italiano, motivi della decisione, P.Q.M., rigetta, rechtsoverweging, hoger beroep, vordering, w imieniu
      Rzeczypospolitej, uzasadnienie, oddala, powództwo, acordam, apelação, réu, autor`,
    about: 'decision of a court, court, parties, judges',
  },
  {
    key: 'pleading',
    titles: `complaint, motion, petition, brief, statement of claim, affidavit, summons, subpoena, notice of
      motion, Klage, Klageschrift, Schriftsatz, assignation, requête, demanda, recurso, atto di citazione,
      ricorso, dagvaarding, pozew, petição`,
    words: `plaintiff, defendant, counsel, attorney for, respectfully, prayer for relief, sworn, exhibit,
      Rechtsanwalt, beantragen, avocat, abogado, avvocato`,
    about: 'party writes to a court, lawsuit, attorney',
  },
  {
    key: 'power-of-attorney',
    titles: `power of attorney, proxy, mandate, authorization, consent form, release, waiver, Vollmacht,
      Einwilligung, Einverständniserklärung, procuration, pouvoir, poder, autorización, procura, delega,
      volmacht, machtiging, pełnomocnictwo, zgoda, procuração`,
    words: `hereby authorize, appoint, on my behalf, attorney-in-fact, bevollmächtige, donne pouvoir, autorizo,
      autorizzo, machtigt, upoważniam`,
    about: 'someone may act for another, consent, permission',
  },
  {
    key: 'deed',
    titles: `deed, title deed, notarial deed, land register extract, will, testament, Urkunde, Notarurkunde,
      Grundbuchauszug, Kaufvertrag, Testament, acte notarié, escritura, atto notarile, rogito, akte,
      notariële akte, akt notarialny, escritura pública, articles of association, Satzung, statuts`,
    words: `notary, before me, grantor, grantee, parcel, Notar, Grundbuch, Flurstück, notaire, notario, notaio,
      notaris, notariusz, notário`,
    about: 'notary, land register, property, will',
  },
  {
    key: 'law',
    titles: `act, statute, regulation, directive, ordinance, bylaws, Gesetz, Verordnung, Richtlinie, loi, décret,
      règlement, ley, reglamento, decreto, legge, regolamento, wet, besluit, verordening, ustawa,
      rozporządzenie, lei, terms and conditions, Allgemeine Geschäftsbedingungen, AGB, conditions générales,
      policy, privacy policy`,
    words: `article, paragraph, subsection, pursuant, shall enter into force, official journal, Absatz, Paragraph,
      Artikel, alinéa, artículo, comma`,
    about: 'rules, legal text, general terms, policy',
  },
  {
    key: 'patent',
    titles: `patent, patent application, Patentschrift, Offenlegungsschrift, brevet, patente, brevetto, octrooi,
      trademark, Marke`,
    words: `inventor, claims, claim 1, embodiment, invention, prior art, assignee, Erfinder, Anspruch, Erfindung,
      inventeur, revendications`,
    about: 'invention, claims',
  },
  {
    key: 'certificate',
    titles: `certificate, birth certificate, marriage certificate, diploma, certification, attestation, Zertifikat,
      Bescheinigung, Geburtsurkunde, Heiratsurkunde, Zeugnis, Diplom, certificat, attestation, acte de naissance,
      diplôme, certificado, título, certificato, attestato, certificaat, getuigschrift, verklaring, zaświadczenie,
      świadectwo, dyplom, certidão, certificate of attendance, confirmation of participation,
      Teilnahmebescheinigung, Teilnahmebestätigung, Urkunde, attestation de participation, certificado de
      asistencia, attestato di partecipazione, bewijs van deelname, bewijs, deelnamecertificaat, potwierdzenie
      uczestnictwa, certificado de participação, declaração`,
    words: `this is to certify, has successfully completed, awarded, hereby certify, hiermit wird bescheinigt,
      erfolgreich, certifie, se certifica, si certifica, zaświadcza się, has attended, took part, course,
      certificate number, date of issue, is hereby granted, hat teilgenommen, Lehrgang, Teilnahme, hiermit
      bestätigen wir, bestätigt, ausgestellt, atteste que, a participé, a suivi, formation, délivré, certifica que,
      ha participado, ha superado, curso, expedido, attesta che, ha partecipato, corso, rilasciato, dit bewijst,
      hierbij verklaren, heeft deelgenomen, cursus, certificaatnummer, afgegeven, niniejszym zaświadcza, ukończył,
      uczestniczył, kurs, wydano, certifica-se, participou, concluiu, formação`,
    about: 'certifies something, proof, diploma',
  },
  {
    key: 'identity',
    titles: `passport, identity card, residence permit, driving licence, driver license, visa, Reisepass,
      Personalausweis, Führerschein, Aufenthaltstitel, passeport, carte d'identité, permis de conduire,
      pasaporte, documento nacional de identidad, permiso de conducir, passaporto, carta d'identità, patente
      di guida, paspoort, identiteitskaart, rijbewijs, paszport, dowód osobisty, prawo jazdy, passaporte,
      carta de condução`,
    words: `nationality, date of birth, place of birth, expiry, authority, surname, given names, sex,
      Staatsangehörigkeit, Geburtsdatum, nationalité`,
    about: 'identification of a person',
  },
  {
    key: 'fine',
    titles: `fine, penalty notice, parking ticket, traffic ticket, citation, police report, Bußgeldbescheid,
      Strafzettel, Verwarnung, Bescheid, amende, contravention, multa, denuncia, verbale, boete, mandat,
      multa, notice, official notice`,
    words: `offence, violation, vehicle, registration, speed, officer, Kennzeichen, Ordnungswidrigkeit,
      infraction, véhicule, infracción, matrícula, targa`,
    about: 'authority, traffic, penalty, notice of an office',
  },
];
