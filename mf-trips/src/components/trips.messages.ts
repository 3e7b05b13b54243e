import { defineMessages } from 'react-intl';

/** What the pages of trips are called: said by the server as well. */
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
  trip: {
    id: 'trips.trip.title',
    defaultMessage: 'Your trip',
    description: 'Title in the browser tab of the page of a trip, until it is known which',
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
      'Heading of the list of documents that somebody needs to drive, and its title in the browser tab',
  },
  ownerDocuments: {
    id: 'trips.owner-documents.title',
    defaultMessage: 'Your owner’s documents',
    description:
      'Heading of the list of documents by which an owner proves their identity, and its title in the browser tab',
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
});
