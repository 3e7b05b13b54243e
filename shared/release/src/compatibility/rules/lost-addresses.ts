import type { Release } from '@campavia/remote-kit/config';

import { holesOf } from '../addresses/patterns';
import { finding, nameOf, type Finding, type Rule, type Scene } from '../check-context';

import { ownedAddresses, type OwnedAddress } from './owned-addresses';

/** An address that was there, and what stands in its place now. */
interface Change {
  id: string;
  former: OwnedAddress;
  now?: OwnedAddress;
  /** The release that brought the change; none when its part has left. */
  owner?: Release;
}

function changesOf({ before, after }: Scene): Change[] {
  const present = ownedAddresses(after);
  return ownedAddresses(before).map((former) => {
    const { id } = former.address;
    const now = present.find(({ address }) => address.id === id);
    const owner = now?.release ?? after.find(({ part }) => part === former.release.part);
    return { id, former, now, owner };
  });
}

function loss(linker: Release, { id, former, now, owner }: Change): Finding[] {
  if (now) return [];
  const gone = owner ? `which ${nameOf(owner)} no longer has` : `which leaves with ${former.release.part}`;
  const message = `${nameOf(linker)} links to the address ${id}, ${gone}. Keep the address, or release ${linker.part} without the link first.`;
  return [finding('address', [linker, owner ?? former.release], message)];
}

/** A link fills the holes it was written for; a release that came with the change may know the new ones. */
function newHoles(linker: Release, { id, former, now }: Change, before: readonly Release[]): Finding[] {
  const known = holesOf(former.address.pattern);
  const missing = now && holesOf(now.address.pattern).filter((hole) => !known.includes(hole));
  const isAsBefore = before.some(({ part, version }) => part === linker.part && version === linker.version);
  if (!missing?.length || !isAsBefore || now?.release.part === linker.part) return [];
  const message = `${nameOf(linker)} links to the address ${id} without ${missing.join(' and ')}, which ${now ? nameOf(now.release) : ''} now needs. Give the new address a name of its own, or promote a ${linker.part} that fills it in the same act.`;
  return [finding('address', [linker, ...(now ? [now.release] : [])], message)];
}

/** An address that others link to stays, and can be filled as before. Menu entries are another rule's. */
export const lostAddresses: Rule = (scene) => {
  const changes = changesOf(scene);
  return scene.after.flatMap((linker) => {
    const inMenu = linker.config.menu?.map(({ address }) => address) ?? [];
    const linked = changes.filter(({ id }) => linker.promises.links.includes(id));
    return linked.flatMap((change) => [
      ...(inMenu.includes(change.id) ? [] : loss(linker, change)),
      ...newHoles(linker, change, scene.before),
    ]);
  });
};
