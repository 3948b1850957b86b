/** Animals, plants, food, land, water and weather: a line for each meaning. */
export const NATURE_WORDS = `
animal, pet, Tier, Haustier, animal, animaux, mascota, animale, dier, huisdier, zwierzę, zwierzęta, animais
dog, puppy, Hund, Welpe, Rüde, Hündin, chien, chiot, perro, perra, cachorro, cane, cucciolo, hond, pies, szczenię,
  cão, cadela
cat, Katze, Kater, chat, gato, gatto, kat, kot
horse, mare, gelding, stallion, Pferd, Stute, Wallach, Hengst, Equiden, cheval, jument, caballo, yegua, cavallo,
  giumenta, paard, merrie, ruin, koń, konia, klacz, wałach, cavalo, égua
cow, cattle, bull, Rind, Kuh, Bulle, vache, bovin, taureau, vaca, bovino, toro, mucca, bovino, koe, rund, krowa,
  bydło, vaca, bovino
pig, sow, Schwein, Sau, porc, truie, cerdo, maiale, suino, varken, świnia, porco
sheep, goat, flock, Schaf, Ziege, Herde, mouton, chèvre, troupeau, oveja, cabra, rebaño, pecora, capra, gregge,
  schaap, geit, kudde, owca, koza, stado, ovelha
chicken, poultry, egg, Huhn, Geflügel, Ei, Eier, poulet, volaille, œuf, gallina, pollo, huevo, uovo, pollame, kip, ei,
  kura, drób, jajko, galinha, ovo
bird, Vogel, oiseau, pájaro, ave, uccello, vogel, ptak, pássaro
fish, angler, fishing, Fisch, Angler, Angeln, Fischerei, poisson, pêche, pêcheur, pez, pescado, pesca, pescador,
  pesce, pescatore, vis, vissen, hengelaar, ryba, ryb, wędkarz, połów, rybacki, peixe
bee, hive, beekeeper, honey, colony, Biene, Bienenvolk, Imker, Honig, Beute, abeille, ruche, apiculteur, miel, abeja,
  colmena, apicultor, ape, alveare, arnia, apicoltore, miele, bij, bijen, imker, honing, pszczoła, ul, pszczelarz,
  miód, abelha, colmeia, mel
insect, pest, Insekt, Schädling, insecte, nuisible, insecto, plaga, insetto, parassita, ongedierte, insect, owad,
  szkodnik, inseto, praga
veterinary, vet, Tierarzt, vétérinaire, veterinario, dierenarts, weterynarz, weterynaryjny, veterinário
breed, breeder, pedigree, Rasse, Zucht, Züchter, race, élevage, éleveur, raza, criador, cría, razza, allevatore,
  allevamento, ras, fokker, stamboom, rasa, hodowca, hodowla, rodowód, raça
adoption, adopt, shelter, Adoption, Tierheim, adoption, refuge, adopción, refugio, acogida, adozione, rifugio,
  adoptie, asiel, adopcja, schronisko, adoção, abrigo
hunting, hunt, hunter, game, Jagd, Jäger, Wild, Jagdschein, chasse, chasseur, gibier, caza, cazador, caccia,
  cacciatore, selvaggina, jacht, jager, wild, polowanie, łowiecki, myśliwy, zwierzyna, caça, caçador
deer, boar, Reh, Hirsch, Wildschwein, chevreuil, cerf, sanglier, ciervo, jabalí, cervo, cinghiale, capriolo, ree,
  hert, zwijn, sarna, jeleń, dzik, veado, javali
forest, tree, wood, Wald, Baum, Forst, Holz, forêt, arbre, bois, bosque, árbol, madera, forestal, foresta, albero,
  legno, bosco, bos, boom, hout, las, drzewo, drewno, floresta, árvore, madeira
garden, plant, seed, Garten, Pflanze, Saatgut, jardin, plante, semence, jardín, planta, semilla, giardino, pianta,
  seme, tuin, plant, zaad, ogród, roślina, nasiona, jardim, semente
farm, agriculture, field, harvest, crop, Hof, Landwirtschaft, Feld, Acker, Ernte, ferme, agriculture, agricole, champ,
  récolte, finca, agrícola, cultivo, cosecha, campo, fattoria, agricolo, raccolto, boerderij, landbouw, akker, oogst,
  gospodarstwo, rolny, pole, zbiory, quinta, colheita
fertiliser, pesticide, spraying, Dünger, Pflanzenschutz, Spritzung, engrais, pesticide, traitement, abono,
  fertilizante, plaguicida, concime, fitosanitario, mest, bestrijdingsmiddel, nawóz, oprysk, adubo
wine, vineyard, grape, Wein, Weinberg, Traube, vin, vigne, raisin, vino, viña, uva, vigna, wijn, druif, wino, winnica,
  vinho, vinha
tasting, taste, smell, aroma, Verkostung, Geschmack, Geruch, dégustation, goût, arôme, cata, sabor, olor,
  degustazione, gusto, profumo, sapore, proeverij, smaak, geur, degustacja, smak, zapach, prova, sabor, aroma
beer, brewery, Bier, Brauerei, bière, brasserie, cerveza, cervecería, birra, birrificio, brouwerij, piwo, browar,
  cerveja
milk, cheese, dairy, Milch, Käse, Molkerei, lait, fromage, laiterie, leche, queso, latte, formaggio, melk, kaas,
  mleko, ser, leite, queijo
bread, bakery, Brot, Bäckerei, pain, boulangerie, pan, panadería, pane, panificio, brood, bakkerij, chleb, piekarnia,
  pão, padaria
meat, butcher, slaughter, Fleisch, Metzger, Schlachtung, viande, boucherie, abattage, carne, matadero, macelleria,
  macellazione, vlees, slager, slacht, mięso, rzeźnia, ubój, talho
food, meal, kitchen, menu, Lebensmittel, Essen, Küche, Speise, aliment, repas, cuisine, comida, alimento, cocina,
  cibo, pasto, cucina, voedsel, maaltijd, keuken, żywność, posiłek, kuchnia, refeição, cozinha
restaurant, hotel, Gaststätte, restaurant, auberge, restaurante, ristorante, albergo, restauracja
water, Wasser, eau, agua, acqua, water, woda, wody, água
river, lake, Fluss, See, rivière, lac, río, lago, fiume, rivier, meer, rzeka, jezioro, rio
sea, ocean, coast, Meer, Küste, mer, côte, mar, costa, mare, zee, kust, morze, wybrzeże
rain, Regen, Niederschlag, pluie, lluvia, pioggia, regen, deszcz, opad, chuva
snow, ice, Schnee, Eis, neige, glace, nieve, hielo, neve, ghiaccio, sneeuw, ijs, śnieg, lód, gelo
avalanche, Lawine, avalanche, avalancha, alud, valanga, lawine, lawina, avalancha
wind, storm, Wind, Sturm, vent, tempête, viento, tormenta, vento, tempesta, wind, storm, wiatr, burza, tempestade
weather, forecast, Wetter, Vorhersage, météo, prévision, tiempo, pronóstico, meteo, previsione, weer,
  weersverwachting, pogoda, prognoza, previsão
temperature, Temperatur, température, temperatura, temperatuur
fire, burn, burning, Feuer, Brand, verbrennen, Abbrennen, feu, incendie, brûler, fuego, quema, quemar, incendio,
  fuoco, bruciare, vuur, brand, verbranden, ogień, pożar, spalanie, fogo, queima, queimada
risk, danger, hazard, Risiko, Gefahr, Gefährdung, risque, danger, riesgo, peligro, rischio, pericolo, risico, gevaar,
  ryzyko, zagrożenie, niebezpieczeństwo, risco, perigo
soil, ground, Boden, Erde, sol, terre, suelo, terreno, suolo, bodem, grond, gleba, grunt, solo
parcel, plot, land, Grundstück, Flurstück, parcelle, terrain, parcela, solar, particella, lotto, perceel, działka,
  talhão
stone, rock, mine, Stein, Bergwerk, Gestein, pierre, roche, mine, piedra, mina, roca, pietra, miniera, roccia, steen,
  mijn, kamień, kopalnia, skała, pedra
sample, specimen, Probe, Muster, échantillon, prélèvement, muestra, campione, monster, staal, próbka, amostra
laboratory, analysis, Labor, Analyse, Untersuchung, laboratoire, analyse, laboratorio, análisis, analisi,
  laboratorium, analiza, laboratório, análise
waste, rubbish, recycling, Abfall, Müll, Entsorgung, déchet, ordures, residuo, basura, rifiuto, smaltimento, afval,
  odpad, śmieci, resíduo, lixo
noise, Lärm, bruit, ruido, rumore, geluid, lawaai, hałas, ruído
environment, nature, Umwelt, Natur, environnement, nature, medio ambiente, naturaleza, ambiente, natura, milieu,
  natuur, środowisko, przyroda, natureza
mountain, hill, valley, slope, Hang, Tal, pente, versant, vallée, ladera, valle, pendiente, pendio, versante, helling,
  dal, stok, dolina, encosta, vale
`;
