import { type ComponentType, useEffect, useState } from 'react';

import type { SuccessDetailsProps } from './success-details';

const fetchDetails = async () =>
  (await import(/* webpackChunkName: "success-details" */ './success-details')).SuccessDetails;

export function SuccessMore(props: SuccessDetailsProps) {
  const [Details, setDetails] = useState<ComponentType<SuccessDetailsProps>>();
  useEffect(() => {
    let isGone = false;
    fetchDetails().then(
      (details) => !isGone && setDetails(() => details),
      () => undefined,
    );
    return () => void (isGone = true);
  }, []);
  return Details ? <Details {...props} /> : null;
}
