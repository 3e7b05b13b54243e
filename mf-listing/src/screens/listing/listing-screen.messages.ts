import { defineMessages, type MessageTag, type NoMessageValues } from 'react-intl';

type ListingValues = {
  documentTitle: { title: string; city: string };
  documentDescription: { title: string; city: string; beds: number; seats: number };
  unknownTitle: NoMessageValues;
  unknownText: NoMessageValues;
  goneTitle: NoMessageValues;
  goneText: NoMessageValues;
  findAnother: NoMessageValues;
  failedTitle: NoMessageValues;
  youAreHere: NoMessageValues;
  typeInPlace: { type: string; city: string; year: number };
  ambassador: NoMessageValues;
  instant: NoMessageValues;
  pictureAlt: { title: string; number: number };
  equipment: NoMessageValues;
};

export const listingMessages = defineMessages<ListingValues>({
  documentTitle: {
    id: 'listing.document.title',
    defaultMessage: '{title} in {city}',
    description: 'Title of the browser tab: name of the camper and its town',
  },
  documentDescription: {
    id: 'listing.document.description',
    defaultMessage:
      '{title}: rent this camper in {city} from its owner. Sleeps {beds, number}, {seats, plural, one {# belted seat} other {# belted seats}}, insured for every day of the trip.',
    description: 'Description for search engines',
  },
  unknownTitle: {
    id: 'listing.unknown.title',
    defaultMessage: 'There is no camper here',
    description: 'Heading when the address belongs to no camper',
  },
  unknownText: {
    id: 'listing.unknown.text',
    defaultMessage: 'The address may be mistyped. The camper you have in mind is one search away.',
    description: 'Under the heading that there is no such camper',
  },
  goneTitle: {
    id: 'listing.gone.title',
    defaultMessage: 'This camper is no longer lent out',
    description: 'Heading when the owner has taken the camper off the site',
  },
  goneText: {
    id: 'listing.gone.text',
    defaultMessage: 'Its owner has taken it off the site. Others like it are still here.',
    description: 'Under the heading that the camper is gone',
  },
  findAnother: {
    id: 'listing.absent.find',
    defaultMessage: 'Find a camper',
    description: 'Link to the search when a camper is not there',
  },
  failedTitle: {
    id: 'listing.failed.title',
    defaultMessage: 'This camper will not load just now',
    description: 'Heading when the api does not answer',
  },
  youAreHere: {
    id: 'listing.crumbs.label',
    defaultMessage: 'You are here',
    description: 'Label of the breadcrumb navigation',
  },
  typeInPlace: {
    id: 'listing.head.type',
    defaultMessage: '{type} in {city}, {year, number, ::group-off}',
    description: 'Under the title: kind of vehicle, town, year built',
  },
  ambassador: {
    id: 'listing.head.ambassador',
    defaultMessage: 'Ambassador owner',
    description: 'Badge of owners with much experience',
  },
  instant: {
    id: 'listing.head.instant',
    defaultMessage: 'Instant booking',
    description: 'Badge of campers that can be booked without waiting for the owner',
  },
  pictureAlt: {
    id: 'listing.gallery.picture',
    defaultMessage: '{title}, picture {number, number} (illustration)',
    description: 'Alternative text of one picture',
  },
  equipment: {
    id: 'listing.equipment.title',
    defaultMessage: 'What is on board',
    description: 'Heading of the equipment list',
  },
});

type FactValues = {
  facts: NoMessageValues;
  sleeps: { count: number };
  seats: { count: number };
  size: { length: string; width: string; height: string };
  manual: NoMessageValues;
  automatic: NoMessageValues;
  licence: { type: string };
  diesel: NoMessageValues;
  petrol: NoMessageValues;
  electric: NoMessageValues;
  noEngine: NoMessageValues;
  pets: { allowance: string };
  smoking: { allowance: string };
  abroad: { allowance: string };
  kilometres: { isUnlimited: string };
};

