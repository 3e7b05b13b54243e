import type { InputEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { Link } from '@campavia/remote-kit';
import { ButtonLink, H1, Lead, Stack, Wrap } from '@campavia/ui';
import { Form, SubmitButton, type FormErrors, type FormValues } from '@campavia/ui/forms';
import { ArrowLeft } from '@campavia/ui/icons';

import { storeAnswers } from '../../../data/earnings/simulation-storage';
import {
  earningsPath,
  earningsStepBefore,
  fieldsOfStep,
  type QuestionStep,
} from '../../../rules/earnings/earnings-steps';
import type { StoredSimulation } from '../../../rules/earnings/stored-answers';
import { CostsCard } from '../frame/costs-card';
import { EarningsStepLine } from '../frame/earnings-step-line';
import { frameMessages } from '../frame/frame.messages';
import { Columns, Foot, Page } from '../frame/frame.styles';
import { stepLeads } from '../frame/lead.messages';
import { stepTitles } from '../frame/title.messages';

import { fieldMessages } from './field.messages';
import { useAnswerChecks } from './use-answer-checks';

export interface QuestionFormProps {
  step: QuestionStep;
  stored: StoredSimulation;
  errors?: FormErrors;
  isBusy?: boolean;
  onSubmit: (values: FormValues) => void;
  children: ReactNode;
}

/** The page of a step with questions. Typed values are stored in the tab at once, valid or not. */
export function QuestionForm({ step, stored, errors, isBusy, onSubmit, children }: QuestionFormProps) {
  const { formatMessage } = useIntl();
  const checks = useAnswerChecks(fieldsOfStep(step, stored.answers));
  const before = earningsStepBefore(step);
  const isLast = step === 'about-you';
  return (
    <Wrap>
      <Page>
        <EarningsStepLine step={step} stored={stored} />
        <Columns>
          <Stack $gap={6}>
            <Stack $gap={2}>
              <H1>{formatMessage(stepTitles[step])}</H1>
              <Lead>{formatMessage(stepLeads[step])}</Lead>
            </Stack>
            <div onInput={keepTyped}>
              <Form
                summaryTitle={formatMessage(frameMessages.notDone)}
                checks={checks}
                errors={errors}
                isBusy={isBusy}
                onSubmit={onSubmit}
              >
                {children}
                <Foot>
                  {before && (
                    <ButtonLink as={Link} variant="quiet" icon={ArrowLeft} to={earningsPath(before)}>
                      {formatMessage(frameMessages.back)}
                    </ButtonLink>
                  )}
                  <SubmitButton variant="main" busyLabel={formatMessage(fieldMessages.calculating)}>
                    {formatMessage(isLast ? fieldMessages.simulate : frameMessages.goOn)}
                  </SubmitButton>
                </Foot>
              </Form>
            </div>
          </Stack>
          <CostsCard />
        </Columns>
      </Page>
    </Wrap>
  );
}

function keepTyped({ currentTarget }: InputEvent<HTMLElement>): void {
  const form = currentTarget.querySelector('form');
  const entries = form ? [...new FormData(form)] : [];
  storeAnswers(Object.fromEntries(entries.filter(([, value]) => typeof value === 'string')));
}
