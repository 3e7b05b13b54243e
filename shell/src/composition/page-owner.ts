import type { SessionState } from '@campavia/remote-kit';

import type { FindAddress } from '../navigation/page-address';
import { accessOf } from '../session/access';

/** The part whose page stands at a path; the shell answers for every address that nobody has. */
export function ownerOf(pathname: string, findAddress: FindAddress): string {
  return findAddress(pathname)?.part ?? 'shell';
}

/** The part that draws the page for this reader: the shell, as long as the address is closed to them. */
export function ownerFor(session: SessionState, pathname: string, findAddress: FindAddress): string {
  const isOpen = accessOf(findAddress(pathname), session) === 'open';
  return isOpen ? ownerOf(pathname, findAddress) : 'shell';
}
