import { defineMessages, type MessageDescriptor } from 'react-intl';

const names = defineMessages({
  addr_proof: {
    id: 'back-office.document.addr-proof',
    defaultMessage: 'Proof of address',
    description: 'Name of a document',
  },
  covid_proof: {
    id: 'back-office.document.covid-proof',
    defaultMessage: 'Proof of the emergency',
    description: 'Name of a document: why a trip was cancelled',
  },
  detail_decl: {
    id: 'back-office.document.detail-decl',
    defaultMessage: 'Detailed statement',
    description: 'Name of a document: why a trip was cancelled',
  },
  shareholder_decl: {
    id: 'back-office.document.shareholder-decl',
    defaultMessage: 'Declaration of shareholders',
    description: 'Name of a document',
  },
  driving_licen: {
    id: 'back-office.document.driving-licen',
    defaultMessage: 'Driving licence',
    description: 'Name of a document',
  },
  tax_identification_number: {
    id: 'back-office.document.tax-number',
    defaultMessage: 'Tax identification number',
    description: 'Name of a document',
  },
  car_registr: {
    id: 'back-office.document.car-registr',
    defaultMessage: 'Vehicle registration',
    description: 'Name of a document',
  },
  car_proof_insu: {
    id: 'back-office.document.car-proof-insu',
    defaultMessage: 'Proof of vehicle insurance',
    description: 'Name of a document',
  },
  MOT: {
    id: 'back-office.document.mot',
    defaultMessage: 'Roadworthiness test',
    description: 'Name of a document',
  },
  dvla: {
    id: 'back-office.document.dvla',
    defaultMessage: 'DVLA certificate',
    description: 'Name of a document: of the British vehicle authority',
  },
  id_proof: {
    id: 'back-office.document.id-proof',
    defaultMessage: 'Identity card or passport',
    description: 'Name of a document',
  },
  reg_proof: {
    id: 'back-office.document.reg-proof',
    defaultMessage: 'Company registration',
    description: 'Name of a document',
  },
  reg_association: {
    id: 'back-office.document.reg-association',
    defaultMessage: 'Articles of association',
    description: 'Name of a document',
  },
  other: {
    id: 'back-office.document.other',
    defaultMessage: 'Another document',
    description: 'Name of a document of a kind that is not named',
  },
});

/** The name of a type of document. */
export function documentNameOf(type: string): MessageDescriptor {
  return type in names ? names[type as keyof typeof names] : names.other;
}
