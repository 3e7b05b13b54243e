import { useEffect } from 'react';
import { useIntl } from 'react-intl';

import type { Me } from '@campavia/contracts';
import { hrefOf, pathOf, useFlag, useLocation, usePlatform, useUser } from '@campavia/remote-kit';

import { layoutMessages } from '../layout.messages';
import { LayoutLink, hrefOfTarget, type LayoutLinkTarget, type LinkTarget } from '../layout-link';
import { Logo } from '../logo';

import { headerMessages } from './header.messages';
import { saveLastViewed } from './last-viewed';
import { Pill } from './account-button';
import { useMenus, type HeaderMenus } from './use-menus';
import type { LoadMenus } from './menus';

const FIND: LayoutLinkTarget = { label: layoutMessages.find, address: 'search' };
const TRIPS: LayoutLinkTarget = { label: layoutMessages.trips, address: 'trips' };
const BOOKINGS: LayoutLinkTarget = { label: layoutMessages.bookings, address: 'bookings' };

/** Without any of these there is no help menu. */
const HELP: LinkTarget[] = [
  { address: 'hit-the-road' },
  { address: 'rent-my-motorhome' },
  { address: 'how-it-works', params: { product: 'campavia' } },
  { address: 'help', route: 'help_center' },
];

const RENT_OUT: LayoutLinkTarget = { label: layoutMessages.rentOut, address: 'onboarding' };
const GET_APPS: LayoutLinkTarget = { label: headerMessages.getApps, address: 'get-apps' };

export interface HeaderProps {
  loadMenus: LoadMenus;
  showActingBar: () => Promise<void>;
}

export function Header({ loadMenus, showActingBar }: HeaderProps) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const user = useUser();
  const isActing = Boolean(user?.actor);
  const hasApps = useFlag('get_apps');
  const menus = useMenus(loadMenus);

  useEffect(() => events.subscribe('listing.viewed', saveLastViewed), [events]);
  useEffect(() => {
    if (isActing) void showActingBar();
  }, [isActing, showActingBar]);

  return (
    <header data-acting={isActing ? '' : undefined}>
      <div>
        <a data-logo href={hrefOf('home') ?? '/'} aria-label={formatMessage(layoutMessages.home)}>
          <Logo />
        </a>
        <Navigation {...menus} />
        <div data-end="">
          {hasApps && <LayoutLink target={GET_APPS} />}
          {!user?.is_owner && <RentOut {...menus} />}
          <button
            {...menus.buttonFor('account')}
            data-me=""
            aria-label={formatMessage(headerMessages.account)}
          >
            <Pill user={user} />
          </button>
        </div>
      </div>
      {menus.opened}
    </header>
  );
}

function Navigation({ buttonFor }: HeaderMenus) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const platform = usePlatform();
  const user = useUser();
  return (
    <nav aria-label={formatMessage(layoutMessages.mainNavigation)}>
      {targetsFor(user).map((target) => (
        <LayoutLink
          key={target.label.id}
          target={target}
          isCurrent={target.address !== undefined && pathOf(target.address) === pathname}
        />
      ))}
      {HELP.some((target) => hrefOfTarget(target, platform)) && (
        <button {...buttonFor('help')}>{formatMessage(layoutMessages.help)}</button>
      )}
    </nav>
  );
}

/** Owners find their campers and their own trips in the account menu. */
function targetsFor(user: Me | undefined): LayoutLinkTarget[] {
  return user?.is_owner ? [FIND, BOOKINGS] : [FIND, TRIPS];
}

function RentOut({ buttonFor }: HeaderMenus) {
  const { formatMessage } = useIntl();
  const { referential, routing } = usePlatform();
  if (referential?.can_publish_camper !== false) return <LayoutLink target={RENT_OUT} />;
  if (!routing.sister_platform) return null;
  return <button {...buttonFor('sister-platform')}>{formatMessage(layoutMessages.rentOut)}</button>;
}
