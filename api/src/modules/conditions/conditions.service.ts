import type { ConditionReports } from '@campavia/contracts';
import { CONDITION_TERMS } from '@campavia/domain';

import type { ServiceContext } from '../../core/app-context';
import type { UploadProcesses } from '../../core/uploads/upload-processes';
import type { DocumentStorage } from '../../providers/documents/document-storage';
import type { BookingProcess } from '../bookings/booking-process.service';
import type { DepositCharges } from '../payments/payments.service';
import { createClaims } from './claims';
import { createClaimsStore } from './claims.store';
import type { ConditionEmails } from './condition-emails';
import { createConditionReports } from './condition-reports';
import { createConditionReportsStore } from './condition-reports.store';
import { toConditionReports, type ConditionFacts } from './conditions.mapper';
import { createIncidents } from './incidents/incidents';
import { createOwnerCodes } from './owner-codes';
import { createConditionFiles } from './photos/condition-files';
import { createConditionPhotos } from './photos/condition-photos';
import { createConditionPhotosStore } from './photos/condition-photos.store';
import type { ConditionParty } from './require-writable';
import { createTripSettlement, findDepositLeft } from './settle-trip';

export { createChargeEffects } from './charge-effects';
export { CONDITION_NOTIFICATIONS } from './condition-emails';
export { readPhoto } from './photos/read-photo';
export type { ConditionParty } from './require-writable';

interface Needs extends Pick<ServiceContext, 'database' | 'clock' | 'rateLimits'> {
  process: Pick<BookingProcess, 'findOwn' | 'lock'>;
  emails: ConditionEmails;
  charges: DepositCharges;
  storage: DocumentStorage;
  uploads: UploadProcesses;
}

/** The condition of campers at pick-up and return, and its effects on the deposit. */
export function createConditions(needs: Needs) {
  const { database, clock, process, charges, uploads } = needs;
  const files = createConditionFiles(needs);
  const codes = createOwnerCodes(needs);
  const settle = createTripSettlement(needs);

  /**
   * Everything about the condition of a booking's camper; `reader` is who sees the photos, when that is not the party.
   * @throws HttpError 404 booking_not_found
   */
  async function find(
    { side, userId, id }: ConditionParty,
    reader: ConditionFacts['side'] = side,
  ): Promise<ConditionReports> {
    const booking = await process.findOwn(side, userId, id);
    const now = clock.now();
    const reports = createConditionReportsStore(database);
    const claims = createClaimsStore(database);
    return toConditionReports({
      booking,
      side: reader,
      now,
      reports: await reports.list(booking.id),
      photos: await createConditionPhotosStore(database).list(booking.id),
      codes: await reports.listValid(booking.id, { now, tries: CONDITION_TERMS.codeTries }),
      settlement: await claims.findSettlement(booking.id),
      claims: await claims.list(booking.id),
      deposit: await findDepositLeft(database, booking, charges),
    });
  }

  const photos = createConditionPhotos({ ...needs, files });
  return {
    find,
    uploads,
    reports: createConditionReports({ ...needs, codes, settle }),
    photos,
    incidents: createIncidents({ ...needs, find, photos }),
    claims: createClaims(needs),
    removeUnusedFiles: files.removeUnused,
  };
}

export type Conditions = ReturnType<typeof createConditions>;
