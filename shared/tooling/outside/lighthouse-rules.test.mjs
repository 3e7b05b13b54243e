import { checkScores, medianResult, scoreTable } from './lighthouse-rules.mjs';

const audits = {
  contrast: { title: 'Contrast is too low', score: 0 },
  title: { title: 'A title', score: 1 },
};
const refs = [
  { id: 'contrast', weight: 1 },
  { id: 'title', weight: 1 },
];

function resultWith(over) {
  const whole = { score: 1, auditRefs: refs };
  const categories = {
    performance: { score: 0.5 },
    accessibility: whole,
    'best-practices': whole,
    seo: whole,
  };
  return { name: 'home', audits, categories: { ...categories, ...over } };
}

it('accepts full scores, independent of performance', () => {
  expect(checkScores(resultWith({}))).toEqual({ name: 'home', problems: [] });
});

it('names the audits that reduce the score', () => {
  const result = resultWith({ accessibility: { score: 0.9, auditRefs: refs } });
  expect(checkScores(result).problems).toEqual(['accessibility: Contrast is too low']);
});

it('reports a missing score as a problem', () => {
  expect(checkScores(resultWith({ seo: undefined })).problems).toEqual(['seo: no score']);
});

it('prints all scores', () => {
  expect(scoreTable([resultWith({})])).toContain('| home | 50 | 100 | 100 | 100 |');
});

it('chooses the run with the median of points for performance', () => {
  const runs = [0.91, 0.99, 0.96].map((score) => resultWith({ performance: { score } }));
  expect(medianResult(runs)).toBe(runs[2]);
});
