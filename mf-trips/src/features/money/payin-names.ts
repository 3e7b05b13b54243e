import type { IntlShape, MessageDescriptor } from 'react-intl';

import type { Payin } from '@campavia/contracts';

import { payinRowMessages } from './payin-row.messages';

const { card, cred_4, transf, ho_vou, credit } = payinRowMessages;

/** Methods of payment that have the same name in every language, and the others. */
const MEANS: Record<Payin['type'], string | MessageDescriptor> = {
  paypal: 'PayPal',
  klarna: 'Klarna',
  sofort: 'Klarna',
  ideal: 'iDEAL',
  mbway: 'MB WAY',
  card,
  card_2: card,
  cred_4,
  transf,
  ho_vou,
  moneyb: credit,
};

export function formatMeans({ formatMessage }: IntlShape, { type }: Payin): string {
  const means = MEANS[type];
  return typeof means === 'string' ? means : formatMessage(means);
}

export function formatPurpose({ formatMessage }: IntlShape, { reason, part }: Payin): string {
  if (reason === 'book') return formatMessage(payinRowMessages[part]);
  const isNamed = Object.hasOwn(payinRowMessages, reason);
  return formatMessage(payinRowMessages[isNamed ? (reason as keyof typeof payinRowMessages) : 'other']);
}
