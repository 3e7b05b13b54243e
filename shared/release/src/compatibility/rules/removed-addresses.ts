import type { Release } from '@campavia/remote-kit/config';

import { parameterNamesOf } from '../addresses/patterns';
import { createFinding, releaseNameOf, type Finding, type Rule, type CheckContext } from '../check-context';

import { ownedAddresses, type OwnedAddress } from './owned-addresses';

/** A removed or changed address, and its replacement. */
interface Change {
  id: string;
  former: OwnedAddress;
  now?: OwnedAddress;
  /** The release with the change; absent when its part was removed. */
  owner?: Release;
}

function listAddressChanges({ before, after }: CheckContext): Change[] {
  const present = ownedAddresses(after);
  return ownedAddresses(before).map((former) => {
    const { id } = former.address;
    const now = present.find(({ address }) => address.id === id);
    const owner = now?.release ?? after.find(({ part }) => part === former.release.part);
    return { id, former, now, owner };
  });
}

function describeRemoval(linker: Release, { id, former, now, owner }: Change): Finding[] {
  if (now) return [];
  const removal = owner
    ? `which ${releaseNameOf(owner)} no longer has`
    : `which leaves with ${former.release.part}`;
  const message = `${releaseNameOf(linker)} links to the address ${id}, ${removal}. Keep the address, or release ${linker.part} without the link first.`;
  return [createFinding('address', [linker, owner ?? former.release], message)];
}

/** Links fill the parameters that they were built with; only releases promoted together may know new ones. */
function describeNewParameters(
  linker: Release,
  { id, former, now }: Change,
  before: readonly Release[],
): Finding[] {
  const known = parameterNamesOf(former.address.pattern);
  const missing =
    now && parameterNamesOf(now.address.pattern).filter((parameter) => !known.includes(parameter));
  const isAsBefore = before.some(({ part, version }) => part === linker.part && version === linker.version);
  if (!missing?.length || !isAsBefore || now?.release.part === linker.part) return [];
  const message = `${releaseNameOf(linker)} links to the address ${id} without ${missing.join(' and ')}, which ${now ? releaseNameOf(now.release) : ''} now needs. Give the new address a name of its own, or promote a ${linker.part} that fills it in the same promote.`;
  return [createFinding('address', [linker, ...(now ? [now.release] : [])], message)];
}

/** Addresses that others link to still exist with the same parameters. Menu entries have their own rule. */
export const removedAddresses: Rule = (context) => {
  const changes = listAddressChanges(context);
  return context.after.flatMap((linker) => {
    const inMenu = linker.config.menu?.map(({ address }) => address) ?? [];
    const linked = changes.filter(({ id }) => linker.promises.links.includes(id));
    return linked.flatMap((change) => [
      ...(inMenu.includes(change.id) ? [] : describeRemoval(linker, change)),
      ...describeNewParameters(linker, change, context.before),
    ]);
  });
};
