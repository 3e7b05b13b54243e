import { addDays, type PlainDate } from '@campavia/domain';

import type { Random } from './random';

/** The fields of a review that averages need. */
export interface Rating {
  rating: number;
  published_on: PlainDate;
}

const MAX_REVIEWS = 60;

/** Draws the reviews of a camper since its publication; most are good. */
export function drawReviews(random: Random, onOfferDays: number, today: PlainDate): Rating[] {
  const perYear = 4 * Math.exp(random.normal() * 0.8) * (random.chance(0.12) ? 0 : 1);
  const count = Math.min(MAX_REVIEWS, Math.round((perYear * onOfferDays) / 365));
  const quality = 0.6 + random.next() * 0.38;
  return Array.from({ length: count }, () => ({
    rating: stars(random, quality),
    published_on: addDays(today, -random.whole(1, Math.max(2, onOfferDays - 5))),
  }));
}

function stars(random: Random, quality: number): number {
  if (random.chance(quality)) return 5;
  return random.weighted([
    [4, 78],
    [3, 15],
    [2, 4],
    [1, 3],
  ]);
}
