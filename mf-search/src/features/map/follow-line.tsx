import { useIntl } from 'react-intl';

import { Button } from '@campavia/ui';
import { Search } from '@campavia/ui/icons';

import { FollowLabel, Switch } from './follow-line.styles';
import { mapMessages } from './map.messages';

export interface FollowLineProps {
  follows: boolean;
  /** The map shows another part than the list. */
  isAside: boolean;
  onFollow: (follows: boolean) => void;
  onSearchHere: () => void;
}

/** Whether the search goes along with the map, and the way to let it follow once. */
export function FollowLine({ follows, isAside, onFollow, onSearchHere }: FollowLineProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <FollowLabel>
        <Switch checked={follows} onChange={({ target }) => onFollow(target.checked)} />
        {formatMessage(mapMessages.follow)}
      </FollowLabel>
      {isAside && !follows && (
        <Button variant="pine" size="s" icon={Search} onClick={onSearchHere}>
          {formatMessage(mapMessages.searchHere)}
        </Button>
      )}
    </>
  );
}
