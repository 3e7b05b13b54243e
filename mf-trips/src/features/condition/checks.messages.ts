import { defineMessages, type NoMessageValues } from 'react-intl';

import type { ConditionCheck } from '@campavia/domain';

type CheckValues = Record<ConditionCheck | 'title' | 'atPickUp' | 'atReturn' | 'none', NoMessageValues>;

export const checkMessages = defineMessages<CheckValues>({
  title: {
    id: 'condition.check.title',
    defaultMessage: '4. Check list',
    description: 'Heading of a step',
  },
  atPickUp: {
    id: 'condition.check.at-pick-up',
    defaultMessage: 'Go through it together when the keys change hands. Nothing of it is compulsory.',
    description: 'Above the list',
  },
  atReturn: {
    id: 'condition.check.at-return',
    defaultMessage: 'Go through it together when the camper is back. Nothing of it is compulsory.',
    description: 'Above the list',
  },
  none: {
    id: 'condition.check.none',
    defaultMessage: 'Nothing ticked',
    description: 'In place of the names of what is ticked',
  },
  papers: {
    id: 'condition.check.papers',
    defaultMessage: 'Vehicle documents and insurance certificate',
    description: 'Something to tick off',
  },
  keys: {
    id: 'condition.check.keys',
    defaultMessage: 'All keys',
    description: 'Something to tick off',
  },
  water: {
    id: 'condition.check.water',
    defaultMessage: 'Fresh and waste water',
    description: 'Something to tick off',
  },
  toilet: {
    id: 'condition.check.toilet',
    defaultMessage: 'Toilet emptied and clean',
    description: 'Something to tick off',
  },
  gas: {
    id: 'condition.check.gas',
    defaultMessage: 'Gas bottles',
    description: 'Something to tick off',
  },
  battery: {
    id: 'condition.check.battery',
    defaultMessage: 'Leisure battery and power cable',
    description: 'Something to tick off',
  },
  safety: {
    id: 'condition.check.safety',
    defaultMessage: 'Warning triangle, vests and fire extinguisher',
    description: 'Something to tick off',
  },
});
