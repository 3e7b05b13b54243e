import type { WidgetStories } from '@campavia/testing/stories';

import { Stack, Strong, Tag, Text } from '../core';
import { PictureDialog } from './picture-dialog';

const doNothing = () => undefined;
const PICTURE = { url: '/media/pictures/scene-1/640.webp', alt: 'A van above the beach' };

const WORDS = (
  <Stack>
    <Strong>Jonas</Strong>
    <Text>Eleven days, two lakes and one ocean, not one bad night.</Text>
  </Stack>
);

export const stories: WidgetStories = {
  widgets: ['PictureDialog'],
  states: {
    default: {
      show: () => (
        <PictureDialog
          label="Picture 3 of 24"
          picture={PICTURE}
          plate={<Tag>Biscarrosse</Tag>}
          onClose={doNothing}
          onPrevious={doNothing}
          onNext={doNothing}
        >
          {WORDS}
        </PictureDialog>
      ),
    },
    'one picture': {
      show: () => (
        <PictureDialog label="A picture" picture={PICTURE} onClose={doNothing}>
          {WORDS}
        </PictureDialog>
      ),
    },
    'without a picture': {
      show: () => (
        <PictureDialog label="A picture" picture={undefined} onClose={doNothing}>
          {WORDS}
        </PictureDialog>
      ),
    },
  },
};
