import { useIntl } from 'react-intl';

import { vehicleTypeCode } from '@campavia/domain';
import { vehicleTypeMessages } from '@campavia/parts';
import type { ViewedCamper } from '@campavia/parts/viewed';
import { pathOf } from '@campavia/remote-kit';
import { Photo } from '@campavia/ui';

import { recentMessages } from './recent.messages';
import { CamperLine, CamperLink } from './recent.styles';

/** One row in a wide window. */
const MAX = 6;
const DOT = ' · ';

export function RecentCampers({ campers }: { campers: readonly ViewedCamper[] }) {
  const { formatMessage } = useIntl();
  if (campers.length === 0 || pathOf('listing', { id: 0 }) === undefined) return null;
  return (
    <CamperLine aria-label={formatMessage(recentMessages.campers)}>
      {campers.slice(0, MAX).map(({ id, title, city, type, picture }) => {
        const code = vehicleTypeCode(type);
        return (
          <li key={id}>
            <CamperLink to={pathOf('listing', { id }) ?? ''}>
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
            </CamperLink>
          </li>
        );
      })}
    </CamperLine>
  );
}
