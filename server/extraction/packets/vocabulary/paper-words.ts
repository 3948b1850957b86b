/**
 * What papers are called and what is done with them: a line for each meaning, in eight languages. A word that
 * several lines have means all of them.
 */
export const PAPER_WORDS = `
report, account of, Bericht, Gutachten, rapport, compte rendu, informe, relazione, rapporto, verslag, raport,
  sprawozdanie, relatório
record, protocol, Protokoll, Aufzeichnung, procès-verbal, registro, acta, verbale, protokół, zapis, ata
minutes, Sitzungsprotokoll, Niederschrift, notulen, acta, verbale, protokół, ata
register, Register, Verzeichnis, registre, registro, rejestr, ewidencja, registo
list, Liste, Aufstellung, liste, relevé, lista, listado, elenco, lijst, overzicht, wykaz, spis, relação
log, logbook, journal, diary, Tagebuch, Logbuch, Fahrtenbuch, carnet, bitácora, diario, diário, dziennik, logboek,
  dagboek
booklet, book, Heft, Buch, livre, livret, cahier, libro, libreta, cuaderno, libretto, quaderno, boek, książka, zeszyt,
  livro, caderno
card, Karte, Ausweis, carte, tarjeta, carné, tarjeta, tessera, kaart, pas, karta, legitymacja, cartão, cartao
note, slip, Schein, Zettel, bon, nota, bolletta, bulletin, brief, kwit, guia
sheet, Blatt, Bogen, fiche, feuille, hoja, ficha, scheda, foglio, blad, formulier, arkusz, folha
form, Formular, Vordruck, Bogen, formulaire, formulario, modulo, formulier, formularz, impresso
certificate, Bescheinigung, Zeugnis, Zertifikat, Urkunde, attestation, certificat, certificado, certificato,
  attestato, certificaat, bewijs, zaświadczenie, świadectwo, certyfikat, atestado
confirmation, confirm, Bestätigung, bestätigt, confirmation, confirmación, conferma, bevestiging, potwierdzenie,
  potwierdza, confirmação
passport, Pass, passeport, pasaporte, passaporto, paspoort, paszport, passaporte
licence, license, Lizenz, Führerschein, Schein, licence, licencia, licenza, patente, vergunning, licentie, licencja,
  licença
permit, permission, allow, authorise, approval, Genehmigung, Erlaubnis, erlaubt, gestattet, darf, autorisation,
  autorise, permis, permet, autorización, autoriza, permiso, autorizzazione, permesso, vergunning, toestemming,
  zezwolenie, pozwolenie, zgoda, autorização, permite
consent, agree, Einwilligung, Einverständnis, zustimmen, consentement, consentimiento, consenso, toestemming, zgoda,
  consentimento
application, apply, applicant, Antrag, Antragsteller, demande, demandeur, solicitud, solicitante, domanda, richiesta,
  richiedente, aanvraag, aanvrager, wniosek, wnioskodawca, pedido, requerimento, requerente
notice, announcement, Bekanntmachung, Mitteilung, Bescheid, avis, annonce, aviso, anuncio, avviso, annuncio, bericht,
  kennisgeving, zawiadomienie, ogłoszenie, anúncio
bulletin, newsletter, Mitteilungsblatt, Lagebericht, bulletin, boletín, bollettino, biuletyn, boletim
warning, Warnung, avertissement, alerte, advertencia, alerta, avvertimento, allerta, waarschuwing, ostrzeżenie, aviso
complaint, Beschwerde, Reklamation, réclamation, plainte, queja, reclamación, reclamo, klacht, skarga, reklamacja,
  reclamação, queixa
request, ask, Anfrage, Bitte, demande, petición, solicitud, richiesta, verzoek, aanvraag, prośba, zapytanie, pedido
answer, reply, Antwort, réponse, respuesta, risposta, antwoord, odpowiedź, resposta
declaration, statement, declare, Erklärung, erklärt, déclaration, déclare, declaración, declara, dichiarazione,
  dichiara, verklaring, verklaart, oświadczenie, oświadcza, declaração
agreement, contract, Vertrag, Vereinbarung, contrat, convention, accord, contrato, acuerdo, convenio, contratto,
  accordo, overeenkomst, contract, umowa, porozumienie, acordo
order, Auftrag, Bestellung, commande, pedido, orden, ordine, bestelling, opdracht, zamówienie, zlecenie, encomenda
bill, invoice, Rechnung, facture, factura, fattura, rekening, factuur, faktura, rachunek, fatura
receipt, Quittung, Beleg, reçu, recibo, ricevuta, bon, kwit, paragon, pokwitowanie
offer, quote, quotation, Angebot, offre, devis, oferta, presupuesto, offerta, preventivo, offerte, orçamento, proposta
plan, Plan, planning, plano, piano, harmonogram
programme, schedule, Programm, Terminplan, horaire, programa, horario, programma, orario, rooster, program, rozkład,
  grafik, horário
timetable, Fahrplan, Stundenplan, emploi du temps, horaire, dienstregeling, rozkład
instruction, guide, manual, Anleitung, Anweisung, Handbuch, consigne, mode d'emploi, notice, instrucción, istruzioni,
  manuale, handleiding, instrukcja, instruções
rules, regulation, Ordnung, Regeln, Satzung, règlement, règle, reglamento, norma, regolamento, regola, reglement,
  regels, regulamin, przepisy, regulamento, regra
questionnaire, survey, Fragebogen, Umfrage, enquête, questionnaire, encuesta, cuestionario, questionario, sondaggio,
  vragenlijst, ankieta, inquérito, questionário
evaluation, assessment, appraisal, Bewertung, Beurteilung, évaluation, appréciation, evaluación, valoración,
  valutazione, beoordeling, ocena, avaliação
score, points, mark, rating, Punkte, Note, Punktzahl, note, points, puntuación, puntos, nota, punteggio, voto, punti,
  cijfer, punten, ocena, punkty, pontuação, pontos, classificação
result, outcome, Ergebnis, Befund, résultat, resultado, risultato, esito, uitslag, resultaat, wynik
test, Test, Versuch, essai, épreuve, prueba, ensayo, prova, proef, próba, ensaio
inspection, inspector, examine, examination, check, Prüfung, Prüfer, geprüft, Inspektion, Kontrolle, Begehung,
  Durchsicht, Überprüfung, Schau, contrôle, vérification, visite, inspección, revisión, ispezione, controllo,
  verifica, keuring, inspectie, controle, kontrola, przegląd, badanie, inspeção, vistoria, fiscalização
measurement, measured, reading, Messung, gemessen, Messwert, mesure, relevé, medición, medida, lectura, misura,
  misurazione, meting, gemeten, pomiar, odczyt, medição
diagram, drawing, Zeichnung, Skizze, Schema, dessin, plan, schéma, croquis, plano, dibujo, disegno, tekening, rysunek,
  szkic, desenho
picture, photo, Bild, Foto, photographie, imagen, fotografía, immagine, beeld, zdjęcie, imagem, fotografia
label, tag, Etikett, Kennzeichen, étiquette, etiqueta, etichetta, etiket, etykieta
ticket, Fahrkarte, Eintrittskarte, billet, entrada, billete, biglietto, kaartje, bilet, bilhete
invitation, invite, Einladung, einladen, invitation, invitación, invito, uitnodiging, zaproszenie, convite
vote, ballot, election, Wahl, Abstimmung, Stimme, élection, scrutin, vote, elección, votación, elezione, voto,
  verkiezing, stemming, wybory, głosowanie, eleição, votação
meeting, assembly, session, Sitzung, Versammlung, réunion, assemblée, séance, reunión, asamblea, sesión, riunione,
  assemblea, seduta, vergadering, zebranie, posiedzenie, spotkanie, reunião, assembleia, sessão
decision, decide, resolution, Beschluss, beschlossen, Entscheidung, décision, décidé, decisión, acuerdo, decisione,
  deciso, delibera, besluit, beslissing, decyzja, uchwała, decisão, deliberação
appointment, Termin, rendez-vous, cita, appuntamento, afspraak, termin, wizyta, marcação, consulta
signature, sign, Unterschrift, unterschrieben, signature, signé, firma, firmado, firmato, handtekening, podpis,
  assinatura
deadline, due, Frist, fällig, échéance, délai, plazo, vencimiento, scadenza, termijn, vervaldatum, prazo, vencimento
valid, validity, expires, gültig, Gültigkeit, valable, validité, válido, validez, vigente, valido, validità, scade,
  geldig, ważny, ważność, validade
fee, charge, Gebühr, Beitrag, frais, droit, tarif, cotisation, tasa, cuota, tarifa, tassa, quota, kosten, bijdrage,
  opłata, składka, taxa, quota
donation, gift, donate, donor, Spende, Spender, gespendet, Schenkung, don, donateur, donneur, donación, donante,
  donativo, donazione, donatore, gift, donatie, donor, darowizna, dawca, doação, doador, donativo
fine, penalty, Strafe, Bußgeld, amende, multa, sanción, boete, mandat, grzywna, kara, coima
tax, Steuer, impôt, taxe, impuesto, imposta, tassa, belasting, podatek, imposto
prize, award, medal, Preis, Medaille, Auszeichnung, prix, médaille, premio, medalla, medaglia, prijs, nagroda, prémio,
  medalha
membership, member, Mitglied, Mitgliedschaft, membre, adhérent, adhésion, miembro, socio, afiliado, membro, iscritto,
  lid, lidmaatschap, członek, członkostwo, sócio, associado
collection, collect, pick up, abholen, Abholung, retrait, recogida, ritiro, ophalen, odbiór, recolha, levantamento
delivery, deliver, handover, Lieferung, Übergabe, übergeben, livraison, remise, entrega, consegna, levering,
  oplevering, overdracht, dostawa, przekazanie, odbiór
return, Rückgabe, zurückgeben, retour, restitution, devolución, restituzione, reso, teruggave, retour, zwrot, devolução
loss, lost, missing, Verlust, verloren, perte, perdu, pérdida, perdido, perdita, smarrito, verlies, verloren, utrata,
  zgubiony, perda
damage, damaged, Schaden, beschädigt, dégât, dommage, daño, danno, schade, szkoda, uszkodzenie, dano
accident, Unfall, accident, accidente, incidente, infortunio, ongeval, wypadek, acidente
theft, stolen, Diebstahl, gestohlen, vol, robo, furto, diefstal, kradzież, roubo
destruction, destroy, shred, Vernichtung, vernichtet, destruction, détruit, destrucción, destruido, distruzione,
  distrutto, vernietiging, vernietigd, zniszczenie, zniszczone, destruição
archive, records, files, Archiv, Akten, archives, dossier, archivo, expediente, archivio, fascicolo, archief, dossier,
  archiwum, akta, arquivo, processo
witness, Zeuge, témoin, testigo, testimone, getuige, świadek, testemunha
history, Verlauf, historique, historial, storico, geschiedenis, historia, histórico
`;
