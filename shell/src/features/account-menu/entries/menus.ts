import {
  CalendarDays,
  Caravan,
  Handshake,
  Heart,
  LogIn,
  LogOut,
  Map,
  Search,
  Smartphone,
  User,
  UserPlus,
} from '@campavia/ui/icons';

import { layoutMessages } from '../../../layout/layout.messages';
import { headerMessages } from '../../../layout/header/header.messages';
import { accountMessages } from '../account.messages';

import { HELP_ROWS } from './help-rows';
import {
  entriesFor,
  to,
  type EntryRow,
  type MenuAction,
  type MenuGroup,
  type MenuReader,
} from './menu-entry';
import { STAFF_ROWS } from './staff-rows';

const isVisitor = ({ user }: MenuReader) => user === undefined;
const isOwner = ({ user }: MenuReader) => user?.is_owner === true;
const isGuest = ({ user }: MenuReader) => user?.is_owner === false;
const isNarrow = ({ isWide }: MenuReader) => !isWide;

function entrance(address: string, action: MenuAction): EntryRow['target'] {
  return ({ hrefOf, hasSingleSignOn, present }) => {
    if (hasSingleSignOn) return { action: 'single-sign-on' };
    const href = hrefOf({ address, search: new URLSearchParams({ next: present }).toString() });
    return href === undefined ? undefined : { href, action };
  };
}

/** On sites without listings a dialog links to the sister platform. */
function listing({ canPublish, hrefOf }: MenuReader) {
  if (canPublish) return to({ address: 'onboarding' })({ hrefOf } as MenuReader);
  return hrefOf({ route: 'sister_platform' }) === undefined
    ? undefined
    : { action: 'list-elsewhere' as const };
}

const TRIPS = { icon: Map, label: layoutMessages.trips, target: to({ address: 'trips' }) };

const OWN_ROWS: EntryRow[] = [
  {
    id: 'sign-in',
    icon: LogIn,
    label: accountMessages.signIn,
    isFor: isVisitor,
    target: entrance('login', 'sign-in'),
  },
  {
    id: 'sign-up',
    icon: UserPlus,
    label: accountMessages.signUp,
    isFor: isVisitor,
    target: entrance('signup', 'sign-up'),
  },
  {
    id: 'wishlists',
    icon: Heart,
    label: accountMessages.wishlists,
    isFor: isGuest,
    target: to({ address: 'wishlists' }),
  },
  { ...TRIPS, id: 'trips', label: accountMessages.trips, isFor: isGuest },
  {
    id: 'bookings',
    icon: CalendarDays,
    label: accountMessages.bookings,
    isFor: isOwner,
    target: to({ address: 'bookings' }),
  },
  {
    id: 'vehicles',
    icon: Caravan,
    label: accountMessages.vehicles,
    valuesFor: ({ user }) => ({ count: user?.camper_count ?? 0 }),
    isFor: isOwner,
    target: to({ address: 'campers' }),
  },
  {
    id: 'account',
    icon: User,
    label: accountMessages.account,
    isFor: ({ user }) => user !== undefined,
    target: to({ address: 'account' }),
  },
];

const SITE_ROWS: EntryRow[] = [
  { id: 'search', icon: Search, label: layoutMessages.find, target: to({ address: 'search' }) },
  {
    ...TRIPS,
    id: 'own-trips',
    isFor: (reader) => isOwner(reader) || (isNarrow(reader) && isVisitor(reader)),
  },
  { ...HELP_ROWS.hitTheRoad, isFor: isNarrow },
  { ...HELP_ROWS.rentMyMotorhome, isFor: isNarrow },
  HELP_ROWS.howItWorks,
  HELP_ROWS.helpCentre,
  {
    id: 'get-apps',
    icon: Smartphone,
    label: headerMessages.getApps,
    isFor: ({ hasApps }) => hasApps,
    target: to({ address: 'get-apps' }),
  },
];

const LAST_ROWS: EntryRow[] = [
  {
    id: 'list-camper',
    icon: Handshake,
    label: accountMessages.listCamper,
    isFor: ({ user, isWide }) => user !== undefined || !isWide,
    target: listing,
  },
  {
    id: 'sign-out',
    icon: LogOut,
    label: accountMessages.signOut,
    isFor: ({ user }) => user !== undefined,
    target: () => ({ action: 'sign-out' }),
  },
];

export function accountMenu(reader: MenuReader): MenuGroup[] {
  const groups = [
    { id: 'staff', entries: reader.user?.is_staff ? entriesFor(STAFF_ROWS, reader) : [] },
    { id: 'own', entries: entriesFor(OWN_ROWS, reader) },
    { id: 'site', entries: entriesFor(SITE_ROWS, reader) },
    { id: 'last', entries: entriesFor(LAST_ROWS, reader) },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

export function helpMenu(reader: MenuReader): MenuGroup[] {
  return [{ id: 'help', entries: entriesFor(Object.values(HELP_ROWS), reader) }];
}
