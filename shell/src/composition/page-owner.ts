import type { SessionState } from '@campavia/remote-kit';

import { ownerOf, type FindAddress } from '../navigation/page-address';
import { accessOf } from '../session/access';

/** The part that draws the page for this reader: the shell, as long as the address is closed to them. */
export function ownerForReader(session: SessionState, pathname: string, findAddress: FindAddress): string {
  const isOpen = accessOf(findAddress(pathname), session) === 'open';
  return isOpen ? ownerOf(pathname, findAddress) : 'shell';
}
