import { useIntl } from 'react-intl';

import type { Wishlist } from '@campavia/contracts';
import { H3, IconButton, Small, Stack } from '@campavia/ui';
import { X } from '@campavia/ui/icons';

import { listMessages } from './list.messages';
import { GoneList } from './list.styles';
import { useListNews } from './use-list-news';

/** Saved campers that are no longer listed: they stay until their owner removes them. */
export function GoneCampers({ list }: { list: Wishlist }) {
  const { formatMessage } = useIntl();
  const { takeOff } = useListNews(list);
  const { gone } = list;
  if (gone.length === 0) return null;
  return (
    <Stack $gap={3}>
      <div>
        <H3 as="h2">{formatMessage(listMessages.notOffered, { count: gone.length })}</H3>
        <Small as="p" $tone="soft">
          {formatMessage(listMessages.notOfferedText)}
        </Small>
      </div>
      <GoneList>
        {gone.map((camper) => (
          <li key={camper.id}>
            {camper.title}
            <IconButton
              icon={X}
              label={formatMessage(listMessages.takeOff, { title: camper.title })}
              onClick={() => void takeOff(camper)}
            />
          </li>
        ))}
      </GoneList>
    </Stack>
  );
}
