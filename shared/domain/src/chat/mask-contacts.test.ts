import { MAX_MESSAGE_LENGTH, tidyMessage } from './chat-message';
import { CONTACT_MASK, maskContacts } from './mask-contacts';

const masked = (text: string) => maskContacts(text).text;

describe('contact details are hidden', () => {
  test.each([
    'Call 06 12 34 56 78',
    'Call 06.12.34.56.78',
    'Call +33 (0)6 12 34 56 78',
    'Call 0033612345678',
    'Call 0 6 1 2 3 4 5 6 7 8',
    'Call O6 12 34 56 78',
    'Call 0６１２３４５６７８',
    'Call 06,12,34,56,78',
    'Call 0️⃣6️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣',
    'Call 06\u200b12\u200b34\u200b56\u200b78',
    'Call ٠٦١٢٣٤٥٦٧٨',
    'Call +352 621 1234',
  ])('%s', (text) => {
    expect(masked(text)).toBe(`Call ${CONTACT_MASK}`);
  });

  test.each([
    'zero six twelve thirty-four fifty-six seventy-eight',
    'oh six one two three four five six seven eight',
    'zéro six douze trente-quatre cinquante-six soixante-dix-huit',
    'null sechs zwölf vierunddreißig sechsundfünfzig achtundsiebzig',
    'cero seis doce treinta y cuatro cincuenta y seis',
    'zero sei dodici trentaquattro cinquantasei settantotto',
    'nul zes twaalf vierendertig zesenvijftig',
    'zero seis doze trinta e quatro cinquenta e seis',
    'zero sis dotze trenta-quatre cinquanta-sis',
    'ZERO Six, twelve, 34, 56, 78',
  ])('in words: %s', (text) => {
    expect(maskContacts(`Ring ${text}.`)).toEqual({ text: `Ring ${CONTACT_MASK}.`, isMasked: true });
  });

  test.each([
    'anna.k@example.org',
    'anna @ example . org',
    'anna(at)example(dot)org',
    'anna at example dot com',
    'anna arobase exemple point fr',
    'anna arroba ejemplo punto es',
    'https://example.org/me?x=1',
    'www.example.org',
    'wa.me/33612345678',
    'my-camper.fr',
    '@anna_camper',
    'mycamper dot com',
  ])('%s', (text) => {
    expect(masked(`Look: ${text} thanks`)).toBe(`Look: ${CONTACT_MASK} thanks`);
  });

  test('several of them at once, with the text between them kept', () => {
    expect(masked('06 12 34 56 78 or anna@example.org, please')).toBe('••• or •••, please');
  });
});

describe('all other text stays', () => {
  test.each([
    'From 28.06.2027 to 08.07.2027, at 9:00',
    'From 2027-06-28 to 2027-07-08',
    '28/06/2027-08/07/2027',
    'It costs 1 725,73 € for 11 days, 200 km a day',
    'Built in 2019, 2021 or 2019 - 2023',
    '3 adults, 2 children, 4 beds, 230 V and 12 V, 7.45 m long',
    'We arrive at the 15th, at 8:20. Is nine still good?',
    'One or two of us, three at most. Six? No, five.',
    'On est quatre, deux adultes et deux enfants de six et huit ans.',
    'Il coûte quatre-vingt-dix-neuf euros.',
    'Merci. De rien! See you at home. It is late.',
    'A 25 m cable and 150 000 km',
    '74000 Annecy',
  ])('%s', (text) => {
    expect(maskContacts(text)).toEqual({ text, isMasked: false });
  });
});

test('long and hostile texts are processed fast', () => {
  const started = performance.now();
  for (const part of ['0 ', 'a@', 'one ', '.-', 'a.', 'at at dot ']) {
    maskContacts(part.repeat(MAX_MESSAGE_LENGTH).slice(0, MAX_MESSAGE_LENGTH));
  }
  expect(performance.now() - started).toBeLessThan(2000);
});

describe('invisible characters and spaces of a message are cleaned up', () => {
  test.each([
    ['  hello  \r\n\r\n\r\n\r\nyou\t!  ', 'hello\n\nyou !'],
    ['pay \u202eyenom\u202c me\u2066', 'pay yenom me'],
    ['a\u0000b\u0007', 'ab'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['👩‍👩‍👧 ✓', '👩‍👩‍👧 ✓'],
  ])('%j', (text, tidy) => expect(tidyMessage(text)).toBe(tidy));

  test.each(['', '  \n ', '\u200b\u200e', '\u202e', '\u3164'])('%j shows nothing', (text) => {
    expect(tidyMessage(text)).toBeUndefined();
  });
});
