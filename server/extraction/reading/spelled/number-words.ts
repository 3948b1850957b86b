/** The words of one language: from 2 on, then tens from 20 on. Spellings of one number are separated by `|`. */
interface NumberWords {
  units: string;
  tens: string;
  /** What is between tens and units, or between units and tens. */
  links: readonly string[];
  /** Whether units come first: "fünfundzwanzig". */
  unitsFirst?: boolean;
  one: string;
  /** Numbers that are not built from their digits. */
  others?: Readonly<Record<number, string>>;
}

/** One is an article in most of them, so it counts only in compounds. */
const LANGUAGES: readonly NumberWords[] = [
  {
    one: 'one',
    units:
      'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
      'eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    links: ['-', ' '],
  },
  {
    one: 'ein',
    units:
      'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn ' +
      'achtzehn neunzehn',
    tens: 'zwanzig dreißig|dreissig vierzig fünfzig sechzig siebzig achtzig neunzig',
    links: ['und'],
    unitsFirst: true,
  },
  {
    one: 'un',
    units:
      'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize ' +
      'dix-sept dix-huit dix-neuf',
    tens: 'vingt trente quarante cinquante soixante',
    links: ['-', ' ', ' et '],
    others: { 70: 'soixante-dix', 75: 'soixante-quinze', 80: 'quatre-vingts|quatre-vingt', 90: 'quatre-vingt-dix' },
  },
  {
    one: 'uno',
    units:
      'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete ' +
      'dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    links: [' y '],
    others: { 21: 'veintiuno', 22: 'veintidós', 23: 'veintitrés', 24: 'veinticuatro', 25: 'veinticinco' },
  },
  {
    one: 'uno',
    units:
      'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici ' +
      'diciassette diciotto diciannove',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    links: ['', ' '],
  },
  {
    one: 'een',
    units:
      'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien ' +
      'achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    links: ['en', 'ën'],
    unitsFirst: true,
  },
  {
    one: 'jeden',
    units:
      'dwa|dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście ' +
      'piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście',
    tens:
      'dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt ' +
      'dziewięćdziesiąt',
    links: [' '],
  },
  {
    one: 'um',
    units:
      'dois|duas três quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze ' +
      'dezesseis|dezasseis dezessete|dezassete dezoito dezenove|dezanove',
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    links: [' e '],
  },
];

const MIN = 2;
const MAX = 99;

const WORDS: ReadonlyMap<number, ReadonlySet<string>> = new Map(
  Array.from({ length: MAX - MIN + 1 }, (_, index) => [
    index + MIN,
    new Set(LANGUAGES.flatMap((language) => spell(index + MIN, language))),
  ]),
);
const NUMBERS: ReadonlyMap<string, number> = new Map(
  [...WORDS].flatMap(([value, words]) => [...words].map((word) => [word, value] as const)),
);
const ONE_WORDS: ReadonlySet<string> = new Set(LANGUAGES.flatMap(({ one }) => one));

function spell(value: number, { units, tens, links, unitsFirst, one, others }: NumberWords): string[] {
  const other = others?.[value]?.split('|') ?? [];
  const small = [one, ...units.split(' ')].map((word) => word.split('|'));
  if (value <= small.length) return [...other, ...(small[value - 1] ?? [])];
  const [ten, unit] = [tens.split(' ')[Math.floor(value / 10) - 2]?.split('|') ?? [], value % 10];
  if (unit === 0) return [...other, ...ten];
  const pairs = ten.flatMap((first) => (small[unit - 1] ?? []).map((second) => [first, second] as const));
  return [
    ...other,
    ...pairs.flatMap(([first, second]) =>
      links.map((link) => (unitsFirst === true ? second + link + first : first + link + second)),
    ),
  ];
}

/** The words for a number from 2 to 99 in all languages. */
export function listNumberWords(value: number): string[] {
  return [...(WORDS.get(value) ?? [])];
}

/** The number that a word is. */
export const readNumberWord = (word: string): number | undefined => NUMBERS.get(word.toLowerCase());

const WORD_AFTER = /^(?:[-\s]|\s(?:et|y|e)\s)(\p{L}+)/u;
const WORD_BEFORE = /(\p{L}+)(?:[-\s]|\s(?:et|y|e)\s)$/u;

/** Whether words beside a number in words are of the same number: "vingt" in "vingt-cinq". */
export function isPartOfNumber(before: string, word: string, after: string): boolean {
  const isOf = (first: string, second: string): boolean => {
    const [ten, unit] = [readNumberWord(first) ?? 0, readNumberWord(second) ?? (isOne(second) ? 1 : 0)];
    return ten >= 20 && ten % 10 === 0 && unit > 0 && unit < 10;
  };
  const [left = '', right = ''] = [WORD_BEFORE.exec(before)?.[1], WORD_AFTER.exec(after)?.[1]];
  return isOf(left, word) || isOf(word, right);
}

const isOne = (word: string): boolean => ONE_WORDS.has(word.toLowerCase());
