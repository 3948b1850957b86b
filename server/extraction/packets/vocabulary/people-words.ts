/** People, what they do together, authorities, schools, health, sport and art: a line for each meaning. */
export const PEOPLE_WORDS = `
child, Kind, Kinder, enfant, niño, hijo, bambino, figlio, kind, dziecko, criança, filho
parent, mother, father, Eltern, Mutter, Vater, Erziehungsberechtigte, parents, mère, père, padre, madre, genitori,
  ouders, moeder, vader, rodzice, matka, ojciec, pais, mãe, pai
grandparents, ancestor, Großeltern, Ahnen, Vorfahren, grands-parents, ancêtre, abuelos, antepasado, nonni, antenato,
  grootouders, voorouders, dziadkowie, przodek, avós, antepassado
family, Familie, famille, familia, famiglia, gezin, rodzina, família
wedding, marriage, Hochzeit, Ehe, Trauung, mariage, boda, matrimonio, huwelijk, trouwen, ślub, małżeństwo, casamento
birth, born, Geburt, geboren, naissance, né, nacimiento, nacido, nascita, nato, geboorte, urodzenie, urodzony,
  nascimento, nascido
baptism, christening, Taufe, baptême, bautismo, battesimo, doop, chrzest, baptismo
death, died, deceased, Tod, gestorben, verstorben, Sterbe, décès, décédé, muerte, fallecido, defunción, morte,
  deceduto, overlijden, overleden, śmierć, zmarły, zgon, óbito, falecido
burial, buried, funeral, grave, cemetery, Beerdigung, Bestattung, Grab, Friedhof, Beisetzung, inhumation, inhumé,
  sépulture, enterrement, tombe, cimetière, entierro, sepultura, cementerio, tumba, sepoltura, funerale, tomba,
  cimitero, begrafenis, begraven, graf, begraafplaats, pogrzeb, pochowany, grób, cmentarz, enterro, funeral, cemitério
church, parish, priest, Kirche, Pfarrei, Pfarrer, Gemeinde, église, paroisse, curé, iglesia, parroquia, cura, chiesa,
  parrocchia, parroco, kerk, parochie, pastoor, kościół, parafia, ksiądz, proboszcz, igreja, paróquia, padre
owner, holder, Eigentümer, Besitzer, Halter, Inhaber, propriétaire, titulaire, propietario, dueño, titular,
  proprietario, titolare, eigenaar, houder, właściciel, posiadacz, proprietário
tenant, Mieter, locataire, inquilino, arrendatario, huurder, najemca, lokator, arrendatário
neighbour, Nachbar, voisin, vecino, vicino, buurman, sąsiad, vizinho
customer, client, Kunde, cliente, klant, klient
employee, worker, staff, Mitarbeiter, Arbeiter, Angestellter, employé, salarié, empleado, trabajador, dipendente,
  lavoratore, werknemer, medewerker, pracownik, trabalhador, funcionário
engineer, technician, mechanic, fitter, Techniker, Ingenieur, Monteur, Mechaniker, technicien, ingénieur, mécanicien,
  técnico, ingeniero, mecánico, tecnico, ingegnere, meccanico, technicus, monteur, technik, inżynier, mechanik,
  engenheiro
expert, Sachverständiger, Gutachter, expert, perito, esperto, deskundige, rzeczoznawca, ekspert, biegły
doctor, physician, Arzt, Ärztin, médecin, docteur, médico, doctor, medico, dottore, arts, dokter, lekarz
nurse, Krankenschwester, Pflege, infirmière, soins, enfermera, infermiere, verpleegkundige, pielęgniarka, enfermeiro
patient, Patient, patient, paciente, paziente, patiënt, pacjent
teacher, Lehrer, Erzieher, professeur, enseignant, maestro, profesor, insegnante, maestra, leraar, docent, nauczyciel,
  professor
pupil, student, Schüler, Student, élève, étudiant, alumno, estudiante, alunno, studente, leerling, student, uczeń,
  aluno, estudante
trainee, apprentice, apprenticeship, Auszubildender, Lehrling, Ausbildung, Lehrjahr, apprenti, apprentissage,
  aprendiz, apprendista, leerling, stagiair, praktykant, uczeń
instructor, trainer, coach, Ausbilder, Trainer, Lehrmeister, moniteur, entraîneur, instructeur, instructor,
  entrenador, istruttore, allenatore, leermeester, instruktor, trener, instrutor, treinador
school, class, Schule, Klasse, Unterricht, école, collège, classe, scolaire, escuela, colegio, clase, scuola, classe,
  school, klas, szkoła, klasa, escola, turma, aula
kindergarten, nursery, Kita, Kindertagesstätte, crèche, maternelle, guardería, jardín de infancia, asilo,
  kinderopvang, przedszkole, żłobek, infantário, creche
university, Universität, Hochschule, université, universidad, università, universiteit, uniwersytet, universidade
exam, Klausur, Examen, examen, esame, egzamin, exame
lesson, course, Kurs, Lehrgang, Schulung, cours, formation, stage, curso, clase, formación, corso, lezione, cursus,
  les, opleiding, kurs, szkolenie, formação
learn, study, gelernt, lernen, studieren, apprendre, appris, aprender, imparare, leren, geleerd, nauka, aprender
trip, excursion, outing, Ausflug, Reise, Fahrt, sortie, voyage, excursion, excursión, viaje, gita, viaggio, uitstapje,
  reis, wycieczka, podróż, passeio, viagem
museum, musée, museo, museum, muzeum, museu
library, Bibliothek, Bücherei, bibliothèque, biblioteca, bibliotheek, biblioteka
club, association, society, Verein, Verband, association, club, asociación, sociedad, associazione, vereniging,
  stowarzyszenie, klub, związek, koło, associação, clube
committee, board, Ausschuss, Vorstand, Kommission, comité, commission, bureau, comisión, junta, commissione, comitato,
  consiglio, commissie, bestuur, komisja, zarząd, comissão, direção
chairman, president, Vorsitzender, président, presidente, voorzitter, przewodniczący, prezes
treasurer, Kassenwart, Schatzmeister, trésorier, tesorero, tesoriere, penningmeester, skarbnik, tesoureiro
authority, office, ministry, Behörde, Amt, Ministerium, autorité, administration, mairie, autoridad, ayuntamiento,
  consejería, autorità, comune, ufficio, overheid, gemeente, urząd, organ, autoridade, câmara
police, Polizei, police, policía, polizia, politie, policja, polícia
fire brigade, firefighter, Feuerwehr, pompiers, bomberos, pompieri, vigili, brandweer, straż, strażak, bombeiros
army, soldier, Bundeswehr, Soldat, armée, soldat, ejército, soldado, esercito, soldato, leger, soldaat, wojsko,
  żołnierz, exército
court, judge, Gericht, Richter, tribunal, juge, juez, giudice, tribunale, rechtbank, rechter, sąd, sędzia, juiz
lawyer, notary, Anwalt, Notar, avocat, notaire, abogado, notario, avvocato, notaio, advocaat, notaris, adwokat,
  notariusz, advogado, notário
health, Gesundheit, santé, salud, salute, gezondheid, zdrowie, saúde
hospital, clinic, Krankenhaus, Klinik, hôpital, clinique, ospedale, clinica, ziekenhuis, szpital, klinika, hospital
illness, disease, Krankheit, krank, maladie, enfermedad, malattia, ziekte, ziek, choroba, doença
allergy, Allergie, allergie, alergia, allergia, allergie
vaccination, vaccine, vaccinated, Impfung, geimpft, Impfstoff, vaccin, vaccination, vacuna, vacunación, vaccino,
  vaccinazione, vaccinatie, ingeënt, szczepienie, szczepionka, vacina, vacinação
medicine, drug, Medikament, Arznei, médicament, medicamento, farmaco, medicina, medicijn, geneesmiddel, lek,
  lekarstwo, remédio
blood, Blut, sang, sangre, sangue, bloed, krew, krwi
eye, vision, glasses, Auge, Sehtest, Brille, œil, lunettes, vue, ojo, gafas, vista, occhio, occhiali, oog, bril, oko,
  okulary, olho, óculos
tooth, dental, dentist, Zahn, Zahnarzt, dent, dentiste, diente, dentista, dente, tand, tandarts, ząb, dentysta
ear, hearing, Ohr, Gehör, oreille, audition, oído, audición, orecchio, udito, oor, gehoor, ucho, słuch, ouvido, audição
weight, Gewicht, poids, peso, gewicht, waga, masa
height, size, Größe, Höhe, taille, hauteur, altura, talla, tamaño, altezza, grandezza, grootte, hoogte, wysokość,
  rozmiar, tamanho
diet, nutrition, Ernährung, Diät, alimentation, régime, dieta, nutrición, nutrizione, voeding, odżywianie, nutrição
pregnancy, midwife, Schwangerschaft, Hebamme, grossesse, sage-femme, embarazo, matrona, gravidanza, ostetrica,
  zwangerschap, verloskundige, ciąża, położna, gravidez, parteira
emergency, Notfall, urgence, emergencia, urgencia, emergenza, noodgeval, nagły, awaryjny, emergência
sport, athlete, Sport, Sportler, sportif, deporte, deportista, atleta, sport, sportowiec, zawodnik, desporto
training, exercise, workout, Training, Übung, entraînement, exercice, entrenamiento, ejercicio, allenamento,
  esercizio, training, oefening, trening, ćwiczenie, treino, exercício
gym, fitness, Turnhalle, Fitnessstudio, gymnase, salle de sport, gimnasio, palestra, sportschool, siłownia, ginásio
football, match, game, Fußball, Spiel, Spielbericht, match, partido, fútbol, partita, calcio, wedstrijd, voetbal,
  mecz, piłka, jogo, futebol
referee, Schiedsrichter, arbitre, árbitro, arbitro, scheidsrechter, sędzia
race, competition, contest, Rennen, Wettbewerb, Wettkampf, course, concours, compétition, carrera, competición,
  concurso, gara, concorso, wedstrijd, zawody, konkurs, wyścig, corrida, competição
swim, pool, Schwimmen, Schwimmbad, natation, piscine, natación, piscina, nuoto, zwemmen, zwembad, pływanie, basen,
  natação
dive, diver, diving, tauchen, Taucher, plongée, plongeur, buceo, inmersión, immersione, subacqueo, duiken, duiker,
  nurkowanie, nurek, mergulho
climb, mountain, Klettern, Berg, Gebirge, escalade, montagne, escalada, montaña, arrampicata, montagna, klimmen, berg,
  wspinaczka, góra, escalada, montanha
ski, skier, Ski, Skifahrer, ski, skieur, esquí, esquiador, sci, sciatore, skiën, narty, narciarz, esqui
music, concert, Musik, Konzert, musique, concert, música, concierto, musica, concerto, muziek, muzyka, koncert
choir, singer, sing, Chor, Sänger, singen, chœur, chorale, chanteur, coro, cantante, cantare, cantore, koor, zanger,
  chór, śpiewak, cantor
instrument, piano, organ, Klavier, Flügel, Orgel, Instrument, instrument, piano, orgue, instrumento, órgano,
  strumento, pianoforte, organo, instrument, orgel, fortepian, pianino, organy, instrumento
theatre, stage, actor, Theater, Bühne, Schauspieler, théâtre, scène, acteur, teatro, escenario, actor, palco, attore,
  toneel, acteur, teatr, scena, aktor, palco, ator
film, cinema, Film, Kino, cinéma, cine, cinema, bioscoop, kino
painting, artist, exhibition, Gemälde, Künstler, Ausstellung, Kunst, peinture, artiste, exposition, pintura, artista,
  exposición, quadro, mostra, arte, schilderij, kunstenaar, tentoonstelling, obraz, artysta, wystawa, exposição
dance, Tanz, danse, baile, danza, ballo, dans, taniec, dança
`;
