import { countReviewExcess, findReviewProblem, readReviewForm } from './index';

test('a step changes only its own fields', () => {
  const before = { parts: { cleanliness: 5 } };
  expect(readReviewForm({ handover: '4' }, ['handover', 'communication'], before)).toEqual({
    parts: { cleanliness: 5, handover: 4 },
  });
  expect(readReviewForm({ punctuality: '4' }, ['care', 'punctuality'], { parts: { care: 5 } })).toEqual({
    parts: { care: 5, punctuality: 4 },
  });
  expect(readReviewForm({ rating: '3', comment: 'Loud' }, [])).toEqual({ rating: 3, comment: 'Loud' });
});

test.each([
  [{}, 'stars'],
  [{ rating: '3', comment: ' ' }, 'words'],
  [{ rating: '2', comment: '' }, 'words'],
  [{ rating: '3', comment: 'Loud' }, undefined],
  [{ rating: '4' }, undefined],
])('%j lacks %s', (values, problem) => {
  expect(findReviewProblem(values)).toBe(problem);
});

test('a text may have 2,000 characters', () => {
  expect([countReviewExcess('x'.repeat(2000)), countReviewExcess('x'.repeat(2001))]).toEqual([0, 1]);
});
