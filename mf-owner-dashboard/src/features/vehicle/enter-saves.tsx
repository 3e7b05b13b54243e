/** A hidden submit button, so that Enter in a field saves. The visible one is in the bar below both forms. */
export function EnterSaves({ onSave }: { onSave: () => void }) {
  return (
    <button
      type="submit"
      hidden
      onClick={(event) => {
        event.preventDefault();
        onSave();
      }}
    />
  );
}
