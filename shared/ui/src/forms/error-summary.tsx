import { CircleAlert } from 'lucide-react';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { Icon } from '../core';

import { controlId, useFormState } from './form-context';
import { formsMessages } from './forms.messages';
import type { Problem } from './problems';

const Card = styled.div`
  display: grid;
  gap: 0.6rem;
  padding: 1.25rem;
  background: var(--surface);
  border: 2px solid var(--stop);
  border-radius: var(--r-l);
  color: var(--ink);
  h2 {
    display: flex;
    gap: 0.625rem;
    margin: 0;
    color: var(--stop);
    font: 600 var(--t-h3) / var(--lh-h3) var(--display);
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  ul {
    display: grid;
    gap: 0.5rem;
    margin: 0;
    padding: 0;
    list-style: none;
    overflow-wrap: anywhere;
  }
  a {
    color: var(--stop);
    font-weight: 650;
    text-underline-offset: 0.22em;
  }
`;

export interface ErrorSummaryProps {
  title: ReactNode;
  problems: Problem[];
  /** When it changes, the summary takes the focus again. */
  submitCount: number;
}

/** Lists the errors of a form, each with a link to its field. Takes the focus when it appears. */
export function ErrorSummary({ title, problems, submitCount }: ErrorSummaryProps) {
  const card = useRef<HTMLDivElement>(null);
  const { isBusy } = useFormState();
  const content = JSON.stringify(problems);
  // An effect that runs later would take the focus from a reader who types again already.
  useLayoutEffect(() => {
    if (!isBusy) card.current?.focus();
  }, [content, submitCount, isBusy]);
  return (
    <Card ref={card} role="alert" tabIndex={-1} data-error-summary="">
      <h2>
        <Icon of={CircleAlert} />
        <span>{title}</span>
      </h2>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.label} ${problem.text}`}>
            <ProblemLine {...problem} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ProblemLine({ text, label, field }: Problem) {
  const { formatMessage } = useIntl();
  const { id } = useFormState();
  const sentence = label === undefined ? text : formatMessage(formsMessages.named, { label, text });
  if (field === undefined) return sentence;
  const target = controlId(id, field);
  return (
    <a href={`#${target}`} onClick={(event) => focusField(event, target)}>
      {sentence}
    </a>
  );
}

function focusField(event: MouseEvent, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
