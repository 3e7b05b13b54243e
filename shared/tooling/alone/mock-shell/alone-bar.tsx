import type { ChangeEvent, CSSProperties } from 'react';

import { prefixOf, SITES, siteOf, type Site } from '@campavia/i18n/sites';
import { hrefOf, useLocation, usePlatform } from '@campavia/remote-kit';
import type { RemoteConfig } from '@campavia/remote-kit/config';

const BAR: CSSProperties = {
  display: 'flex',
  gap: 16,
  padding: '8px 16px',
  background: '#12352c',
  color: '#fff',
};
const CHOICE: CSSProperties = { marginInlineStart: 'auto', color: '#12352c', background: '#fff' };
/** Placeholder for every parameter of an address. */
const ANYTHING = new Proxy<Record<string, string>>({}, { get: () => '1201' });

/** The bar above the remote: its name, a link to each of its addresses, and the choice of the site. */
export function AloneBar({ config }: { config: RemoteConfig }) {
  const { site } = usePlatform();
  const location = useLocation();

  function change({ target }: ChangeEvent<HTMLSelectElement>): void {
    const chosen = siteOf(target.value);
    if (chosen) window.location.assign(addressOn(chosen, location));
  }

  return (
    <nav style={BAR} aria-label="Alone">
      <strong>{config.name} alone</strong>
      {config.addresses.map(({ id }) => (
        <a key={id} href={hrefOf(id, ANYTHING)} style={{ color: 'inherit' }}>
          {id}
        </a>
      ))}
      <select aria-label="Site" value={site.locale} onChange={change} style={CHOICE}>
        {SITES.map(({ locale }) => (
          <option key={locale}>{locale}</option>
        ))}
      </select>
    </nav>
  );
}

function addressOn(site: Site, { pathname, search }: { pathname: string; search: string }): string {
  return `${prefixOf(site)}${pathname === '/' ? '' : pathname}${search}` || '/';
}
