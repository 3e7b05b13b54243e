import { defineMessages } from 'react-intl';

export const documentMessages = defineMessages({
  car_registr: {
    id: 'owner.staff-document.car-registr',
    defaultMessage: 'Vehicle registration',
    description: 'Name of a document',
  },
  car_proof_insu: {
    id: 'owner.staff-document.car-proof-insu',
    defaultMessage: 'Proof of vehicle insurance',
    description: 'Name of a document',
  },
  MOT: {
    id: 'owner.staff-document.mot',
    defaultMessage: 'Roadworthiness test',
    description: 'Name of a document',
  },
  dvla: {
    id: 'owner.staff-document.dvla',
    defaultMessage: 'DVLA certificate',
    description: 'Name of a document: of the British vehicle authority',
  },
  id_proof: {
    id: 'owner.staff-document.id-proof',
    defaultMessage: 'Identity card or passport',
    description: 'Name of a document',
  },
  reg_proof: {
    id: 'owner.staff-document.reg-proof',
    defaultMessage: 'Company registration',
    description: 'Name of a document',
  },
  reg_association: {
    id: 'owner.staff-document.reg-association',
    defaultMessage: 'Articles of association',
    description: 'Name of a document',
  },
  other: {
    id: 'owner.staff-document.other',
    defaultMessage: 'Another document',
    description: 'Name of a document of a kind that is not named',
  },
});
