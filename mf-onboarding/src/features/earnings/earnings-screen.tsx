import { useIntl } from 'react-intl';

import { pageTitle, useDocumentTitle, useNavigate, useReady } from '@campavia/remote-kit';

import { storeAnswers } from '../../data/earnings/simulation-storage';
import { useLeadSource } from '../../data/earnings/use-lead-source';
import { useStoredSimulation } from '../../data/earnings/use-stored-simulation';
import { earningsPath } from '../../rules/earnings/earnings-steps';

import { stepTitles } from './frame/title.messages';
import { OwnerFields } from './steps/owner-fields';
import { QuestionForm } from './steps/question-form';

/** The first questions of the earnings simulator. The server renders them without the stored answers. */
export function EarningsScreen() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const stored = useStoredSimulation();
  const { is_professional, vehicle_availability } = stored.answers;
  useDocumentTitle(pageTitle(formatMessage(stepTitles.owner)));
  useReady();
  useLeadSource();
  return (
    <QuestionForm
      step="owner"
      stored={stored}
      onSubmit={(values) => {
        storeAnswers(values);
        void navigate(earningsPath('vehicle'));
      }}
    >
      <OwnerFields key={`${is_professional} ${vehicle_availability}`} answers={stored.answers} />
    </QuestionForm>
  );
}
