import type { FastifyBaseLogger } from 'fastify';

import { pathOn } from '@campavia/i18n/sites';
import type { SessionState } from '@campavia/remote-kit';
import { addressesOf, type DocumentAnswer } from '@campavia/remote-kit/config';

import { accessOf } from '../../src/session/access';
import { safeNext } from '../../src/session/safe-next';

import { askPart, UNLISTED } from './ask-part';
import type { DocumentsOptions, Page } from './page';

/** What somebody gets at an address: another address, or a page of the part that has it or of the shell. */
export type Admission =
  { redirect: string } | { page: Page; answer: DocumentAnswer; drawnBy: string | undefined };

function signInFirst({ site, path, search }: Page): string {
  const here = pathOn(site, path);
  // A query too long to be believed on the way back stays behind.
  const next = safeNext(here + search, here);
  return `${pathOn(site, '/login')}?next=${encodeURIComponent(next)}`;
}

/** The list of trips where a release has it, else home. */
function tripsOf({ live, site }: Page): string {
  const trips = addressesOf(live.composition).find(({ id }) => id === 'trips');
  return pathOn(site, trips?.pattern ?? '/');
}

/** Decides what somebody gets, before the part behind the address is asked anything. */
export async function admit(
  page: Page,
  session: SessionState,
  options: Pick<DocumentsOptions, 'settings' | 'servers'>,
  log: FastifyBaseLogger,
): Promise<Admission> {
  const verdict = accessOf(page.match?.address, session);
  if (verdict === 'sign-in') return { redirect: signInFirst(page) };
  if (verdict === 'trips') return { redirect: tripsOf(page) };
  if (verdict === 'wait') return { page, answer: UNLISTED, drawnBy: 'shell' };
  const isHidden = verdict === 'not-found';
  if (isHidden)
    log.warn({ kind: 'not_staff', path: page.path }, 'somebody who is no staff asked for their page');
  const shown = isHidden ? { ...page, match: undefined } : page;
  return { page: shown, answer: await askPart(options, shown, log), drawnBy: shown.match?.address.part };
}
