import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';

import { siteName, SITES, type Site } from '@campavia/i18n';
import { useLocation, usePlatform } from '@campavia/remote-kit';

import { frameMessages } from '../frame/frame.messages';

import { hrefOnSite } from './site-href';

/** Opens upwards into the list of sites; each is a real link to this page on that site. */
export function LocaleSwitch() {
  const { formatMessage } = useIntl();
  const { site } = usePlatform();
  const [isOpen, setIsOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const present = nameOf(site);

  function close(): void {
    if (details.current) details.current.open = false;
  }

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !details.current?.open) return;
    close();
    details.current.querySelector('summary')?.focus();
  }

  function closeOnLeaving({ relatedTarget }: FocusEvent): void {
    if (relatedTarget && !details.current?.contains(relatedTarget)) close();
  }

  return (
    <div data-sites="" role="presentation" onKeyDown={closeOnEscape} onBlur={closeOnLeaving}>
      <details ref={details} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary aria-label={formatMessage(frameMessages.site, { site: present })}>{present}</summary>
        {isOpen && (
          <ul aria-label={formatMessage(frameMessages.sites)}>
            {SITES.map((other) => (
              <SiteLink key={other.locale} site={other} />
            ))}
          </ul>
        )}
      </details>
    </div>
  );
}

function SiteLink({ site }: { site: Site }) {
  const { site: present, events, navigation } = usePlatform();
  // The link changes with every navigation, and the switch renders with each.
  useLocation();

  function choose(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    events.send('locale.change-requested', { locale: site.locale });
  }

  return (
    <li>
      <a
        href={hrefOnSite(navigation.current().place, present, site)}
        lang={site.htmlLang}
        hrefLang={site.htmlLang}
        aria-current={site === present ? 'true' : undefined}
        onClick={choose}
      >
        {nameOf(site)}
      </a>
    </li>
  );
}

function nameOf(site: Site): string {
  const { country, language, currency } = siteName(site);
  return `${country} · ${language.charAt(0).toLocaleUpperCase(site.isoTag)}${language.slice(1)} · ${currency}`;
}
