export async function openConsent(): Promise<void> {
  const { showConsent } = await import('./show-consent');
  await showConsent('panel');
}
