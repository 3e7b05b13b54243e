import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useIntl } from 'react-intl';

import type { OwnReview, WriteReview } from '@campavia/contracts';
import { countReviewExcess, findReviewProblem, readReviewForm, type ReviewPart } from '@campavia/domain';
import { pathOf, useNavigate, usePlatform } from '@campavia/remote-kit';
import { Button } from '@campavia/ui';
import { Form, SubmitButton, type FieldCheck, type FormErrors, type FormValues } from '@campavia/ui/forms';

import { ReviewActions } from './review-flow.styles';
import type { ReviewFormMessages } from './review-messages';
import { textsOf, type TypedTexts } from './use-typed-texts';

/** The fields of a step besides stars of single aspects. */
export type ReviewField = 'rating' | 'comment' | 'private_comment';

export interface ReviewStepFormProps {
  review: OwnReview | undefined;
  /** Saves a draft, or changes a sent review; undefined if it was refused. */
  save: (change: WriteReview) => Promise<OwnReview | undefined>;
  isBusy: boolean;
  /** Why the api refused it. */
  errors: FormErrors;
  typed: TypedTexts;
  /** Aspects that this step asks for. */
  parts: readonly ReviewPart[];
  fields: readonly ReviewField[];
  /** The review is sent with this step. */
  isLast?: boolean;
  messages: ReviewFormMessages;
  /** Label of the button. */
  next: string;
  onSaved: (review: OwnReview) => void;
  children: ReactNode;
}

const TEXTS = ['comment', 'private_comment'];

/** The form of a step of a review: it continues, or saves and leads to the list of reviews. */
export function ReviewStepForm(props: ReviewStepFormProps) {
  const { review, save, isBusy, errors, typed, parts, fields, isLast = false, messages, onSaved } = props;
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { events } = usePlatform();
  const box = useRef<HTMLDivElement>(null);
  const checks = useChecks(fields, messages);
  useTyping(box, typed);

  async function goOn(values: FormValues) {
    const isDraft = !isLast && (review === undefined || review.state === 'draft');
    const saved = await save({ ...readReviewForm(values, parts, review), is_draft: isDraft });
    if (!saved) return;
    typed.forget();
    onSaved(saved);
  }

  async function leave() {
    const form = box.current?.closest('form');
    const entries = form ? [...new FormData(form)].map(([name, value]) => [name, String(value)]) : [];
    const saved = await save(readReviewForm(Object.fromEntries(entries), parts, review));
    if (!saved) return;
    typed.forget();
    events.send('toast.shown', { tone: 'good', title: formatMessage(messages.saved) });
    await navigate(pathOf('reviews') ?? '/');
  }

  return (
    <Form
      summaryTitle={formatMessage(messages.notSaved)}
      checks={checks}
      errors={errors}
      isBusy={isBusy}
      onSubmit={(values) => void goOn(values)}
    >
      {props.children}
      <ReviewActions ref={box}>
        <Button variant="quiet" disabled={isBusy} onClick={() => void leave()}>
          {formatMessage(messages.saveAndLeave)}
        </Button>
        <SubmitButton busyLabel={formatMessage(messages.saving)}>{props.next}</SubmitButton>
      </ReviewActions>
    </Form>
  );
}

/** Stores the typed values of the form around a box. */
function useTyping(box: RefObject<HTMLElement | null>, typed: TypedTexts): void {
  useEffect(() => {
    const form = box.current?.closest('form');
    const keep = () => form && typed.keep({ ...typed.texts, ...textsOf(form, TEXTS) });
    form?.addEventListener('input', keep);
    return () => form?.removeEventListener('input', keep);
  }, [box, typed]);
}

function useChecks(fields: readonly ReviewField[], messages: ReviewFormMessages): Record<string, FieldCheck> {
  const { formatMessage } = useIntl();
  const findExcess = (text: string) => {
    const count = countReviewExcess(text);
    return count > 0 ? formatMessage(messages.tooLong, { count }) : undefined;
  };
  const checks: Record<ReviewField, FieldCheck> = {
    rating: (value) => (value ? undefined : formatMessage(messages.starsMissing)),
    comment: (value, values) =>
      findReviewProblem(values) === 'words' ? formatMessage(messages.wordsMissing) : findExcess(value),
    private_comment: findExcess,
  };
  return Object.fromEntries(fields.map((field) => [field, checks[field]]));
}
