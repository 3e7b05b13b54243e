import { aContract } from '@campavia/contracts/testing';
import type { WidgetStories } from '@campavia/testing/stories';

import { ContractSheet } from './contract-sheet';

export const stories: WidgetStories = {
  widgets: ['ContractSheet'],
  states: {
    default: { show: () => <ContractSheet contract={aContract()} /> },
    'with a note': {
      show: () => (
        <ContractSheet
          contract={aContract({ note: 'Camille’s surname is added once the trip is confirmed.' })}
        />
      ),
    },
  },
};
