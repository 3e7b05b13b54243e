import { TrustedShopFailure, type TrustedShop, type TrustedShopFailureKind } from './trusted-shop';

/** Ids that make the sandbox answer as the provider does when it fails. */
const FAILURES: Record<string, TrustedShopFailureKind> = {
  'sandbox-too-many': 'too_many',
  'sandbox-invalid': 'invalid_id',
  'sandbox-away': 'away',
};

/** Whether an id is one of the sandbox. */
export function isSandboxId(id: string): boolean {
  return id === 'sandbox' || id in FAILURES;
}

/** A rating provider that needs no network: the same figures every time, or the failure that the id names. */
export function createSandboxTrustedShop(id = 'sandbox'): TrustedShop {
  return {
    async rating() {
      const kind = FAILURES[id];
      if (kind) throw new TrustedShopFailure(kind);
      return { totalReviewCount: 4127, overallMark: 4.72 };
    },
  };
}
