import { DUAL_LISTING_STATES, type DualListingState } from '@campavia/domain';

import { escapeHtml } from '../../core/escape-html';
import { sisterPage } from './sister-platform-page';

const MEANINGS: Record<DualListingState, string> = {
  not_eligible: 'Cannot be listed here',
  eligible_dual_not_done: 'May be listed on both platforms',
  eligible_migration_not_done: 'May move to this platform',
  dual_not_published: 'Listed on both platforms, not published here yet',
  dual_published: 'Published on both platforms; booked here',
  migrated_published: 'Moved to this platform and published',
  migrated_not_published: 'Moved to this platform, not published yet',
};

/** A camper on the sandbox's sister platform. */
export interface ShownListing {
  id: number;
  title: string;
  state: DualListingState;
  /** URL that receives the state chosen. */
  action: string;
  /** URL of the camper on the marketplace. */
  returnUrl: string;
}

/** Lets the owner choose any state that a camper can have between the two platforms. */
export function listingPage({ id, title, state, action, returnUrl }: ShownListing): string {
  const buttons = DUAL_LISTING_STATES.map(
    (each) =>
      `<li><button name="state" value="${each}"${each === state ? ' disabled' : ''}>${MEANINGS[each]}</button> <code>${each}</code></li>`,
  );
  return sisterPage(
    title,
    `<p>Camper ${id} of the marketplace. Its state now: <strong>${MEANINGS[state]}</strong> (<code>${state}</code>).</p>
<h2>Move it to another state</h2>
<form method="post" action="${escapeHtml(action)}"><ul>
${buttons.join('\n')}
</ul></form>
<p><a href="${escapeHtml(returnUrl)}">Back to the camper’s page</a></p>`,
  );
}

/** Shown when the link is expired or invalid. */
export function expiredLinkPage(): string {
  return sisterPage(
    'This link does not work any more',
    '<p>Links to this page work for half an hour. Open the camper’s page on the marketplace and go on from there.</p>',
  );
}
