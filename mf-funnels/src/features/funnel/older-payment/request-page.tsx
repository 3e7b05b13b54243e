import type { ReactNode } from 'react';

import { Stack, Wrap } from '@campavia/ui';

/** One column for messages about a payment. */
export function RequestPage({ children }: { children: ReactNode }) {
  return (
    <Wrap>
      <Stack style={{ maxWidth: '46rem', paddingBlock: 'var(--s12)' }}>{children}</Stack>
    </Wrap>
  );
}
