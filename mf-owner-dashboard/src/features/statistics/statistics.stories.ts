import { aMe, anOwnCamper, someCamperStatistics, someSimilarPrices } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const CAMPER = 'GET /3/products/1201/';
const FIGURES = 'GET /3/products/{id}/stats/';
const SIMILAR = 'GET /3/products/{id}/similar-prices/';

const filled = someCamperStatistics();
const nothing = someCamperStatistics({
  years: [2026],
  months: filled.months.map((month) => ({ ...month, days_let: 0, income: '0.00' })),
  total: { income: '0.00', days: 365, days_let: 0 },
  year_before: null,
  visit_stats: filled.visit_stats.map((month) => ({ ...month, count: 0 })),
  print_stats: filled.print_stats.map((month) => ({ ...month, count: 0 })),
  visits: 0,
  prints: 0,
  answers: { asked: 0, answered: 0 },
});
const running = someCamperStatistics({
  months: filled.months.slice(0, 3).map((month, nth) => ({
    ...month,
    income: `1${month.income}`,
    is_running: nth === 2,
  })),
  visit_stats: filled.visit_stats.slice(0, 3),
  print_stats: filled.print_stats.slice(0, 3),
});

export const stories: ScreenStories = {
  address: 'camper.statistics',
  path: '/d/campers/1201/statistics',
  user: aMe({ is_owner: true }),
  answers: [answers(CAMPER, anOwnCamper()), answers(FIGURES, filled), answers(SIMILAR, someSimilarPrices())],
  states: {
    loading: { answers: [pending(FIGURES)] },
    failed: { answers: [fails(FIGURES)] },
    empty: {
      answers: [answers(FIGURES, nothing), answers(SIMILAR, someSimilarPrices({ count: 3, seasons: [] }))],
    },
    filled: {},
    'filled: a year that is not over': { answers: [answers(FIGURES, running)] },
  },
};
