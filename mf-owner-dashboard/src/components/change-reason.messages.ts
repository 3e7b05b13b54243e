import { defineMessages } from 'react-intl';

/** Changes of a listing that staff request. */
export const changeReasonMessages = defineMessages({
  PICTURES_POOR: {
    id: 'owner.change-reason.pictures-poor',
    defaultMessage: 'Pictures: add sharp, bright ones from outside and inside',
    description: 'What staff ask an owner to change before a listing is published',
  },
  PICTURES_OTHER_VEHICLE: {
    id: 'owner.change-reason.pictures-other-vehicle',
    defaultMessage: 'Pictures: use only those of this vehicle',
    description: 'What staff ask an owner to change before a listing is published',
  },
  CONTACT_DETAILS: {
    id: 'owner.change-reason.contact-details',
    defaultMessage: 'Contact details: remove them from pictures and names',
    description: 'What staff ask an owner to change before a listing is published',
  },
  VEHICLE_DATA: {
    id: 'owner.change-reason.vehicle-data',
    defaultMessage: 'Vehicle: some data do not match pictures or documents',
    description: 'What staff ask an owner to change before a listing is published',
  },
  LOCATION: {
    id: 'owner.change-reason.location',
    defaultMessage: 'Place: say where the camper really stands',
    description: 'What staff ask an owner to change before a listing is published',
  },
  PRICES: {
    id: 'owner.change-reason.prices',
    defaultMessage: 'Prices: they do not seem right for this vehicle',
    description: 'What staff ask an owner to change before a listing is published',
  },
  DOCUMENTS: {
    id: 'owner.change-reason.documents',
    defaultMessage: 'Documents: one is missing or cannot be read',
    description: 'What staff ask an owner to change before a listing is published',
  },
  OTHER: {
    id: 'owner.change-reason.other',
    defaultMessage: 'Something else: see the note',
    description: 'What staff ask an owner to change before a listing is published',
  },
});
