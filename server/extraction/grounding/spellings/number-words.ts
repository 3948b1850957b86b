/** Two to twelve, and some more, in the languages that are read. One is an article in most of them. */
const WORDS: Readonly<Record<number, string>> = {
  2: 'two,zwei,deux,dos,due,twee,dwa,dwie,dois,duas',
  3: 'three,drei,trois,tres,tre,drie,trzy,três',
  4: 'four,vier,quatre,cuatro,quattro,cztery,quatro',
  5: 'five,fünf,cinq,cinco,cinque,vijf,pięć',
  6: 'six,sechs,seis,sei,zes,sześć',
  7: 'seven,sieben,sept,siete,sette,zeven,siedem,sete',
  8: 'eight,acht,huit,ocho,otto,osiem,oito',
  9: 'nine,neun,neuf,nueve,nove,negen,dziewięć',
  10: 'ten,zehn,dix,diez,dieci,tien,dziesięć,dez',
  11: 'eleven,elf,onze,once,undici,jedenaście',
  12: 'twelve,zwölf,douze,doce,dodici,twaalf,dwanaście,doze',
  14: 'fourteen,vierzehn,quatorze,catorce,quattordici,veertien,czternaście,catorze',
  15: 'fifteen,fünfzehn,quinze,quince,quindici,vijftien,piętnaście',
  18: 'eighteen,achtzehn,dix-huit,dieciocho,diciotto,achttien,osiemnaście,dezoito',
  20: 'twenty,zwanzig,vingt,veinte,venti,twintig,dwadzieścia,vinte',
  24: 'twenty-four,vierundzwanzig,vingt-quatre,veinticuatro,ventiquattro,vierentwintig',
  30: 'thirty,dreißig,dreissig,trente,treinta,trenta,dertig,trzydzieści,trinta',
  36: 'thirty-six,sechsunddreißig,trente-six,treinta y seis,trentasei,zesendertig',
  60: 'sixty,sechzig,soixante,sesenta,sessanta,zestig,sześćdziesiąt,sessenta',
  90: 'ninety,neunzig,quatre-vingt-dix,noventa,novanta,negentig,dziewięćdziesiąt',
};

export const listNumberWords = (value: number): string[] => WORDS[value]?.split(',') ?? [];
