import { useIntl } from 'react-intl';

import {
  Navigate,
  pageTitle,
  useDocumentTitle,
  useNavigate,
  useParams,
  usePlatform,
  useReady,
} from '@campavia/remote-kit';
import { formErrorsOf } from '@campavia/ui/forms';

import { storeAnswers } from '../../data/earnings/simulation-storage';
import { useLeadSource } from '../../data/earnings/use-lead-source';
import { useSimulate } from '../../data/earnings/use-simulate';
import { useStoredSimulation } from '../../data/earnings/use-stored-simulation';
import {
  earningsPath,
  earningsStepAfter,
  fieldsOfStep,
  firstOpenStep,
  isEarningsStep,
  isStepOpen,
  type EarningsStep,
} from '../../rules/earnings/earnings-steps';
import { resultOf, type StoredSimulation } from '../../rules/earnings/stored-answers';

import { frameMessages } from './frame/frame.messages';
import { stepTitles } from './frame/title.messages';
import { Results } from './results/results';
import { fieldMessages } from './steps/field.messages';
import { ContactFields, PropertyFields, VehicleFields } from './steps/question-fields';
import { QuestionForm } from './steps/question-form';

/** A later step of the simulator. Redirects to the first step with missing answers. */
export function EarningsStepScreen() {
  const { step } = useParams();
  const { NotFound } = usePlatform();
  if (step === 'owner') return <Navigate to={earningsPath('owner')} replace />;
  return isEarningsStep(step) ? <KnownStep key={step} step={step} /> : <NotFound />;
}

function KnownStep({ step }: { step: EarningsStep }) {
  const { formatMessage } = useIntl();
  const { today } = usePlatform();
  const stored = useStoredSimulation();
  const { answers } = stored;
  const year = Number(today.slice(0, 4));
  const result = resultOf(stored);
  useDocumentTitle(pageTitle(formatMessage(stepTitles[step])));
  useReady();
  useLeadSource();
  if (!isStepOpen(step, answers, year)) {
    return <Navigate to={earningsPath(firstOpenStep(answers, year))} replace />;
  }
  if (step === 'about-you') return <ContactStep stored={stored} />;
  if (step !== 'results') return <VehicleStep step={step} stored={stored} />;
  // Changed answers are sent again with the last question.
  return result ? (
    <Results answers={answers} result={result} />
  ) : (
    <Navigate to={earningsPath('about-you')} replace />
  );
}

interface VehicleStepProps {
  step: 'owner' | 'vehicle' | 'vehicle-properties';
  stored: StoredSimulation;
}

function VehicleStep({ step, stored }: VehicleStepProps) {
  const navigate = useNavigate();
  const { answers } = stored;
  const fields = fieldsOfStep(step, answers);
  const Fields = step === 'vehicle' ? VehicleFields : PropertyFields;
  return (
    <QuestionForm
      step={step}
      stored={stored}
      onSubmit={(values) => {
        storeAnswers(values);
        void navigate(earningsPath(earningsStepAfter(step)));
      }}
    >
      <Fields answers={answers} fields={fields} />
    </QuestionForm>
  );
}

function ContactStep({ stored }: { stored: StoredSimulation }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { simulate, isBusy, isOffline, entries } = useSimulate();
  const { answers } = stored;
  const fields = fieldsOfStep('about-you', answers);
  const elsewhere = Object.entries(fieldMessages).filter(([name]) => !(fields as string[]).includes(name));
  const labels = Object.fromEntries(elsewhere.map(([name, label]) => [name, formatMessage(label)]));
  const shown = isOffline ? [{ text: formatMessage(frameMessages.noConnection) }] : entries;
  return (
    <QuestionForm
      step="about-you"
      stored={stored}
      errors={formErrorsOf(shown, { unknown: formatMessage(frameMessages.unknown), labels })}
      isBusy={isBusy}
      onSubmit={(values) =>
        void simulate(values).then((isDone) => isDone && navigate(earningsPath('results')))
      }
    >
      <ContactFields answers={answers} fields={fields} />
    </QuestionForm>
  );
}
