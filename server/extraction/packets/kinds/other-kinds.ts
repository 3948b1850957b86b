import type { DocumentKind } from './kind.ts';

/** Letters, reports, travel, health, and what remains. */
export const OTHER_KINDS: readonly DocumentKind[] = [
  {
    key: 'letter',
    titles: `letter, correspondence, Brief, Schreiben, Anschreiben, lettre, courrier, carta, lettera, brief, list, pismo,
      carta, cover letter, circular letter, notice to customers, Mitteilung, mededeling, comunicación`,
    words: `dear, sincerely, yours truly, yours faithfully, kind regards, enclosure, re, Sehr geehrte, mit freundlichen
      Grüßen, Anlage, Betreff, Madame, Monsieur, veuillez agréer, cordialement, estimado, atentamente, gentile,
      cordiali saluti, geachte, met vriendelijke groet, szanowny, z poważaniem, prezado, atenciosamente, yours
      sincerely, best regards, subject, our reference, your reference, further to, we refer to, please, sehr
      geehrter, Unser Zeichen, Ihr Schreiben, wir beziehen uns, wir bitten, mit freundlichen Grüssen, freundliche
      Grüsse, Liebe, Guten Tag, cher client, madame monsieur, nous nous référons, suite à votre courrier, nous vous
      prions, salutations distinguées, bien à vous, estimados, estimado señor, muy señores, nos referimos, le
      rogamos, un cordial saludo, saludos cordiales, egregio, spettabile, facciamo riferimento, la preghiamo,
      distinti saluti, beste klant, geachte heer, geachte mevrouw, wij verwijzen naar, wij verzoeken, ons kenmerk,
      hoogachtend, szanowni państwo, szanowna pani, nawiązujemy, uprzejmie prosimy, exmos senhores, exmo senhor,
      caro cliente, referimo-nos, pedimos que, com os melhores cumprimentos`,
    about: 'correspondence, someone writes to someone',
  },
  {
    key: 'memo',
    titles: `memorandum, memo, inter-office memorandum, interoffice correspondence, internal note, Aktennotiz,
      Vermerk, Hausmitteilung, note de service, memorándum, promemoria, notitie, notatka`,
    words: `to, from, subject, date, cc, distribution, re, an, von, Betreff, Verteiler, objet, de, asunto,
      oggetto, van, aan, onderwerp`,
    about: 'internal message',
  },
  {
    key: 'email',
    titles: `e-mail, email, mail message, message, Nachricht, courriel, correo electrónico, correo, posta
      elettronica, wiadomość`,
    words: `from, to, sent, subject, cc, original message, forwarded, reply, gesendet, von, an, betreff, envoyé, enviado,
      inviato, verzonden, forwarded message, wrote, reply to, weitergeleitet, schrieb, transféré, a écrit, objet,
      reenviado, escribió, inoltrato, ha scritto, oggetto, doorgestuurd, schreef, onderwerp, napisał, temat,
      wysłano, encaminhada, escreveu, assunto`,
    about: 'electronic message',
  },
  {
    key: 'cover',
    titles: `cover sheet, fax, facsimile, fax cover sheet, telefax, transmittal, routing slip, batch sheet, batch
      header, separator sheet, file cover, Deckblatt, Begleitschreiben, Laufzettel, Trennblatt, Stapelblatt,
      Übermittlung, page de garde, bordereau, portada, hoja de ruta, carátula, copertina, frontespizio,
      voorblad, strona tytułowa, folha de rosto`,
    words: `number of pages, pages including cover, documents, fax number, contents, scanned, batch, operator, barcode,
      pages, following, attached, from, to, Seitenzahl, Anzahl Seiten, Stapel, Inhalt, nombre de pages, lot, número
      de páginas, lote, numero di pagine, lotto, aantal pagina's, liczba stron, confidentiality, urgent, for review,
      please reply, enclosed please find, sent by, received, pages total, Absender, Empfänger, Seiten, Datum, zur
      Kenntnis, zum Verbleib, expéditeur, destinataire, à l'attention, remitente, destinatario, a la atención,
      páginas, mittente, pagine, all'attenzione, afzender, geadresseerde, ter attentie, nadawca, odbiorca, stron, do
      wiadomości, remetente, destinatário, à atenção`,
    about: 'routing or batch sheet in front of the documents, says what follows',
  },
  {
    key: 'report',
    titles: `report, study, survey, progress report, inspection report, test report, audit report, Bericht,
      Gutachten, Prüfbericht, Protokoll, rapport, compte rendu, informe, relazione, rapporto, perizia,
      verslag, rapport, raport, sprawozdanie, relatório`,
    words: `summary, introduction, findings, conclusion, recommendations, results, scope, background, Zusammenfassung,
      Ergebnis, conclusion, résumé, conclusiones, objective, methodology, observations, inspected, date of
      inspection, Feststellungen, Empfehlung, Auftraggeber, Besichtigung, constatations, recommandations, objet de
      la mission, observaciones, recomendaciones, objeto, osservazioni, raccomandazioni, sopralluogo, bevindingen,
      aanbevelingen, inspectie, wnioski, ustalenia, zalecenia, constatações, recomendações`,
    about: 'findings, results, inspection, test',
  },
  {
    key: 'statistics',
    titles: `statistics, statistical report, statistical release, statistical tables, census, Statistik,
      statistischer Bericht, statistiques, estadísticas, statistiche, statistieken, statystyki,
      estatísticas, data tables, fact sheet`,
    words: `table, percent, number of, source, total, million, thousand, by region, by state, annual, rate, estimates, population, agency, department, bureau, national, production, quantity, Tabelle, Prozent, Quelle, tableau, pourcentage, cuadro, tabella, tabel, tabela, per cent, share
      of, change from previous year, source: own calculations, Anteil, Veränderung, Vorjahr, Bevölkerung, Angaben,
      Insgesamt, part, variation, évolution, ensemble, porcentaje, variación, población, fuente, percentuale,
      variazione, popolazione, fonte, aandeel, bevolking, bron, verandering, udział, ludność, źródło, ogółem,
      percentagem, população`,
    about: 'government or agency publication, statistical tables, figures',
  },
  {
    key: 'paper',
    titles: `research paper, article, scientific article, paper, thesis, abstract, Fachartikel, Aufsatz, article
      scientifique, artículo, articolo, artikel, artykuł, artigo, journal article`,
    words: `abstract, introduction, references, et al, figure, method, methods, results, discussion, conclusion,
      university, keywords, journal, proceedings, arXiv, doi, equation, theorem, experiment, related work, state of the art, we propose, we show, in this paper, this paper, our approach, dataset, algorithm,
      preprint, corresponding author, received, accepted, acknowledgements, hypothesis, appendix,
      Zusammenfassung, Literatur, bibliographie, referencias`,
    about: 'scientific article with abstract, sections and references; university, science',
  },
  {
    key: 'resume',
    titles: `résumé, resume, curriculum vitae, CV, Lebenslauf, currículum, hoja de vida, currículo, życiorys,
      biographical sketch, job application, Bewerbung, candidature`,
    words: `experience, education, skills, university, degree, languages, references, employment, objective, bachelor,
      master, projects, Berufserfahrung, Ausbildung, Kenntnisse, Sprachen, expérience, formation, compétences,
      experiencia, formación, habilidades, esperienza, istruzione, competenze, werkervaring, opleiding,
      vaardigheden, doświadczenie, wykształcenie, umiejętności, experiência, formação, work experience, career,
      hobbies, driving licence, personal details, beruflicher Werdegang, persönliche Daten, Schulbildung, Hobbys,
      expérience professionnelle, centres d'intérêt, études, diplômes, experiencia laboral, datos personales,
      idiomas, estudios, esperienze professionali, lingue, dati personali, titolo di studio, persoonlijke gegevens,
      talen, rijbewijs, dane osobowe, języki, zainteresowania, dados pessoais, habilitações`,
    about: `person's CV, education, jobs, skills, applicant`,
  },
  {
    key: 'booking',
    titles: `booking confirmation, reservation, ticket, itinerary, e-ticket, boarding pass, travel booking, hotel
      confirmation, flight confirmation, Buchungsbestätigung, Reservierung, Reservierungsbestätigung,
      Fahrkarte, Fahrschein, Flugticket, Reisebestätigung, Online-Ticket, Bordkarte, confirmation de
      réservation, réservation, billet, carte d'embarquement, confirmación de reserva, reserva, billete,
      tarjeta de embarque, conferma di prenotazione, prenotazione, biglietto, carta d'imbarco,
      boekingsbevestiging, reservering, vervoersbewijs, instapkaart, potwierdzenie rezerwacji, rezerwacja,
      bilet, confirmação de reserva, bilhete`,
    words: `passenger, departure, arrival, flight, seat, gate, check-in, check-out, nights, guest, guests, room, booking
      number, booking reference, confirmation number, train, coach, hotel, airline, adults, PNR, traveller, Abfahrt,
      Ankunft, Abflug, Reisender, Passagier, Zug, Gleis, Sitzplatz, Wagen, Hinfahrt, Rückfahrt, Zimmer, Anreise,
      Abreise, Buchungsnummer, départ, arrivée, voyageur, passager, vol, train, voiture, place, chambre, salida,
      llegada, pasajero, vuelo, tren, habitación, partenza, arrivo, passeggero, volo, treno, camera, vertrek,
      aankomst, reiziger, vlucht, trein, kamer, odjazd, przyjazd, pasażer, lot, pociąg, pokój, partida, chegada,
      passageiro, voo, quarto, bus, ferry, car rental, your booking, reservation number, fare, class, passengers,
      one way, return, Buchung, Fahrpreis, Ihre Reise, Gast, Übernachtung, Klasse, Verbindung, votre réservation,
      nuits, aller, retour, tarif, classe, clients, número de reserva, noches, ida, vuelta, huésped, billete,
      tarifa, numero di prenotazione, notti, andata, ritorno, ospite, tariffa, boekingsnummer, nachten, heenreis,
      terugreis, gasten, numer rezerwacji, noce, gość, przewoźnik, klasa, wyjazd, número da reserva, noites, volta,
      hóspede`,
    about: 'travel: train, flight, bus, hotel, journey',
  },
  {
    key: 'event-ticket',
    titles: `event ticket, admission ticket, concert ticket, Eintrittskarte, billet de spectacle, entrada,
      biglietto d’ingresso, toegangsbewijs, bilet wstępu, ingresso`,
    words: `admission, venue, doors open, row, seat, event, concert, Einlass, Veranstaltung, Reihe, spectacle,
      evento, concierto, ingresso, zaal`,
    about: 'event, concert, cinema, theatre',
  },
  {
    key: 'results',
    titles: `competition results, results, result list, start list, ranking, standings, Ergebnisliste, Ergebnisse,
      Startliste, Rangliste, résultats, classement, resultados, clasificación, risultati, classifica,
      uitslagen, uitslag, wyniki, resultados, meet results`,
    words: `rank, place, name, time, points, club, heat, final, round, race, event, age, year of birth, team,
      lane, score, Platz, Rang, Zeit, Verein, Jahrgang, Lauf, Punkte, Wettkampf, rang, temps, lugar, tiempo,
      posto, tempo, plaats, tijd, miejsce, czas, men, women, boys, girls, freestyle, meters`,
    about: 'sports event, competition, ranks, names, times, race, tournament',
  },
  {
    key: 'form',
    titles: `form, application form, application, registration form, questionnaire, request form, Antrag, Formular,
      Fragebogen, Anmeldung, formulaire, demande, questionnaire, formulario, solicitud, modulo, domanda, formulier,
      aanvraag, formularz, wniosek, formulário, requerimento, patient form, registration, enrolment form, sign-up
      form, Patientenbogen, Aufnahmebogen, Anmeldeformular, Meldebogen, fiche d'inscription, fiche patient, bulletin
      d'inscription, ficha, ficha de inscripción, ficha del paciente, hoja de inscripción, scheda, scheda paziente,
      modulo di iscrizione, inschrijfformulier, aanmeldformulier, karta pacjenta, karta zgłoszenia, ficha do
      paciente, ficha de inscrição, boletim de inscrição`,
    words: `please complete, check one, signature, date of birth, applicant, yes, no, for office use only, please print,
      bitte ausfüllen, Unterschrift, Antragsteller, à remplir, firma, solicitante, richiedente, handtekening,
      podpis, assinatura, full name, first name, last name, address, telephone, I agree, tick, fill in, Name,
      Vorname, Anschrift, geboren am, Telefon, Zutreffendes ankreuzen, nom, prénom, né le, adresse, téléphone,
      cocher, nombre, apellidos, nacido el, domicilio, teléfono, marque, nome, cognome, nato il, indirizzo,
      telefono, barrare, naam, voornaam, geboren op, adres, telefoon, aankruisen, imię, nazwisko, urodzony,
      zaznaczyć, nome completo, nascido em, morada, telefone, assinalar, data de nascimento`,
    about: 'to be filled in, applicant',
  },
  {
    key: 'minutes',
    titles: `minutes, meeting minutes, agenda, Protokoll, Sitzungsprotokoll, Tagesordnung, procès-verbal, ordre du
      jour, acta, orden del día, verbale, ordine del giorno, notulen, protokół, ata`,
    words: `attendees, present, absent, meeting, action items, adjourned, chair, motion, Teilnehmer, anwesend, TOP,
      présents, asistentes, presenti, aanwezig, obecni, apologies, resolved, next meeting, chairman, secretary,
      Sitzung, Beschluss gefasst, Vorsitz, Schriftführer, réunion, séance, ordre du jour, président de séance,
      sesión, se acuerda, reunión, seduta, riunione, delibera, presidente, vergadering, voorzitter, besluitenlijst,
      rondvraag, posiedzenie, zebranie, uchwała, przewodniczący, reunião, deliberado`,
    about: 'meeting, attendees, decisions',
  },
  {
    key: 'news',
    titles: `press release, newsletter, news, article, newspaper clipping, advertisement, brochure, flyer,
      Pressemitteilung, Zeitungsartikel, Rundschreiben, Prospekt, communiqué de presse, nota de prensa,
      comunicado, comunicato stampa, persbericht, folder`,
    words: `for immediate release, media contact, press, reporter, editor, published, subscribe, Redaktion, presse,
      prensa, stampa, pers, now available, new, for further information, contact, announced today, spokesperson, gab
      heute bekannt, Pressekontakt, contact presse, a annoncé, contacto de prensa, ha anunciado, ufficio stampa, ha
      annunciato, perscontact, kondigde aan, kontakt dla mediów, ogłosiła, contacto de imprensa, anunciou`,
    about: 'press, newspaper, advertisement, marketing',
  },
  {
    key: 'medical',
    titles: `medical report, lab report, laboratory results, discharge letter, prescription, referral, patient
      record, Arztbrief, Befund, Laborbefund, Rezept, Überweisung, Entlassungsbrief, Krankmeldung,
      ordonnance, compte rendu médical, résultats d'analyses, informe médico, receta, referto, ricetta,
      recept, laboratoriumuitslag, wyniki badań, recepta, receita, relatório médico`,
    words: `patient, diagnosis, physician, doctor, dose, mg, blood, reference range, hospital, treatment, medication,
      Patient, Diagnose, Arzt, Klinik, Therapie, médecin, diagnostic, paciente, diagnóstico, médico, paziente,
      diagnosi, patiënt, arts, pacjent, lekarz, rozpoznanie, dosage, symptoms, examination, clinical, allergy, date
      of admission, Anamnese, Untersuchung, Medikation, Patientin, Laborwerte, antécédents, examen, traitement,
      posologie, exploración, tratamiento, antecedentes, alergias, anamnesi, esame, terapia, onderzoek, klachten,
      behandeling, medicatie, badanie, leczenie, dawkowanie, wywiad, exame, tratamento, doente`,
    about: 'health, patient, doctor, hospital, laboratory',
  },
  {
    key: 'datasheet',
    titles: `data sheet, specification, technical specification, safety data sheet, manual, user guide,
      instructions, Datenblatt, Spezifikation, Sicherheitsdatenblatt, Bedienungsanleitung, Anleitung, fiche
      technique, mode d’emploi, ficha técnica, manual, scheda tecnica, istruzioni, handleiding, instrukcja,
      karta charakterystyki`,
    words: `features, dimensions, voltage, temperature, warning, installation, operating, parameters, Abmessungen,
      Spannung, Warnung, dimensions, tension, dimensiones, dimensioni, afmetingen, wymiary`,
    about: 'technical product, how to use, properties of a product',
  },
  {
    key: 'presentation',
    titles: `presentation, slides, slide deck, Präsentation, Folien, présentation, presentación, presentazione,
      presentatie, prezentacja, apresentação`,
    words: 'overview, outlook, key takeaways, agenda, Überblick, aperçu, panorama',
    about: 'slides, talk',
  },
  {
    key: 'drawing',
    titles: `drawing, plan, blueprint, map, chart, diagram, photograph, photo, picture, Zeichnung, Plan, Karte,
      Foto, dessin, carte, plano, mapa, disegno, mappa, tekening, kaart, rysunek`,
    words: 'scale, legend, drawn by, sheet, Maßstab, Legende, échelle, escala, scala, schaal, skala',
    about: 'technical drawing, picture',
  },
  {
    key: 'timesheet',
    titles: `timesheet, time sheet, work report, attendance, schedule, roster, timetable, Stundenzettel,
      Arbeitsnachweis, Dienstplan, Stundennachweis, feuille de temps, hoja de horas, foglio ore, urenstaat,
      karta czasu pracy, folha de horas`,
    words: `hours, monday, tuesday, overtime, start, end, break, supervisor, Stunden, Montag, Pause, heures, lundi, horas,
      ore, uren, godziny, total hours, week ending, Wochenstunden, Beginn, Ende, total des heures, semaine, total
      horas, semana, totale ore, settimana, totaal uren, week, suma godzin, tydzień, total de horas`,
    about: 'hours of work, schedule',
  },
  {
    key: 'school',
    titles: `transcript, report card, grade report, school report, exam, syllabus, Schulzeugnis, Notenübersicht,
      bulletin scolaire, relevé de notes, expediente académico, boletín, pagella, cijferlijst, świadectwo
      szkolne, histórico escolar`,
    words: `grade, credits, semester, course, student, GPA, Note, Fach, Schüler, matière, élève, asignatura, alumno,
      materia, studente, vak, leerling, przedmiot, uczeń, marks, subject, term, class, Klasse, Schuljahr, Noten,
      Halbjahr, classe, moyenne, trimestre, calificaciones, curso escolar, voti, anno scolastico, cijfers,
      schooljaar, oceny, rok szkolny, notas, ano letivo`,
    about: 'school, university, grades, student',
  },
];
