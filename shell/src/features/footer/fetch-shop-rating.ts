import type { ShopRating } from '@campavia/contracts';

import { ReportedError } from '../../reporting/reported-error';

const ADDRESS = '/api/internals/trustedshop';
const TIMEOUT_MS = 5000;

const NAMED = ['trusted_shop_too_many', 'trusted_shop_invalid_id'];

/** @throws ReportedError when the rate limit is reached, the shop id is unknown, or the service is unavailable */
export async function fetchShopRating(): Promise<ShopRating> {
  const answer = await fetch(ADDRESS, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(failed);
  const body = (await answer.json().catch(() => ({}))) as Partial<ShopRating & { code: string }>;
  const { totalReviewCount, overallMark, isSample, code = '' } = body;
  if (!answer.ok) {
    const name = NAMED.includes(code) ? code : 'trusted_shop';
    throw new ReportedError(name, `No shop rating: ${answer.status}`);
  }
  if (typeof totalReviewCount !== 'number' || typeof overallMark !== 'number') {
    throw new ReportedError('trusted_shop', 'No shop rating: the answer has no figures');
  }
  return { totalReviewCount, overallMark, isSample };
}

function failed(cause: unknown): never {
  throw new ReportedError('trusted_shop', 'No shop rating: no answer', { cause });
}
