import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';

import { intlOptions } from './intl-options';
import { withKnownFormats } from './known-formats';
import type { Messages } from './messages';
import {
  catalogueOf,
  DEFAULT_SITE,
  LANGUAGES,
  SITES,
  type CatalogueName,
  type Language,
  type Site,
} from './sites';

export * from './dates';
export * from './distances';
export * from './messages';
export * from './moments';
export * from './money';
export * from './sites';

const cache = createIntlCache();

/** The intl object of a site outside React: documents, answers of the api, e-mails. */
export function createServerIntl(site: Site, messages: Messages): IntlShape<string> {
  return withKnownFormats(createIntl<string>(intlOptions(site, messages), cache), site, messages);
}

/**
 * The supported language with the highest weight in an Accept-Language header; English when there is none. Usually the
 * header is a site's tag (`fr-BE`, `pt`); lists of browsers are supported too.
 */
export function languageOf(acceptLanguage: string | undefined): Language {
  const preferences = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', quality] = entry.trim().toLowerCase().split(';q=');
      return { language: tag.split('-')[0] ?? '', weight: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return preferences.map(({ language }) => language).find(isLanguage) ?? 'en';
}

/** The sites whose ISO tag an Accept-Language header names first: more than one where they share it. */
export function sitesOfTag(acceptLanguage: string | undefined): Site[] {
  const tag = acceptLanguage?.split(/[,;]/)[0]?.trim().toLowerCase();
  return SITES.filter((site) => site.isoTag.toLowerCase() === tag);
}

/** The site whose ISO tag an Accept-Language header names first; the language's main site, else the default. */
export function siteOfTag(acceptLanguage: string | undefined): Site {
  const [exact] = sitesOfTag(acceptLanguage);
  const language = languageOf(acceptLanguage);
  return exact ?? SITES.find((site) => site.language === language) ?? DEFAULT_SITE;
}

/** The catalogue for an Accept-Language header. A tag that several sites share gets the texts of the language. */
export function catalogueOfTag(acceptLanguage: string | undefined): CatalogueName {
  const [site, another] = sitesOfTag(acceptLanguage);
  return site && !another ? catalogueOf(site) : languageOf(acceptLanguage);
}

/** The catalogue for a user: that of the site they chose, if it is in their language. */
export function catalogueOfUser(user: { language: Language; locale: string | null }): CatalogueName {
  const site = SITES.find(({ locale }) => locale === user.locale);
  return site?.language === user.language ? catalogueOf(site) : user.language;
}

/** @deprecated `catalogueOfUser` */
export const catalogueOfPerson = catalogueOfUser;

function isLanguage(value: string): value is Language {
  return (LANGUAGES as readonly string[]).includes(value);
}
