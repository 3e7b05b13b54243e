import type { Site } from '@campavia/i18n/sites';
import type { Session, SessionState } from '@campavia/remote-kit';
import type { Composition } from '@campavia/remote-kit/config';

import type { PageDocument } from '../../document/read-document';
import type { FindAddress } from '../../navigation/page-address';

export interface OfflineOptions {
  window: Window;
  site: Site;
  page: Pick<PageDocument, 'today' | 'referential' | 'routing' | 'readAt'>;
  composition: Composition;
  session: Pick<Session, 'current' | 'subscribe'>;
  findAddress: FindAddress;
}

export function keptUserOf(state: SessionState): number | undefined {
  return state.status === 'signed-in' && !state.user.actor ? state.user.id : undefined;
}
