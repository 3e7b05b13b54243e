import type { ShopRating } from '@campavia/contracts';
import type { Site } from '@campavia/i18n/sites';

import { Refusal } from '../errors/refusals';

import { askApi, type ApiAddress, type ApiAnswer } from './ask-api';

/** How long a rating is served from memory, in milliseconds. */
const FRESH_MS = 600_000;
const DEADLINE_MS = 4000;
/** What the house of ratings says of an id it does not know. */
const UNKNOWN_ID = 'TSID is invalid';

function isRating(value: unknown): value is ShopRating {
  const { totalReviewCount: count, overallMark: mark } = (value ?? {}) as Partial<Record<string, unknown>>;
  const isCount = Number.isSafeInteger(count) && Number(count) >= 0;
  return isCount && typeof mark === 'number' && mark >= 0 && mark <= 5;
}

function saysUnknownId({ status, body }: ApiAnswer): boolean {
  return status === 404 || JSON.stringify(body ?? null).includes(UNKNOWN_ID);
}

/** Why there is no rating, as a code to branch on. */
function refusalOf(answer: ApiAnswer): Refusal {
  if (answer.status === 429) {
    const pause = Number(answer.headers.get('retry-after')) || 60;
    return new Refusal(429, 'trusted_shop_too_many', 'Asked too often; come back later', pause);
  }
  if (saysUnknownId(answer)) {
    return new Refusal(404, 'trusted_shop_invalid_id', 'The house of ratings does not know this shop');
  }
  return new Refusal(503, 'trusted_shop_away', 'The house of ratings gives no answer');
}

/** How the product is rated: for the line at the foot of every page, asked for once however many read it. */
export function keepShopRating(api: ApiAddress, nowMs = Date.now) {
  let kept: { until: number; rating: ShopRating } | undefined;
  let asking: Promise<ShopRating> | undefined;

  async function ask(site: Site): Promise<ShopRating> {
    const answer = await askApi(api, {
      path: '/3/trustedshop/',
      headers: { 'accept-language': site.isoTag },
      deadlineMs: DEADLINE_MS,
    }).catch(() => undefined);
    if (!answer) throw new Refusal(503, 'trusted_shop_away', 'The house of ratings gives no answer');
    if (answer.status !== 200 || !isRating(answer.body)) throw refusalOf(answer);
    const { totalReviewCount, overallMark } = answer.body;
    kept = { until: nowMs() + FRESH_MS, rating: { totalReviewCount, overallMark } };
    return kept.rating;
  }

  return {
    /** @throws Refusal 429 trusted_shop_too_many, 404 trusted_shop_invalid_id, 503 trusted_shop_away */
    async of(site: Site): Promise<ShopRating> {
      if (kept && nowMs() < kept.until) return kept.rating;
      asking ??= ask(site).finally(() => (asking = undefined));
      return asking;
    },
  };
}

export type ShopRatingKeeper = ReturnType<typeof keepShopRating>;
