import { DEFAULT_SITE, siteOf } from '@campavia/i18n/sites';
import { pageTitle, type DocumentAnswer, type HandleDocument } from '@campavia/remote-kit/config';

import { firstStepPath, isStep } from './rules/steps';
import { createSiteIntl, stepTitles } from './server-messages';

const NOT_FOUND: DocumentAnswer = { status: 404, head: { title: 'Campavia', robots: 'noindex' } };

/** Answers document requests of this remote. Its pages belong to whoever is signed in and are not indexed. */
export const handle: HandleDocument = async ({ addressId, params, search, locale }) => {
  if (addressId === 'onboarding') return { status: 302, redirect: firstStepPath(search) };
  const { step } = params;
  if (addressId !== 'onboarding.step' || !isStep(step)) return NOT_FOUND;
  const { formatMessage } = createSiteIntl(siteOf(locale) ?? DEFAULT_SITE);
  const title = pageTitle(formatMessage(stepTitles[step]));
  return { status: 200, head: { title, robots: 'noindex' } };
};
