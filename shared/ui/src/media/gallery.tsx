import { Images } from 'lucide-react';
import { lazy, Suspense, type UIEvent, useState } from 'react';
import { useIntl } from 'react-intl';

import { AllButton, Counter, Frame, Grid, Opener } from './gallery.styles';
import { mediaMessages } from './media.messages';
import { Picture, type PictureSource } from './picture';

const Viewer = lazy(() => import('./viewer').then((viewer) => ({ default: viewer.Viewer })));

/** Matches the grid; a page that preloads the first picture must use the same value. */
export const FIRST_PICTURE_SIZES = '(min-width: 1400px) 39.5rem, (min-width: 768px) 46.5vw, 93vw';
const PICTURE_SIZES = '(min-width: 1400px) 19.75rem, (min-width: 768px) 23.5vw, 93vw';

/** With fewer pictures, only the first one is shown. */
const FEWEST_FOR_GRID = 5;

export interface GalleryProps {
  pictures: readonly PictureSource[];
  /** Accessible name of the list of pictures. */
  label: string;
}

/** A grid of one large and four small pictures, a row to swipe on narrow windows; a press opens them full screen. */
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
                sizes={index === 0 ? FIRST_PICTURE_SIZES : PICTURE_SIZES}
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
