import { findIbanProblem, type IbanProblem } from './find-iban-problem';

test.each<[string, IbanProblem | undefined]>([
  ['FR14 2004 1010 0505 0001 3M02 606', undefined],
  ['de89 3704 0044 0532 0130 00', undefined],
  ['NL91ABNA0417164300', undefined],
  ['', 'needed'],
  ['12 3456', 'noCountry'],
  ['ZZ12 3456', 'noCountry'],
  ['DE89 3704 0044 0532 0130', 'wrongLength'],
  ['DE88 3704 0044 0532 0130 00', 'wrongDigits'],
  ['BR18 0036 0305 0000 1000 9795 493C 1', 'notPaid'],
])('%s: %s', (written, problem) => {
  expect(findIbanProblem(written)).toBe(problem);
});
