import { defineMessages, type NoMessageValues } from 'react-intl';

type HoldValues = {
  held: { name: string; date: string; reason: string };
} & Record<'title' | 'text' | 'hold' | 'release' | 'heldDone' | 'releasedDone', NoMessageValues>;

/** Payouts of an owner that staff hold back or release. */
export const holdMessages = defineMessages<HoldValues>({
  title: {
    id: 'back-office.hold.title',
    defaultMessage: 'Payouts',
    description: 'Heading of the part of a person’s page about their payouts',
  },
  text: {
    id: 'back-office.hold.text',
    defaultMessage:
      'While payouts are held, this owner is paid nothing. They get an e-mail when a payout is due.',
    description: 'Before payouts are held',
  },
  held: {
    id: 'back-office.hold.held',
    defaultMessage: '{name} has held them since {date}: {reason}',
    description: 'Who holds the payouts of an owner, since when and why',
  },
  hold: {
    id: 'back-office.hold.hold',
    defaultMessage: 'Hold payouts',
    description: 'Button',
  },
  release: {
    id: 'back-office.hold.release',
    defaultMessage: 'Release payouts',
    description: 'Button',
  },
  heldDone: {
    id: 'back-office.hold.held-done',
    defaultMessage: 'Payouts are held',
    description: 'Short message',
  },
  releasedDone: {
    id: 'back-office.hold.released-done',
    defaultMessage: 'Payouts are released',
    description: 'Short message',
  },
});
