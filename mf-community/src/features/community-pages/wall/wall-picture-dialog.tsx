import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { ReviewedCamper, WallPicture } from '@campavia/contracts';
import { momentMs } from '@campavia/domain';
import { PriceLine } from '@campavia/parts';
import { AddressLink } from '@campavia/remote-kit';
import {
  Avatar,
  Button,
  ButtonLink,
  H3,
  Row,
  Skeleton,
  Small,
  Stack,
  Stars,
  Strong,
  Text,
} from '@campavia/ui';
import { RotateCcw } from '@campavia/ui/icons';
import { PictureDialog } from '@campavia/ui/media';

import { FiveStars } from '../../../components/review/five-stars';
import { ReviewComment } from '../../../components/review/review-comment';
import { useCamperPrice } from '../../../data/use-camper-price';
import { useWallPicture, type UseWallPicture } from '../../../data/use-community';

import { communityMessages } from '../community-pages.messages';
import { FogBox, KeyHint, PriceSpace } from '../community-pages.styles';
import { ReportPicture } from './report-picture';

export interface WallPictureDialogProps {
  id: number;
  /** Absent for a picture that is not loaded on the wall yet. */
  known: WallPicture | undefined;
  /** Position among the pictures, counted from 1. */
  position?: { index: number; count: number };
  onClose: () => void;
  onPrevious?: () => void;
  onNext?: () => void;
}

/** A picture with the text of its review, and a link to its camper. */
export function WallPictureDialog({ id, known, position, ...actions }: WallPictureDialogProps) {
  const { formatMessage, formatNumber } = useIntl();
  const answer = useWallPicture(id, known);
  const { picture, isGone, hasFailed } = answer;
  const label = position
    ? formatMessage(communityMessages.position, {
        index: formatNumber(position.index),
        total: formatNumber(position.count),
      })
    : formatMessage(communityMessages.onePicture);
  const missing = isGone || hasFailed ? undefined : 'loading';
  const alt = formatMessage(communityMessages.takenBy, { name: picture?.review.guest_first_name ?? '' });
  return (
    <PictureDialog label={label} picture={picture ? { ...picture, alt } : missing} {...actions}>
      <Stack $gap={5}>
        {picture ? <PictureWords picture={picture} /> : <NoPicture answer={answer} />}
        {position && (
          <Small as="p" role="status" $tone="soft">
            {label}
          </Small>
        )}
        <Keys {...actions} />
      </Stack>
    </PictureDialog>
  );
}

function Keys({ onPrevious, onNext }: Pick<WallPictureDialogProps, 'onPrevious' | 'onNext'>) {
  const { formatMessage } = useIntl();
  const hasOthers = Boolean(onPrevious ?? onNext);
  return <KeyHint>{formatMessage(hasOthers ? communityMessages.keys : communityMessages.closeKey)}</KeyHint>;
}

function PictureWords({ picture: { review } }: { picture: WallPicture }) {
  const { formatDate } = useIntl();
  const { guest_id, guest_first_name, guest_picture, published_date, rating, camper } = review;
  const month = formatDate(momentMs(published_date), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <>
      <Row $noWrap $align="start">
        <Avatar
          name={guest_first_name ?? '·'}
          userId={guest_id ?? undefined}
          src={guest_picture?.url ?? undefined}
        />
        <div>
          <Strong>{guest_first_name}</Strong>
          <Small as="p" $tone="soft">
            {month}
          </Small>
          <FiveStars rating={rating} />
        </div>
      </Row>
      <ReviewComment review={review} />
      {camper && <CamperBox camper={camper} />}
      <ReportPicture key={review.id} reviewId={review.id} />
    </>
  );
}

function CamperBox({ camper }: { camper: ReviewedCamper }) {
  const { formatMessage } = useIntl();
  const { id, title, city, beds, review_average, review_count } = camper;
  const price = useCamperPrice(id);
  return (
    <>
      <FogBox>
        <H3 as="h2">{title}</H3>
        <Small as="p" $tone="soft">
          {[city, formatMessage(communityMessages.sleeps, { beds })].join(' · ')}
        </Small>
        {review_average !== null && <Stars value={review_average} count={review_count} />}
        <PriceSpace>{price && <PriceLine {...price} />}</PriceSpace>
      </FogBox>
      <ButtonLink as={AddressLink} to="listing" params={{ id }} variant="main" isWide>
        {formatMessage(communityMessages.seeCamper)}
      </ButtonLink>
    </>
  );
}

function NoPicture({ answer }: { answer: UseWallPicture }): ReactNode {
  const { formatMessage } = useIntl();
  const { isGone, hasFailed, isLoading, retry } = answer;
  if (isGone) {
    return (
      <FogBox>
        <H3 as="h2">{formatMessage(communityMessages.removed)}</H3>
        <Text $tone="soft">{formatMessage(communityMessages.removedText)}</Text>
      </FogBox>
    );
  }
  if (!hasFailed) return <Skeleton $height="14rem" />;
  return (
    <Stack role="alert">
      <Text>{formatMessage(communityMessages.pictureFailed)}</Text>
      <div>
        <Button
          variant="line"
          icon={RotateCcw}
          isBusy={isLoading}
          busyLabel={formatMessage(communityMessages.tryingAgain)}
          onClick={retry}
        >
          {formatMessage(communityMessages.again)}
        </Button>
      </div>
    </Stack>
  );
}
