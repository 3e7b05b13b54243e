import { defineMessages, type NoMessageValues } from 'react-intl';

type ContractValues = {
  contractFailed: NoMessageValues;
  print: NoMessageValues;
};

export const contractMessages = defineMessages<ContractValues>({
  contractFailed: {
    id: 'handover.page.contract-failed',
    defaultMessage: 'The contract could not be loaded',
    description: 'Heading in place of the contract',
  },
  print: {
    id: 'handover.page.print',
    defaultMessage: 'Print',
    description: 'Button',
  },
});
