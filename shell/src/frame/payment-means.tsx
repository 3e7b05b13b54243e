import { useIntl } from 'react-intl';

import { usePlatform } from '@campavia/remote-kit';

import { frameMessages } from './frame.messages';

/** What each payment code stands for; names of firms are the same in every language. */
const NAMES: Record<string, readonly string[]> = {
  card: ['Visa', 'Mastercard'],
  ho_vou: ['ANCV'],
  sofort: ['Sofort'],
  paypal: ['PayPal'],
  klarna: ['Klarna'],
  ideal: ['iDEAL'],
  mbway: ['MB WAY'],
};
const IN_PARTS: Record<string, string> = { card_2: '2×', cred_4: '4×' };

/** The means of payment that the site takes, each named once. */
export function PaymentMeans() {
  const { formatMessage } = useIntl();
  const codes = usePlatform().referential?.payment_type_available ?? [];
  const names = new Set(codes.flatMap((code) => NAMES[code] ?? []));
  const parts = [...new Set(codes.flatMap((code) => IN_PARTS[code] ?? []))].sort();
  if (names.size + parts.length === 0) return null;
  return (
    <ul data-payments="" aria-label={formatMessage(frameMessages.payments)}>
      {[...names].map((name) => (
        <li key={name}>{name}</li>
      ))}
      {parts.length > 0 && <li aria-label={formatMessage(frameMessages.instalments)}>{parts.join(' ')}</li>}
    </ul>
  );
}