export const factMessages = defineMessages<FactValues>({
  facts: {
    id: 'listing.facts.label',
    defaultMessage: 'Facts',
    description: 'Label of the list of facts, for people who listen to the page',
  },
  sleeps: { id: 'listing.facts.sleeps', defaultMessage: 'Sleeps {count, number}', description: 'Beds' },
  seats: {
    id: 'listing.facts.seats',
    defaultMessage: '{count, plural, one {# belted seat} other {# belted seats}}',
    description: 'Seats with a belt',
  },
  size: {
    id: 'listing.facts.size',
    defaultMessage: '{length} × {width} m, {height} m high',
    description: 'Outer measures in metres',
  },
  manual: { id: 'listing.facts.manual', defaultMessage: 'Manual gearbox', description: 'Gearbox' },
  automatic: { id: 'listing.facts.automatic', defaultMessage: 'Automatic gearbox', description: 'Gearbox' },
  licence: {
    id: 'listing.facts.licence',
    defaultMessage: 'Driving licence {type}',
    description: 'Class of driving licence needed: B or C',
  },
  diesel: { id: 'listing.facts.diesel', defaultMessage: 'Runs on diesel', description: 'Fuel' },
  petrol: { id: 'listing.facts.petrol', defaultMessage: 'Runs on petrol', description: 'Fuel' },
  electric: { id: 'listing.facts.electric', defaultMessage: 'Runs on electricity', description: 'Fuel' },
  noEngine: {
    id: 'listing.facts.towed',
    defaultMessage: 'Towed, no engine',
    description: 'Fuel of a caravan',
  },
  pets: {
    id: 'listing.facts.pets',
    defaultMessage:
      '{allowance, select, ALLOWED {Pets welcome} NOT_ALLOWED {No pets} other {Pets on request}}',
    description: 'Whether pets may come along',
  },
  smoking: {
    id: 'listing.facts.smoking',
    defaultMessage:
      '{allowance, select, ALLOWED {Smoking allowed} NOT_ALLOWED {No smoking} other {Smoking on request}}',
    description: 'Whether people may smoke inside',
  },
  abroad: {
    id: 'listing.facts.abroad',
    defaultMessage:
      '{allowance, select, ALLOWED {May go abroad} NOT_ALLOWED {Stays in the country} other {Abroad on request}}',
    description: 'Whether the camper may leave its country',
  },
  kilometres: {
    id: 'listing.facts.km',
    defaultMessage:
      '{isUnlimited, select, true {Unlimited kilometres possible} other {100 km a day included}}',
    description: 'Kilometres',
  },
});

type OwnerValues = {
  title: { name: string };
  since: { isProfessional: string; year: string };
  speaks: { languages: string };
  answers: { rate: number };
};

export const ownerMessages = defineMessages<OwnerValues>({
  title: { id: 'listing.owner.title', defaultMessage: 'Lent by {name}', description: 'Heading of the owner' },
  since: {
    id: 'listing.owner.since',
    defaultMessage: '{isProfessional, select, true {Professional owner} other {Private owner}} since {year}',
    description: 'Since when the owner lends out, private or professional',
  },
  speaks: {
    id: 'listing.owner.speaks',
    defaultMessage: 'speaks {languages}',
    description: 'Languages the owner speaks, as a list',
  },
  answers: {
    id: 'listing.owner.answers',
    defaultMessage: 'answers {rate, number, ::percent scale/0.01} of requests',
    description: 'Share of requests answered within two days',
  },
});

type PriceValues = {
  label: NoMessageValues;
  from: { amount: string; b: MessageTag };
  perDay: { amount: string; b: MessageTag };
  wasBefore: NoMessageValues;
  dates: NoMessageValues;
  datesPlaceholder: NoMessageValues;
  chooseDates: NoMessageValues;
  days: { count: number };
  total: NoMessageValues;
  taken: NoMessageValues;
  tooShort: { days: number };
  closed: NoMessageValues;
  similar: { city: string };
  deposit: { amount: string };
};

export const priceMessages = defineMessages<PriceValues>({
  label: { id: 'listing.price.label', defaultMessage: 'Price', description: 'Label of the price panel' },
  from: {
    id: 'listing.price.from',
    defaultMessage: 'from <b>{amount}</b> a day',
    description: 'Lowest price per day, when no dates are chosen',
  },
  perDay: {
    id: 'listing.price.day',
    defaultMessage: '<b>{amount}</b> a day',
    description: 'Price per day for the dates',
  },
  wasBefore: {
    id: 'listing.price.before',
    defaultMessage: 'without discounts',
    description: 'Read aloud beside the struck-through price',
  },
  dates: { id: 'listing.price.dates', defaultMessage: 'Your dates', description: 'Label of the date field' },
  datesPlaceholder: {
    id: 'listing.price.dates-placeholder',
    defaultMessage: 'Choose dates',
    description: 'In the date field while no dates are chosen',
  },
  chooseDates: {
    id: 'listing.price.choose',
    defaultMessage: 'Choose dates to see the whole price.',
    description: 'In the price panel while no dates are chosen',
  },
  days: {
    id: 'listing.price.days',
    defaultMessage: '{count, plural, one {# day} other {# days}}, insurance and service included',
    description: 'Under the total: number of days that it covers',
  },
  total: { id: 'listing.price.total', defaultMessage: 'Total', description: 'Beside the whole price' },
  taken: {
    id: 'listing.price.taken',
    defaultMessage: 'Not free on these dates. Choose others to see the price.',
    description: 'Code 107: the camper is not available',
  },
  tooShort: {
    id: 'listing.price.short',
    defaultMessage: '{days, plural, one {# day} other {# days}} minimum. Choose a longer stay.',
    description: 'Code 108: fewer days than the owner lets for',
  },
  closed: {
    id: 'listing.price.closed',
    defaultMessage: 'The owner hands over on other days of the week. Move the first or last day.',
    description: 'Code 109: no hand-over on the first or last day',
  },
  similar: {
    id: 'listing.price.similar',
    defaultMessage: 'Campers in {city} that are free',
    description: 'Link to a search for the same dates in the same town',
  },
  deposit: {
    id: 'listing.price.deposit',
    defaultMessage: 'Deposit {amount}, held only for the trip.',
    description: 'Under the panel: the deposit',
  },
});
