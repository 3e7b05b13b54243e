import type { SessionState } from '@campavia/remote-kit';

import { partOf, type FindAddress } from '../navigation/page-address';
import { accessOf } from '../session/access';

/** The shell renders the page while the reader may not see the address. */
export function ownerForReader(session: SessionState, pathname: string, findAddress: FindAddress): string {
  const isOpen = accessOf(findAddress(pathname), session) === 'open';
  return isOpen ? partOf(pathname, findAddress) : 'shell';
}
