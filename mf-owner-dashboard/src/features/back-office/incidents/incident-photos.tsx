import { useIntl } from 'react-intl';

import type { ConditionPhoto } from '@campavia/contracts';

import { useIncidentPhoto } from '../../../data/back-office/use-incidents';

import { incidentMessages } from './incident.messages';
import { Photos } from './incident.styles';

interface IncidentPhotosProps {
  bookingId: number;
  photos: readonly ConditionPhoto[];
}

/** Photos of a report or of one side of a claim. */
export function IncidentPhotos({ bookingId, photos }: IncidentPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <Photos>
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <Photo bookingId={bookingId} photo={photo} number={index + 1} />
        </li>
      ))}
    </Photos>
  );
}

function Photo({ bookingId, photo, number }: { bookingId: number; photo: ConditionPhoto; number: number }) {
  const { formatMessage } = useIntl();
  const src = useIncidentPhoto(bookingId, photo);
  if (!src) return null;
  const alt = formatMessage(incidentMessages.photo, { number, side: photo.added_by });
  return (
    <a href={src} download={photo.name}>
      <img src={src} alt={alt} />
    </a>
  );
}
