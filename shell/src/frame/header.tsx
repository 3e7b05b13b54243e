import { useIntl } from 'react-intl';

import { hrefOf, pathOf, useLocation, usePlatform } from '@campavia/remote-kit';

import { frameMessages } from './frame.messages';
import { FrameLink, type FrameLinkTarget } from './frame-link';
import { Logo } from './logo';

const NAVIGATION: FrameLinkTarget[] = [
  { label: frameMessages.find, address: 'search' },
  { label: frameMessages.trips, address: 'trips' },
  { label: frameMessages.help, address: 'help', route: 'help_center' },
];

const RENT_OUT: FrameLinkTarget = { label: frameMessages.rentOut, address: 'onboarding', route: 'rent_out' };

/** The bar on top of every page. */
export function Header() {
  const { formatMessage } = useIntl();
  const { referential } = usePlatform();
  const { pathname } = useLocation();
  return (
    <header>
      <div>
        <a data-logo href={hrefOf('home') ?? '/'} aria-label={formatMessage(frameMessages.home)}>
          <Logo />
        </a>
        <nav aria-label={formatMessage(frameMessages.mainNavigation)}>
          {NAVIGATION.map((target) => (
            <FrameLink
              key={target.label.id}
              target={target}
              isCurrent={target.address !== undefined && pathOf(target.address) === pathname}
            />
          ))}
        </nav>
        {referential?.can_publish_camper && <FrameLink target={RENT_OUT} />}
      </div>
    </header>
  );
}
