import { catalogueOf, createSiteIntl as createPageIntl } from '@campavia/i18n';
import { DEFAULT_SITE, siteOf } from '@campavia/i18n/sites';
import { pageTitle, type DocumentAnswer, type HandleDocument } from '@campavia/remote-kit/config';
import { createPageRenderer } from '@campavia/remote-kit/server';

import { config } from '../remote.config';

import { createEarningsDocument, createEarningsStepDocument } from './features/earnings/earnings-document';
import { earningsCatalogues } from './features/earnings/server-messages';
import { OnboardingRoutes, prepareScreen } from './routes';
import { firstStepPath, isStep } from './rules/steps';
import { createSiteIntl, stepTitles } from './server-messages';

const NOT_FOUND: DocumentAnswer = { status: 404, head: { title: 'Campavia', robots: 'noindex' } };

/**
 * Answers document requests of this remote. The first page of the simulator is rendered here and listed by search
 * engines; all others depend on the user or the tab.
 */
export const handle: HandleDocument = async ({ addressId, params, search, locale }) => {
  const site = siteOf(locale) ?? DEFAULT_SITE;
  const { step } = params;
  const pageIntl = createPageIntl(site, earningsCatalogues[catalogueOf(site)]);
  if (addressId === 'earnings') return createEarningsDocument(pageIntl);
  if (addressId === 'earnings.step') return createEarningsStepDocument(step, search, pageIntl) ?? NOT_FOUND;
  if (addressId === 'onboarding') return { status: 302, redirect: firstStepPath(search) };
  if (addressId !== 'onboarding.step' || !isStep(step)) return NOT_FOUND;
  const { formatMessage } = createSiteIntl(site);
  const title = pageTitle(formatMessage(stepTitles[step]));
  return { status: 200, head: { title, robots: 'noindex' }, isClientRendered: true };
};

export const render = createPageRenderer({
  config,
  Root: OnboardingRoutes,
  prepare: prepareScreen,
  messages: earningsCatalogues,
});
