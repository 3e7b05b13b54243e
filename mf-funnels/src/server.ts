import { catalogueOf, DEFAULT_SITE, siteOf } from '@campavia/i18n/sites';
import { createServerIntl } from '@campavia/i18n/server';
import { pageTitle, type DocumentAnswer, type HandleDocument } from '@campavia/remote-kit/config';

import { stepMessages } from './funnel/step.messages';
import { funnelWords } from './funnel/words';
import { isPathOf } from './rules/funnel-query';
import { FUNNELS, stepNamed } from './rules/funnel-steps';

const NO_PAGE: DocumentAnswer = { status: 404, head: { title: 'Campavia', robots: 'noindex' } };

/** Names the steps of the funnels; what stands on them is for one person only, so that no engine keeps them. */
export const handle: HandleDocument = async ({ addressId, params, locale }) => {
  const funnel = FUNNELS.find((each) => addressId.startsWith(`funnel.${each}`));
  if (!funnel || !isPathOf(funnel, params)) return NO_PAGE;
  const site = siteOf(locale) ?? DEFAULT_SITE;
  const { formatMessage } = createServerIntl(site, funnelWords[catalogueOf(site)]);
  const { step } = params;
  if (step === undefined) return { status: 200, head: { title: 'Campavia', robots: 'noindex' } };
  const named = stepNamed(funnel, step);
  if (!named) return NO_PAGE;
  return { status: 200, head: { title: pageTitle(formatMessage(stepMessages[named])), robots: 'noindex' } };
};
