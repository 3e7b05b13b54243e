import type { PageReferential } from '@campavia/contracts';

/** What stands for each logo; names of firms are the same in every language. */
const MEANS: Record<string, readonly string[]> = {
  card: ['Visa', 'Mastercard'],
  ho_vou: ['ANCV'],
  sofort: ['Sofort'],
  paypal: ['PayPal'],
  klarna: ['Klarna'],
  ideal: ['iDEAL'],
  mbway: ['MB WAY'],
};
/** Logos of the group "in instalments", with the number of parts. */
const INSTALMENTS: Record<string, string> = { cb2x: '2×', floa4x: '4×' };

/** The marks of the ways to pay. */
export interface PaymentLogos {
  means: string[];
  instalments: string[];
}

/** The marks of what the site takes: each logo once, those of instalments apart, none for what has no logo. */
export function paymentLogos(types: PageReferential['payment_types']): PaymentLogos {
  const taken = types.flatMap(({ logo, is_available }) => (is_available && logo !== null ? [logo] : []));
  const logos = [...new Set(taken)];
  return {
    means: logos.flatMap((logo) => MEANS[logo] ?? []),
    instalments: logos.flatMap((logo) => INSTALMENTS[logo] ?? []).sort(),
  };
}
