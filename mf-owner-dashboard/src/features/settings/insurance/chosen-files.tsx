import { useRef } from 'react';
import { useIntl } from 'react-intl';

import { MAX_INSURANCE_FILE_BYTES, MAX_INSURANCE_FILES } from '@campavia/domain';
import { Button, ErrorText, IconButton, Small, Stack } from '@campavia/ui';
import { useFormField } from '@campavia/ui/forms';
import { Upload, X } from '@campavia/ui/icons';

import { FileLines } from '../../../components/file-lines.styles';

import { insuranceMessages } from './insurance.messages';
import { FileLine } from './insurance.styles';

const ACCEPTED = 'application/pdf,image/jpeg,image/png,image/webp';

export interface ChosenFilesProps {
  files: readonly File[];
  /** Whether these files replace existing ones. */
  isReplacing: boolean;
  onChange: (files: readonly File[]) => void;
}

/** Files that are uploaded when the form is saved. */
export function ChosenFiles({ files, isReplacing, onChange }: ChosenFilesProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const label = formatMessage(insuranceMessages.files);
  const { id, error } = useFormField('files', label);
  return (
    <Stack $gap={2}>
      <FileLine>
        <Button
          id={id}
          variant="line"
          icon={Upload}
          aria-describedby={`${id}-hint`}
          onClick={() => input.current?.click()}
        >
          {formatMessage(insuranceMessages.choose)}
        </Button>
        <Small $tone="soft" id={`${id}-hint`}>
          {formatMessage(insuranceMessages.filesHint, { count: MAX_INSURANCE_FILES })}
        </Small>
      </FileLine>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ACCEPTED}
        aria-label={label}
        onChange={({ target }) => {
          onChange([...files, ...(target.files ?? [])]);
          // Choosing the same file again must fire a change event.
          target.value = '';
        }}
      />
      {error && <ErrorText data-error="">{error}</ErrorText>}
      {files.length > 0 && (
        <>
          {isReplacing && <Small>{formatMessage(insuranceMessages.replaces)}</Small>}
          <FileLines>
            {files.map((file) => (
              <li key={`${file.name} ${file.size} ${file.lastModified}`}>
                <Small>{file.name}</Small>
                <IconButton
                  label={formatMessage(insuranceMessages.remove, { name: file.name })}
                  icon={X}
                  onClick={() => onChange(files.filter((each) => each !== file))}
                />
              </li>
            ))}
          </FileLines>
        </>
      )}
    </Stack>
  );
}

/** Checks the files before they are uploaded; undefined for valid ones. */
export function useFileProblem(files: readonly File[], { isNeeded }: { isNeeded: boolean }) {
  const { formatMessage } = useIntl();
  const heavy = files.find(({ size }) => size > MAX_INSURANCE_FILE_BYTES);
  if (heavy) return formatMessage(insuranceMessages.tooHeavy, { name: heavy.name });
  if (files.length > MAX_INSURANCE_FILES) {
    return formatMessage(insuranceMessages.tooMany, { count: MAX_INSURANCE_FILES });
  }
  return isNeeded && files.length === 0 ? formatMessage(insuranceMessages.filesNeeded) : undefined;
}
