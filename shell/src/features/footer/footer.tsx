import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { usePlatform, useToday } from '@campavia/remote-kit';

import { openConsent } from '../consent/open-consent';
import { reportConsent } from '../consent';
import { LayoutLink, hrefOfTarget, type LayoutLinkTarget } from '../../layout/layout-link';
import { BRAND } from '../../layout/layout-skeleton';
import { useFooterSize, useLayout } from '../../layout/use-layout';
import { LocaleSwitch } from '../../locale/locale-switch';

import { About } from './about';
import { footerGroups, HELP, PRIVACY, TERMS, type FooterGroup } from './footer-links';
import { footerMessages } from './footer.messages';
import { PaymentLogos } from './payment-logos';

export function Footer() {
  const layout = useLayout();
  const foot = useFooterSize();
  if (layout === 'empty') return null;
  if (layout === 'log')
    return (
      <Foot>
        <More links={[PRIVACY, HELP]} />
      </Foot>
    );
  return foot === 'light' ? <LightFooter /> : <FullFooter />;
}

function Foot({ children }: { children: ReactNode }) {
  return (
    <footer>
      <div>{children}</div>
    </footer>
  );
}

function FullFooter() {
  const { formatMessage } = useIntl();
  const { referential } = usePlatform();
  const [year = ''] = useToday().split('-');
  const link = (name: ReactNode) => <a href="https://www.geonames.org/">{name}</a>;
  return (
    <Foot>
      <div data-columns="">
        <About />
        {footerGroups({ canPublish: referential?.can_publish_camper !== false }).map((group) => (
          <LinkColumn key={group.id} group={group} />
        ))}
      </div>
      <div data-end="">
        <PaymentLogos />
        <More links={[TERMS, PRIVACY]}>
          <CookiesButton />
        </More>
        <p>{formatMessage(footerMessages.rights, { year, link })}</p>
      </div>
    </Foot>
  );
}

function LightFooter() {
  const [year = ''] = useToday().split('-');
  const rights = `© ${year} ${BRAND}`;
  return (
    <Foot>
      <div data-end="">
        <p>{rights}</p>
        <More links={[TERMS, PRIVACY]}>
          <CookiesButton />
          <LayoutLink target={HELP} />
        </More>
      </div>
    </Foot>
  );
}

function More({ links, children }: { links: LayoutLinkTarget[]; children?: ReactNode }) {
  return (
    <div data-more="">
      <LocaleSwitch />
      {links.map((target) => (
        <LayoutLink key={target.label.id} target={target} />
      ))}
      {children}
    </div>
  );
}

function CookiesButton() {
  const { formatMessage } = useIntl();
  return (
    <button type="button" onClick={() => void openConsent().catch(reportConsent)}>
      {formatMessage(footerMessages.cookies)}
    </button>
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
          <LayoutLink key={target.label.id} target={target}>
            {(link) => <li>{link}</li>}
          </LayoutLink>
        ))}
      </ul>
    </div>
  );
}
