import type { MessageDescriptor } from 'react-intl';

import type { OwnerType } from '@campavia/domain';

import { filterNameMessages } from './filter-names.messages';

/** What the two sorts of owners are called. */
export const ownerNames: Record<OwnerType, MessageDescriptor> = {
  private: filterNameMessages.privateOwners,
  professional: filterNameMessages.hireFirms,
};
