import { defineMessages } from 'react-intl';

export const camperPageMessages = defineMessages({
  tabs: {
    id: 'owner.camper-page.tabs',
    defaultMessage: 'Pages of this camper',
    description: 'Name of the row of links to the pages of a camper, for screen readers',
  },
  calendar: {
    id: 'owner.camper-page.calendar',
    defaultMessage: 'Calendar',
    description: 'Link to a page of a camper: on which days it is rented out',
  },
  prices: {
    id: 'owner.camper-page.prices',
    defaultMessage: 'Prices',
    description: 'Link to a page of a camper: prices, discounts and extras',
  },
  pictures: {
    id: 'owner.camper-page.pictures',
    defaultMessage: 'Pictures',
    description: 'Link to a page of a camper: its pictures',
  },
  vehicle: {
    id: 'owner.camper-page.vehicle',
    defaultMessage: 'Vehicle',
    description: 'Link to a page of a camper: what it is and what is in it',
  },
  documentsFailed: {
    id: 'owner.camper-page.documents-failed',
    defaultMessage: 'The documents could not be loaded',
    description: 'In place of the documents of a camper',
  },
  documents: {
    id: 'owner.camper-page.documents',
    defaultMessage: 'Documents',
    description: 'Link to a page of a camper: its registration, insurance and others',
  },
  settings: {
    id: 'owner.camper-page.settings',
    defaultMessage: 'Settings',
    description: 'Link to a page of a camper: rules, hand-over days, publication',
  },
  statistics: {
    id: 'owner.camper-page.statistics',
    defaultMessage: 'Statistics',
    description: 'Link to a page of a camper: income and visits',
  },
  asGuests: {
    id: 'owner.camper-page.as-guests',
    defaultMessage: 'See it as guests do',
    description: 'Button: opens the public page of one’s own camper',
  },
  failed: {
    id: 'owner.camper-page.failed',
    defaultMessage: 'This camper could not be loaded',
    description: 'Heading when the call failed',
  },
  gone: {
    id: 'owner.camper-page.gone',
    defaultMessage: 'This camper is deleted',
    description: 'Heading of the page of a camper that its owner or staff deleted',
  },
  goneText: {
    id: 'owner.camper-page.gone-text',
    defaultMessage:
      'It cannot be rented or shown any more. Its past bookings are still in your list of bookings.',
    description: 'Below that heading',
  },
  toCampers: {
    id: 'owner.camper-page.to-campers',
    defaultMessage: 'Your campers',
    description: 'Button: back to the list of one’s campers',
  },
});
