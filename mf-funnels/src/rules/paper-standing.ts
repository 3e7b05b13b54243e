import type { Document } from '@campavia/contracts';
import { standingOf, type DocumentStatus, type DocumentType } from '@campavia/domain';

/** Where a paper stands for whoever has to bring it. */
export type PaperStanding = 'missing' | 'begun' | 'asked' | 'checked' | 'again';

const AGAIN: readonly DocumentStatus[] = ['needdoc', 'refused', 'refuse_mgp', 'expired'];

/** What the status of a paper means to its person. */
export function paperStandingOf(status: DocumentStatus | undefined): PaperStanding {
  if (status === undefined) return 'missing';
  if (AGAIN.includes(status)) return 'again';
  const standing = standingOf(status);
  if (standing === 'missing') return status === 'added' ? 'begun' : 'missing';
  return standing === 'asked' ? 'asked' : 'checked';
}

/** The standing of a paper among those that the api knows. */
export function paperAmong(documents: readonly Document[], type: DocumentType): PaperStanding {
  return paperStandingOf(documents.find(({ document_type }) => document_type === type)?.status);
}

/** What is left to do about papers: nothing any more, only to wait, or to send some. */
export function papersLeft(standings: readonly PaperStanding[]): 'none' | 'waiting' | 'some' {
  if (standings.every((standing) => standing === 'checked')) return 'none';
  return standings.every((standing) => standing === 'checked' || standing === 'asked') ? 'waiting' : 'some';
}
