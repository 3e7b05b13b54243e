import { anOwnCamper } from '@campavia/contracts/testing';
import {
  DUAL_LISTING_STATES,
  listingPermissions,
  shouldAskToSync,
  type DualListingState,
} from '@campavia/domain';

import { sisterPromptOf, type SisterPromptKind } from './sister-prompt';

const PROMPTS: Record<DualListingState, SisterPromptKind | undefined> = {
  not_eligible: undefined,
  eligible_dual_not_done: 'migrate',
  eligible_migration_not_done: 'migrate',
  dual_not_published: 'sync',
  dual_published: undefined,
  migrated_published: undefined,
  migrated_not_published: undefined,
};

test.each(DUAL_LISTING_STATES)('a camper that is %s has the right prompt', (dual_listing) => {
  const camper = anOwnCamper({
    permissions: listingPermissions('bookable', dual_listing),
    goboony: { dual_listing, should_display_modal: shouldAskToSync(dual_listing) },
  });
  expect(sisterPromptOf(camper)).toBe(PROMPTS[dual_listing]);
});
