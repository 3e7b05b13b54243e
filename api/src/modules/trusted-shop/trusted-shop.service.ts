import type { ShopRating } from '@campavia/contracts';

import type { Clock } from '../../core/clock';
import { HttpError } from '../../core/http-errors';
import { TrustedShopFailure, type TrustedShop } from '../../providers/trusted-shop/trusted-shop';

const FRESH_MS = 3_600_000;
/** Pause after a failure before the provider is asked again. */
const PAUSE_MS = 60_000;

const PROBLEMS = {
  too_many: [429, 'trusted_shop_too_many'],
  invalid_id: [404, 'trusted_shop_invalid_id'],
  away: [503, 'trusted_shop_away'],
} as const;

/** The shop rating, refreshed after an hour; if that fails, the last one, unless the provider no longer knows the shop. */
export function createTrustedShopService({ provider, clock }: { provider: TrustedShop; clock: Clock }) {
  let last: ShopRating | undefined;
  let failure: TrustedShopFailure | undefined;
  let refreshAt = 0;
  let refreshing: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    try {
      last = await provider.rating();
      failure = undefined;
    } catch (error) {
      if (!(error instanceof TrustedShopFailure)) throw error;
      failure = error;
    }
    refreshAt = clock.now().getTime() + (failure ? PAUSE_MS : FRESH_MS);
  }

  /**
   * The shop rating at the provider.
   * @throws HttpError 429 too many requests, 404 unknown to the provider, 503 provider unavailable
   */
  async function rating(): Promise<ShopRating> {
    if (clock.now().getTime() >= refreshAt) refreshing ??= refresh().finally(() => (refreshing = undefined));
    await refreshing;
    if (last && failure?.kind !== 'invalid_id') return last;
    const [status, code] = PROBLEMS[failure?.kind ?? 'away'];
    throw new HttpError(status, code);
  }

  return { rating };
}

export type TrustedShopService = ReturnType<typeof createTrustedShopService>;
