import type { WidgetStories } from '@campavia/testing/stories';
import { Button } from '@campavia/ui';
import { Share } from '@campavia/ui/icons';

import { HeartPlace } from './heart-place';

export const stories: WidgetStories = {
  widgets: ['HeartPlace'],
  states: {
    'default: before the first interaction': {
      show: () => (
        <HeartPlace heart={{ camperId: 1201, title: 'Maud', look: 'button' }}>
          <Button variant="quiet" size="s" icon={Share}>
            Reserved space
          </Button>
        </HeartPlace>
      ),
    },
  },
};
