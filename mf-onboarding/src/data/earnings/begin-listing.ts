import type { Answers } from '../../rules/earnings/answer-checks';
import { toListing } from '../../rules/earnings/stored-answers';
import { readDraft, readTyped, writeDraft, writeTyped } from '../draft-storage';

/** The name under which the fields of a listing that is not created yet are stored. */
const NEW_LISTING = 'new';

/**
 * Takes the answers over into the listing that is begun in this browser; its other fields stay.
 * @param userId of whoever is signed in; a visitor's listing belongs to whoever signs in next
 */
export function beginListing(answers: Answers, userId: number | undefined): void {
  const { vehicle, typed } = toListing(answers);
  const draft = readDraft(userId);
  writeDraft({ ...draft, vehicle: { ...draft.vehicle, ...vehicle } });
  writeTyped(NEW_LISTING, { ...readTyped(NEW_LISTING), ...typed });
}
