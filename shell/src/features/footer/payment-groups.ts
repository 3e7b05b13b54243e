import type { PageReferential } from '@campavia/contracts';
import { logosOf, type LogoName } from '@campavia/parts/payment-logos';

const INSTALMENTS: readonly string[] = ['cb2x', 'floa4x'];

export interface PaymentGroups {
  context: LogoName[];
  instalments: LogoName[];
}

/** Each logo once; payment types without a logo are left out. */
export function paymentGroups(types: PageReferential['payment_types']): PaymentGroups {
  const taken = types.flatMap(({ logo, is_available }) => (is_available && logo !== null ? [logo] : []));
  const logosFor = (codes: string[]) => [...new Set(codes.flatMap(logosOf))];
  return {
    context: logosFor(taken.filter((logo) => !INSTALMENTS.includes(logo))),
    instalments: logosFor(INSTALMENTS.filter((logo) => taken.includes(logo))),
  };
}
