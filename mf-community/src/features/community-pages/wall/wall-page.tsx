import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';

import type { WallPicture } from '@campavia/contracts';
import { Skeleton, Tag } from '@campavia/ui';
import { Caravan } from '@campavia/ui/icons';
import { Picture } from '@campavia/ui/media';

import { useWallPage, type UseWallPage } from '../../../data/use-community';
import { PICTURES_PER_PAGE, type CommunityFilters } from '../../../rules/community-view';

import { communityMessages } from '../community-pages.messages';
import { Tile } from '../community-pages.styles';

const SIZES = '(min-width: 1400px) 38rem, (min-width: 768px) 48vw, 95vw';
const FIRST_VIEW = 2;

export interface WallPageProps {
  filters: CommunityFilters;
  page: number;
  /** Where a picture opens: path and query by its number. */
  pathTo: (id: number) => string;
  onChange: (page: number, answer: UseWallPage) => void;
}

/** The pictures of one page, each an element of the list. */
export function WallPage({ filters, page, pathTo, onChange }: WallPageProps) {
  const answer = useWallPage(filters, page);
  const { list, hasFailed, isLoading } = answer;
  const report = useEffectEvent(() => onChange(page, answer));
  useEffect(() => {
    report();
  }, [list, hasFailed, isLoading]);
  if (hasFailed) return null;
  if (!list) {
    return Array.from({ length: PICTURES_PER_PAGE }, (_, index) => (
      <li key={index} aria-hidden="true">
        <Skeleton $height="100%" $radius="var(--cab-s)" />
      </li>
    ));
  }
  return list.results.map((picture, index) => (
    <li key={picture.id}>
      <WallTile picture={picture} path={pathTo(picture.id)} isPriority={page === 1 && index < FIRST_VIEW} />
    </li>
  ));
}

interface WallTileProps {
  picture: WallPicture;
  path: string;
  isPriority: boolean;
}

function WallTile({ picture, path, isPriority }: WallTileProps) {
  const { formatMessage } = useIntl();
  const { guest_first_name, camper } = picture.review;
  const name = guest_first_name ?? '';
  return (
    <Tile
      to={path}
      state={{ isOpenedHere: true }}
      preventScrollReset
      aria-label={
        camper
          ? formatMessage(communityMessages.openOfCamper, { name, camper: camper.title, city: camper.city })
          : formatMessage(communityMessages.open, { name })
      }
    >
      <Picture picture={picture} sizes={SIZES} isPriority={isPriority} />
      {camper && <Tag icon={Caravan}>{camper.city}</Tag>}
    </Tile>
  );
}
