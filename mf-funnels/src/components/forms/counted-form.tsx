import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Form, type FormProps } from '@campavia/ui/forms';

import { useProblemCount, type ProblemCount } from './use-problem-count';

/** Same distance as between heading and content on a page without a form. */
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
  /** Title of the error summary: what failed, then the number of problems. */
  summaryTitle: (problems: ProblemCount) => string;
}

export function CountedForm({ head, summaryTitle, children, ...form }: CountedFormProps) {
  const { checks, problems } = useProblemCount(form);
  return (
    <Form {...form} checks={checks} summaryTitle={summaryTitle(problems)}>
      <Head>{head}</Head>
      {children}
    </Form>
  );
}
