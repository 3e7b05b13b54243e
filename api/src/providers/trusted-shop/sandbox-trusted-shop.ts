import { TrustedShopFailure, type TrustedShop, type TrustedShopFailureKind } from './trusted-shop';

/** Account ids that simulate failures of the provider. */
const FAILURES: Record<string, TrustedShopFailureKind> = {
  'sandbox-too-many': 'too_many',
  'sandbox-invalid': 'invalid_id',
  'sandbox-away': 'away',
};

/** Whether an account id belongs to the sandbox. */
export function isSandboxId(id: string): boolean {
  return id === 'sandbox' || id in FAILURES;
}

/** An offline rating provider: constant figures, or the failure that the id selects. */
export function createSandboxTrustedShop(id = 'sandbox'): TrustedShop {
  return {
    async rating() {
      const kind = FAILURES[id];
      if (kind) throw new TrustedShopFailure(kind);
      return { totalReviewCount: 4127, overallMark: 4.72, isSample: true };
    },
  };
}
