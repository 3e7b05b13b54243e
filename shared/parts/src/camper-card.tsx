import { memo, type MouseEvent, type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';

import type { ListedCamper } from '@campavia/contracts';
import { vehicleTypeCode } from '@campavia/domain';
import { Link, savePagePreview } from '@campavia/remote-kit';
import { Icon, Tag } from '@campavia/ui';
import { MapPin, Zap } from '@campavia/ui/icons';

import {
  CardBox,
  CardMeta,
  CardPhoto,
  CardPrice,
  CardTitle,
  CardTop,
  WishlistPlace,
} from './camper-card.styles';
import { cardMessages } from './card.messages';
import { PriceLine } from './price-line';
import { Rating } from './rating';
import { vehicleTypeMessages } from './vehicle-type.messages';

/** Two to four cards per row from 1024 px on, two from 640 px on, one on narrower windows. */
const CARD_SIZES = '(min-width: 1024px) 24rem, (min-width: 640px) 46vw, 92vw';

/** Separates the facts of a line. */
const DOT = ' · ';

export interface CamperCardProps {
  camper: ListedCamper;
  /** Path of the listing without locale prefix, as `pathOf` gives it. */
  href: string;
  /** Distance from the searched place, already formatted: "2 km". */
  distance?: string;
  /** Loads the picture eagerly and with high priority: for the first card of a page, the only one in a narrow window. */
  isPriority?: boolean;
  /** Highlighted, because its pin on the map is selected or hovered. */
  isOn?: boolean;
  /** The wishlist button, at the top left of the picture. */
  heart?: ReactNode;
  /** The `sizes` attribute of the picture. */
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
    // A caravan has no seats: it is left out.
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
export function CamperCard({ isOn, heart, ...content }: CamperCardProps) {
  return (
    <CardBox data-on={isOn || undefined}>
      <CardContent {...content} />
      {heart && <WishlistPlace>{heart}</WishlistPlace>}
    </CardBox>
  );
}

/** Not rendered again when a pointer moves over the card. */
const CardContent = memo(function CardContent(props: Omit<CamperCardProps, 'isOn' | 'heart'>) {
  const { camper, href, distance, isPriority, sizes } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <>
      <CardPhoto>
        <CardPicture camper={camper} isPriority={isPriority} sizes={sizes} />
        <Tag icon={MapPin}>
          {distance ? formatMessage(cardMessages.place, { place: camper.city, distance }) : camper.city}
        </Tag>
      </CardPhoto>
      <CardTop>
        <CardTitle>
          <Link {...linkWithPreview(camper, href)} aria-describedby={`${id}-meta ${id}-price`}>
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
    </>
  );
});

function linkWithPreview(camper: ListedCamper, href: string) {
  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>) => savePreview(camper, href, currentTarget);
  return { to: href, onClick };
}

/** The preview that the camper's page shows until its own data is loaded. */
function savePreview(camper: ListedCamper, href: string, link: HTMLElement): void {
  const picture = link.closest('article')?.querySelector('img');
  const loaded = picture?.complete ? picture.currentSrc : '';
  savePagePreview('listing', href, { ...camper, loaded_picture: loaded || undefined });
}
