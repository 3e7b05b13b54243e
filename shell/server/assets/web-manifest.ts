import { pathOn, type Language, type Site } from '@campavia/i18n/sites';

const DESCRIPTION: Record<Language, string> = {
  en: 'Campers rented out by their owners, with the full price from the start.',
  fr: 'Des véhicules loués par leurs propriétaires, avec le prix complet dès le début.',
  de: 'Camper direkt vom Vermieter, von Anfang an mit dem vollen Preis.',
  es: 'Campers que alquilan sus propietarios, con el precio completo desde el principio.',
  it: 'Camper a noleggio dai proprietari, con il prezzo completo fin dall’inizio.',
  nl: 'Campers, verhuurd door hun eigenaren, met de volledige prijs vanaf het begin.',
  pt: 'Autocaravanas alugadas pelos proprietários, com o preço completo desde o início.',
  ca: 'Càmpers que lloguen els seus propietaris, amb el preu complet des del principi.',
};

const SIZES = [192, 512];

function icon(name: string, size: number, purpose: 'any' | 'maskable'): object {
  return { src: `/pictures/${name}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}

export function manifestPath({ locale }: Site): string {
  return `/manifest.webmanifest?site=${locale}`;
}

/** What a device needs to put a site on its home screen (W3C Web Application Manifest). */
export function createWebManifest(site: Site): object {
  const start = pathOn(site, '/');
  return {
    id: start,
    name: 'Campavia',
    short_name: 'Campavia',
    description: DESCRIPTION[site.language],
    lang: site.htmlLang,
    dir: 'ltr',
    start_url: start,
    scope: '/',
    display: 'minimal-ui',
    background_color: '#f6f7f1',
    theme_color: '#12352c',
    icons: SIZES.flatMap((size) => [icon('icon', size, 'any'), icon('maskable', size, 'maskable')]),
  };
}
