import { defineMessages } from 'react-intl';

/** Titles of the pages of trips, used by the server as well. */
export const tripsMessages = defineMessages({
  title: {
    id: 'trips.list.title',
    defaultMessage: 'Your trips',
    description: 'Heading of the list of trips, and its title in the browser tab',
  },
  extend: {
    id: 'trips.extend.title',
    defaultMessage: 'Longer, or other dates',
    description: 'Title in the browser tab of the page on which a trip is changed',
  },
  secondDriver: {
    id: 'trips.second-driver.title',
    defaultMessage: 'A second driver',
    description: 'Title in the browser tab of the page on which a second driver is added',
  },
  insurance: {
    id: 'trips.insurance.title',
    defaultMessage: 'Less at your own risk',
    description: 'Title in the browser tab of the page on covers for a trip',
  },
  chats: {
    id: 'trips.chats.title',
    defaultMessage: 'Messages',
    description: 'Title in the browser tab of the pages on which guests and owners write to one another',
  },
  trip: {
    id: 'trips.trip.title',
    defaultMessage: 'Your trip',
    description: 'Title in the browser tab of the page of a trip, until it is known which',
  },
  reviews: {
    id: 'trips.reviews.title',
    defaultMessage: 'Reviews',
    description: 'Heading of the reviews that a user wrote and received, and its title in the browser tab',
  },
  review: {
    id: 'trips.review.title',
    defaultMessage: 'Write a review',
    description: 'Title in the browser tab of the page on which a trip is reviewed',
  },
  receipt: {
    id: 'trips.receipt',
    defaultMessage: 'Receipt',
    description: 'Heading, title and link: what a trip cost, to be printed',
  },
  contract: {
    id: 'trips.contract',
    defaultMessage: 'Rental contract',
    description: 'Heading, title and link: the contract of a trip, to be printed',
  },
  pickUp: {
    id: 'trips.pick-up',
    defaultMessage: 'Pick-up details',
    description: 'Heading, title and link: place, hours and telephone numbers of a trip, to be printed',
  },
  documents: {
    id: 'trips.documents.title',
    defaultMessage: 'Documents for the trip',
    description: 'Heading of the list of documents that a trip needs, and its title in the browser tab',
  },
  document: {
    id: 'trips.document.title',
    defaultMessage: 'Document',
    description:
      'Heading of the page of a document, until it is known which, and its title in the browser tab',
  },
  emergency: {
    id: 'trips.emergency.title',
    defaultMessage: 'Before you send the proof',
    description: 'Heading of the page before the proof of an emergency, and its title in the browser tab',
  },
  driverDocuments: {
    id: 'trips.driver-documents.title',
    defaultMessage: 'Your driver’s documents',
    description:
      'Heading of the list of documents that a user needs to drive, and its title in the browser tab',
  },
  ownerDocuments: {
    id: 'trips.owner-documents.title',
    defaultMessage: 'Your owner’s documents',
    description:
      'Heading of the list of documents by which an owner proves their identity, and its title in the browser tab',
  },
  taxNumber: {
    id: 'trips.tax-number.title',
    defaultMessage: 'Your tax number',
    description:
      'Heading of the page on which an owner enters their tax number, and its title in the browser tab',
  },
  professional: {
    id: 'trips.professional.title',
    defaultMessage: 'Who rents out',
    description:
      'Heading of the page on who rents campers out, a person or a company; its title in the browser tab',
  },
  bankAccount: {
    id: 'trips.bank-account.title',
    defaultMessage: 'Your bank account',
    description: 'Heading of the page on where payouts go to, and its title in the browser tab',
  },
  beneficialOwners: {
    id: 'trips.beneficial-owners.title',
    defaultMessage: 'Beneficial owners',
    description:
      'Heading of the page on who owns a company, and its title in the browser tab; the legal term for those people',
  },
  condition: {
    id: 'trips.condition.title',
    defaultMessage: 'Condition report',
    description: 'Title in the browser tab of the page on the condition of a camper, until it is known which',
  },
  cancel: {
    id: 'trips.cancel.title',
    defaultMessage: 'Cancel your trip',
    description: 'Title in the browser tab of the page that cancels a trip, until it is known which',
  },
  refund: {
    id: 'trips.refund.title',
    defaultMessage: 'Your refund',
    description: 'Title in the browser tab of the page about the refund of a trip',
  },
  account: {
    id: 'trips.account.title',
    defaultMessage: 'Your account',
    description: 'Heading of the overview of the account, and its title in the browser tab',
  },
  profile: {
    id: 'trips.profile.title',
    defaultMessage: 'Your profile',
    description:
      'Heading of the page with picture, name, address and phone, and its title in the browser tab',
  },
  certifyPhone: {
    id: 'trips.certify-phone.title',
    defaultMessage: 'Confirm your phone number',
    description: 'Heading of the page where a code is sent to the phone, and its title in the browser tab',
  },
  deleteAccount: {
    id: 'trips.delete-account.title',
    defaultMessage: 'Delete your account',
    description: 'Heading of the page, and its title in the browser tab',
  },
  password: {
    id: 'trips.password.title',
    defaultMessage: 'Change your password',
    description: 'Heading of the page, and its title in the browser tab',
  },
  wishlists: {
    id: 'trips.wishlists.title',
    defaultMessage: 'Wishlists',
    description: 'Title in the browser tab of the pages of saved campers',
  },
  payins: {
    id: 'trips.payins.title',
    defaultMessage: 'Payments',
    description: 'Heading of the page with all payments of the user, and its title in the browser tab',
  },
  payouts: {
    id: 'trips.payouts.title',
    defaultMessage: 'Payouts',
    description: 'Heading of the page with all payouts of an owner, and its title in the browser tab',
  },
  rentalCredits: {
    id: 'trips.rental-credits.title',
    defaultMessage: 'Rental credit',
    description: 'Heading of the page with the rental credit of the user, and its title in the browser tab',
  },
});
