import { defineMessages } from 'react-intl';

/** By type, in the short spelling of the api. */
export const documentNameMessages = defineMessages({
  driving_licen: {
    id: 'document.name.licence',
    defaultMessage: 'Driving licence',
    description: 'Name of a document',
  },
  id_proof: {
    id: 'document.name.identity',
    defaultMessage: 'Identity card or passport',
    description: 'Name of a document',
  },
  addr_proof: {
    id: 'document.name.address',
    defaultMessage: 'Proof of address',
    description: 'Name of a document',
  },
  covid_proof: {
    id: 'document.name.emergency',
    defaultMessage: 'Proof of the emergency',
    description: 'Name of a document: proves why a trip was cancelled',
  },
  detail_decl: {
    id: 'document.name.statement',
    defaultMessage: 'Detailed statement',
    description: 'Name of a document: says in detail why a trip was cancelled because of the owner',
  },
});

export const secondDriverMessages = defineMessages({
  driving_licen: {
    id: 'document.name.second-licence',
    defaultMessage: 'Second driver’s driving licence',
    description: 'Name of a document',
  },
  id_proof: {
    id: 'document.name.second-identity',
    defaultMessage: 'Second driver’s identity card or passport',
    description: 'Name of a document',
  },
});
