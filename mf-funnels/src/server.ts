import { catalogueOf, DEFAULT_SITE, siteOf } from '@campavia/i18n/sites';
import { createServerIntl } from '@campavia/i18n/server';
import { pageTitle, type DocumentAnswer, type HandleDocument } from '@campavia/remote-kit/config';

import { stepMessages } from './features/funnel/step.messages';
import { funnelMessages } from './features/funnel/server-messages';
import { isPathOf } from './rules/funnel/funnel-query';
import { FUNNELS, stepNamed } from './rules/funnel/funnel-steps';

const NO_PAGE: DocumentAnswer = { status: 404, head: { title: 'Campavia', robots: 'noindex' } };

/** `noindex`, because the pages are personal. */
export const handle: HandleDocument = async ({ addressId, params, locale }) => {
  const funnel = FUNNELS.find((each) => addressId.startsWith(`funnel.${each}`));
  if (!funnel || !isPathOf(funnel, params)) return NO_PAGE;
  const site = siteOf(locale) ?? DEFAULT_SITE;
  const { formatMessage } = createServerIntl(site, funnelMessages[catalogueOf(site)]);
  const { step } = params;
  if (step === undefined) return { status: 200, head: { title: 'Campavia', robots: 'noindex' } };
  const named = stepNamed(funnel, step);
  if (!named) return NO_PAGE;
  return { status: 200, head: { title: pageTitle(formatMessage(stepMessages[named])), robots: 'noindex' } };
};
