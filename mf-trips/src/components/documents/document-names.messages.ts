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
  reg_proof: {
    id: 'document.name.registration-proof',
    defaultMessage: 'Company register extract',
    description: 'Name of a document: of a company, from the commercial register',
  },
  reg_association: {
    id: 'document.name.articles',
    defaultMessage: 'Articles of association',
    description: 'Name of a document: the statutes of a company',
  },
  shareholder_decl: {
    id: 'document.name.shareholders',
    defaultMessage: 'Shareholder declaration',
    description: 'Name of a document: says who owns a company',
  },
  car_registr: {
    id: 'document.name.vehicle-registration',
    defaultMessage: 'Vehicle registration',
    description: 'Name of a document: of a camper',
  },
  car_proof_insu: {
    id: 'document.name.insurance-certificate',
    defaultMessage: 'Insurance certificate',
    description: 'Name of a document: proves that a camper is insured',
  },
  MOT: {
    id: 'document.name.inspection',
    defaultMessage: 'Roadworthiness certificate',
    description:
      'Name of a document: from the regular technical inspection of a camper: MOT, TÜV, contrôle technique, APK',
  },
  dvla: {
    id: 'document.name.dvla',
    defaultMessage: 'DVLA driving record',
    description: 'Name of a document: of Great Britain',
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
