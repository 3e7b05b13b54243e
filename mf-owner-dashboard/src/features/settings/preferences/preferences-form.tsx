import { useIntl } from 'react-intl';

import type { OwnCamper, Preferences, UpdatePreferences } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';
import { Form, formErrorsOf } from '@campavia/ui/forms';

import { FormConflict } from '../../../components/edit/form-conflict';
import { LeaveQuestion } from '../../../components/edit/leave-question';
import { SaveBar } from '../../../components/edit/save-bar';
import type { ErrorEntry } from '../../../data/use-edit';
import { useEditPreferences } from '../../../data/settings/use-preferences';
import { useTypedForm } from '../../../data/use-typed-form';
import { changesOf, countChanges, valuesOf, weekdayField } from '../../../rules/settings/preference-values';

import { BookingSection } from './booking-section';
import { conflictRows } from './conflict-rows';
import { HandOverSection } from './hand-over-section';
import { PermissionsSection } from './permissions-section';
import { preferencesMessages } from './preferences.messages';
import { Sections } from './preferences.styles';

export interface PreferencesFormProps {
  camper: OwnCamper;
  saved: Preferences;
}

/** The rental preferences: permissions, booking, hand-over and insurance. */
export function PreferencesForm({ camper, saved }: PreferencesFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const typed = useTypedPreferences(camper.id, saved);
  const { edit, values, changes } = typed;
  const changeCount = countChanges(edit.baseline, changes);
  return (
    <div onInput={typed.readAgain} ref={typed.frame}>
      <LeaveQuestion isDirty={changeCount > 0} onLeave={typed.discard} />
      <Form
        summaryTitle={formatMessage(preferencesMessages.notSaved)}
        errors={formErrorsOf(atShownFields(edit.refused?.entries ?? []), {
          unknown: formatMessage(preferencesMessages.unknown),
        })}
        isBusy={edit.isBusy}
        onSubmit={() => void typed.save(changes)}
      >
        <FormConflict
          typed={typed}
          rowsOf={(theirs) => conflictRows(intl, { baseline: edit.baseline, theirs, changes })}
        />
        <Sections key={typed.version}>
          <BookingSection values={values} />
          <HandOverSection values={values} onChange={typed.readAgain} />
          <PermissionsSection values={values} />
        </Sections>
        <SaveBar changeCount={changeCount} isBusy={edit.isBusy} onDiscard={typed.discard} />
      </Form>
    </div>
  );
}

function useTypedPreferences(camperId: number, saved: Preferences) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  return useTypedForm<Preferences, UpdatePreferences, UpdatePreferences>({
    draft: `preferences ${camperId}`,
    useEditing: (isDirty) => useEditPreferences(camperId, saved, isDirty),
    valuesOf,
    changesOf,
    toSent: (changes) => changes,
    onSaved: () =>
      events.send('toast.shown', { tone: 'good', title: formatMessage(preferencesMessages.saved) }),
  });
}

/** An error of the weekdays is shown at the first of them. */
function atShownFields(entries: ErrorEntry[]): ErrorEntry[] {
  return entries.map((entry) =>
    entry.field === 'closed_weekdays' ? { ...entry, field: weekdayField(1) } : entry,
  );
}
