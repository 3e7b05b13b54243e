import type { PageReferential } from '@campavia/contracts';
import { logosOf, type LogoName } from '@campavia/parts/payment-logos';

const INSTALMENTS: readonly string[] = ['cb2x', 'floa4x'];

export interface PaymentGroups {
  context: LogoName[];
  instalments: LogoName[];
}

/** The logos of what the site takes: each once, those of instalments apart, none for what has no logo. */
export function paymentGroups(types: PageReferential['payment_types']): PaymentGroups {
  const taken = types.flatMap(({ logo, is_available }) => (is_available && logo !== null ? [logo] : []));
  const drawnFor = (codes: string[]) => [...new Set(codes.flatMap(logosOf))];
  return {
    context: drawnFor(taken.filter((logo) => !INSTALMENTS.includes(logo))),
    instalments: drawnFor(INSTALMENTS.filter((logo) => taken.includes(logo))),
  };
}
