import { Focused, type WidgetStories } from '@campavia/testing/stories';

import { Stack } from './layout';
import { Pager } from './pager';

const linkProps = (page: number) => ({ href: `#page-${page}` });

export const stories: WidgetStories = {
  widgets: ['Pager'],
  states: {
    default: {
      show: () => (
        <Stack>
          <Pager page={1} pageCount={2} linkProps={linkProps} label="Pages of reviews" />
          <Pager page={6} pageCount={12} linkProps={linkProps} />
          <Pager page={12} pageCount={12} linkProps={linkProps} />
        </Stack>
      ),
    },
    'high numbers': { show: () => <Pager page={1204} pageCount={2408} linkProps={linkProps} /> },
    'keyboard focus': {
      show: () => (
        <Focused>
          <Pager page={6} pageCount={12} linkProps={linkProps} />
        </Focused>
      ),
    },
  },
};
