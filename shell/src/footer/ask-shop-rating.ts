import type { ShopRating } from '@campavia/contracts';

const ADDRESS = '/api/internals/trustedshop';
const TIMEOUT_MS = 5000;

/**
 * Asks how a house of shop ratings rates the product.
 * @throws when the house was asked too often, does not know the shop, or does not answer: all the same to a reader
 */
export async function askShopRating(): Promise<ShopRating> {
  const answer = await fetch(ADDRESS, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`No shop rating: ${answer.status}`);
  const { totalReviewCount, overallMark } = (await answer.json()) as Partial<ShopRating>;
  if (typeof totalReviewCount !== 'number' || typeof overallMark !== 'number') {
    throw new Error('No shop rating: the answer has no figures');
  }
  return { totalReviewCount, overallMark };
}
