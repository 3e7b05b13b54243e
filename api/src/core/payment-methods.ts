import type { PaymentTypeCode } from '@campavia/contracts';
import type { Site } from '@campavia/i18n/sites';

interface PaymentMethodFacts {
  code: PaymentTypeCode;
  /** Name of its logo; Sofort is a product of Klarna and shares its logo. */
  logo: string | null;
  isInstalments: boolean;
  /** Sites that accept it; all when absent. */
  sites?: readonly string[];
}

/** Payment methods in display order. */
export const PAYMENT_METHODS: readonly PaymentMethodFacts[] = [
  { code: 'card', logo: 'card', isInstalments: false },
  { code: 'card_2', logo: 'cb2x', isInstalments: true },
  { code: 'cred_4', logo: 'floa4x', isInstalments: true, sites: ['fr', 'fr-be', 'es', 'it', 'pt-pt'] },
  { code: 'paypal', logo: 'paypal', isInstalments: false },
  { code: 'sofort', logo: 'klarna', isInstalments: false, sites: ['de', 'de-at', 'de-ch', 'nl'] },
  { code: 'ideal', logo: 'ideal', isInstalments: false, sites: ['nl'] },
  { code: 'mbway', logo: 'mbway', isInstalments: false, sites: ['pt-pt'] },
  { code: 'klarna', logo: 'klarna', isInstalments: false, sites: [] },
  { code: 'ho_vou', logo: 'ho_vou', isInstalments: false, sites: [] },
  { code: 'transf', logo: null, isInstalments: false, sites: [] },
  { code: 'moneyb', logo: null, isInstalments: false, sites: [] },
];

/** Whether a site accepts a payment method. */
export function isTakenOn({ locale }: Site, { sites }: PaymentMethodFacts): boolean {
  return sites === undefined || sites.includes(locale);
}
