import { defineMessages, type NoMessageValues } from 'react-intl';

type NoValues = NoMessageValues;
type FilterNameValues = {
  instant: NoValues;
  automatic: NoValues;
  disabledAccess: NoValues;
  abroad: NoValues;
  smoking: NoValues;
  weeklyDiscount: NoValues;
  earlyDiscount: NoValues;
  ambassador: NoValues;
  partner: NoValues;
  privateOwners: NoValues;
  hireFirms: NoValues;
  licence: { category: string };
  within: { distance: string };
  height: { height: string };
  stars: { stars: number };
};

/** Names of filters, for checkboxes and for chips of active filters. */
export const filterNameMessages = defineMessages<FilterNameValues>({
  instant: {
    id: 'filters.names.instant',
    defaultMessage: 'Instant booking',
    description: 'Filter: campers that are booked at once, without waiting for the owner',
  },
  automatic: {
    id: 'filters.names.automatic',
    defaultMessage: 'Automatic gearbox',
    description: 'Filter: vehicles with automatic gear',
  },
  disabledAccess: {
    id: 'filters.names.disabled-access',
    defaultMessage: 'Disabled access',
    description: 'Filter: campers that people with a disability can get into',
  },
  abroad: {
    id: 'filters.names.abroad',
    defaultMessage: 'Trips abroad',
    description: 'Filter: the owner lets the camper leave the country',
  },
  smoking: {
    id: 'filters.names.smoking',
    defaultMessage: 'Smoking allowed',
    description: 'Filter: people may smoke in the camper',
  },
  weeklyDiscount: {
    id: 'filters.names.weekly-discount',
    defaultMessage: 'Weekly discount',
    description: 'Filter: a week or more costs less a day',
  },
  earlyDiscount: {
    id: 'filters.names.early-discount',
    defaultMessage: 'Early booking discount',
    description: 'Filter: who books long before the trip pays less',
  },
  ambassador: {
    id: 'filters.names.ambassador',
    defaultMessage: 'Ambassadors',
    description: 'Filter: owners who speak for Campavia, with long experience',
  },
  partner: {
    id: 'filters.names.partner',
    defaultMessage: 'Partners',
    description: 'Filter: campers that take part in campaigns of Campavia',
  },
  privateOwners: {
    id: 'filters.names.private-owners',
    defaultMessage: 'Private owners',
    description: 'Filter: rented out by people who do not live from it',
  },
  hireFirms: {
    id: 'filters.names.hire-firms',
    defaultMessage: 'Rental companies',
    description: 'Filter: rented out by professionals',
  },
  licence: {
    id: 'filters.names.licence',
    defaultMessage: 'Licence {category}',
    description: 'Filter: driven with a licence of this category (B or C)',
  },
  within: {
    id: 'filters.names.within',
    defaultMessage: 'Within {distance}',
    description: 'Filter that is on: at most so far from the place. distance: with its unit',
  },
  height: {
    id: 'filters.names.height',
    defaultMessage: 'Up to {height} high',
    description: 'Filter that is on: the vehicle is no higher. height: with its unit',
  },
  stars: {
    id: 'filters.names.stars',
    defaultMessage: '{stars, plural, one {#+ star} other {#+ stars}}',
    description: 'Filter that is on: the average of the reviews is at least so much',
  },
});
