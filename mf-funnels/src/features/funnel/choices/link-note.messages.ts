import { defineMessages, type NoMessageValues } from 'react-intl';

import type { InsuranceSlug } from '@campavia/domain';

export type LinkedExtra = 'cover' | 'cancellation';

type LinkValues = {
  says: { count: number };
  add: { extra: LinkedExtra; amount: string };
  remove: { extra: LinkedExtra };
  insurance: { tier: InsuranceSlug };
  coupon: { code: string };
  take: NoMessageValues;
  leave: NoMessageValues;
  taken: { code: string };
  refused: { code: string };
};

export const linkMessages = defineMessages<LinkValues>({
  says: {
    id: 'funnel.link.says',
    defaultMessage:
      '{count, plural, one {The link that brought you here suggests a change. Nothing changes until you confirm it.} other {The link that brought you here suggests these changes. Nothing changes until you confirm them.}}',
    description: 'Note above a step, over a list of changes. count: how many they are',
  },
  add: {
    id: 'funnel.link.add',
    defaultMessage:
      '{extra, select, cover {Add rental cover: {amount}} other {Add cancellation insurance: {amount}}}',
    description: 'One of those changes. amount: its price for the whole trip',
  },
  remove: {
    id: 'funnel.link.remove',
    defaultMessage: '{extra, select, cover {Remove rental cover} other {Remove cancellation insurance}}',
    description: 'One of those changes: what is chosen now is taken away',
  },
  insurance: {
    id: 'funnel.link.insurance',
    defaultMessage:
      '{tier, select, standard {Change to the standard insurance} reinforced {Change to the reinforced insurance} other {Change to the owner’s insurance}}',
    description: 'One of those changes: another insurance of the trip',
  },
  coupon: {
    id: 'funnel.link.coupon',
    defaultMessage: 'Use the coupon code {code}',
    description: 'One of those changes. code: "SPRING50"',
  },
  take: { id: 'funnel.link.take', defaultMessage: 'Apply changes', description: 'Button of that note' },
  leave: {
    id: 'funnel.link.leave',
    defaultMessage: 'Leave it as it is',
    description: 'Button beside it',
  },
  taken: {
    id: 'funnel.link.coupon-taken',
    defaultMessage: 'The coupon code {code} of your link is in the price.',
    description: 'Note above a step. code: "SPRING50"',
  },
  refused: {
    id: 'funnel.link.coupon-refused',
    defaultMessage: 'The coupon code {code} of your link was not accepted.',
    description: 'Note above a step, followed by the reason. code: "SPRING50"',
  },
});
