import { defineMessages, type NoMessageValues } from 'react-intl';

type ListingValues = {
  back: NoMessageValues;
  failed: NoMessageValues;
  pictures: NoMessageValues;
  noPicture: NoMessageValues;
  vehicle: NoMessageValues;
  make: NoMessageValues;
  year: NoMessageValues;
  registration: NoMessageValues;
  registered: NoMessageValues;
  weight: NoMessageValues;
  value: NoMessageValues;
  places: NoMessageValues;
  place: NoMessageValues;
  text: NoMessageValues;
  noText: NoMessageValues;
  noDocuments: NoMessageValues;
  prices: NoMessageValues;
  low: NoMessageValues;
  mid: NoMessageValues;
  high: NoMessageValues;
  deposit: NoMessageValues;
  owner: NoMessageValues;
  name: NoMessageValues;
  kind: NoMessageValues;
  private: NoMessageValues;
  professional: NoMessageValues;
  joined: NoMessageValues;
  email: NoMessageValues;
  phone: NoMessageValues;
  confirmed: NoMessageValues;
  notConfirmed: NoMessageValues;
  campers: NoMessageValues;
  documents: NoMessageValues;
  validated: NoMessageValues;
  asked: NoMessageValues;
  missing: NoMessageValues;
  earlier: NoMessageValues;
  approvedBy: { name: string };
  changesBy: { name: string };
};

export const listingMessages = defineMessages<ListingValues>({
  back: {
    id: 'staff.listing.back',
    defaultMessage: 'All waiting campers',
    description: 'Link back to the list of listings that wait for staff',
  },
  failed: {
    id: 'staff.listing.failed',
    defaultMessage: 'This listing could not be loaded',
    description: 'In place of a listing that staff check',
  },
  pictures: {
    id: 'staff.listing.pictures',
    defaultMessage: 'Pictures of the camper',
    description: 'Name of the pictures of a listing, for screen readers',
  },
  noPicture: {
    id: 'staff.listing.no-picture',
    defaultMessage: 'No picture',
    description: 'In place of the pictures of a listing',
  },
  vehicle: {
    id: 'staff.listing.vehicle',
    defaultMessage: 'Vehicle',
    description: 'Heading above the data of a vehicle',
  },
  make: {
    id: 'staff.listing.make',
    defaultMessage: 'Make and model',
    description: 'Name of a datum of a vehicle',
  },
  year: {
    id: 'staff.listing.year',
    defaultMessage: 'Year',
    description: 'Name of a datum of a vehicle',
  },
  registration: {
    id: 'staff.listing.registration',
    defaultMessage: 'Number plate',
    description: 'Name of a datum of a vehicle',
  },
  registered: {
    id: 'staff.listing.registered',
    defaultMessage: 'First registration',
    description: 'Name of a datum of a vehicle: the day',
  },
  weight: {
    id: 'staff.listing.weight',
    defaultMessage: 'Gross weight',
    description: 'Name of a datum of a vehicle',
  },
  value: {
    id: 'staff.listing.value',
    defaultMessage: 'Value',
    description: 'Name of a datum of a vehicle: what it is worth',
  },
  places: {
    id: 'staff.listing.places',
    defaultMessage: 'Seats and beds',
    description: 'Name of a datum of a vehicle',
  },
  place: {
    id: 'staff.listing.place',
    defaultMessage: 'Where it stands',
    description: 'Name of a datum of a vehicle: its address',
  },
  text: {
    id: 'staff.listing.text',
    defaultMessage: 'Description',
    description: 'Heading above the owner’s text of a camper',
  },
  noDocuments: {
    id: 'staff.listing.no-documents',
    defaultMessage: 'No document was sent yet.',
    description: 'In place of the documents of a vehicle and its owner',
  },
  noText: {
    id: 'staff.listing.no-text',
    defaultMessage: 'The owner has written nothing.',
    description: 'In place of the owner’s text of a camper',
  },
  prices: {
    id: 'staff.listing.prices',
    defaultMessage: 'Prices',
    description: 'Heading above the prices of a camper',
  },
  low: {
    id: 'staff.listing.low',
    defaultMessage: 'Low season, a day',
    description: 'Name of a price',
  },
  mid: {
    id: 'staff.listing.mid',
    defaultMessage: 'Middle season, a day',
    description: 'Name of a price',
  },
  high: {
    id: 'staff.listing.high',
    defaultMessage: 'High season, a day',
    description: 'Name of a price',
  },
  deposit: {
    id: 'staff.listing.deposit',
    defaultMessage: 'Deposit',
    description: 'Name of an amount',
  },
  owner: {
    id: 'staff.listing.owner',
    defaultMessage: 'Owner',
    description: 'Heading above what is known of an owner',
  },
  name: {
    id: 'staff.listing.name',
    defaultMessage: 'Name',
    description: 'Name of a datum of a person',
  },
  kind: {
    id: 'staff.listing.kind',
    defaultMessage: 'Kind',
    description: 'Whether an owner is a private person or a company',
  },
  private: {
    id: 'staff.listing.private',
    defaultMessage: 'Private',
    description: 'An owner who is a private person',
  },
  professional: {
    id: 'staff.listing.professional',
    defaultMessage: 'Professional',
    description: 'An owner who is a company',
  },
  joined: {
    id: 'staff.listing.joined',
    defaultMessage: 'Member since',
    description: 'Name of a datum of a person',
  },
  email: {
    id: 'staff.listing.email',
    defaultMessage: 'E-mail address',
    description: 'Whether an e-mail address is confirmed',
  },
  phone: {
    id: 'staff.listing.phone',
    defaultMessage: 'Phone number',
    description: 'Whether a phone number is confirmed',
  },
  confirmed: {
    id: 'staff.listing.confirmed',
    defaultMessage: 'confirmed',
    description: 'State of an e-mail address or a phone number',
  },
  notConfirmed: {
    id: 'staff.listing.not-confirmed',
    defaultMessage: 'not confirmed',
    description: 'State of an e-mail address or a phone number',
  },
  campers: {
    id: 'staff.listing.campers',
    defaultMessage: 'Campers on offer',
    description: 'How many campers an owner has on offer',
  },
  documents: {
    id: 'staff.listing.documents',
    defaultMessage: 'Documents',
    description: 'Heading above the documents of a vehicle and its owner',
  },
  validated: {
    id: 'staff.listing.validated',
    defaultMessage: 'valid',
    description: 'State of a document',
  },
  asked: {
    id: 'staff.listing.asked',
    defaultMessage: 'being checked',
    description: 'State of a document',
  },
  missing: {
    id: 'staff.listing.missing',
    defaultMessage: 'not sent',
    description: 'State of a document',
  },
  earlier: {
    id: 'staff.listing.earlier',
    defaultMessage: 'Earlier submissions',
    description: 'Heading above earlier decisions on a listing',
  },
  approvedBy: {
    id: 'staff.listing.approved-by',
    defaultMessage: 'Approved by {name}',
    description: 'Who has published a listing',
  },
  changesBy: {
    id: 'staff.listing.changes-by',
    defaultMessage: 'Changes asked by {name}',
    description: 'Who has asked for changes of a listing',
  },
});
