import { useMemo, useRef, useState, type ChangeEvent } from 'react';
import { useIntl } from 'react-intl';

import type { DepositClaim, GuestBooking } from '@campavia/contracts';
import { MAX_CONDITION_PHOTOS } from '@campavia/domain';
import { Button, IconButton, Row, Small, Stack } from '@campavia/ui';
import { Form, type FormValues, SubmitButton, TextAreaField } from '@campavia/ui/forms';
import { Upload, X } from '@campavia/ui/icons';

import { useFormErrors } from '../../../components/use-form-errors';
import { useClaim } from '../../../data/conditions/use-claim';
import { isEmpty } from '../../../rules/form-checks';

import { conditionMessages } from './condition-section.messages';

interface AnswerFormProps {
  trip: GuestBooking;
  claim: DepositClaim;
}

/** The guest's one answer to a claim: a text, and photos uploaded before it. */
export function AnswerForm({ trip, claim }: AnswerFormProps) {
  const { formatMessage } = useIntl();
  const { answer, isBusy, entries } = useClaim(trip.id, claim.id);
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const errors = useFormErrors(entries);
  const checks = useMemo(() => {
    const needed = formatMessage(conditionMessages.answerNeeded);
    return { answer: (value: string) => (isEmpty(value) ? needed : undefined) };
  }, [formatMessage]);
  return (
    <Form
      summaryTitle={formatMessage(conditionMessages.notSent)}
      onSubmit={({ answer: text = '' }: FormValues) => void answer(text, photos)}
      errors={errors}
      checks={checks}
      isBusy={isBusy}
    >
      <TextAreaField name="answer" label={formatMessage(conditionMessages.yourAnswer)} />
      <AnswerPhotos photos={photos} most={MAX_CONDITION_PHOTOS - claim.photos.length} onChange={setPhotos} />
      <SubmitButton variant="pine" busyLabel={formatMessage(conditionMessages.sending)}>
        {formatMessage(conditionMessages.send)}
      </SubmitButton>
    </Form>
  );
}

interface AnswerPhotosProps {
  photos: readonly File[];
  most: number;
  onChange: (photos: readonly File[]) => void;
}

function AnswerPhotos({ photos, most, onChange }: AnswerPhotosProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const label = formatMessage(conditionMessages.addPhotos);

  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    onChange([...photos, ...(target.files ?? [])].slice(0, most));
    // Choosing the same file again must fire a change event.
    target.value = '';
  }

  return (
    <Stack $gap={2}>
      <div>
        <Button
          variant="line"
          icon={Upload}
          disabled={photos.length >= most}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
        <input ref={input} type="file" hidden multiple accept="image/*" aria-label={label} onChange={pick} />
      </div>
      {photos.map((photo) => (
        <Row key={keyOf(photo)} $gap={2}>
          <Small>{photo.name}</Small>
          <IconButton
            icon={X}
            label={formatMessage(conditionMessages.removePhoto, { name: photo.name })}
            onClick={() => onChange(photos.filter((each) => each !== photo))}
          />
        </Row>
      ))}
    </Stack>
  );
}

const keys = new WeakMap<File, string>();

/** Photos of one camera may all have the same name and date. */
function keyOf(photo: File): string {
  const key = keys.get(photo) ?? crypto.randomUUID();
  keys.set(photo, key);
  return key;
}
