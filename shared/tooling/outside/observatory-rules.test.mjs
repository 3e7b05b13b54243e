import { checkGrade, checkPlanted, gradeTable } from './observatory-rules.mjs';

const frames = {
  test: 'x-frame-options',
  pass: true,
  result: 'x-frame-options-implemented-via-csp',
  points: 5,
};
const policy = {
  test: 'content-security-policy',
  pass: false,
  result: 'csp-not-implemented',
  points: -25,
};
const good = { name: 'home', grade: 'A+', score: 120, found: [frames] };
const bad = { name: 'home', grade: 'B', score: 75, found: [frames, policy] };

it('accepts the best grade', () => {
  expect(checkGrade(good)).toEqual({ name: 'headers of home', problems: [] });
});

it('names the grade and the tests that cost it', () => {
  expect(checkGrade(bad).problems).toEqual([
    'grade B, not A+',
    'content-security-policy: csp-not-implemented (-25)',
  ]);
});

it('does not let extra points compensate for a failed test', () => {
  const slip = { ...frames, test: 'cookies', result: 'cookies-without-secure-flag', points: -20 };
  expect(checkGrade({ ...good, found: [frames, slip] }).problems).toEqual([
    'cookies: cookies-without-secure-flag (-20)',
  ]);
});

it('requires that a missing header reduces the best grade', () => {
  expect(checkPlanted(bad).problems).toEqual([]);
  expect(checkPlanted(good).problems).toEqual(['still has the grade A+']);
});

it('prints all grades', () => {
  expect(gradeTable([bad])).toContain('| home | B | 75 | 1 of 2 |');
});
