import { useIntl } from 'react-intl';

import { vehicleTypeCode } from '@campavia/domain';
import { vehicleTypeMessages } from '@campavia/parts';
import type { ViewedCamper } from '@campavia/parts/viewed';
import { pathOf } from '@campavia/remote-kit';
import { Photo } from '@campavia/ui';

import { latelyMessages } from './lately.messages';
import { CamperLine, CamperWay } from './lately.styles';

/** One row on a wide window. */
const MOST = 6;
/** Between the facts of a camper. */
const DOT = ' · ';

/** Small cards of the campers whose pages were opened last. */
export function LatelyCampers({ campers }: { campers: readonly ViewedCamper[] }) {
  const { formatMessage } = useIntl();
  if (campers.length === 0 || pathOf('listing', { id: 0 }) === undefined) return null;
  return (
    <CamperLine aria-label={formatMessage(latelyMessages.campers)}>
      {campers.slice(0, MOST).map(({ id, title, city, type, picture }) => {
        const code = vehicleTypeCode(type);
        return (
          <li key={id}>
            <CamperWay to={pathOf('listing', { id }) ?? ''}>
              <Photo>
                {picture && (
                  <img
                    src={picture.url}
                    srcSet={picture.srcset}
                    sizes="12.25rem"
                    width={320}
                    height={213}
                    alt=""
                    loading="lazy"
                  />
                )}
              </Photo>
              <b>{title}</b>
              <small>{[city, ...(code ? [formatMessage(vehicleTypeMessages[code])] : [])].join(DOT)}</small>
            </CamperWay>
          </li>
        );
      })}
    </CamperLine>
  );
}
