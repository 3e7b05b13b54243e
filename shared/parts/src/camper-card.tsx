import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';

import type { ListedCamper } from '@campavia/contracts';
import { vehicleTypeCode } from '@campavia/domain';
import { Link } from '@campavia/remote-kit';
import { Icon, Plate } from '@campavia/ui';
import { MapPin, Zap } from '@campavia/ui/icons';

import {
  CardBox,
  CardMeta,
  CardPhoto,
  CardPrice,
  CardTitle,
  CardTop,
  HeartPlace,
} from './camper-card.styles';
import { cardMessages } from './card.messages';
import { PriceLine } from './price-line';
import { Rating } from './rating';
import { vehicleTypeMessages } from './vehicle-type.messages';

/** Four to two cards a row from 1024 px, two from 640 px, one below. */
const CARD_SIZES = '(min-width: 1024px) 24rem, (min-width: 640px) 46vw, 92vw';

/** Between the facts of a line. */
const DOT = ' · ';

export interface CamperCardProps {
  camper: ListedCamper;
  /** Path of the listing without locale prefix, as `pathOf` gives it. */
  href: string;
  /** How far it is from the place searched, already formatted: "2 km". */
  distance?: string;
  /** The first pictures of a page: loaded at once and with high priority. */
  isPriority?: boolean;
  /** Chosen or hovered from the map. */
  isOn?: boolean;
  /** The button that keeps it, top left over the picture. */
  heart?: ReactNode;
  /** How wide the picture is, as the `sizes` of an image. */
  sizes?: string;
}

function CardPicture({
  camper,
  isPriority,
  sizes,
}: Pick<CamperCardProps, 'camper' | 'isPriority' | 'sizes'>) {
  const picture = camper.pictures[0];
  if (!picture) return null;
  return (
    <img
      src={picture.url}
      srcSet={picture.srcset}
      sizes={sizes ?? CARD_SIZES}
      width={640}
      height={427}
      alt=""
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : 'auto'}
      decoding="async"
    />
  );
}

function Meta({ camper, id }: { camper: ListedCamper; id: string }) {
  const { formatMessage } = useIntl();
  const type = vehicleTypeCode(camper.type);
  const facts = [
    formatMessage(cardMessages.sleeps, { beds: camper.beds }),
    // A caravan has none, which is nothing to say.
    ...(camper.seatbelts > 0 ? [formatMessage(cardMessages.seats, { seats: camper.seatbelts })] : []),
    ...(type ? [formatMessage(vehicleTypeMessages[type])] : []),
  ];
  return (
    <CardMeta id={id}>
      <span>{facts.join(DOT)}</span>
      {camper.instant_booking_activated && (
        <span>
          {DOT}
          <Icon of={Zap} size="s" /> {formatMessage(cardMessages.instant)}
        </span>
      )}
    </CardMeta>
  );
}

/** A camper in a list: picture, place, name, rating, one line of facts, one line of prices. */
export function CamperCard({ camper, href, distance, isPriority, isOn, heart, sizes }: CamperCardProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <CardBox $isOn={isOn}>
      <CardPhoto>
        <CardPicture camper={camper} isPriority={isPriority} sizes={sizes} />
        <Plate icon={MapPin}>
          {distance ? formatMessage(cardMessages.place, { place: camper.city, distance }) : camper.city}
        </Plate>
      </CardPhoto>
      <CardTop>
        <CardTitle>
          <Link to={href} aria-describedby={`${id}-meta ${id}-price`}>
            {camper.title}
          </Link>
        </CardTitle>
        <Rating average={camper.review_average} count={camper.review_count} />
      </CardTop>
      <Meta camper={camper} id={`${id}-meta`} />
      <CardPrice>
        <PriceLine
          id={`${id}-price`}
          perDay={camper.booking_price_per_day ?? camper.price_per_day}
          total={camper.final_booking_price}
          original={camper.original_booking_price}
          currency={camper.currency}
        />
      </CardPrice>
      {heart && <HeartPlace>{heart}</HeartPlace>}
    </CardBox>
  );
}
