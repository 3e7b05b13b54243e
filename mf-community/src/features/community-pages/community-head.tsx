import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { Tab, Tabs } from '@campavia/parts/tabs';
import { pathOf } from '@campavia/remote-kit';
import { H1, Lead } from '@campavia/ui';

import { useCommunityCounts } from '../../data/use-community';
import { writeFilters, type CommunityFilters } from '../../rules/community-view';

import { communityMessages } from './community-pages.messages';
import { Head } from './community-pages.styles';

export interface CommunityHeadProps {
  title: ReactNode;
  lead: ReactNode;
  tab: 'reviews' | 'pictures';
  /** Filters kept by the link to the other page. */
  filters: CommunityFilters;
}

/** Heading of both pages, with a link from each to the other. */
export function CommunityHead({ title, lead, tab, filters }: CommunityHeadProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { stats, pictureCount } = useCommunityCounts();
  const query = writeFilters(filters);
  const tabs = [
    {
      id: 'reviews',
      path: pathOf('community.all-reviews', {}, query),
      name: formatMessage(communityMessages.reviewsTab),
      count: stats?.count,
    },
    {
      id: 'pictures',
      path: pathOf('community.pictures-wall', {}, query),
      name: formatMessage(communityMessages.picturesTab),
      count: pictureCount,
    },
  ];
  return (
    <>
      <Head $gap={3}>
        <H1>{title}</H1>
        <Lead>{lead}</Lead>
      </Head>
      <Tabs aria-label={formatMessage(communityMessages.tabs)}>
        {tabs.map(({ id, path, name, count }) => (
          <Tab key={id} to={path ?? ''} aria-current={id === tab ? 'page' : undefined}>
            {name}
            <span>{count === undefined ? '' : formatNumber(count)}</span>
          </Tab>
        ))}
      </Tabs>
    </>
  );
}
