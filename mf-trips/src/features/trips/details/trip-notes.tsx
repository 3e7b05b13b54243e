import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { Note } from '@campavia/ui';

import { OnlineLink } from '../../../components/offline/online-link';
import { useProofDocument } from '../../../data/cancellation/use-trip-refunds';
import { isProofWaiting } from '../../../rules/cancellation/cancellation';
import { refusalReasonMessages } from '../../../components/refusal-reasons.messages';

import { notesMessages } from './notes.messages';
import { NoteLinks } from './trip.styles';

type TripProps = { trip: GuestBooking };

/** Notes about a trip: why the owner ended it, the refund, the insurer, and a required proof. */
export function TripNotes({ trip }: TripProps) {
  const intl = useIntl();
  const amount = formatMoney(intl, trip.refunded, trip.refunded_currency);
  return (
    <>
      <OwnersReason trip={trip} />
      {Number(trip.refunded) > 0 && (
        <Note tone="good">
          {intl.formatMessage(notesMessages.refunded, { amount })}
          {!trip.has_external_refund && <RefundLink trip={trip} />}
        </Note>
      )}
      {trip.has_external_refund && (
        <Note tone="care">
          {intl.formatMessage(notesMessages.external)}
          <NoteLinks data-not-printed>
            <OnlineLink to="trip.refund" params={{ id: trip.id }}>
              {intl.formatMessage(notesMessages.whatToSend)}
            </OnlineLink>
          </NoteLinks>
        </Note>
      )}
      {isProofWaiting(trip) && <ProofNote trip={trip} />}
    </>
  );
}

/** The owner's reason and message for declining or cancelling. */
function OwnersReason({ trip: { state, cancel_reason, cancel_comment } }: TripProps) {
  const { formatMessage } = useIntl();
  if (state !== 'CANCELLED_OWNER') return null;
  const isNamed = cancel_reason !== null && Object.hasOwn(refusalReasonMessages, cancel_reason);
  const reason = isNamed && formatMessage(refusalReasonMessages[cancel_reason as 'OTHER']);
  const texts = [reason, cancel_comment].filter(Boolean);
  return texts.length > 0 ? <Note>{texts.join(' ')}</Note> : null;
}

function RefundLink({ trip }: TripProps) {
  const { formatMessage } = useIntl();
  return (
    <NoteLinks data-not-printed>
      <OnlineLink to="trip.refund" params={{ id: trip.id }}>
        {formatMessage(notesMessages.seeRefund)}
      </OnlineLink>
    </NoteLinks>
  );
}

/** The trip stays booked until staff have decided; the document is linked if a part of the site has its page. */
function ProofNote({ trip }: TripProps) {
  const { formatMessage } = useIntl();
  const document = useProofDocument(trip);
  const isSent = document !== undefined && document.submitted_at !== null;
  return (
    <Note tone="care">
      {formatMessage(isSent ? notesMessages.proofSent : notesMessages.proofAwaited)}
      <NoteLinks data-not-printed>
        {document && (
          <OnlineLink
            to={isSent ? 'trip.document' : 'trip.document.emergency'}
            params={{ id: trip.id, id_doc: document.id }}
          >
            {formatMessage(isSent ? notesMessages.seeProof : notesMessages.sendProof)}
          </OnlineLink>
        )}
        <OnlineLink to="trip.refund" params={{ id: trip.id }}>
          {formatMessage(notesMessages.whatFollows)}
        </OnlineLink>
      </NoteLinks>
    </Note>
  );
}
