import type { FindAddress } from '../navigation/page-address';

/** The part whose page stands at a path; the shell answers for every address that nobody has. */
export function ownerOf(pathname: string, findAddress: FindAddress): string {
  return findAddress(pathname)?.part ?? 'shell';
}
