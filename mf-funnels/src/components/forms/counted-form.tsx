import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Form, type FormProps } from '@campavia/ui/forms';

import { useProblemCount, type ProblemCount } from './use-problem-count';

/** As far from the fields as a heading is from them on a page without a form. */
const Head = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--s8);
  min-width: 0;
  padding-bottom: var(--s3);
  [data-error-summary] + & {
    padding-top: var(--s3);
  }
  &:empty {
    display: none;
  }
`;

export interface CountedFormProps extends Omit<FormProps, 'summaryTitle'> {
  /** Heading of the page, after the error summary. */
  head?: ReactNode;
  /** Title of the error summary: what did not happen, then the number of problems. */
  summaryTitle: (problems: ProblemCount) => string;
}

/** A form with the heading of its page, whose error summary counts the problems. */
export function CountedForm({ head, summaryTitle, children, ...form }: CountedFormProps) {
  const { checks, problems } = useProblemCount(form);
  return (
    <Form {...form} checks={checks} summaryTitle={summaryTitle(problems)}>
      <Head>{head}</Head>
      {children}
    </Form>
  );
}
