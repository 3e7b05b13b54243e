import { createRandom } from '../../campers/random';
import { authorOf, isOfDemoUser, isOnOffer, REVIEW_DAYS, type Planning } from './planning';
import { DAYS_AHEAD, type Plan } from './plans';
import type { Block, BookedCamper, Review, ExistingData } from '../existing-data';

const SEED = 20_270_317;
/** Share of upcoming trips that get a booking; the others are calendar blocks only. */
const BOOKED_HERE = 0.58;

/** Plans trips for existing calendar blocks: upcoming, under way, and of the last weeks. */
export function planFromCalendars(planning: Planning): void {
  const { existing, plans } = planning;
  const planned = new Set(plans.map(({ block }) => block));
  const campers = new Map(existing.campers.map((camper) => [camper.id, camper]));
  const reviews = byCamper(existing.reviews);
  for (const block of existing.blocks) {
    const camper = campers.get(block.camper_id);
    if (!camper || planned.has(block.id) || !isBookedHere(camper, block, existing)) continue;
    plans.push(planBlock(block, camper, { planning, reviews: reviews.get(camper.id) ?? [] }));
  }
}

function planBlock(
  block: Block,
  camper: BookedCamper,
  { planning: { pool }, reviews }: { planning: Planning; reviews: Review[] },
): Plan {
  const days = { from: block.from, to: block.to };
  const written = reviews.find((review) => isAbout(review, days) && authorOf(review, days, pool));
  const author = written && authorOf(written, days, pool);
  if (written) reviews.splice(reviews.indexOf(written), 1);
  const guest = author ?? pool.choose(createRandom(SEED, 2, block.id), camper, days);
  pool.travels.take(guest.id, days);
  return { scenario: 'trip', outcome: 'whole', camper, guest, days, block: block.id, reviewId: written?.id };
}

function isBookedHere(
  camper: BookedCamper,
  { id, from, to, ...block }: Block,
  existing: ExistingData,
): boolean {
  if (!isOpenTrip(block) || from > DAYS_AHEAD || !isOnOffer(camper, { from, to }, existing)) return false;
  if (to < 0) return true;
  if (camper.status !== 'bookable') return false;
  return from <= 0 || isOfDemoUser(camper) || createRandom(SEED, 1, id).chance(BOOKED_HERE);
}

/** Whether a calendar block is a trip without a booking. */
export function isOpenTrip({ kind, is_claimed }: Pick<Block, 'kind' | 'is_claimed'>): boolean {
  return kind === 'booking' && !is_claimed;
}

function isAbout({ on }: Review, { to }: { to: number }): boolean {
  return to < 0 && on > to && on <= to + REVIEW_DAYS;
}

function byCamper(reviews: readonly Review[]): Map<number, Review[]> {
  const found = new Map<number, Review[]>();
  for (const review of reviews) {
    const own = found.get(review.camper_id);
    if (own) own.push(review);
    else found.set(review.camper_id, [review]);
  }
  return found;
}
