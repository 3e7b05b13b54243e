import { useEffect } from 'react';
import { useIntl } from 'react-intl';

import { hrefOf, pathOf, useFlag, useLocation, usePlatform, useUser } from '@campavia/remote-kit';

import { frameMessages } from '../frame.messages';
import { FrameLink, hrefOfTarget, type FrameLinkTarget, type FrameTarget } from '../frame-link';
import { Logo } from '../logo';

import { headerMessages } from './header.messages';
import { keepLastViewed } from './last-viewed';
import { loadWidgets } from './load-widgets';
import { Pill } from './pill';
import { useWidgets, type HeaderWidgets } from './use-widgets';
import type { LoadWidgets } from './widgets';

const NAVIGATION: FrameLinkTarget[] = [
  { label: frameMessages.find, address: 'search' },
  { label: frameMessages.trips, address: 'trips' },
];

/** What the help menu may hold: without any of it there is no such menu. */
const HELP: FrameTarget[] = [
  { address: 'hit-the-road' },
  { address: 'rent-my-motorhome' },
  { address: 'how-it-works', params: { product: 'campavia' } },
  { address: 'help', route: 'help_center' },
];

const RENT_OUT: FrameLinkTarget = { label: frameMessages.rentOut, address: 'onboarding' };
const GET_APPS: FrameLinkTarget = { label: headerMessages.getApps, address: 'get-apps' };

/** The bar on top of every page. */
export function Header({ load = loadWidgets }: { load?: LoadWidgets }) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const user = useUser();
  const isActing = Boolean(user?.actor);
  const hasApps = useFlag('get_apps');
  const widgets = useWidgets(load);

  useEffect(() => events.hear('listing.viewed', keepLastViewed), [events]);
  useEffect(() => {
    if (isActing) void import('../../account/acting/show-acting').then(({ showActing }) => showActing());
  }, [isActing]);

  return (
    <header data-acting={isActing ? '' : undefined}>
      <div>
        <a data-logo href={hrefOf('home') ?? '/'} aria-label={formatMessage(frameMessages.home)}>
          <Logo />
        </a>
        <Navigation {...widgets} />
        <div data-end="">
          {hasApps && <FrameLink target={GET_APPS} />}
          <RentOut {...widgets} />
          <button
            {...widgets.buttonFor('account')}
            data-me=""
            aria-label={formatMessage(headerMessages.account)}
          >
            <Pill user={user} />
          </button>
        </div>
      </div>
      {widgets.opened}
    </header>
  );
}

function Navigation({ buttonFor }: HeaderWidgets) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const platform = usePlatform();
  return (
    <nav aria-label={formatMessage(frameMessages.mainNavigation)}>
      {NAVIGATION.map((target) => (
        <FrameLink
          key={target.label.id}
          target={target}
          isCurrent={target.address !== undefined && pathOf(target.address) === pathname}
        />
      ))}
      {HELP.some((target) => hrefOfTarget(target, platform)) && (
        <button {...buttonFor('help')}>{formatMessage(frameMessages.help)}</button>
      )}
    </nav>
  );
}

/** Leads owners to the listing of a camper, or out of a site that takes none. */
function RentOut({ buttonFor }: HeaderWidgets) {
  const { formatMessage } = useIntl();
  const { referential, routing } = usePlatform();
  if (referential?.can_publish_camper !== false) return <FrameLink target={RENT_OUT} />;
  if (!routing.sister_platform) return null;
  return <button {...buttonFor('sister-platform')}>{formatMessage(frameMessages.rentOut)}</button>;
}
