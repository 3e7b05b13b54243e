import { useRef, type ChangeEvent } from 'react';
import { useIntl } from 'react-intl';

import type { Me } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';
import { Avatar, Button, ErrorText, H3, Hint, Row, Stack } from '@campavia/ui';
import { Camera } from '@campavia/ui/icons';

import { useChangePicture, type ChangePicture } from '../../../data/use-change-picture';
import { MIN_PICTURE_SIDE } from '../../../rules/picture-problems';
import { portraitOf } from '../../../rules/portrait';

import { pictureMessages } from './picture.messages';
import { BelowPortrait, Portrait } from './profile.styles';
import { UploadProgress } from './upload-progress';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

export function PictureSection({ me }: { me: Me }) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const input = useRef<HTMLInputElement>(null);
  const { change, cancel, isBusy, uploading, ...outcome } = useChangePicture();
  const label = formatMessage(portraitOf(me) ? pictureMessages.change : pictureMessages.choose);

  async function changePicture({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    const isChanged = await change(file);
    // Choosing the same file again must fire a change event.
    target.value = '';
    if (isChanged)
      events.send('toast.shown', { tone: 'good', title: formatMessage(pictureMessages.changed) });
  }

  return (
    <Stack as="section" $gap={3}>
      <H3 as="h2">{formatMessage(pictureMessages.title)}</H3>
      <Row $gap={5}>
        <Portrait $isUploading={uploading !== undefined}>
          <Avatar name={me.first_name} userId={me.id} size="l" src={uploading?.src ?? portraitOf(me)} />
        </Portrait>
        <Button variant="line" icon={Camera} isBusy={isBusy} onClick={() => input.current?.click()}>
          {label}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          accept={ACCEPTED}
          onChange={(event) => void changePicture(event)}
        />
      </Row>
      <BelowPortrait>
        {uploading ? (
          <UploadProgress picture={uploading} onCancel={cancel} />
        ) : (
          <Hint>{formatMessage(pictureMessages.hint)}</Hint>
        )}
      </BelowPortrait>
      <div role="alert">
        <UploadProblem {...outcome} />
      </div>
    </Stack>
  );
}

function UploadProblem({ problem, entries }: Pick<ChangePicture, 'problem' | 'entries'>) {
  const { formatMessage } = useIntl();
  if (problem)
    return <ErrorText>{formatMessage(pictureMessages[problem], { side: MIN_PICTURE_SIDE })}</ErrorText>;
  return entries.map(({ text }) => {
    const message = text ?? formatMessage(pictureMessages.failed);
    return <ErrorText key={message}>{message}</ErrorText>;
  });
}
