/** Opens the panel in which the visitor chooses, and may change their mind. Fetched when it is asked for. */
export async function openConsent(): Promise<void> {
  const { showConsent } = await import('./show-consent');
  await showConsent('panel');
}
