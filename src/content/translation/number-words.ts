// Words of numbers, scales and units in the languages that have words for pages.

/** Number words by language: from 0 to 20, the tens from 30, a hundred, a thousand; other forms follow. */
const lists: Readonly<Record<string, readonly [regular: string, others: string]>> = {
  en: [
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand',
    'once:1 twice:2 thrice:3 both:2 dozen:12 twentyfold:20 tenfold:10 fortyfold:40',
  ],
  de: [
    'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend',
    'ein:1 eine:1 einen:1 einem:1 einer:1 eines:1 beide:2 beiden:2 zwo:2 doppelt:2 dutzend:12',
  ],
  pt: [
    'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem mil',
    'uma:1 duas:2 quatorze:14 dezasseis:16 dezassete:17 dezanove:19 cento:100 ambos:2 ambas:2 dúzia:12 duzentos:200 trezentos:300 quinhentos:500',
  ],
  es: [
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien mil',
    'un:1 una:1 ciento:100 ambos:2 ambas:2 docena:12 veintiuno:21 doscientos:200 trescientos:300 quinientos:500',
  ],
  fr: [
    'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix cent mille',
    'une:1 cents:100 douzaine:12 vingts:20',
  ],
  it: [
    'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento mille',
    'un:1 una:1 entrambi:2 entrambe:2 decina:10 dozzina:12 mila:1000 vent:20 trent:30 quarant:40 cinquant:50 sessant:60 settant:70 ottant:80 novant:90',
  ],
  nl: [
    'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend',
    'één:1 beide:2 tiental:10 dozijn:12',
  ],
  da: [
    'nul en to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tyve tredive fyrre halvtreds tres halvfjerds firs halvfems hundrede tusind',
    'et:1 én:1 ét:1 begge:2 dusin:12 tusinde:1000',
  ],
  no: [
    'null en to tre fire fem seks sju åtte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tjue tretti førti femti seksti sytti åtti nitti hundre tusen',
    'et:1 ett:1 én:1 ei:1 begge:2 syv:7 tyve:20 tredve:30 dusin:12',
  ],
  sv: [
    'noll en två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo trettio fyrtio femtio sextio sjuttio åttio nittio hundra tusen',
    'ett:1 båda:2 dussin:12',
  ],
  pl: [
    'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt sto tysiąc',
    'jedna:1 jedno:1 jednej:1 jednego:1 dwie:2 dwóch:2 dwoma:2 oba:2 obie:2 troje:3 trzech:3 trzem:3 trzema:3 czworo:4 czterech:4 czterem:4 czterema:4 pięciu:5 pięcioma:5 sześciu:6 sześcioma:6 siedmiu:7 siedmioma:7 ośmiu:8 ośmioma:8 dziewięciu:9 dziesięciu:10 jedenastu:11 dwunastu:12 tuzin:12 trzynastu:13 czternastu:14 piętnastu:15 szesnastu:16 siedemnastu:17 osiemnastu:18 dziewiętnastu:19 dwudziestu:20 trzydziestu:30 czterdziestu:40 pięćdziesięciu:50 sześćdziesięciu:60 siedemdziesięciu:70 osiemdziesięciu:80 dziewięćdziesięciu:90 stu:100 dwieście:200 trzysta:300 czterysta:400 pięćset:500 sześćset:600 siedemset:700 osiemset:800 dziewięćset:900 tysiące:1000 tysiąca:1000 tysięcy:1000',
  ],
};

const tens = [30, 40, 50, 60, 70, 80, 90];
const values = [...Array(21).keys(), ...tens, 100, 1_000];

export const numberWords: Readonly<Record<string, ReadonlyMap<string, number>>> =
  Object.fromEntries(
    Object.entries(lists).map(([language, [regular, others]]) => [
      language,
      new Map([
        ...regular.split(' ').map((word, index) => [word, values[index]!] as const),
        ...others.split(' ').map((entry) => {
          const [word = '', value] = entry.split(':');
          return [word, Number(value)] as const;
        }),
      ]),
    ]),
  );

/** Languages that join the words of a number, and the words with which they join ones and tens. */
export const joints: Readonly<Record<string, readonly string[]>> = {
  de: ['und'],
  nl: ['ën', 'en'],
  da: ['og'],
  no: ['og', ''],
  sv: [''],
  it: [''],
};

const follows = (words: string, between = String.raw`[\s\u00A0\u202F-]*`) =>
  new RegExp(String.raw`^${between}(?:${words})(?![\p{L}\p{N}])`, 'iu');

/** Words after a number that multiply it. */
export const scales = [
  {
    factor: 1e9,
    words:
      'billions?|bn|bilh(?:ão|ões)|milliard(?:en|er|e|s)?|mrd|mil milhões|mil millones|miliard(?:y|ów|o|i)?|miljard(?:en|er)?',
  },
  {
    factor: 1e6,
    words:
      'millions?|milh(?:ão|ões)|mill(?:ón|ones)|millione[nr]|milion[eiy]?|milionów|miljoen|miljon(?:er)?|mio|mln',
  },
  {
    factor: 1e3,
    words: 'thousand|tausend|tsd|mil|mille|mila|duizend|tusinde?|tusen|tysi(?:ące?|ęcy)|tys|k',
  },
].map(({ factor, words }) => ({ factor, pattern: follows(`(?:${words})\\.?`) }));
scales.push({ factor: 1e4, pattern: /^(?:万|萬)/u });

/** Units by the words of all languages. */
export const units = Object.entries({
  percent: 'percent|per cent|prozent|procent|prosent|por cento|por ciento|pour cent|per cento',
  millisecond:
    'ms|milliseconds?|milissegundos?|milisegundos?|milli?sekund(?:en?|er)?|millisecondes?|millisecond[oi]|milliseconden|milisekund[ya]?',
  second: 's|secs?|seconds?|segundos?|sekund(?:en?|er|y|a|ę)?|secondes?|second[oi]|seconden|sek',
  minute: 'min|mins|minutes?|minutos?|minut(?:en|t|ter|er|y|a|ę)?|minuut|minut[oi]',
  hour: 'h|hrs?|hours?|horas?|stunden?|heures?|or[ae]|uur|uren|timer?|timmar?|godzin[ayęy]?',
  day: 'days?|dias?|días?|tage?n?|jours?|giorn[oi]|dag(?:en|e|er|ar)?|dni|dnia|dzień',
  week: 'weeks?|semanas?|wochen?|semaines?|settiman[ae]|weken|uger?|uker?|veck(?:a|or)|tygod(?:nie|ni|niu)|tydzień',
  month:
    'months?|mês|meses|mes|monate?n?|mois|mes[ei]|maand(?:en)?|måned(?:er)?|månad(?:er)?|miesi[ąę]c[ey]?',
  year: 'years?|anos?|años?|jahre?n?|ans?|années?|ann[oi]|jaren|år|lata?|roku?',
  kB: 'kb|kib',
  MB: 'mb|mib',
  GB: 'gb|gib',
  TB: 'tb|tib',
}).map(([unit, words]) => ({ unit, pattern: follows(words) }));
units.push({ unit: 'percent', pattern: /^[\s\u00A0\u202F]*[%٪]/u });
