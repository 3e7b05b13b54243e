import { type ComponentType, useEffect, useState } from 'react';

import { leaveFor } from '../data/payment-keeping';
import type { BankFrameProps } from './bank-frame';

/** The bank's question over the page; should its window not come, the whole page goes to the bank. */
export function BankFrameWhenLoaded(props: BankFrameProps) {
  const { url } = props;
  const [Frame, setFrame] = useState<ComponentType<BankFrameProps>>();
  useEffect(() => {
    import('./bank-frame').then(
      ({ BankFrame }) => setFrame(() => BankFrame),
      () => leaveFor(url),
    );
  }, [url]);
  return Frame ? <Frame {...props} /> : null;
}
