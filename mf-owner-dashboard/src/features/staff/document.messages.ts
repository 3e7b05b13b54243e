import { defineMessages } from 'react-intl';

export const documentMessages = defineMessages({
  car_registr: {
    id: 'staff.document.car-registr',
    defaultMessage: 'Vehicle registration',
    description: 'Name of a document',
  },
  car_proof_insu: {
    id: 'staff.document.car-proof-insu',
    defaultMessage: 'Proof of vehicle insurance',
    description: 'Name of a document',
  },
  MOT: {
    id: 'staff.document.mot',
    defaultMessage: 'Roadworthiness test',
    description: 'Name of a document',
  },
  dvla: {
    id: 'staff.document.dvla',
    defaultMessage: 'DVLA certificate',
    description: 'Name of a document: of the British vehicle authority',
  },
  id_proof: {
    id: 'staff.document.id-proof',
    defaultMessage: 'Identity card or passport',
    description: 'Name of a document',
  },
  reg_proof: {
    id: 'staff.document.reg-proof',
    defaultMessage: 'Company registration',
    description: 'Name of a document',
  },
  reg_association: {
    id: 'staff.document.reg-association',
    defaultMessage: 'Articles of association',
    description: 'Name of a document',
  },
  other: {
    id: 'staff.document.other',
    defaultMessage: 'Another document',
    description: 'Name of a document of a kind that is not named',
  },
});
