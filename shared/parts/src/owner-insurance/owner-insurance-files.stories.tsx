import { anOwnerInsurance } from '@campavia/contracts/testing';
import type { WidgetStories } from '@campavia/testing/stories';

import { OwnerInsuranceFiles } from './owner-insurance-files';

const { files } = anOwnerInsurance();
const LONG = 'conditions-of-the-insurance-for-rental-vehicles-2027-2028-with-all-its-annexes.pdf';

export const stories: WidgetStories = {
  widgets: ['OwnerInsuranceFiles'],
  states: {
    default: { show: () => <OwnerInsuranceFiles files={files} /> },
    'several, with a long name': {
      show: () => (
        <OwnerInsuranceFiles
          files={[
            ...files,
            ...files.map((file) => ({ ...file, name: LONG, url: '/media/insurance-conditions/b.pdf' })),
          ]}
        />
      ),
    },
  },
};
