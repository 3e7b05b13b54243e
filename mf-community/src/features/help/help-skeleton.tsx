import { Skeleton, Stack } from '@campavia/ui';

import { Answers, Columns } from './help.styles';

const QUESTIONS = ['a', 'b', 'c', 'd', 'e', 'f'];

export function HelpSkeleton() {
  return (
    <Columns>
      <Skeleton $height="var(--h-m)" />
      <Answers>
        <Stack>
          <Skeleton $height="2.25rem" $width="60%" />
          {QUESTIONS.map((key) => (
            <Skeleton key={key} $height="3.25rem" />
          ))}
        </Stack>
      </Answers>
    </Columns>
  );
}
