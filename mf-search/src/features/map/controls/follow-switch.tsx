import { useIntl } from 'react-intl';

import { Button } from '@campavia/ui';
import { Search } from '@campavia/ui/icons';

import { FollowLabel, Switch } from './follow-switch.styles';
import { mapMessages } from '../map.messages';

export interface FollowLineProps {
  follows: boolean;
  /** The map shows another area than the list. */
  isAside: boolean;
  onFollow: (follows: boolean) => void;
  onSearchHere: () => void;
}

export function FollowSwitch({ follows, isAside, onFollow, onSearchHere }: FollowLineProps) {
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
