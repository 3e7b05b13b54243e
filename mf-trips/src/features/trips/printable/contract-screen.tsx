import { ContractSheet } from '@campavia/parts/contract-sheet';

import { useContract } from '../../../data/use-printable';

import { PrintablePage } from './printable-page';

export function ContractScreen() {
  return (
    <PrintablePage name="contract" usePrintable={useContract}>
      {(contract) => <ContractSheet contract={contract} />}
    </PrintablePage>
  );
}
