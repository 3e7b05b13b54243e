import { useIntl } from 'react-intl';

import { AddressLink } from '@campavia/remote-kit';
import { ButtonLink, H1 } from '@campavia/ui';

import { ListCamperButton } from './list-camper-button';
import { rentOutMessages } from './rent-out.messages';
import { Actions, Band, BandLead, BandSection, BandText, Road } from './rent-out.styles';

const PICTURE = new URL('./pictures/coachbuilt.svg', import.meta.url).href;

export function RentOutHead() {
  const { formatMessage } = useIntl();
  return (
    <BandSection>
      <Band>
        <div>
          <BandText>
            <H1>{formatMessage(rentOutMessages.title)}</H1>
            <BandLead>{formatMessage(rentOutMessages.lead)}</BandLead>
            <Actions>
              <ListCamperButton variant="main" />
              <ButtonLink as={AddressLink} to="earnings" variant="line">
                {formatMessage(rentOutMessages.earn)}
              </ButtonLink>
            </Actions>
          </BandText>
          <img src={PICTURE} alt="" width={780} height={352} />
        </div>
        <Road />
      </Band>
    </BandSection>
  );
}
