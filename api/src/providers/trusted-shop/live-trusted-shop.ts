import Type from 'typebox';
import Value from 'typebox/value';

import { TrustedShopFailure, type TrustedShop } from './trusted-shop';

const ORIGIN = 'https://api.trustedshops.com';
const TIMEOUT_MS = 3000;
const UNKNOWN_ID = 'TSID is invalid';
const TOO_MANY = 429;

/** Fields read from Trusted Shops' public endpoint `/rest/public/v2/shops/{id}/quality/reviews.json`. */
const AnswerSchema = Type.Object({
  response: Type.Object({
    data: Type.Object({
      shop: Type.Object({
        qualityIndicators: Type.Object({
          reviewIndicator: Type.Object({
            totalReviewCount: Type.Integer({ minimum: 0 }),
            overallMark: Type.Number({ minimum: 0, maximum: 5 }),
          }),
        }),
      }),
    }),
  }),
});

/** Public ratings of a shop at Trusted Shops; needs no key. */
export function createLiveTrustedShop(id: string, origin = ORIGIN): TrustedShop {
  const url = `${origin}/rest/public/v2/shops/${encodeURIComponent(id)}/quality/reviews.json`;

  async function ask(): Promise<unknown> {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
      const text = await answer.text();
      if (answer.status === TOO_MANY) throw new TrustedShopFailure('too_many');
      if (text.includes(UNKNOWN_ID)) throw new TrustedShopFailure('invalid_id');
      if (!answer.ok) throw new TrustedShopFailure('away');
      return JSON.parse(text);
    } catch (error) {
      throw error instanceof TrustedShopFailure ? error : new TrustedShopFailure('away');
    }
  }

  return {
    async rating() {
      const answer = await ask();
      if (!Value.Check(AnswerSchema, answer)) throw new TrustedShopFailure('away');
      const { totalReviewCount, overallMark } = answer.response.data.shop.qualityIndicators.reviewIndicator;
      return { totalReviewCount, overallMark };
    },
  };
}
