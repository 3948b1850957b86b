/** Trade, banks, offices and law: a line for each meaning. */
export const TRADE_WORDS = `
bank, banker, Bank, Sparkasse, banque, banco, caja, banca, bancario, bankowy, bancária
account, Konto, compte, cuenta, conto, rekening, konto, rachunek, conta
balance, Saldo, Kontostand, Guthaben, solde, saldo, tegoed, stan
transfer, remittance, wire, Überweisung, virement, transferencia, bonifico, overboeking, overschrijving, przelew,
  transferência
movement, transaction, turnover, posting, Umsatz, Umsätze, Buchung, Transaktion, Bewegung, mouvement, opération,
  écriture, movimiento, operación, apunte, movimento, operazione, boeking, transactie, mutatie, transakcja, operacja,
  transação
debit, withdrawal, Lastschrift, Abbuchung, Soll, débit, prélèvement, retrait, cargo, débito, adeudo, addebito,
  prelievo, afschrijving, incasso, obciążenie, wypłata, levantamento
credit, deposit, Gutschrift, Haben, Einlage, Einzahlung, crédit, dépôt, avoir, abono, depósito, ingreso, accredito,
  deposito, creditering, storting, uznanie, wpłata, lokata, crédito
interest, Zins, Zinsen, intérêt, interés, interesse, rente, odsetki, juro, juros
security, share, stock, bond, Wertpapier, Aktie, Anleihe, action, obligation, titre, acción, bono, valor, azione,
  obbligazione, titolo, aandeel, effecten, obligatie, akcja, obligacja, acção, ação
dividend, yield, Dividende, Ertrag, Ausschüttung, dividende, dividendo, dywidenda
fund, portfolio, depot, Fonds, Depot, portefeuille, fonds, fondo, cartera, portafoglio, fundusz, portfel, fundo,
  carteira
broker, dealer, Makler, Händler, courtier, corredor, intermediario, mediatore, makelaar, makler, corretor
exchange, Börse, bourse, bolsa, borsa, beurs, giełda
currency, Währung, Devise, devise, monnaie, moneda, divisa, valuta, waluta, moeda
cash, Bargeld, bar, Barzahlung, espèces, comptant, efectivo, contante, contanti, contant, gotówka, dinheiro
change, Rückgeld, Wechselgeld, rendu, vuelto, cambio, resto, wisselgeld, reszta, troco
shop, retail, supermarket, market, mart, till, cashier, Laden, Geschäft, Kasse, Kassierer, Filiale, Markt, magasin,
  caisse, caissier, boutique, marché, tienda, caja, cajero, supermercado, negozio, cassa, cassiere, mercato, winkel,
  kassa, kassier, sklep, kasa, kasjer, loja, caixa
slip, Bon, Zettel, Beleg, ticket, bordereau, comprobante, volante, tagliando, scontrino, strook, paragon, talão
restaurant, bar, cafe, bistro, waiter, table, Restaurant, Kellner, Tisch, serveur, mesero, camarero, mesa, cameriere,
  tavolo, ober, tafel, kelner, stolik
supplier, seller, vendor, merchant, Lieferant, Verkäufer, fournisseur, vendeur, proveedor, vendedor, fornitore,
  venditore, leverancier, verkoper, dostawca, sprzedawca, fornecedor
buyer, purchaser, Käufer, Abnehmer, acheteur, acquéreur, comprador, acquirente, compratore, koper, nabywca, kupujący
company, firm, corporation, enterprise, business, Firma, Unternehmen, Gesellschaft, Betrieb, entreprise, société,
  empresa, sociedad, compañía, azienda, società, impresa, bedrijf, onderneming, vennootschap, przedsiębiorstwo,
  spółka, firma, sociedade
commercial, trade, trader, Handel, gewerblich, Gewerbe, commerce, comercio, comercial, commercio, commerciale, handel,
  zakelijk, handlowy, comércio
party, parties, Partei, Parteien, Vertragspartner, partie, parte, partes, parti, partij, partijen, strona, strony
clause, article, section, paragraph, Klausel, Paragraph, Absatz, alinéa, cláusula, apartado, clausola, comma, artikel,
  klauzula, ustęp
obligation, liable, liability, Pflicht, Haftung, haftet, responsabilité, obligación, responsabilidad, obbligo,
  responsabilità, verplichting, aansprakelijkheid, obowiązek, odpowiedzialność, obrigação
guarantee, warranty, Garantie, Gewährleistung, Bürgschaft, garantie, caution, garantía, fianza, garanzia,
  fideiussione, waarborg, gwarancja, rękojmia, garantia
terminate, termination, cancel, notice, Kündigung, kündigt, gekündigt, Stornierung, résiliation, résilier, rescisión,
  cancelación, baja, recesso, disdetta, opzegging, annulering, wypowiedzenie, rezygnacja, rescisão, cancelamento
renewal, extension, renew, Verlängerung, verlängert, renouvellement, prolongation, renovación, prórroga, rinnovo,
  proroga, verlenging, przedłużenie, renovação
licensee, franchise, brand, trademark, patent, Lizenznehmer, Marke, Patent, marque, brevet, marca, patente, marchio,
  brevetto, merk, octrooi, marka, znak
judgment, verdict, ruling, sentence, Urteil, Beschluss, Spruch, jugement, arrêt, sentencia, fallo, auto, sentenza,
  ordinanza, vonnis, uitspraak, wyrok, orzeczenie, postanowienie, sentença, acórdão
plaintiff, claimant, appellant, petitioner, Kläger, Klägerin, Antragsteller, demandeur, requérant, appelant, actor,
  demandante, recurrente, attore, ricorrente, appellante, eiser, verzoeker, powód, skarżący, autor, recorrente
defendant, respondent, Beklagte, Beklagter, Antragsgegner, défendeur, intimé, demandado, recurrido, convenuto,
  resistente, gedaagde, verweerder, pozwany, réu, recorrido
law, legal, statute, Gesetz, Recht, gesetzlich, rechtlich, loi, droit, légal, ley, derecho, jurídico, legge, diritto,
  legale, wet, recht, wettelijk, ustawa, prawo, prawny, lei, direito
proceedings, case, lawsuit, trial, hearing, Verfahren, Klage, Rechtsstreit, Verhandlung, procédure, affaire, procès,
  audience, procedimiento, juicio, pleito, vista, procedimento, causa, udienza, procedure, zaak, zitting, sprawa,
  postępowanie, rozprawa, processo, audiência
crime, offence, criminal, Straftat, Verbrechen, Delikt, infraction, délit, pénal, delito, crimen, penal, reato,
  penale, misdrijf, strafbaar, przestępstwo, karny
power, authority, proxy, mandate, Vollmacht, Mandat, procuration, mandat, pouvoir, poder, mandato, procura, delega,
  volmacht, machtiging, pełnomocnictwo, upoważnienie, procuração
debt, debtor, creditor, owed, Schuld, Schuldner, Gläubiger, Forderung, dette, débiteur, créancier, créance, deuda,
  deudor, acreedor, debito, debitore, creditore, schuld, schuldenaar, schuldeiser, dług, dłużnik, wierzyciel, dívida,
  devedor, credor
overdue, reminder, dunning, late, outstanding, Mahnung, überfällig, Verzug, säumig, Erinnerung, rappel, relance,
  retard, impayé, recordatorio, vencido, impagado, mora, sollecito, scaduto, insoluto, herinnering, aanmaning,
  achterstallig, wezwanie, zaległy, przypomnienie, atraso, lembrete
discount, rebate, Rabatt, Skonto, Nachlass, remise, rabais, escompte, descuento, rebaja, sconto, ribasso, korting,
  rabat, zniżka, desconto
total, sum, amount, Summe, Gesamt, Betrag, somme, montant, importe, suma, totale, somma, importo, totaal, bedrag,
  razem, kwota, soma, montante
instalment, rate, mortgage, Rate, Hypothek, Tilgung, versement, mensualité, hypothèque, cuota, hipoteca, plazo, rata,
  mutuo, ipoteca, termijn, aflossing, hypotheek, hipoteka, prestação
advertisement, advertising, commercial, broadcast, spot, Werbung, Anzeige, Sendung, publicité, annonce, diffusion,
  publicidad, anuncio, emisión, pubblicità, inserzione, trasmissione, reclame, advertentie, uitzending, reklama,
  ogłoszenie, emisja, publicidade, transmissão
radio, television, station, channel, Rundfunk, Fernsehen, Sender, Kanal, télévision, chaîne, televisión, canal,
  emisora, televisione, canale, emittente, televisie, omroep, zender, telewizja, stacja, televisão
agency, agent, Agentur, Vertreter, agence, agencia, agente, agenzia, agentschap, agencja, agência
newspaper, magazine, press, publication, publish, Zeitung, Zeitschrift, Presse, Veröffentlichung, journal, revue,
  presse, periódico, prensa, revista, giornale, rivista, stampa, krant, tijdschrift, gazeta, czasopismo, jornal,
  imprensa
statistics, statistical, survey, Statistik, statistisch, statistique, estadística, statistica, statistiek, statystyka,
  estatística
table, column, figure, Tabelle, Spalte, tableau, colonne, tabla, cuadro, tabella, colonna, tabel, kolom, tabela,
  kolumna
population, inhabitants, census, Bevölkerung, Einwohner, Zensus, habitants, recensement, población, censo,
  popolazione, abitanti, censimento, bevolking, inwoners, ludność, mieszkańcy, população
government, state, federal, Regierung, Staat, Bund, gouvernement, état, gobierno, estado, governo, stato, regering,
  overheid, staat, rząd, państwo, federalny
budget, finance, fiscal, Haushalt, Finanzen, finances, presupuesto, finanzas, hacienda, bilancio, finanze, begroting,
  financiën, budżet, finanse, orçamento, finanças
profit, loss, income, revenue, earnings, Gewinn, Verlust, Einkommen, Einnahmen, Erlös, bénéfice, revenu, perte,
  recette, beneficio, pérdidas, ingresos, utile, perdita, reddito, ricavi, winst, verlies, inkomen, omzet, zysk,
  strata, dochód, przychód, lucro, rendimento, receita
asset, liability, equity, capital, Vermögen, Eigenkapital, Bilanz, Aktiva, Passiva, actif, passif, bilan, activo,
  pasivo, patrimonio, attivo, passivo, capitale, activa, passiva, vermogen, balans, aktywa, pasywa, kapitał, ativo
audit, auditor, accountant, accounting, Wirtschaftsprüfer, Buchhaltung, Abschluss, comptable, comptabilité, auditoría,
  contable, contabilidad, revisione, contabile, accountantsverslag, boekhouding, księgowy, księgowość, auditoria,
  contabilidade
ledger, inventory, stocktaking, Inventur, Bestandsliste, inventaire, inventario, inventaris, inwentarz,
  inwentaryzacja, inventário
subscription, subscriber, Abonnement, Abo, abonnement, abonné, suscripción, abono, abbonamento, abbonato, abonnee,
  subskrypcja, abonament, assinatura, subscrição
meter, consumption, kilowatt, Zähler, Zählerstand, Verbrauch, compteur, consommation, relevé, contador, consumo,
  contatore, verbruik, teller, licznik, zużycie
career, skills, experience, employment, Lebenslauf, Berufserfahrung, Kenntnisse, Werdegang, carrière, compétences,
  expérience, emploi, carrera, competencias, experiencia, empleo, carriera, competenze, esperienza, impiego, loopbaan,
  vaardigheden, ervaring, kariera, umiejętności, doświadczenie, zatrudnienie, carreira, competências, emprego
education, degree, diploma, graduate, Bildung, Abschluss, Studium, Diplom, études, diplôme, formation, educación,
  título, estudios, istruzione, laurea, titolo, opleiding, wykształcenie, studia, dyplom, educação, habilitações
address, residence, Adresse, Anschrift, Wohnort, adresse, domicile, dirección, domicilio, indirizzo, residenza, adres,
  woonplaats, zamieszkania, morada, endereço, residência
identity, nationality, citizen, Identität, Staatsangehörigkeit, Bürger, identité, nationalité, citoyen, identidad,
  nacionalidad, ciudadano, identità, cittadinanza, cittadino, identiteit, nationaliteit, burger, tożsamość,
  obywatelstwo, obywatel, identidade, nacionalidade, cidadão
marriage, wedding, spouse, divorce, Ehe, Heirat, Hochzeit, Scheidung, Ehegatte, mariage, époux, conjoint, matrimonio,
  boda, cónyuge, divorcio, nozze, coniuge, divorzio, huwelijk, echtgenoot, echtscheiding, małżeństwo, ślub, rozwód,
  casamento, cônjuge, divórcio
booking, reservation, reserve, book, Buchung, Reservierung, réservation, reserva, prenotazione, boeking, reservering,
  rezerwacja
passenger, traveller, seat, Fahrgast, Reisender, Passagier, Sitzplatz, Platz, passager, voyageur, siège, place,
  pasajero, viajero, asiento, plaza, passeggero, viaggiatore, posto, reiziger, zitplaats, stoel, pasażer, podróżny,
  miejsce, passageiro, lugar
departure, depart, leave, Abfahrt, Abflug, départ, salida, partenza, vertrek, odjazd, wylot, partida
arrival, arrive, Ankunft, arrivée, llegada, arrivo, aankomst, przyjazd, przylot, chegada
stay, night, check-in, overnight, Aufenthalt, Übernachtung, Nacht, Anreise, séjour, nuitée, nuit, estancia, noche,
  soggiorno, notte, pernottamento, verblijf, overnachting, nacht, pobyt, nocleg, noc, estadia, noite
freight, cargo, carrier, consignment, consignee, Fracht, Spedition, Frachtführer, Empfänger, fret, transporteur,
  cargaison, destinataire, flete, carga, transportista, consignatario, carico, vettore, destinatario, vracht,
  vervoerder, lading, fracht, przewoźnik, ładunek, odbiorca, frete, transportador
container, pallet, crate, box, carton, Kiste, Karton, Palette, conteneur, caisse, contenedor, caja, palé, contenitore,
  cassa, scatola, doos, krat, kontener, skrzynia, karton, paleta, contentor, caixa
tender, bid, bidder, Ausschreibung, Gebot, Bieter, offre, soumission, licitación, licitador, gara, appalto,
  aanbesteding, inschrijving, przetarg, oferent, concurso, licitação
project, Projekt, Vorhaben, projet, proyecto, progetto, projekt, projeto
cover, front, attached, enclosed, Deckblatt, Anlage, beigefügt, couverture, ci-joint, portada, adjunto, copertina,
  allegato, voorblad, bijlage, okładka, załącznik, capa, anexo
`;
