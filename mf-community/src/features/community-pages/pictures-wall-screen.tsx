import { useIntl } from 'react-intl';

import { pageTitle, useDocumentTitle, useNavigate, useReady, useSearchParams } from '@campavia/remote-kit';

import { useCommunityCounts, useWallPage } from '../../data/use-community';
import {
  parseFilters,
  parsePictureId,
  writeFilters,
  type CommunityFilters,
} from '../../rules/community-view';

import { CamperFilters } from './camper-filters';
import { CommunityHead } from './community-head';
import { communityMessages } from './community-pages.messages';
import { Page, WallFilters } from './community-pages.styles';
import { pathOfWall } from './wall/path-of-wall';
import { PictureList } from './wall/picture-list';

/** The pictures of all reviews; the address names the opened one. */
export function PicturesWallScreen() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const filters = parseFilters(search);
  const { pictureCount } = useCommunityCounts();
  const { list, hasFailed } = useWallPage(filters, 1);
  const navigate = useNavigate();
  useDocumentTitle(pageTitle(formatMessage(communityMessages.wallDocument)));
  useReady(list !== undefined || hasFailed);
  const show = (next: CommunityFilters) => void navigate(pathOfWall(next), { preventScrollReset: true });
  return (
    <Page>
      <CommunityHead
        title={formatMessage(communityMessages.wallTitle)}
        lead={formatMessage(communityMessages.wallLead, { count: pictureCount ?? 0 })}
        tab="pictures"
        filters={filters}
      />
      <WallFilters role="group" aria-label={formatMessage(communityMessages.filters)}>
        <CamperFilters filters={filters} onChange={show} />
      </WallFilters>
      <PictureList key={writeFilters(filters)} filters={filters} openedId={parsePictureId(search)} />
    </Page>
  );
}
