import { Caravan, FileCheck, Search, Truck, User, UserCog } from '@campavia/ui/icons';

import { accountMessages } from '../account.messages';

import { to, type EntryRow, type MenuTarget } from './menu-entry';

function link(href: string | undefined): MenuTarget {
  return href === undefined ? undefined : { href };
}

function withQuery(href: string | undefined, query: string): string | undefined {
  const own = query.replace(/^\?/, '');
  if (href === undefined || own === '') return href;
  return `${href}${href.includes('?') ? '&' : '?'}${own}`;
}

export const STAFF_ROWS: EntryRow[] = [
  { id: 'log-as', icon: UserCog, label: accountMessages.logAs, target: to({ address: 'log-as' }) },
  { id: 'moderation', icon: FileCheck, label: accountMessages.moderation, target: to({ address: 'staff' }) },
  {
    id: 'search-tool',
    icon: Search,
    label: accountMessages.searchTool,
    isFor: ({ searchQuery }) => searchQuery !== undefined,
    target: ({ hrefOf, searchQuery = '' }) => link(withQuery(hrefOf({ route: 'search_tool' }), searchQuery)),
  },
  {
    id: 'last-camper',
    icon: Caravan,
    label: accountMessages.lastCamper,
    target: ({ lastViewed }) => link(lastViewed?.camperUrl),
  },
  {
    id: 'last-owner',
    icon: User,
    label: accountMessages.lastOwner,
    target: ({ lastViewed }) => link(lastViewed?.ownerUrl),
  },
  {
    id: 'fleet-manager',
    icon: Truck,
    label: accountMessages.fleetManager,
    target: to({ route: 'fleet_manager' }),
  },
];
