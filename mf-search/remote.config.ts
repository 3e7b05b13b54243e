import { defineRemoteConfig } from '@campavia/remote-kit/config';

/** `SEARCH_FIELDS` of `domain`: whoever reads this file reads nothing else. */
const SEARCH_PARAMETERS = [
  'where',
  'latitude',
  'longitude',
  'radius',
  'bbox',
  'date_from',
  'date_to',
  'seatbelts',
  'beds',
  'types',
  'min_price',
  'max_price',
  'vehicle_height',
  'licence_type',
  'owner_types',
  'review_average__gte',
  'discount_weekly',
  'discount_early',
  'km_unlimited',
  'international',
  'automatic_gear',
  'pets',
  'is_ambassador',
  'winter_tire',
  'winter_chain',
  'instant_booking',
  'disabled_access',
  'marketing_partnership',
  'isofix',
  'smoking',
  'equipments',
  'ordering',
  'page',
  'page_size',
];

const CATEGORIES = ['motorhome', 'campervan', 'van'].map((slug) => ({ slug }));
const SEATS = ['2', '3', '4', '5', '6'];

export const config = defineRemoteConfig({
  name: 'mf-search',
  squad: 'search',
  contract: '^0.2.2',
  addresses: [
    { id: 'home', pattern: '/', document: true, hydration: 'on-interaction', sitemap: {} },
    {
      id: 'search',
      pattern: '/s',
      document: true,
      hydration: 'on-interaction',
      isWholeWithQuery: true,
      query: SEARCH_PARAMETERS,
      sitemap: {},
    },
    {
      id: 'category',
      pattern: '/camper-type/{slug}',
      document: true,
      hydration: 'on-interaction',
      sitemap: { values: CATEGORIES },
    },
    {
      id: 'category.seats',
      pattern: '/camper-type/{slug}/{seats}-seats',
      document: true,
      hydration: 'on-interaction',
      sitemap: { values: CATEGORIES.flatMap(({ slug }) => SEATS.map((seats) => ({ slug, seats }))) },
    },
    {
      id: 'place',
      pattern: '/campervan-hire/{slug}',
      document: true,
      hydration: 'on-interaction',
      sitemap: { list: 'places' },
    },
    // Linked from e-mails about saved searches.
    { id: 'unsubscribe', pattern: '/unsubscribe' },
  ],
  slots: { offers: ['vehicle.position'], fills: ['wishlist.heart'] },
  storageKeys: ['campavia.map-follows', 'campavia.recent-searches', 'campavia.saved-searches'],
  menu: [{ address: 'search', place: 'header', order: 1 }],
});
