import { defineMessages } from 'react-intl';

export const listingMessages = defineMessages({
  back: {
    id: 'owner.staff-listing.back',
    defaultMessage: 'All waiting campers',
    description: 'Link back to the list of listings that wait for staff',
  },
  failed: {
    id: 'owner.staff-listing.failed',
    defaultMessage: 'This listing could not be loaded',
    description: 'In place of a listing that staff check',
  },
  pictures: {
    id: 'owner.staff-listing.pictures',
    defaultMessage: 'Pictures of the camper',
    description: 'Name of the pictures of a listing, for screen readers',
  },
  noPicture: {
    id: 'owner.staff-listing.no-picture',
    defaultMessage: 'No picture',
    description: 'In place of the pictures of a listing',
  },
  vehicle: {
    id: 'owner.staff-listing.vehicle',
    defaultMessage: 'Vehicle',
    description: 'Heading above the data of a vehicle',
  },
  make: {
    id: 'owner.staff-listing.make',
    defaultMessage: 'Make and model',
    description: 'Name of a datum of a vehicle',
  },
  year: {
    id: 'owner.staff-listing.year',
    defaultMessage: 'Year',
    description: 'Name of a datum of a vehicle',
  },
  registration: {
    id: 'owner.staff-listing.registration',
    defaultMessage: 'Number plate',
    description: 'Name of a datum of a vehicle',
  },
  registered: {
    id: 'owner.staff-listing.registered',
    defaultMessage: 'First registration',
    description: 'Name of a datum of a vehicle: the day',
  },
  weight: {
    id: 'owner.staff-listing.weight',
    defaultMessage: 'Gross weight',
    description: 'Name of a datum of a vehicle',
  },
  kilograms: {
    id: 'owner.staff-listing.kilograms',
    defaultMessage: '{weight} kg',
    description: 'A weight',
  },
  value: {
    id: 'owner.staff-listing.value',
    defaultMessage: 'Value',
    description: 'Name of a datum of a vehicle: what it is worth',
  },
  places: {
    id: 'owner.staff-listing.places',
    defaultMessage: 'Seats and beds',
    description: 'Name of a datum of a vehicle',
  },
  seatsAndBeds: {
    id: 'owner.staff-listing.seats-and-beds',
    defaultMessage: '{seats} / {beds}',
    description: 'Number of seats and number of beds',
  },
  place: {
    id: 'owner.staff-listing.place',
    defaultMessage: 'Where it stands',
    description: 'Name of a datum of a vehicle: its address',
  },
  text: {
    id: 'owner.staff-listing.text',
    defaultMessage: 'Description',
    description: 'Heading above what the owner writes of a camper',
  },
  noText: {
    id: 'owner.staff-listing.no-text',
    defaultMessage: 'The owner has written nothing.',
    description: 'In place of what the owner writes of a camper',
  },
  prices: {
    id: 'owner.staff-listing.prices',
    defaultMessage: 'Prices',
    description: 'Heading above the prices of a camper',
  },
  low: {
    id: 'owner.staff-listing.low',
    defaultMessage: 'Low season, a day',
    description: 'Name of a price',
  },
  mid: {
    id: 'owner.staff-listing.mid',
    defaultMessage: 'Middle season, a day',
    description: 'Name of a price',
  },
  high: {
    id: 'owner.staff-listing.high',
    defaultMessage: 'High season, a day',
    description: 'Name of a price',
  },
  deposit: {
    id: 'owner.staff-listing.deposit',
    defaultMessage: 'Deposit',
    description: 'Name of an amount',
  },
  owner: {
    id: 'owner.staff-listing.owner',
    defaultMessage: 'Owner',
    description: 'Heading above what is known of an owner',
  },
  name: {
    id: 'owner.staff-listing.name',
    defaultMessage: 'Name',
    description: 'Name of a datum of a person',
  },
  kind: {
    id: 'owner.staff-listing.kind',
    defaultMessage: 'Kind',
    description: 'Whether an owner is a private person or a company',
  },
  private: {
    id: 'owner.staff-listing.private',
    defaultMessage: 'Private',
    description: 'An owner who is a private person',
  },
  professional: {
    id: 'owner.staff-listing.professional',
    defaultMessage: 'Professional',
    description: 'An owner who is a company',
  },
  joined: {
    id: 'owner.staff-listing.joined',
    defaultMessage: 'Member since',
    description: 'Name of a datum of a person',
  },
  email: {
    id: 'owner.staff-listing.email',
    defaultMessage: 'E-mail address',
    description: 'Whether an e-mail address is confirmed',
  },
  phone: {
    id: 'owner.staff-listing.phone',
    defaultMessage: 'Phone number',
    description: 'Whether a phone number is confirmed',
  },
  confirmed: {
    id: 'owner.staff-listing.confirmed',
    defaultMessage: 'confirmed',
    description: 'State of an e-mail address or a phone number',
  },
  notConfirmed: {
    id: 'owner.staff-listing.not-confirmed',
    defaultMessage: 'not confirmed',
    description: 'State of an e-mail address or a phone number',
  },
  campers: {
    id: 'owner.staff-listing.campers',
    defaultMessage: 'Campers on offer',
    description: 'How many campers an owner has on offer',
  },
  documents: {
    id: 'owner.staff-listing.documents',
    defaultMessage: 'Documents',
    description: 'Heading above the documents of a vehicle and its owner',
  },
  validated: {
    id: 'owner.staff-listing.validated',
    defaultMessage: 'valid',
    description: 'State of a document',
  },
  asked: {
    id: 'owner.staff-listing.asked',
    defaultMessage: 'being checked',
    description: 'State of a document',
  },
  missing: {
    id: 'owner.staff-listing.missing',
    defaultMessage: 'not sent',
    description: 'State of a document',
  },
  earlier: {
    id: 'owner.staff-listing.earlier',
    defaultMessage: 'Earlier submissions',
    description: 'Heading above earlier decisions on a listing',
  },
  approvedBy: {
    id: 'owner.staff-listing.approved-by',
    defaultMessage: 'Approved by {name}',
    description: 'Who has published a listing',
  },
  changesBy: {
    id: 'owner.staff-listing.changes-by',
    defaultMessage: 'Changes asked by {name}',
    description: 'Who has asked for changes of a listing',
  },
  unknown: {
    id: 'owner.staff-listing.unknown',
    defaultMessage: '–',
    description: 'In place of a datum that is not known',
  },
});
