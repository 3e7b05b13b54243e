import { nameInEmail, quoteInEmail, titleInEmail } from './user-written-text';

test.each([
  ['Núria', 'Núria'],
  ['Jean-Pierre', 'Jean-Pierre'],
  ['Mary Ann', 'Mary Ann'],
  ['O’Neill', 'O’Neill'],
  ['Visit https://evil.test/pay now', 'Visit https'],
  ['evil.test', 'evil test'],
  ['Your account is blocked, call 0900 123456', 'Your account'],
  ['<a href="//evil.test">Lena</a>', 'a href'],
  ['x'.repeat(80), `${'x'.repeat(23)}…`],
  ['🙂', '…'],
])('%s is called %s in e-mails', (name, written) => {
  expect(nameInEmail(name)).toBe(written);
});

test.each([
  ['VW California T6.1, 4 beds & awning', 'VW California T6 1, 4 beds & awning'],
  ['Pay at www.evil.test/pay', 'Pay at www evil test pay'],
  ['Call 0900 123 456 now', 'Call now'],
  ['Call 0900,123,456 or 0900+123&456 now', 'Call or now'],
  ['Call ０９００１２３４５６ now', 'Call now'],
  ['Fiat Ducato 2.3, 2019, 6 seats', 'Fiat Ducato 2 3, 2019, 6 seats'],
  ['Write to me@evil.test', 'Write to me evil test'],
  ['Camper '.repeat(30), `${'Camper '.repeat(8)}Cam…`],
  ['***', '…'],
])('the camper %s is called %s in e-mails', (title, written) => {
  expect(titleInEmail(title)).toBe(written);
});

test.each([
  ['May we bring the dog?', 'May we bring the dog?'],
  ['One\r\n\r\n\r\nTwo  three', 'One\nTwo three'],
  ['Pay at https://evil.test/pay now', 'Pay at … now'],
  ['See www.evil.test, or evil.test', 'See … or evil. test'],
  ['Write to me@evil.test', 'Write to …'],
  ['Call 0900 123 456 or +33 (0)6-12.34.56.78', 'Call … or …'],
  ['06.12.34.56.78, 1.9.2027-5.9.2027', '…, 1.9.2027-5.9.2027'],
  ['From 01.09.2027 or 2027-09-01, at 14.30', 'From 01.09.2027 or 2027-09-01, at 14.30'],
  ['06·12·34·56·78, 06,12,34,56,78, 06_12_34_56_78 or 06–12–34–56–78', '…, …, … or …'],
  ['Call ０６１２３４５６７８ or ٠٦١٢٣٤٥٦٧٨', 'Call … or …'],
  ['We are 4, 2 of them small, with 1.5 m of luggage', 'We are 4, 2 of them small, with 1.5 m of luggage'],
  [
    'evilx\u030c.test, evil_.test, evil-.test, evil9.test',
    'evilx\u030c. test, evil_. test, evil-. test, evil9. test',
  ],
  ['evil。test, evil．test, evil｡test, evil.x\u030ct', 'evil. test, evil. test, evil. test, evil. x\u030ct'],
  ['Fine.We come', 'Fine. We come'],
  ['<a href="x">\u202eevil\u200b</a>', '<a href="x">evil</a>'],
  ['word '.repeat(100), `${'word '.repeat(60).trim()}…`],
  ['line\n'.repeat(20), Array(8).fill('line').join('\n')],
  [' \n ', undefined],
  [null, undefined],
])('%j is quoted as %j', (text, quoted) => {
  expect(quoteInEmail(text)).toBe(quoted);
});

// As long as a message may be, and longer.
test.each(['a@', 'a.', 'a-', '1,', '1 ', '+(', 'www.', 'h:/', '@.', ' ', '\n', '\u200b'])(
  'many %j are processed fast',
  (pair) => {
    const input = pair.repeat(10_000);
    const before = process.cpuUsage();
    quoteInEmail(input);
    titleInEmail(input);
    nameInEmail(input);
    expect(process.cpuUsage(before).user).toBeLessThan(300_000);
  },
);
