/** One digit each, in the eight languages of the site. */
const DIGITS = `zero oh one two three four five six seven eight nine double triple
  zéro un une deux trois quatre cinq sept huit neuf
  null ein eins zwei zwo drei vier fünf fuenf sechs sieben acht neun
  cero uno una dos tres cuatro cinco seis siete ocho nueve
  due tre quattro cinque sei sette otto nove
  nul een één twee drie vijf zes zeven negen
  um uma dois duas três quatro sete oito
  u dues quatre cinc sis set vuit nou`;

/** Two digits each. */
const TENS = `ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
  twenty thirty forty fourty fifty sixty seventy eighty ninety
  dix onze douze treize quatorze quinze seize vingt vingts trente quarante cinquante soixante septante huitante octante nonante
  zehn elf zwölf zwoelf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn
  zwanzig dreißig dreissig vierzig fünfzig sechzig siebzig achtzig neunzig
  diez once doce trece catorce quince dieciséis dieciseis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta
  sesenta setenta ochenta noventa
  dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti trenta quaranta cinquanta
  sessanta settanta ottanta novanta
  tien twaalf dertien veertien vijftien zestien zeventien achttien negentien
  twintig dertig veertig vijftig zestig zeventig tachtig negentig
  dez doze treze dezasseis dezassete dezoito dezanove vinte trinta quarenta cinquenta sessenta oitenta
  deu dotze tretze catorze setze disset divuit dinou vint trenta quaranta cinquanta seixanta vuitanta`;

/** Joins parts of one number. */
export const NUMBER_JOINTS: ReadonlySet<string> = new Set('and et und e y i en plus'.split(' '));

const LENGTHS = new Map<string, number>([
  ...TENS.split(/\s+/).map((word) => [word, 2] as const),
  ...DIGITS.split(/\s+/).map((word) => [word, 1] as const),
]);

// `siebenundzwanzig`, `vierendertig`, `trentaquattro`, `veintidós`: compounds of a ten and a digit.
const GROWN_TOGETHER =
  /^(?:\p{L}{3,6}(?:und|en|ën)\p{L}{2,5}(?:zig|ßig|ssig|tig)|(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)[ia]?(?:uno?|due|tre|quattro|cinque|sei|sette|otto|nove)|veinti\p{L}{2,6}|treintai\p{L}{2,6})$/u;

/** The number of digits of a number word; 0 for any other word. */
export function digitsOfWord(word: string): number {
  return LENGTHS.get(word) ?? (GROWN_TOGETHER.test(word) ? 2 : 0);
}
