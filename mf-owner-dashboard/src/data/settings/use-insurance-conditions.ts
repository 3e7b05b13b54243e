import useSWR, { useSWRConfig } from 'swr';

import {
  changeInsuranceConditions,
  getInsuranceConditions,
  insuranceConditionsKeys,
  ownCamperKeys,
  sendInsuranceConditions,
} from '@campavia/api-client';
import type { InsuranceConditions, InsuranceConditionsForm } from '@campavia/contracts';

import { useEdit, type UseEdit } from '../use-edit';

export interface UseInsuranceConditions {
  insurance: InsuranceConditions | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** What the owner of a camper states of an insurance of their own. */
export function useInsuranceConditions(camperId: number): UseInsuranceConditions {
  const { data, error, isValidating, mutate } = useSWR<InsuranceConditions, Error>(
    insuranceConditionsKeys.ofCamper(camperId),
    () => getInsuranceConditions(camperId),
  );
  return {
    insurance: data,
    hasFailed: error !== undefined && !data,
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}

export type InsuranceConditionsEdit = UseEdit<InsuranceConditions, InsuranceConditionsForm>;

/** Sends whole conditions the first time, and changes of them from then on. */
export function useEditInsuranceConditions(
  camperId: number,
  resource: InsuranceConditions,
  isDirty: boolean,
): InsuranceConditionsEdit {
  const { mutate } = useSWRConfig();
  const send = resource.conditions ? changeInsuranceConditions : sendInsuranceConditions;
  return useEdit<InsuranceConditions, InsuranceConditionsForm>({
    cacheKey: insuranceConditionsKeys.ofCamper(camperId),
    resource,
    isDirty,
    async send(form, on) {
      const saved = await send(camperId, form, on);
      void mutate(ownCamperKeys.one(camperId));
      return saved;
    },
  });
}
