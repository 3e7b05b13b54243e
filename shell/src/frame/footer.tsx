import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { hrefOf, usePlatform, useToday } from '@campavia/remote-kit';
import { Stars } from '@campavia/ui';

import { LocaleSwitch } from '../locale/locale-switch';

import { FOOTER_GROUPS, SMALL_PRINT, type FooterGroup } from './footer-links';
import { FrameLink, hrefOfTarget } from './frame-link';
import { BRAND } from './frame-skeleton';
import { frameMessages } from './frame.messages';
import { Logo } from './logo';
import { PaymentMeans } from './payment-means';

/** The foot of every page. */
export function Footer() {
  return (
    <footer>
      <div>
        <div data-columns="">
          <About />
          {FOOTER_GROUPS.map((group) => (
            <LinkColumn key={group.id} group={group} />
          ))}
        </div>
        <div data-end="">
          <PaymentMeans />
          <div data-more="">
            <LocaleSwitch />
            {SMALL_PRINT.map((target) => (
              <FrameLink key={target.label.id} target={target} />
            ))}
          </div>
          <Rights />
        </div>
      </div>
    </footer>
  );
}

function About() {
  const { formatMessage } = useIntl();
  return (
    <div data-about="">
      <a data-logo href={hrefOf('home') ?? '/'} aria-label={formatMessage(frameMessages.home)}>
        <Logo />
      </a>
      <p>{formatMessage(frameMessages.about)}</p>
      <Rating />
    </div>
  );
}

function Rating() {
  const { formatMessage } = useIntl();
  const { average = null, reviews = 0 } = usePlatform().referential?.stats ?? {};
  if (average === null || reviews === 0) return null;
  return (
    <p data-rating="">
      <Stars value={average} />
      <span>{formatMessage(frameMessages.reviews, { count: reviews })}</span>
    </p>
  );
}

function LinkColumn({ group }: { group: FooterGroup }) {
  const { formatMessage } = useIntl();
  const platform = usePlatform();
  if (!group.links.some((target) => hrefOfTarget(target, platform))) return null;
  return (
    <div>
      <h2>{group.title ? formatMessage(group.title) : BRAND}</h2>
      <ul>
        {group.links.map((target) => (
          <FrameLink key={target.label.id} target={target}>
            {(link) => <li>{link}</li>}
          </FrameLink>
        ))}
      </ul>
    </div>
  );
}

function Rights() {
  const { formatMessage } = useIntl();
  const [year = ''] = useToday().split('-');
  const link = (name: ReactNode) => <a href="https://www.geonames.org/">{name}</a>;
  return <p>{formatMessage(frameMessages.rights, { year, link })}</p>;
}
