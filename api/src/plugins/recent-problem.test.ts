import { createRecentProblem } from './recent-problem';

test('a problem is recent for a minute', () => {
  let nowMs = 0;
  const problem = createRecentProblem(() => nowMs);
  expect(problem.isRecent()).toBe(false);
  problem.report();
  nowMs = 59_999;
  expect(problem.isRecent()).toBe(true);
  nowMs = 60_000;
  expect(problem.isRecent()).toBe(false);
});
