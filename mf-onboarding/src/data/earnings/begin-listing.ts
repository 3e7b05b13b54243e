import type { Answers } from '../../rules/earnings/answer-checks';
import { toListing } from '../../rules/earnings/stored-answers';
import { readDraft, readTyped, writeDraft, writeTyped } from '../draft-storage';

/** Storage name of the fields of a listing that is not created yet. */
const NEW_LISTING = 'new';

/**
 * Copies the answers into the new listing of this browser; its other fields stay.
 * @param userId of the signed-in user; a visitor's listing passes to the next user who signs in
 */
export function beginListing(answers: Answers, userId: number | undefined): void {
  const { vehicle, typed } = toListing(answers);
  const draft = readDraft(userId);
  writeDraft({ ...draft, vehicle: { ...draft.vehicle, ...vehicle } });
  writeTyped(NEW_LISTING, { ...readTyped(NEW_LISTING), ...typed });
}
