import { type ComponentType, useEffect, useState } from 'react';

import { leaveForProvider } from '../../../data/payment/payment-session';
import type { BankFrameProps } from './bank-frame';

/** If the window does not load, the whole page goes to the bank. */
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
