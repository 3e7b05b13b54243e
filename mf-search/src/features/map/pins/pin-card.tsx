import { useIntl } from 'react-intl';

import type { CamperPin } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';
import { PriceLine, Rating } from '@campavia/parts';
import { Link, pathOf } from '@campavia/remote-kit';
import { IconButton } from '@campavia/ui';
import { X } from '@campavia/ui/icons';

import { stayParams } from '../../../rules/search-params';
import { mapMessages } from '../map.messages';

import { CardBody, CardHead, CardPicture, CloseCard, SmallCard } from './pin-card.styles';

export interface PinCardProps {
  camper: CamperPin;
  query: SearchQuery;
  isOn?: boolean;
  onClose?: () => void;
}

export function PinCard({ camper, query, isOn, onClose }: PinCardProps) {
  const { formatMessage } = useIntl();
  const { id, title, picture, currency } = camper;
  return (
    <SmallCard $isOn={isOn === true}>
      <CardPicture>
        {picture && (
          <img
            src={picture.url}
            srcSet={picture.srcset}
            sizes="16rem"
            alt=""
            loading="lazy"
            decoding="async"
          />
        )}
      </CardPicture>
      <CardBody>
        <CardHead>
          <Link to={pathOf('listing', { id }, stayParams(query)) ?? ''}>{title}</Link>
          <Rating average={camper.review_average} count={camper.review_count} />
        </CardHead>
        <PriceLine
          perDay={camper.booking_price_per_day ?? camper.price_per_day}
          total={camper.final_booking_price}
          original={camper.original_booking_price}
          currency={currency}
        />
      </CardBody>
      {onClose && (
        <CloseCard>
          <IconButton
            icon={X}
            variant="line"
            label={formatMessage(mapMessages.closeCard)}
            onClick={onClose}
          />
        </CloseCard>
      )}
    </SmallCard>
  );
}
