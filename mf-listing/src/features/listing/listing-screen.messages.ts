import { defineMessages, type NoMessageValues } from 'react-intl';

type ListingValues = {
  documentTitle: { title: string; city: string };
  numberedTitle: { title: string; id: string };
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
  reviews: { count: number };
};

export const listingMessages = defineMessages<ListingValues>({
  documentTitle: {
    id: 'listing.document.title',
    defaultMessage: '{title} in {city}',
    description: 'Title of the browser tab: name of the camper and its town',
  },
  numberedTitle: {
    id: 'listing.document.numbered-title',
    defaultMessage: '{title}, no. {id}',
    description: 'That title with the number of the listing',
  },
  documentDescription: {
    id: 'listing.document.description',
    defaultMessage:
      '{title}: rent this camper in {city} from its owner. {beds, plural, one {Sleeps #} other {Sleeps #}}, {seats, plural, one {# belted seat} other {# belted seats}}, insured for every day of the trip.',
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
    defaultMessage: 'This camper is no longer rented out',
    description: 'Heading when the owner has taken the camper off the site',
  },
  goneText: {
    id: 'listing.gone.text',
    defaultMessage: 'Its owner has taken it off the site. Others like it are still here.',
    description: 'Under the heading that the camper was removed',
  },
  findAnother: {
    id: 'listing.absent.find',
    defaultMessage: 'Find a camper',
    description: 'Link to the search when a camper is not there',
  },
  failedTitle: {
    id: 'listing.failed.title',
    defaultMessage: 'This camper could not be loaded',
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
  reviews: {
    id: 'listing.head.reviews',
    defaultMessage: '{count, plural, one {# review} other {# reviews}}',
    description: 'After the stars, in brackets',
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
  sleeps: {
    id: 'listing.facts.sleeps',
    defaultMessage: '{count, plural, one {Sleeps #} other {Sleeps #}}',
    description: 'Beds',
  },
  seats: {
    id: 'listing.facts.seats',
    defaultMessage: '{count, plural, one {# belted seat} other {# belted seats}}',
    description: 'Seats with a belt',
  },
  size: {
    id: 'listing.facts.size',
    defaultMessage: '{length} × {width}\u00a0m, {height}\u00a0m high',
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
  ask: NoMessageValues;
  title: { name: string };
  since: { isProfessional: string; year: string };
  speaks: { languages: string };
  answers: { rate: number };
  campers: { count: number };
  rest: NoMessageValues;
  less: NoMessageValues;
};

export const ownerMessages = defineMessages<OwnerValues>({
  title: {
    id: 'listing.owner.title',
    defaultMessage: '{name}’s camper',
    description: 'Heading of the owner',
  },
  ask: {
    id: 'listing.owner.ask',
    defaultMessage: 'Ask the owner',
    description: 'Link below the owner: opens the chat with them about this camper',
  },
  since: {
    id: 'listing.owner.since',
    defaultMessage: '{isProfessional, select, true {Professional owner} other {Private owner}} since {year}',
    description: 'Since when the owner rents out, private or professional',
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
  campers: {
    id: 'listing.owner.campers',
    defaultMessage: '{count, plural, one {# camper} other {# campers}}',
    description: 'How many campers the owner rents out',
  },
  rest: { id: 'listing.owner.rest', defaultMessage: 'Read the rest', description: 'Opens the whole text' },
  less: { id: 'listing.owner.less', defaultMessage: 'Read less', description: 'Closes most of the text' },
});

export const shareMessages = defineMessages<
  Record<'share' | 'copied' | 'notCopied' | 'print', NoMessageValues>
>({
  share: { id: 'listing.share.share', defaultMessage: 'Share', description: 'Button: hands the address on' },
  print: {
    id: 'listing.share.print',
    defaultMessage: 'Print',
    description: 'Button: puts the page on paper',
  },
  copied: {
    id: 'listing.share.copied',
    defaultMessage: 'Address copied',
    description: 'In the corner, once the address is on the clipboard',
  },
  notCopied: {
    id: 'listing.share.not-copied',
    defaultMessage: 'The browser did not let us copy. Here is the address:',
    description: 'Under the button, before the address',
  },
});
