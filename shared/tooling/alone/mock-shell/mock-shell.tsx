import { createRoot } from 'react-dom/client';

import { messagesOnSite, type Catalogue, type Language, type Site } from '@campavia/i18n/sites';
import { PlatformProviders, type NavigationStore, type RemoteModule } from '@campavia/remote-kit';
import { matchAddress, type RemoteConfig } from '@campavia/remote-kit/config';

import { AloneBar } from './alone-bar';
import { provideMockPlatform } from './provide-mock-platform';
import { siteOfPath } from './site-of-path';

export interface MockShellOptions {
  remote: RemoteModule;
  config: RemoteConfig;
  /** Messages of the shared widgets and parts. */
  fetchCatalogue: (language: Language) => Promise<Catalogue>;
}

/** The part of the shell that a remote needs to be shown alone. */
export async function mountMockShell({ remote, config, fetchCatalogue }: MockShellOptions): Promise<void> {
  const site = siteOfPath(window.location.pathname);
  document.documentElement.lang = site.htmlLang;
  const messages = messagesOnSite(site, await fetchCatalogue(site.language));
  const navigation = await provideMockPlatform({ site, configs: [config], messages });
  draw('bar', <AloneBar config={config} />);
  followLinks(navigation);
  await show({ remote, config, site, navigation });
}

function draw(id: string, content: React.ReactNode): void {
  const element = document.getElementById(id);
  if (element) createRoot(element).render(<PlatformProviders>{content}</PlatformProviders>);
}

/** Without prefix. */
function pathWithin(site: Site, pathname: string): string {
  const prefix = `/${site.locale}`;
  const isPrefixed = pathname === prefix || pathname.startsWith(`${prefix}/`);
  return (isPrefixed ? pathname.slice(prefix.length) : pathname) || '/';
}

interface Shown extends Pick<MockShellOptions, 'remote' | 'config'> {
  site: Site;
  navigation: NavigationStore;
}

async function show({ remote, config, site, navigation }: Shown): Promise<void> {
  const domElement = document.getElementById('app');
  if (!domElement) throw new Error('The page has no #app');
  const addresses = config.addresses.map((address) => ({ ...address, part: config.name }));
  const prepare = async () => {
    const path = pathWithin(site, navigation.current().place.pathname);
    const match = matchAddress(addresses, path);
    if (match) await remote.prepare(match.address.id);
  };
  await remote.bootstrap();
  await prepare();
  await remote.mount({ name: config.name, domElement });
  navigation.subscribe(() => void prepare());
}

function isPlainClick(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && event.button === 0 && !hasModifier;
}

function followLinks(navigation: NavigationStore): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const link = target?.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== window.location.origin || !isPlainClick(event)) return;
    event.preventDefault();
    navigation.push({ pathname: link.pathname, search: link.search, hash: link.hash });
  });
}
