import type { SessionState } from '@campavia/remote-kit';

import { ownerOf, type FindAddress } from '../navigation/page-address';
import { accessOf } from '../session/access';

/** The remote that renders the page for this reader: the shell, while the reader may not see the address. */
export function ownerForReader(session: SessionState, pathname: string, findAddress: FindAddress): string {
  const isOpen = accessOf(findAddress(pathname), session) === 'open';
  return isOpen ? ownerOf(pathname, findAddress) : 'shell';
}
