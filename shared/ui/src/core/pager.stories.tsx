import { Focused, type WidgetStories } from '@campavia/testing/stories';

import { Pager } from './pager';

const linkProps = (page: number) => ({ href: `#page-${page}` });

export const stories: WidgetStories = {
  widgets: ['Pager'],
  states: {
    'first page': { show: () => <Pager page={1} pageCount={12} linkProps={linkProps} /> },
    'in the middle': { show: () => <Pager page={6} pageCount={12} linkProps={linkProps} /> },
    'last page': { show: () => <Pager page={12} pageCount={12} linkProps={linkProps} /> },
    'two pages': {
      show: () => <Pager page={1} pageCount={2} linkProps={linkProps} label="Pages of reviews" />,
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
