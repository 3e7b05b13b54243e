/**
 * The button that a form without one needs, so that Enter in a field saves. What saves is the bar below both forms.
 */
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
