import { nameInLetter, quoteInLetter, titleInLetter } from './user-written-text';

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
])('%s is called %s in letters', (name, written) => {
  expect(nameInLetter(name)).toBe(written);
});

test.each([
  ['VW California T6.1, 4 beds & awning', 'VW California T6 1, 4 beds & awning'],
  ['Pay at www.evil.test/pay', 'Pay at www evil test pay'],
  ['Call 0900 123 456 now', 'Call now'],
  ['Write to me@evil.test', 'Write to me evil test'],
  ['Camper '.repeat(30), `${'Camper '.repeat(8)}Cam…`],
  ['***', '…'],
])('the camper %s is called %s in letters', (title, written) => {
  expect(titleInLetter(title)).toBe(written);
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
  ['Fine.We come', 'Fine. We come'],
  ['<a href="x">\u202eevil\u200b</a>', '<a href="x">evil</a>'],
  ['word '.repeat(100), `${'word '.repeat(60).trim()}…`],
  ['line\n'.repeat(20), Array(8).fill('line').join('\n')],
  [' \n ', undefined],
  [null, undefined],
])('%j is quoted as %j', (words, quoted) => {
  expect(quoteInLetter(words)).toBe(quoted);
});
