import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { H3, Small, VisuallyHidden } from '@campavia/ui';

import type { PictureUpload } from '../../data/pictures/use-picture-uploads';

import { picturesMessages } from './pictures.messages';
import { Head } from './pictures.styles';
import { uploadsMessages } from './uploads.messages';

export interface BoardHeadProps {
  count: number;
  uploads: readonly PictureUpload[];
  children: ReactNode;
}

export function BoardHead({ count, uploads, children }: BoardHeadProps) {
  const { formatMessage } = useIntl();
  const countOf = (...states: PictureUpload['state'][]) =>
    uploads.filter(({ state }) => states.includes(state)).length;
  const refused = countOf('refused');
  const going = uploads.length - refused;
  const parts = [
    ['sendingCount', countOf('sending')],
    ['waitingCount', countOf('waiting')],
    ['stoppedCount', countOf('lost', 'busy')],
  ] as const;
  return (
    <Head>
      <div>
        <H3 as="h2">
          {going > 0
            ? formatMessage(picturesMessages.titleGoing, { count, going })
            : formatMessage(picturesMessages.title, { count })}
        </H3>
        <Small as="p" $tone="soft" role="status">
          {parts.map(
            ([name, number]) =>
              number > 0 && (
                <span key={name}>{formatMessage(uploadsMessages[name], { count: number })} </span>
              ),
          )}
          {formatMessage(count === 0 && going === 0 ? picturesMessages.empty : picturesMessages.saved)}
        </Small>
        <VisuallyHidden role="alert">
          {refused > 0 && formatMessage(uploadsMessages.refusedCount, { count: refused })}
        </VisuallyHidden>
      </div>
      {children}
    </Head>
  );
}
