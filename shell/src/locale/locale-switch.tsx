import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';

import { SITES, type Site } from '@campavia/i18n/sites';
import { useLocation, usePlatform } from '@campavia/remote-kit';

import { localeMessages } from './locale.messages';
import { linkToSite } from './site-href';
import { siteLabel } from './site-label';

export function LocaleSwitch() {
  const { formatMessage } = useIntl();
  const { site } = usePlatform();
  const [isOpen, setIsOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const present = siteLabel(site);

  // A list from the server can be opened before it is hydrated; no `toggle` follows then.
  useEffect(() => setIsOpen(details.current?.open === true), []);

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
      <details
        ref={details}
        suppressHydrationWarning
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary aria-label={formatMessage(localeMessages.present, { site: present })}>{present}</summary>
        {isOpen && (
          <ul aria-label={formatMessage(localeMessages.choose)}>
            {SITES.map((other) => (
              <SiteLink key={other.locale} site={other} onChoose={close} />
            ))}
          </ul>
        )}
      </details>
    </div>
  );
}

function SiteLink({ site, onChoose }: { site: Site; onChoose: () => void }) {
  const { site: present, events, navigation } = usePlatform();
  // Renders again after navigations, because the links contain the current page.
  useLocation();

  function choose(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose();
    events.send('locale.change-requested', { locale: site.locale });
  }

  return (
    <li>
      <a
        href={linkToSite(navigation.current().place, present, site)}
        lang={site.htmlLang}
        hrefLang={site.htmlLang}
        aria-current={site === present ? 'true' : undefined}
        onClick={choose}
      >
        {siteLabel(site)}
      </a>
    </li>
  );
}
