import { type ComponentType, useEffect, useState } from 'react';

import { leaveForProvider } from '../../../data/payment/payment-session';
import type { BankFrameProps } from './bank-frame';

/** The bank's question over the page; should its window not come, the whole page goes to the bank. */
export function LazyBankFrame(props: BankFrameProps) {
  const { url } = props;
  const [Frame, setFrame] = useState<ComponentType<BankFrameProps>>();
  useEffect(() => {
    import('./bank-frame').then(
      ({ BankFrame }) => setFrame(() => BankFrame),
      () => leaveForProvider(url),
    );
  }, [url]);
  return Frame ? <Frame {...props} /> : null;
}
