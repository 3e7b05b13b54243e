import { useIntl } from 'react-intl';

import type { SlotProps } from '@campavia/remote-kit';

import { HeartButton } from '../../components/hearts/heart-button';
import { heartMessages } from '../../components/hearts/heart.messages';
import { useHeart } from '../../data/wishlists/use-heart';
import { useMergeHearts } from '../../data/wishlists/use-merge-hearts';

import { useHeartNews } from './use-heart-news';

export type WishlistHeartProps = SlotProps['wishlist.heart'];

/** Saves a camper with one click, and removes it with another. */
export function WishlistHeart({ camperId, title, look }: WishlistHeartProps) {
  const { formatMessage } = useIntl();
  const heart = useHeart(camperId, formatMessage(heartMessages.firstList));
  const press = useHeartNews(heart, title);
  useMergeHearts(formatMessage(heartMessages.mergedList));
  return <HeartButton title={title} look={look} isSaved={heart.isSaved} onClick={() => void press()} />;
}
