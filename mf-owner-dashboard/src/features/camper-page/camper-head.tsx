import { useIntl } from 'react-intl';

import type { OwnCamper } from '@campavia/contracts';
import { AddressLink } from '@campavia/remote-kit';
import { ButtonLink, Row, Small, Stack } from '@campavia/ui';
import { Eye } from '@campavia/ui/icons';
import { Picture } from '@campavia/ui/media';

import { camperPageMessages } from './camper-page.messages';
import { CamperThumb, CamperTitle, HeadRow, OnlyWide } from './camper-page.styles';
import { CamperStateBadge } from './camper-state-badge';

export function CamperHead({ camper }: { camper: OwnCamper }) {
  const { formatMessage } = useIntl();
  const [picture] = camper.pictures;
  return (
    <Row as="header" $justify="between" $gap={4}>
      <HeadRow $gap={4}>
        {picture && (
          <CamperThumb>
            <Picture picture={{ ...picture, alt: '' }} sizes="5.5rem" isPriority />
          </CamperThumb>
        )}
        <Stack $gap={2}>
          <CamperTitle>{camper.title}</CamperTitle>
          <Row $gap={2}>
            <CamperStateBadge state={camper.state} />
            <Small $tone="soft">{camper.city}</Small>
          </Row>
        </Stack>
      </HeadRow>
      {camper.published && (
        <OnlyWide>
          <ButtonLink as={AddressLink} to="listing" params={{ id: camper.id }} variant="quiet" icon={Eye}>
            {formatMessage(camperPageMessages.asGuests)}
          </ButtonLink>
        </OnlyWide>
      )}
    </Row>
  );
}
