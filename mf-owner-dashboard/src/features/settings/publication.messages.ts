import { defineMessages } from 'react-intl';

export const publicationMessages = defineMessages({
  title: {
    id: 'owner.publication.title',
    defaultMessage: 'Publication',
    description: 'Heading: whether guests find the camper',
  },
  created: {
    id: 'owner.publication.created',
    defaultMessage: 'Your listing is not finished, so guests do not find it.',
    description: 'State of a camper',
  },
  to_moderate: {
    id: 'owner.publication.to-moderate',
    defaultMessage: 'We are checking your listing. Guests find it afterwards.',
    description: 'State of a camper',
  },
  published: {
    id: 'owner.publication.published',
    defaultMessage: 'Guests can see your camper but not book it yet.',
    description: 'State of a camper',
  },
  bookable: {
    id: 'owner.publication.bookable',
    defaultMessage: 'Guests find your camper and can book it.',
    description: 'State of a camper',
  },
  unpublished: {
    id: 'owner.publication.unpublished',
    defaultMessage: 'Your camper is offline until its documents are in order.',
    description: 'State of a camper',
  },
  unpublished_owner: {
    id: 'owner.publication.unpublished-owner',
    defaultMessage: 'You have paused your camper. Guests do not find it; trips that are booked go ahead.',
    description: 'State of a camper',
  },
  suspend: {
    id: 'owner.publication.suspend',
    defaultMessage: 'Pause this camper',
    description: 'Button: asks why, then hides the camper from guests',
  },
  reactivate: {
    id: 'owner.publication.reactivate',
    defaultMessage: 'Let it again',
    description: 'Button: shows a paused camper to guests again',
  },
  remove: {
    id: 'owner.publication.remove',
    defaultMessage: 'Delete it for good',
    description: 'Button: asks why, then deletes the camper',
  },
  shownAgain: {
    id: 'owner.publication.shown-again',
    defaultMessage: 'Guests find your camper again',
    description: 'Toast after a paused camper is shown again',
  },
});
