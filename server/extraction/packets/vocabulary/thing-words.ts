/** Buildings, machines, vehicles, work, measures and money: a line for each meaning. */
export const THING_WORDS = `
house, building, Haus, Gebäude, maison, bâtiment, immeuble, casa, edificio, huis, gebouw, dom, budynek, edifício
flat, apartment, room, Wohnung, Zimmer, appartement, logement, pièce, piso, vivienda, habitación, appartamento,
  stanza, woning, kamer, mieszkanie, pokój, apartamento, quarto
roof, Dach, toit, toiture, tejado, cubierta, tetto, dak, dach, telhado
wall, Wand, Mauer, mur, pared, muro, parete, muur, ściana, parede
window, door, Fenster, Tür, Tor, fenêtre, porte, ventana, puerta, finestra, porta, raam, deur, okno, drzwi, janela
lift, elevator, Aufzug, Fahrstuhl, ascenseur, ascensor, ascensore, lift, dźwig, winda, elevador
scaffold, crane, ladder, Gerüst, Kran, Leiter, échafaudage, grue, échelle, andamio, grúa, escalera, ponteggio, gru,
  scala, steiger, kraan, ladder, rusztowanie, żuraw, drabina, andaime, grua
bridge, road, Brücke, Straße, pont, route, puente, carretera, ponte, strada, brug, weg, most, droga, estrada
construction, site, Bau, Baustelle, chantier, construction, obra, construcción, cantiere, costruzione, bouw,
  bouwplaats, budowa, construção
heating, boiler, stove, Heizung, Kessel, Ofen, Feuerstätte, chauffage, chaudière, poêle, calefacción, caldera, estufa,
  riscaldamento, caldaia, stufa, verwarming, ketel, kachel, ogrzewanie, kocioł, piec, aquecimento, caldeira, fogão
chimney, sweep, soot, Schornstein, Schornsteinfeger, Kamin, Kehrung, Ruß, cheminée, ramonage, suie, chimenea,
  deshollinador, camino, spazzacamino, canna fumaria, schoorsteen, roet, komin, kominiarz, chaminé
steam, Dampf, vapeur, vapor, vapore, stoom, para, parowy
pressure, Druck, pression, presión, pressione, druk, ciśnienie, pressão
vessel, tank, Behälter, Tank, réservoir, cuve, depósito, recipiente, serbatoio, vat, tank, zbiornik, reservatório
pipe, valve, pump, Rohr, Ventil, Pumpe, Leitung, tuyau, vanne, soupape, pompe, tubo, válvula, bomba, valvola, pompa,
  buis, leiding, klep, pomp, rura, zawór, pompa, cano
electricity, electric, voltage, Strom, elektrisch, Spannung, électricité, électrique, tension, electricidad,
  eléctrico, tensión, elettricità, elettrico, tensione, elektriciteit, stroom, spanning, prąd, elektryczny, napięcie,
  eletricidade, elétrico, tensão
solar, panel, inverter, Solar, Photovoltaik, Wechselrichter, solaire, panneau, onduleur, panel, inversor, solare,
  pannello, zonnepaneel, zonnepanelen, omvormer, słoneczny, fotowoltaika, falownik, painel
battery, Batterie, Akku, batterie, batería, batteria, accu, bateria
gas, oil, fuel, Gas, Öl, Kraftstoff, gaz, huile, carburant, aceite, combustible, olio, carburante, olie, brandstof,
  gaz, olej, paliwo, óleo, combustível
machine, device, equipment, Maschine, Gerät, Anlage, Ausrüstung, machine, appareil, équipement, máquina, aparato,
  equipo, macchina, apparecchio, attrezzatura, toestel, apparaat, maszyna, urządzenie, sprzęt, aparelho, equipamento
tool, Werkzeug, outil, herramienta, utensile, attrezzo, gereedschap, narzędzie, ferramenta
maintenance, service, repair, Wartung, Instandhaltung, Reparatur, entretien, maintenance, réparation, mantenimiento,
  reparación, manutenzione, riparazione, onderhoud, reparatie, konserwacja, naprawa, serwis, manutenção, reparação
installation, install, installer, Installation, Montage, Einbau, installation, pose, instalación, instalador,
  installazione, montaggio, installatie, plaatsing, instalacja, montaż, instalação
cleaning, Reinigung, gereinigt, nettoyage, limpieza, pulizia, schoonmaak, reiniging, czyszczenie, sprzątanie, limpeza
safety, protection, Sicherheit, Schutz, sécurité, protection, seguridad, protección, sicurezza, protezione,
  veiligheid, bescherming, bezpieczeństwo, ochrona, segurança, proteção
alarm, fire extinguisher, Alarm, Feuerlöscher, Rauchmelder, alarme, extincteur, alarma, extintor, allarme, estintore,
  brandblusser, rookmelder, gaśnica, czujka, extintor
key, lock, Schlüssel, Schloss, clé, serrure, llave, cerradura, chiave, serratura, sleutel, slot, klucz, zamek, chave,
  fechadura
car, vehicle, Auto, Fahrzeug, Kfz, voiture, véhicule, coche, vehículo, automobile, veicolo, auto, voertuig, samochód,
  pojazd, carro, veículo
truck, lorry, trailer, Lastwagen, Anhänger, camion, remorque, camión, remolque, rimorchio, vrachtwagen, aanhanger,
  ciężarówka, przyczepa, camião, reboque
driver, driving, Fahrer, fahren, chauffeur, conducteur, conduite, conductor, conducción, conducente, autista, guida,
  bestuurder, rijden, kierowca, jazda, condutor, motorista
bicycle, motorcycle, Fahrrad, Motorrad, vélo, moto, bicicleta, motocicleta, bicicletta, fiets, motorfiets, rower,
  motocykl
train, railway, Zug, Bahn, Eisenbahn, train, chemin de fer, tren, ferrocarril, treno, ferrovia, trein, spoor, pociąg,
  kolej, comboio
bus, Autobus, car, autobús, autobus, autobus, autocarro
ship, boat, vessel, sail, Schiff, Boot, Segel, navire, bateau, voile, barco, buque, velero, navegación, nave, barca,
  vela, navigazione, schip, boot, zeil, statek, łódź, jacht, żeglarski, navio, navegação
captain, crew, Kapitän, Mannschaft, Besatzung, capitaine, équipage, capitán, tripulación, capitano, equipaggio,
  kapitein, bemanning, kapitan, załoga, capitão, tripulação
harbour, port, Hafen, port, puerto, porto, haven, port, przystań
aircraft, flight, pilot, Flugzeug, Flug, Pilot, avion, vol, pilote, avión, vuelo, piloto, aereo, volo, pilota,
  vliegtuig, vlucht, piloot, samolot, lot, pilot, avião, voo
airport, Flughafen, aéroport, aeropuerto, aeroporto, luchthaven, vliegveld, lotnisko
engine, motor, Motor, moteur, motore, silnik
tyre, brake, Reifen, Bremse, pneu, frein, neumático, freno, pneumatico, band, rem, opona, hamulec, pneu, travão
weapon, rifle, shoot, Waffe, Gewehr, Schießen, arme, fusil, tir, arma, tiro, disparo, fucile, wapen, geweer, schieten,
  broń, strzelba, strzelecki
explosive, fireworks, Sprengstoff, Feuerwerk, explosif, feu d'artifice, explosivo, fuegos artificiales, esplosivo,
  fuochi, vuurwerk, springstof, materiał wybuchowy, fajerwerki, fogo de artifício
chemical, poison, Chemikalie, Gefahrstoff, chimique, poison, químico, veneno, chimico, veleno, chemisch, gif,
  chemiczny, trucizna
radiation, x-ray, Strahlung, Röntgen, rayonnement, radiographie, radiación, radiografía, radiazione, straling,
  promieniowanie, rentgen, radiação
textile, clothes, Kleidung, Stoff, Textil, vêtement, tissu, ropa, tejido, vestiti, tessuto, kleding, stof, ubranie,
  tkanina, odzież, roupa, tecido
furniture, Möbel, meuble, mueble, mobile, meubel, mebel, meble, móvel
jewellery, gold, silver, ring, Schmuck, Gold, Silber, bijou, or, argent, joya, oro, plata, gioiello, argento, sieraad,
  goud, zilver, biżuteria, złoto, srebro, joia, ouro, prata
coin, stamp, antique, Münze, Briefmarke, Antiquität, monnaie, timbre, moneda, sello, moneta, francobollo, munt,
  postzegel, znaczek, moeda, selo
computer, software, network, Rechner, Netzwerk, ordinateur, logiciel, réseau, ordenador, red, rete, netwerk, komputer,
  oprogramowanie, sieć, computador, rede
phone, telephone, Telefon, téléphone, teléfono, telefono, telefoon, telefone
parcel, package, shipment, Paket, Sendung, Versand, colis, envoi, expédition, paquete, envío, pacco, spedizione,
  pakket, zending, paczka, przesyłka, encomenda, envio
warehouse, stock, store, Lager, Bestand, entrepôt, stock, almacén, existencias, magazzino, giacenza, magazijn,
  voorraad, magazyn, zapas, armazém
goods, article, product, Ware, Artikel, Produkt, marchandise, produit, mercancía, artículo, producto, merce, prodotto,
  goederen, towar, produkt, mercadoria, produto
price, cost, Preis, Kosten, prix, coût, precio, coste, prezzo, costo, prijs, kosten, cena, koszt, preço, custo
payment, pay, paid, Zahlung, bezahlt, paiement, payé, pago, pagado, pagamento, pagato, betaling, betaald, płatność,
  zapłata, zapłacono
wage, salary, Lohn, Gehalt, salaire, paie, salario, nómina, stipendio, salario, loon, salaris, wynagrodzenie, płaca,
  salário
insurance, insured, Versicherung, versichert, assurance, assuré, seguro, asegurado, assicurazione, assicurato,
  verzekering, verzekerd, ubezpieczenie, ubezpieczony, seguro
loan, borrow, lend, Darlehen, Leihe, Ausleihe, prêt, emprunt, préstamo, prestito, lening, uitleen, pożyczka,
  wypożyczenie, empréstimo
rent, lease, Miete, Pacht, loyer, bail, location, alquiler, arrendamiento, affitto, locazione, huur, pacht, czynsz,
  najem, dzierżawa, aluguer, renda
sale, sell, buy, purchase, Verkauf, Kauf, vente, achat, venta, compra, vendita, acquisto, verkoop, aankoop, koop,
  sprzedaż, zakup, kupno, venda
auction, bid, Auktion, Versteigerung, enchère, subasta, puja, asta, veiling, bod, aukcja, licytacja, leilão
inheritance, estate, will, Erbe, Nachlass, Testament, succession, héritage, herencia, testamento, eredità, erfenis,
  nalatenschap, spadek, testament, herança
work, job, task, Arbeit, Tätigkeit, Aufgabe, travail, travaux, tâche, trabajo, tarea, lavoro, attività, werk, taak,
  praca, zadanie, trabalho, tarefa
shift, hours, Schicht, Stunden, équipe, heures, turno, horas, ore, dienst, uren, zmiana, godziny
week, Woche, semaine, semana, settimana, week, tydzień
day, daily, Tag, täglich, jour, journalier, día, diario, giorno, giornaliero, dag, dagelijks, dzień, dzienny, dia
month, monthly, Monat, monatlich, mois, mensuel, mes, mensual, mese, mensile, maand, maandelijks, miesiąc, miesięczny,
  mês
year, annual, Jahr, jährlich, an, année, annuel, año, anual, anno, annuale, jaar, jaarlijks, rok, roczny, ano
season, spring, summer, autumn, winter, Saison, saison, temporada, estación, stagione, seizoen, sezon, estação, época
depth, deep, Tiefe, profondeur, profundidad, profondità, diepte, głębokość, profundidade
length, distance, Länge, Strecke, longueur, distance, longitud, distancia, lunghezza, distanza, lengte, afstand,
  długość, odległość, comprimento, distância
speed, Geschwindigkeit, vitesse, velocidad, velocità, snelheid, prędkość, velocidade
duration, time, Dauer, Zeit, durée, temps, duración, tiempo, durata, tempo, duur, tijd, czas, duração
colour, Farbe, couleur, color, colore, kleur, kolor, barwa, cor
quality, Qualität, qualité, calidad, qualità, kwaliteit, jakość, qualidade
quantity, number of, Menge, Anzahl, quantité, cantidad, quantità, hoeveelheid, aantal, ilość, liczba, quantidade
defect, fault, Mangel, Mängel, Fehler, défaut, panne, defecto, avería, difetto, guasto, gebrek, storing, wada,
  usterka, defeito, avaria
place, location, site, Ort, Standort, lieu, endroit, lugar, emplazamiento, luogo, sito, plaats, locatie, miejsce, local
position, course, direction, Kurs, Richtung, cap, rumbo, posición, rotta, posizione, koers, positie, kurs, pozycja,
  rota, rumo, posição
tune, tuning, pitch, stimmen, Stimmung, Klavierstimmer, accord, accordeur, afinación, afinador, accordatura,
  accordatore, stemmen, stemmer, strojenie, stroiciel, afinação
customs, border, Zoll, Grenze, douane, frontière, aduana, frontera, dogana, confine, grens, cło, granica, alfândega,
  fronteira
tourist, guest, visitor, Gast, Besucher, touriste, visiteur, hôte, turista, visitante, huésped, ospite, visitatore,
  gast, bezoeker, gość, turysta, hóspede
`;
