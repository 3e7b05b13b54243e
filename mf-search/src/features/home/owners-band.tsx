import { useIntl } from 'react-intl';

import { hrefOf, usePlatform } from '@campavia/remote-kit';
import { ButtonLink, H2 } from '@campavia/ui';

import { vehiclePictures } from '@campavia/parts/vehicle-pictures';

import { ownersMessages } from './owners.messages';
import { Band, BandLead, BandSection, BandText, Road } from './owners-band.styles';

export interface OwnersBandProps {
  /** Whether campers can be listed on this site; else the link goes to the sister platform. */
  canPublish: boolean | undefined;
}

export function OwnersBand({ canPublish = true }: OwnersBandProps) {
  const { formatMessage } = useIntl();
  const { routing } = usePlatform();
  const earnings = canPublish ? hrefOf('earnings') : undefined;
  const elsewhere = canPublish ? (hrefOf('onboarding') ?? routing.rent_out) : routing.sister_platform;
  const href = earnings ?? elsewhere;
  if (!href) return null;
  return (
    <BandSection>
      <Band>
        <div>
          <BandText>
            <H2>{formatMessage(ownersMessages.title)}</H2>
            <BandLead>{formatMessage(ownersMessages.text)}</BandLead>
            <ButtonLink variant="main" href={href}>
              {formatMessage(earnings ? ownersMessages.earn : ownersMessages.list)}
            </ButtonLink>
          </BandText>
          <img src={vehiclePictures.lowprofile} alt="" width={576} height={320} loading="lazy" />
        </div>
        <Road />
      </Band>
    </BandSection>
  );
}
