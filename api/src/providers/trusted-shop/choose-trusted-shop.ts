import { createLiveTrustedShop } from './live-trusted-shop';
import { createSandboxTrustedShop, isSandboxId } from './sandbox-trusted-shop';
import { TrustedShopFailure, type TrustedShop } from './trusted-shop';

/** The provider for an account id; one without ratings when absent. */
export function chooseTrustedShop(id: string | undefined): TrustedShop {
  if (!id) return { rating: () => Promise.reject(new TrustedShopFailure('invalid_id')) };
  return isSandboxId(id) ? createSandboxTrustedShop(id) : createLiveTrustedShop(id);
}
