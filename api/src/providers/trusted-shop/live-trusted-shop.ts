import { TrustedShopFailure, type TrustedShop } from './trusted-shop';

const ORIGIN = 'https://api.trustedshops.com';
const PATIENCE_MS = 3000;
const UNKNOWN_ID = 'TSID is invalid';
const TOO_MANY = 429;

/** The part of Trusted Shops' public answer, `/rest/public/v2/shops/{id}/quality/reviews.json`, that is used. */
interface Answer {
  response?: {
    data?: {
      shop?: {
        qualityIndicators?: { reviewIndicator?: { totalReviewCount?: unknown; overallMark?: unknown } };
      };
    };
  };
}

/** The ratings that Trusted Shops publishes of a shop; needs no key. */
export function createLiveTrustedShop(id: string, origin = ORIGIN): TrustedShop {
  const url = `${origin}/rest/public/v2/shops/${encodeURIComponent(id)}/quality/reviews.json`;

  async function ask(): Promise<Answer> {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' });
      const text = await answer.text();
      if (answer.status === TOO_MANY) throw new TrustedShopFailure('too_many');
      if (text.includes(UNKNOWN_ID)) throw new TrustedShopFailure('invalid_id');
      if (!answer.ok) throw new TrustedShopFailure('away');
      return JSON.parse(text) as Answer;
    } catch (error) {
      throw error instanceof TrustedShopFailure ? error : new TrustedShopFailure('away');
    }
  }

  return {
    async rating() {
      const found = (await ask())?.response?.data?.shop?.qualityIndicators?.reviewIndicator;
      const { totalReviewCount, overallMark } = found ?? {};
      if (!isCount(totalReviewCount) || !isMark(overallMark)) throw new TrustedShopFailure('away');
      return { totalReviewCount, overallMark };
    },
  };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isMark(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 5;
}
