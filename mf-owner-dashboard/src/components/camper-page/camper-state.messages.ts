import { defineMessages } from 'react-intl';

export const camperStateMessages = defineMessages({
  created: {
    id: 'owner.camper-state.created',
    defaultMessage: 'Not finished',
    description: 'State of a camper: its listing has steps that are not done',
  },
  to_moderate: {
    id: 'owner.camper-state.to-moderate',
    defaultMessage: 'Being checked',
    description: 'State of a camper: staff look at it before it is shown',
  },
  published: {
    id: 'owner.camper-state.published',
    defaultMessage: 'Online, not bookable yet',
    description: 'State of a camper: guests see it but cannot book it yet',
  },
  bookable: {
    id: 'owner.camper-state.bookable',
    defaultMessage: 'Bookable',
    description: 'State of a camper: guests can book it',
  },
  unpublished: {
    id: 'owner.camper-state.unpublished',
    defaultMessage: 'Offline',
    description: 'State of a camper: staff or a document that ran out have taken it off',
  },
  unpublished_owner: {
    id: 'owner.camper-state.unpublished-owner',
    defaultMessage: 'Paused by you',
    description: 'State of a camper: its owner has suspended it',
  },
});
