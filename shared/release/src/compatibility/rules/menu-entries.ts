import { createFinding, releaseNameOf, type Rule } from '../check-context';

import { ownedAddresses } from './owned-addresses';

/** Every menu entry leads to an existing address. */
export const menuEntries: Rule = ({ before, after }) => {
  const known = new Set(ownedAddresses(after).map(({ address }) => address.id));
  const former = ownedAddresses(before);
  return after.flatMap((release) => {
    const lost = (release.config.menu ?? []).filter(({ address }) => !known.has(address));
    return lost.map(({ address }) => {
      const owner = former.find((each) => each.address.id === address)?.release;
      const now = after.find(({ part }) => part === owner?.part) ?? owner;
      const message = `${releaseNameOf(release)} puts the address ${address} into the menu, and no part has such an address${now ? ` (${now.part} had it)` : ''}. Release the part with the address first, or take the entry out.`;
      return createFinding('menu', now ? [release, now] : [release], message);
    });
  });
};
