import { Images } from 'lucide-react';
import { lazy, Suspense, type UIEvent, useState } from 'react';
import { useIntl } from 'react-intl';

import { AllButton, Counter, Frame, Grid, Opener } from './gallery.styles';
import { mediaMessages } from './media.messages';
import { Picture, type PictureSource } from './picture';

const Viewer = lazy(() => import('./viewer').then((viewer) => ({ default: viewer.Viewer })));

/** Fewer than this stand alone instead of around a big one. */
const FEWEST_FOR_GRID = 5;

export interface GalleryProps {
  pictures: readonly PictureSource[];
  /** Name of the row, read aloud: the thing on the pictures. */
  label: string;
}

/** Pictures of one thing: one big and four small, a row to swipe on small screens, all of them over the screen. */
export function Gallery({ pictures, label }: GalleryProps) {
  const { formatMessage } = useIntl();
  const [opened, setOpened] = useState<number | undefined>();
  const [inView, setInView] = useState(0);
  const count = pictures.length;
  if (count === 0) return null;
  const onScroll = ({ currentTarget: row }: UIEvent<HTMLElement>) =>
    setInView(Math.min(count - 1, Math.round(Math.abs(row.scrollLeft) / row.clientWidth)));
  return (
    <Frame>
      <Grid aria-label={label} onScroll={onScroll} data-few={count < FEWEST_FOR_GRID || undefined}>
        {pictures.map((picture, index) => (
          <li key={picture.url}>
            <Opener
              type="button"
              aria-label={formatMessage(mediaMessages.enlarge, { index: index + 1, count })}
              onClick={() => setOpened(index)}
            >
              <Picture
                picture={picture}
                sizes={index === 0 ? '(min-width: 768px) 50vw, 100vw' : '(min-width: 768px) 25vw, 100vw'}
                isPriority={index === 0}
              />
            </Opener>
          </li>
        ))}
      </Grid>
      <Counter aria-hidden="true">
        {formatMessage(mediaMessages.counter, { index: inView + 1, count })}
      </Counter>
      <AllButton variant="line" size="s" icon={Images} onClick={() => setOpened(inView)}>
        {formatMessage(mediaMessages.allPictures, { count })}
      </AllButton>
      {opened !== undefined && (
        <Suspense>
          <Viewer pictures={pictures} start={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </Frame>
  );
}
