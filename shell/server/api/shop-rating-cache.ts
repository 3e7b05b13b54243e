import type { ShopRating } from '@campavia/contracts';
import type { Site } from '@campavia/i18n/sites';

import { HttpError } from '../http/http-error';

import { callApi, type ApiAddress, type ApiResponse } from './call-api';

const FRESH_MS = 600_000;
const DEADLINE_MS = 4000;
const UNKNOWN_ID = 'TSID is invalid';

function isRating(value: unknown): value is ShopRating {
  const { totalReviewCount: count, overallMark: average } = (value ?? {}) as Partial<Record<string, unknown>>;
  const isCount = Number.isSafeInteger(count) && Number(count) >= 0;
  return isCount && typeof average === 'number' && average >= 0 && average <= 5;
}

function saysUnknownId({ status, body }: ApiResponse): boolean {
  return status === 404 || JSON.stringify(body ?? null).includes(UNKNOWN_ID);
}

function refusalOf(answer: ApiResponse): HttpError {
  if (answer.status === 429) {
    const pause = Number(answer.headers.get('retry-after')) || 60;
    return new HttpError(429, 'trusted_shop_too_many', 'Asked too often; come back later', pause);
  }
  if (saysUnknownId(answer)) {
    return new HttpError(404, 'trusted_shop_invalid_id', 'The rating service does not know this shop');
  }
  return new HttpError(503, 'trusted_shop_away', 'The rating service does not respond');
}

export function createShopRatingCache(api: ApiAddress, nowMs = Date.now) {
  let cached: { until: number; rating: ShopRating } | undefined;
  let asking: Promise<ShopRating> | undefined;

  async function ask(site: Site): Promise<ShopRating> {
    const answer = await callApi(api, {
      path: '/3/trustedshop/',
      headers: { 'accept-language': site.isoTag },
      deadlineMs: DEADLINE_MS,
    }).catch(() => undefined);
    if (!answer) throw new HttpError(503, 'trusted_shop_away', 'The rating service does not respond');
    if (answer.status !== 200 || !isRating(answer.body)) throw refusalOf(answer);
    const { totalReviewCount, overallMark, isSample } = answer.body;
    const sample = isSample === true && { isSample };
    cached = { until: nowMs() + FRESH_MS, rating: { totalReviewCount, overallMark, ...sample } };
    return cached.rating;
  }

  return {
    /** @throws Refusal 429 trusted_shop_too_many, 404 trusted_shop_invalid_id, 503 trusted_shop_away */
    async of(site: Site): Promise<ShopRating> {
      if (cached && nowMs() < cached.until) return cached.rating;
      asking ??= ask(site).finally(() => (asking = undefined));
      return asking;
    },
  };
}

export type ShopRatingCache = ReturnType<typeof createShopRatingCache>;
