import { defineMessages, type NoMessageValues } from 'react-intl';

type LinkValues = {
  says: { what: string };
  costs: { name: string; amount: string };
  without: { name: string };
  coupon: { code: string };
  take: NoMessageValues;
  leave: NoMessageValues;
  taken: { code: string };
  refused: { code: string };
};

export const linkMessages = defineMessages<LinkValues>({
  says: {
    id: 'funnel.link.says',
    defaultMessage: 'The link that brought you here suggests: {what}. Nothing is changed until you say so.',
    description: 'Note above a step. what: list such as "Rental cover for €42.00, coupon SPRING50"',
  },
  costs: {
    id: 'funnel.link.costs',
    defaultMessage: '{name} for {amount}',
    description: 'Part of that list. name: "Rental cover", amount: its price for the whole trip',
  },
  without: {
    id: 'funnel.link.without',
    defaultMessage: 'without {name}',
    description: 'Part of that list. name: "Rental cover", which is chosen now',
  },
  coupon: {
    id: 'funnel.link.coupon',
    defaultMessage: 'coupon {code}',
    description: 'Part of that list. code: "SPRING50"',
  },
  take: { id: 'funnel.link.take', defaultMessage: 'Change it so', description: 'Button of that note' },
  leave: {
    id: 'funnel.link.leave',
    defaultMessage: 'Leave it as it is',
    description: 'Button beside it',
  },
  taken: {
    id: 'funnel.link.coupon-taken',
    defaultMessage: 'The coupon {code} of your link is in the price.',
    description: 'Note above a step. code: "SPRING50"',
  },
  refused: {
    id: 'funnel.link.coupon-refused',
    defaultMessage: 'The coupon {code} of your link was not taken.',
    description: 'Note above a step, followed by the reason. code: "SPRING50"',
  },
});
