/** What is done, said and asked in papers of all kinds: a line for each meaning. */
export const DEED_WORDS = `
buy, bought, purchased, acquire, gekauft, erworben, acheté, comprado, comprato, acquistato, gekocht, zakupiony
accept, acceptance, accepted, annehmen, Annahme, angenommen, accepter, acceptation, aceptar, aceptación, accettare,
  accettazione, aanvaarden, acceptatie, przyjęcie, przyjęty, akceptacja, aceitar, aceitação
refuse, refusal, reject, rejected, ablehnen, Ablehnung, abgelehnt, refus, refuser, rejet, rechazo, denegar, rifiuto,
  respinto, weigering, afwijzing, afgewezen, odmowa, odrzucony, recusa, rejeição
appeal, objection, oppose, Widerspruch, Einspruch, Berufung, appel, recours, opposition, recurso, apelación, ricorso,
  appello, opposizione, beroep, bezwaar, odwołanie, sprzeciw, oposição
send, sent, dispatch, shipping, senden, gesendet, versenden, verschickt, envoyer, envoi, enviar, envío, inviare,
  invio, spedizione, verzenden, verzonden, wysłać, wysyłka, enviado
receive, received, recipient, erhalten, empfangen, Eingang, reçu, recevoir, réception, recibir, recibido, recepción,
  ricevere, ricevuto, ricezione, ontvangen, ontvangst, otrzymać, otrzymano, odbiór, receber, recebido, receção
grant, subsidy, aid, funding, Zuschuss, Förderung, Beihilfe, bewilligt, subvention, aide, allocation, subvención,
  ayuda, beca, sovvenzione, contributo, sussidio, subsidie, toelage, dotacja, zasiłek, dofinansowanie, subsídio, apoio
benefit, pension, retirement, Rente, Ruhestand, Leistung, retraite, prestation, pensión, jubilación, pensione,
  prestazione, pensioen, uitkering, emerytura, renta, świadczenie, pensão, reforma
claim, compensation, indemnity, Anspruch, Entschädigung, Schadensersatz, indemnité, sinistre, indemnisation,
  siniestro, indemnización, risarcimento, indennizzo, sinistro, schadevergoeding, vergoeding, odszkodowanie,
  roszczenie, indemnização
refund, reimburse, expense, expenses, Erstattung, Auslagen, Spesen, remboursement, frais, reembolso, gasto, gastos,
  rimborso, spese, terugbetaling, onkosten, zwrot, wydatki, despesa, despesas
require, need, demand, must, verlangen, fordern, benötigt, erforderlich, exiger, besoin, nécessaire, exigir,
  necesario, necesidad, richiedere, necessario, vereist, nodig, wymagać, wymagany, potrzeba, necessário
plan, planned, scheduled, geplant, vorgesehen, prévu, planifié, previsto, planeado, pianificato, gepland, planowany
begin, start, open, beginnt, Beginn, Anfang, début, commencer, comienzo, inicio, inizio, aanvang, początek,
  rozpoczęcie, início, começo
end, finish, close, completed, Ende, beendet, abgeschlossen, fin, terminé, achevé, final, terminado, fine, terminato,
  concluso, einde, voltooid, koniec, zakończenie, zakończony, fim, concluído
move, relocation, removal, Umzug, umziehen, déménagement, mudanza, trasloco, verhuizing, przeprowadzka, mudança
use, user, usage, Nutzung, Benutzer, Gebrauch, verwenden, utilisation, utilisateur, uso, usuario, utilizzo, utente,
  gebruik, gebruiker, użycie, użytkownik, utilização, utilizador
change, amend, amendment, modify, Änderung, geändert, Nachtrag, modification, avenant, cambio, modificación, modifica,
  variazione, wijziging, aanpassing, zmiana, aneks, alteração
list, itemise, enumerate, aufgeführt, énumérer, enumerar, elencare, wymienić
describe, description, Beschreibung, beschreibt, descripción, descrizione, beschrijving, opis, descrição
write, written, author, schreiben, geschrieben, Verfasser, Autor, écrire, écrit, auteur, escribir, escrito, autor,
  scrivere, scritto, autore, schrijven, schrijver, pisać, pisemny, escrever
name, named, Name, genannt, nom, nombre, nome, naam, nazwisko, imię, nazwa
rank, place, winner, winning, Rang, Platz, Sieger, Gewinner, rang, classement, vainqueur, gagnant, puesto,
  clasificación, ganador, classifica, vincitore, posizione, winnaar, uitslag, zwycięzca, miejsce, klasyfikacja,
  classificação, vencedor
team, player, league, Mannschaft, Spieler, Liga, équipe, joueur, ligue, equipo, jugador, liga, squadra, giocatore,
  campionato, ploeg, speler, competitie, drużyna, zawodnik, equipa, jogador
event, celebration, festival, party, Veranstaltung, Fest, Feier, événement, fête, evento, fiesta, celebración, festa,
  manifestazione, evenement, feest, impreza, uroczystość, święto
participant, attendance, attend, present, Teilnehmer, Teilnahme, anwesend, Anwesenheit, présence, présent,
  participante, asistencia, asistente, partecipante, presenza, presente, deelnemer, aanwezig, aanwezigheid, uczestnik,
  obecność, obecny, presença
volunteer, help, helper, Ehrenamt, Helfer, Hilfe, bénévole, volontaire, aide, voluntario, ayuda, volontario, aiuto,
  vrijwilliger, hulp, wolontariusz, pomoc, voluntário, ajuda
guardian, carer, custody, care, Vormund, Betreuer, Betreuung, Sorgerecht, tuteur, garde, tutor, cuidado, custodia,
  tutore, affidamento, cura, voogd, verzorger, zorg, opiekun, opieka, tutela, cuidador
examine, findings, diagnosis, diagnose, Befund, Diagnose, Untersuchung, diagnostic, examen, constat, diagnóstico,
  diagnosi, referto, bevinding, onderzoek, diagnoza, rozpoznanie, badanie
treatment, therapy, treat, Behandlung, Therapie, traitement, soin, thérapie, tratamiento, terapia, trattamento,
  behandeling, therapie, leczenie, zabieg, tratamento
dose, tablet, prescription, pharmacy, Dosis, Tablette, Rezept, Apotheke, comprimé, ordonnance, pharmacie, dosis,
  receta, farmacia, compressa, ricetta, recept, apotheek, dawka, tabletka, recepta, apteka, receita, farmácia
symptom, pain, injury, wound, Schmerz, Symptom, Verletzung, Wunde, douleur, symptôme, blessure, dolor, síntoma,
  lesión, dolore, sintomo, lesione, ferita, pijn, symptoom, letsel, ból, objaw, uraz, rana, dor, lesão
surgery, operation, anaesthesia, Operation, Narkose, Eingriff, chirurgie, opération, anesthésie, cirugía, anestesia,
  intervento, operazione, chirurgia, operatie, ingreep, narcose, operacja, znieczulenie, cirurgia
control, monitor, supervise, supervisor, Aufsicht, Überwachung, überwacht, surveillance, contrôle, superviseur,
  vigilancia, sorveglianza, supervisione, toezicht, bewaking, nadzór, supervisão, vigilância
responsible, manager, director, head, leader, verantwortlich, Leiter, Leitung, Geschäftsführer, responsable,
  directeur, gérant, dirigeant, gerente, jefe, responsabile, direttore, dirigente, verantwoordelijk, hoofd, kierownik,
  dyrektor, odpowiedzialny, responsável, diretor
department, division, branch, Abteilung, Referat, Filiale, département, service, succursale, departamento, sección,
  sucursal, reparto, dipartimento, filiale, afdeling, vestiging, dział, oddział, wydział, secção
town, city, municipality, municipal, Stadt, Gemeinde, Kommune, städtisch, ville, commune, ciudad, municipio,
  ayuntamiento, città, comune, comunale, stad, gemeente, miasto, gmina, miejski, cidade, município, câmara
country, national, international, Land, pays, país, nacional, paese, nazionale, nationaal, kraj, krajowy
region, county, district, province, Bezirk, Kreis, Provinz, région, región, distrito, provincia, regione, distretto,
  streek, provincie, powiat, województwo, okręg, região, concelho
public, official, öffentlich, amtlich, officiel, público, oficial, pubblico, ufficiale, openbaar, officieel,
  publiczny, urzędowy
private, personal, confidential, privat, persönlich, vertraulich, privé, personnel, confidentiel, privado,
  confidencial, privato, personale, riservato, persoonlijk, vertrouwelijk, prywatny, osobisty, poufny, pessoal
secret, password, access, login, Zugang, Passwort, Zugriff, accès, acceso, contraseña, accesso, toegang, wachtwoord,
  dostęp, hasło, acesso, senha
question, ask, query, Frage, gefragt, pregunta, consulta, domanda, vraag, pytanie, zapytanie, pergunta
opinion, comment, remark, note, Meinung, Bemerkung, Hinweis, Anmerkung, avis, remarque, observation, opinión,
  observación, comentario, opinione, osservazione, commento, mening, opmerking, uwaga, uwagi, opinia, opinião,
  observação
proposal, suggest, suggestion, recommend, Vorschlag, Empfehlung, empfohlen, proposition, recommandation, propuesta,
  sugerencia, recomendación, proposta, suggerimento, raccomandazione, voorstel, aanbeveling, propozycja, wniosek,
  zalecenie, sugestão, recomendação
information, inform, Auskunft, Information, informiert, renseignement, información, informazione, informatie,
  informacja, informação
summary, overview, abstract, Zusammenfassung, Übersicht, résumé, aperçu, synthèse, resumen, riepilogo, sintesi,
  samenvatting, podsumowanie, streszczenie, resumo
chapter, section, part, Kapitel, Abschnitt, Teil, chapitre, partie, capítulo, parte, capitolo, hoofdstuk, deel,
  rozdział, część
research, scientific, experiment, Forschung, wissenschaftlich, Versuch, recherche, scientifique, expérience,
  investigación, científico, experimento, ricerca, scientifico, esperimento, onderzoek, wetenschappelijk, badania,
  naukowy, pesquisa
laboratory, analysis, analyse, Labor, Analyse, laboratoire, laboratorio, análisis, analisi, laboratorium, analiza,
  laboratório, análise
material, substance, component, ingredient, Material, Stoff, Bestandteil, Zutat, matériau, composant, ingrédient,
  sustancia, componente, ingrediente, materiale, sostanza, materiaal, stof, onderdeel, materiał, substancja, składnik,
  substância
part, spare, component, Ersatzteil, Bauteil, pièce, repuesto, pieza, ricambio, onderdeel, część, peça
order, sequence, number, serial, Seriennummer, Reihe, série, serie, número, numero, serienummer, seryjny
load, unload, laden, beladen, entladen, charger, décharger, charge, cargar, descargar, caricare, scaricare, lossen,
  ładować, rozładunek, carregar
build, built, manufacture, manufacturer, produce, bauen, gebaut, Hersteller, hergestellt, fabricant, fabriqué,
  construit, fabricante, fabricado, construido, produttore, fabbricante, costruito, fabrikant, gebouwd, producent,
  wyprodukowany
open, seal, sealed, Siegel, versiegelt, scellé, sceau, sello, precinto, sigillo, sigillato, verzegeld, zegel, pieczęć,
  plomba, selo
transport, vehicle, carry, Beförderung, befördern, transporte, trasporto, vervoer, przewóz
route, stop, line, Strecke, Haltestelle, Linie, itinéraire, arrêt, ligne, ruta, parada, línea, percorso, fermata,
  linea, halte, lijn, trasa, przystanek, linia, percurso, paragem
heir, trust, foundation, trustee, Stiftung, Treuhänder, fondation, fiducie, fundación, fideicomiso, fondazione,
  fiduciario, stichting, fundacja, powiernik, fundação
religion, mass, faith, Messe, Glaube, messe, foi, misa, messa, fede, mis, geloof, msza, wiara, missa
holiday, vacation, leave, absence, Urlaub, Abwesenheit, Ferien, congé, vacances, vacaciones, ausencia, permiso, ferie,
  assenza, vacanza, vakantie, verlof, afwezigheid, urlop, nieobecność, wakacje, férias, ausência
overtime, timesheet, attendance, Überstunden, Stundenzettel, Arbeitszeit, heures, pointage, horas, presenza,
  straordinario, overuren, urenstaat, nadgodziny, ponto
`;
