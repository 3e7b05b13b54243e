import { findContactTextProblem } from './contact-text';

test.each([
  ['Is the deposit back on Friday? I paid < 500 € & > 300 €.', undefined],
  ['We are a family of 4 <3 <a.b>', 'code'],
  ['i <3 campers, a<b and b>a', undefined],
  ['<script>alert(1)</script>', 'code'],
  ['< IFRAME src=x>', 'code'],
  ['Click javascript:alert(1)', 'code'],
  ['</form><input name=q>', 'code'],
  ['See https://evil.test/login', 'link'],
  ['See HTTP://EVIL.TEST', 'link'],
  ['See www.evil.test now', 'link'],
  ['See https://campavia.test@evil.test/', 'link'],
  ['See https://campavia.test.evil.test/', 'link'],
  ['See https://', undefined],
  ['This one: https://campavia.test/campers/7 (and HTTPS://Campavia.test/s)', undefined],
  ['Mail me at marta@example.org, or call +33 6 12 34 56 78.', undefined],
  ['🚐🚐 ¿Dónde?', undefined],
])('%s', (text, problem) => {
  expect(findContactTextProblem(text, 'campavia.test')).toBe(problem);
});

test('the time to check a text grows only linearly with its length', () => {
  const started = performance.now();
  for (const part of ['<', '< ', 'http://', 'www.', '<a']) {
    findContactTextProblem(part.repeat(5000), 'campavia.test');
  }
  expect(performance.now() - started).toBeLessThan(1000);
});
